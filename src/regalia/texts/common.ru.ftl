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
bot-hasty = торопливый
bot-hasty-about = что кажется лучшим с первого взгляда, не думая о дальнейшем
bot-level-1 = уровень 1
bot-level-1-about = сила 1 из 8; думает не дольше 0,05 с
bot-level-2 = уровень 2
bot-level-2-about = сила 2 из 8; думает не дольше 0,1 с
bot-level-3 = уровень 3
bot-level-3-about = сила 3 из 8; думает не дольше 0,2 с
bot-level-4 = уровень 4
bot-level-4-about = сила 4 из 8; думает не дольше 0,35 с
bot-level-5 = уровень 5
bot-level-5-about = сила 5 из 8; думает не дольше 0,5 с
bot-level-6 = уровень 6
bot-level-6-about = сила 6 из 8; думает не дольше 0,8 с
bot-level-7 = уровень 7
bot-level-7-about = сила 7 из 8; думает не дольше 1,3 с
bot-level-8 = уровень 8
bot-level-8-about = сила 8 из 8; думает не дольше 2 с
bot-cautious = осторожный
bot-cautious-about = потерь боится больше, чем любит выигрывать
bot-daring = отчаянный
bot-daring-about = лучше всё или ничего, чем понемногу
bot-grasping = загребущий
bot-grasping-about = считает свои очки, а до ваших ему дела нет
bot-spiteful = вредный
bot-spiteful-about = лишь бы лидеру было хуже, чего бы это ни стоило
bot-chaotic = взбалмошный
bot-chaotic-about = думает неплохо, но слушает своё настроение

## В терминале

player-names = Аня, Боря, Вера, Гриша, Даша, Егор
term-seat = Место { $seat }: { $player }, { $kind }
term-seat-person = человек за этим терминалом
term-seat-bot = бот ({ $bot })
term-own-cards = Игра идёт со своим набором карт.
term-welcome = Введите номер хода или сам ход словами; ? — список команд.
term-prompt = { $player }, ваш ход:{" "}
term-prompt-ally = { $player }, ход у вас общий с игроком { $ally }: введите ход или нажмите Enter — пусть продолжает { $ally }:{" "}
term-prompt-over = Партия окончена; отмена, сохранить ФАЙЛ или Enter для выхода:{" "}
term-hand-over = Теперь { $player }: сядьте за терминал и нажмите Enter.{" "}
term-not-yours = Сейчас это решает { $player }.
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
term-hint = Подсказка: { $action } (оценка { $value } из 100)
term-hint-next = Следующий по силе: { $action } (оценка { $value } из 100)
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
command-hint-about = что сделал бы на вашем месте сильный бот, зная то же, что и вы
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

## Состязания ботов

arena-bar = { $game }
arena-heading = { $game }, мест: { $seats }; партий: { $done } из { $planned }
arena-bot = бот
arena-elo = Эло
arena-interval = 95-процентный интервал
arena-matches = партии
arena-mean = среднее время
arena-slowest = дольше всего
arena-ms = { $ms } мс
arena-pair = пара
arena-share = победы первого
arena-solo = Один первый против стола вторых; случайно было бы { $chance }.
arena-ratings = Рейтинги
arena-ratings-about = Очки Эло с 95-процентными интервалами; у бота, названного первым, ноль, а 400 очков — это шансы десять к одному.
arena-pairs = Кто кого
arena-lengths = Решений за партию
arena-interrupted = Сыгранное сохранено. Чтобы продолжить: regalia arena --resume { $path }

balance-title = Баланс: { $game }
balance-about = { $count ->
    [one] { $count } партия равных ботов ({ $bot }).
    [few] { $count } партии равных ботов ({ $bot }).
   *[other] { $count } партий равных ботов ({ $bot }).
}
balance-plies = Решений за партию: от { $shortest } до { $longest }, медиана { $median }.
balance-turns = Ходов за партию: от { $shortest } до { $longest }, медиана { $median }.
balance-turns-plot = Партии по числу ходов
balance-draws = Ничьи: { $share }.
balance-ending = Исход «{ $ending }»: { $share }.
balance-seats = Места
balance-place = { $place ->
    [1] начинает
   *[other] ходит { $place }-м
}
balance-median = решения
balance-points = очки
balance-fair = Доли побед с 95-процентными интервалами; по справедливости они у всех одинаковы.
balance-spread = Друг против друга
balance-overall = всего
balance-cards = Выбор
balance-deed = что сделано
balance-offered = можно было
balance-taken = выбрано
balance-lift = победы
balance-lift-about = Можно было: в скольких партиях игроков это можно было выбрать. Выбрано: в какой их доле выбрали. Победы: во сколько раз чаще справедливой доли побеждали те, кто выбрал.

## Список игр

games-id = имя
games-title = название
games-seats = места
games-presets = варианты

## Столы без своего рисунка

view-to_move = Ходит
view-scores = Счёт
view-winners = Победители
view-winner = Победитель
view-hand = Ваша рука
view-hands = Руки
view-hand_sizes = Карт на руках
view-deck = Колода
view-question = Вопрос
view-key = Название
view-source = Источник
view-seat = Игрок

solve-progress = Просмотрено позиций: { $count } млн; Ctrl-C покажет, что уже известно
solve-won = Ходит { $player } — при лучшей игре это победа.
solve-lost = Ходит { $player } — против лучшей игры это поражение.
solve-drawn = Ходит { $player } — при лучшей игре обоих будет ничья.
solve-unknown = Ходит { $player } — решение пока не найдено.
solve-line = Лучшая игра:
solve-scores = Итог: { $scores }.
solve-moves = Что доказано о каждом ходе:
solve-move-won = выигрывает
solve-move-lost = проигрывает
solve-move-drawn = ведёт к ничьей
solve-move-unknown = не доказано
solve-cost = Позиций: { $count } млн; время процессора: { $seconds } с.
solve-head-seed = расклад
solve-head-result = итог
solve-head-positions = позиций, млн
solve-head-seconds = время процессора, с
solve-first-won = побеждает первый игрок
solve-first-lost = побеждает второй игрок
solve-first-drawn = ничья
solve-first-unknown = не решено

## Сервер

serve-open = Regalia открыта по адресу { $link }
serve-network = В вашей сети: { $link }
serve-data = Партии хранятся здесь: { $place }

event-ask-undo = { $player } просит вернуть { $plies ->
    [one] { $plies } ход.
    [few] { $plies } хода.
   *[other] { $plies } ходов.
}
event-agree-undo = { $player } — согласие вернуть ход.
event-decline-undo = { $player } — отказ вернуть ход.
event-undone = { $player } берёт назад { $plies ->
    [one] { $plies } ход.
    [few] { $plies } хода.
   *[other] { $plies } ходов.
}
event-resigned = { $player } сдаётся.
event-flagged = { $player }: время вышло.

fault-bad-message = Это сообщение непонятно: { $detail }.
fault-not-found = Такого стола или такой страницы здесь нет.
fault-who-are-you = Сначала назовитесь или войдите.
fault-wrong-password = Имя или пароль неверны.
fault-not-allowed = Здесь вам этого нельзя: { $detail }.
fault-foreign-origin = Запрос пришёл со страницы другого сайта и потому не выполнен.
fault-taken = Это уже занято: { $detail }.
fault-wrong-moment = Сейчас этого сделать нельзя: { $detail }.
fault-stale-action = Стол с тех пор изменился; вот как он выглядит теперь.
fault-slow-down = Слишком часто: подождите немного.
fault-store-trouble = Ход не удалось сохранить, поэтому он не сделан. Попробуйте ещё раз чуть позже.
fault-not-your-turn = Сейчас не ваш ход.
fault-cannot-undo = Этого нельзя взять назад: { $detail }.
fault-nothing-asked = Вашего ответа никто не ждёт.
fault-match-over = Партия окончена.
fault-silence = Сейчас за этим столом нельзя разговаривать.
fault-bad-options = Так играть нельзя: { $detail }.
fault-bad-cards = Этот набор карт не годится: { $detail }.
fault-bad-clock = Таких часов нет: { $detail }.
fault-unknown-game = Такой игры нет: { $detail }.
fault-unknown-bot = Такого бота нет: { $detail }.

page-title = Regalia: столы
page-about = Настольные и карточные игры о коронах и замках. На этом сервере играют по сети: подтверждённый ход никогда не теряется, и никто не получает того, чего его место знать не должно.
page-tables = Столы
page-no-tables = Сейчас нет ни одного открытого стола.
page-how = Программы садятся за стол так же, как люди: протокол описан в docs/protocol.md, все запросы — по адресу ниже.
page-game = Игра
page-seats = За столом
page-status = Состояние
page-status-open = ждёт игроков
page-status-playing = идёт партия
page-status-over = партия окончена
page-commitment = Обязательство по раскладу:
page-qr = Ссылка на этот стол в виде QR-кода
page-record = Запись партии

verify-commitment = Секрет соответствует обязательству { $commitment }.
verify-entropy = { $count ->
    [0] Никто из игроков не добавил случайности: расклад зависел только от сервера.
    [one] В раскладе участвует случайность { $count } игрока.
   *[other] В раскладе участвует случайность { $count } игроков.
}
verify-actions = { $count ->
    [one] Проверен { $count } ход: он сделан по правилам.
    [few] Проверены { $count } хода: все сделаны по правилам.
   *[other] Проверено { $count } ходов: все сделаны по правилам.
}
