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

## Bots

bot-random = random
bot-random-about = any legal action, each equally likely
bot-greedy = greedy
bot-greedy-about = what looks best right after it is done
