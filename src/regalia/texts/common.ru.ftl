# Слова, общие для всех игр.

list = { $most } и { $last }
player = Игрок { $number }
name-nobody = никто
name-hidden = что-то скрытое
name-true = да
name-false = нет

source-rulebook = по книге правил
source-public = по открытым источникам
source-ours = наша замена
