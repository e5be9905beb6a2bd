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

## Боты

bot-random = случайный
bot-random-about = любой ход из возможных, все равновероятны
bot-greedy = жадный
bot-greedy-about = ход, сразу после которого положение лучше всего

## В терминале

player-names = Аня, Боря, Вера, Гриша, Даша, Егор
term-seat = Место { $seat }: { $player }, { $kind }
term-seat-person = человек за этим терминалом
term-seat-bot = бот ({ $bot })
term-own-cards = Игра идёт со своим набором карт.
term-welcome = Введите номер хода или сам ход словами; ? — список команд.
term-prompt = { $player }, ваш ход:{" "}
term-prompt-over = Партия окончена; отмена, сохранить ФАЙЛ или Enter для выхода:{" "}
term-hand-over = Теперь { $player }: сядьте за терминал и нажмите Enter.{" "}
term-no-number = В списке нет хода { $number }, последний — { $count }.
term-not-understood = Не понимаю «{ $line }»: введите номер из списка или слова хода; ? — список команд.
term-ambiguous = «{ $line }» может значить разное:
term-and-more =    … и ещё { $count }
term-refused = Нельзя: { $action }. { $why }
term-clause = Правило { $number }: { $text }
term-allowed = Можно: { $action } (вводится: { $typed }).
term-undo-nothing = У вас пока нет ходов, которые можно взять назад.
term-undo-revealed = Этот ход нельзя взять назад: с тех пор открылось что-то скрытое.
term-undone = { $count ->
    [one] Взят назад { $count } ход.
    [few] Взято назад { $count } хода.
   *[other] Взято назад { $count } ходов.
}
term-which-file = Какой файл? Например: { $command } match.txt
term-loaded = Загружено из { $path }; сделано ходов: { $count }.
term-over = Партия окончена.
term-hint = Подсказка: { $action } (оценка { $value })
term-hint-next = Следующий по силе: { $action } (оценка { $value })
term-log-empty = Пока ничего не произошло.
term-rules-more = правила СЛОВО — поиск; правила 4 — раздел 4; правила 4.7 — одно правило.
term-rules-none = Ни в одном правиле нет «{ $word }».
term-score = { $player }: { $score }
term-won = { $count ->
    [1] Победа: { $players }.
   *[other] Победили { $players }.
}
term-drawn = Ничья.
term-all-won = Вы все победили.
term-all-lost = Вы все проиграли.
term-save-as = Партия не сохранена. В какой файл её записать (Enter — не записывать):{" "}
term-not-saved = Партия не сохранена.
term-saved = Сохранено. Чтобы продолжить: regalia play --load { $path }

command-number = 3
command-number-about = ход под этим номером в списке
command-words-about = ход словами; хватает начала слов
command-ask = ? ХОД
command-ask-about = можно ли так пойти, и если нет, то по какому правилу
command-hint = подсказка
command-hint-about = как пошёл бы на вашем месте жадный бот
command-undo = отмена
command-undo-about = взять назад свой последний ход и ответы ботов
command-board = стол
command-board-about = нарисовать стол заново
command-log = журнал
command-log-about = всё, что произошло
command-rules = правила
command-rules-about = правила; со словом — те, где оно встречается
command-save = сохранить
command-save-about = сохранить ФАЙЛ: записать партию
command-load = загрузить
command-load-about = загрузить ФАЙЛ: продолжить записанную партию
command-quit = выход
command-quit-about = уйти (или Ctrl-D)

## Просмотр записи

replay-step = Шаг { $step } из { $count }
replay-prompt = Enter — дальше, b — назад, число — к этому шагу, q — выход{" "}
replay-bad = Введите Enter, b, число от 0 до { $count } или q.

## Список игр

games-id = имя
games-title = название
games-seats = места
games-presets = варианты
