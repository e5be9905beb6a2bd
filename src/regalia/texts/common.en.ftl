# Words that all games share.

list = { $most } and { $last }
player = Player { $number }
name-nobody = nobody
name-hidden = something hidden
name-true = yes
name-false = no

source-rulebook = from the rulebook
source-public = from public sources
source-ours = our own stand-in
