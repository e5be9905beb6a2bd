# Клиент для браузера: все слова его страниц, кроме слов самих игр.

web-title = Садитесь и играйте
web-about = Пять карточных игр о коронах, замках и придворных. Начните сразу против ботов или пошлите другу ссылку. Регистрация не нужна.
web-skip = К содержанию страницы
web-nav = Сайт
web-settings = Настройки
web-to-light = Включить светлую тему
web-to-dark = Включить тёмную тему
web-close = Закрыть
web-loading = Загрузка …
web-missing = Такой страницы нет
web-to-hall = Вернуться в зал
web-offline = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
web-trouble = Не получилось. Попробуйте ещё раз чуть позже.
web-guest-names = Барсук, Ворон, Выдра, Дрозд, Журавль, Куница, Олень, Рысь, Сокол, Стриж
web-guest = Гость
web-free-seat = свободное место
web-bot = Бот, { $level }
web-bot-only = Бот
web-bot-name = Бот { $number }

## Главная страница

web-seats-range = { $least ->
    [2] { $most ->
        [2] Для двоих
       *[other] Игроков: от 2 до { $most }
    }
   *[other] Игроков: от { $least } до { $most }
}
web-play-now = Играть
web-dealing = Сдаём …
web-invite = С друзьями
web-rules = Правила
web-rules-of = Правила: { $game }
web-my-matches = Мои партии
web-open-tables = Открытые столы
web-no-tables = Сейчас нет ни одного открытого стола. Пригласите кого-нибудь первым!
web-your-turn = Ваш ход
web-others-turn = думают другие
web-waiting = ждёт игроков
web-sit-down = Сесть за стол
web-watch = Смотреть

## Новый стол

web-new-table = { $game }: новый стол
web-variant = Вариант
web-options = Настройки партии
web-seats = Игроки
web-seat = Место { $number }
web-your-name = Ваше имя
web-friend = Человек (пошлите ссылку)
web-friend-about = Это место займёт любой, у кого есть ссылка.
web-clock = Часы
web-clock-none = Без часов
web-clock-none-about = Каждый думает сколько хочет.
web-clock-turn = Минута на ход
web-clock-turn-about = Шестьдесят секунд на каждый ход.
web-clock-match = Десять минут на партию
web-clock-match-about = Десять минут на всю партию и ещё десять секунд за каждый ход.
web-clock-days = По переписке
web-clock-days-about = Двое суток на каждый ход.
web-watchers = Зрители
web-watchers-live = Можно
web-watchers-live-about = Они видят то, что открыто всем, и никогда — чужие карты.
web-watchers-delayed = Можно, с задержкой
web-watchers-delayed-about = Они видят стол таким, каким он был немного раньше.
web-watchers-none = Нельзя
web-watchers-none-about = Стол видят только игроки.
web-listed = Показать в зале
web-listed-about = Иначе стол найдут только те, у кого есть ссылка.
web-own-cards = Свой набор карт
web-own-cards-about = Измените карты игры как текст; за столом все играют ими.
web-begin = Начать
web-open-table = Открыть стол

## Перед партией

web-lobby-about = Партия начнётся, когда займут все места.
web-host = хозяин стола
web-stand-up = Встать
web-call-bot = Позвать бота
web-free-it = Освободить место
web-waiting-seats = Ждём, пока займут все места
web-host-begins = Хозяин стола начнёт, когда займут все места.
web-take-a-seat = Чтобы играть, займите свободное место.
web-terms = Условия партии
web-commitment = Обязательство по раскладу
web-invite-title = Пригласите друзей
web-qr = Ссылка на этот стол в виде QR-кода
web-link = Ссылка на этот стол
web-share = Поделиться ссылкой
web-copied = Ссылка скопирована.

## За столом

web-choices = Что вы можете
web-do-it = Сделать ход
web-put-back = Передумать
web-choose-rest = { $count ->
    [one] Есть { $count } продолжение: выберите его на столе.
    [few] Есть { $count } продолжения: выберите одно на столе.
   *[many] Есть { $count } продолжений: выберите одно на столе.
}
web-choose-lit = Ваш ход: выберите то, что светится.
web-choose-list = Ваш ход: выберите его из списка.
web-all-moves = Все ходы: { $count }
web-wait-for = Ходит: { $players }
web-thinks = ходит
web-you = вы
web-away = вышел
web-log = Что произошло
web-log-empty = Пока ничего не произошло.
web-chat = Разговор за столом
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Скажите что-нибудь
web-send = Сказать
web-private-with = Наедине: { $player }
web-private = Минута наедине, ваш собеседник — { $player }: больше никто вас не слышит. Осталось { $left }
web-hint = Подсказка
web-hint-thinks = Думаю …
web-hint-is = Подсказка: { $action }
web-hint-next = Чуть слабее: { $action }
web-hint-rated = { $action } (оценка { $value } из 100)
web-undo = Вернуть ход
web-undo-ask = Попросить вернуть ход
web-wish = { $player } хочет вернуть ход (действий: { $plies }).
web-wish-waits = Вы попросили вернуть ход; другие ещё не ответили.
web-agree = Согласиться
web-decline = Отказать
web-leave = Пусть играет бот
web-stand-in = Пока вас нет, за вас играет бот.
web-back = Я здесь
web-resign = Сдаться
web-resign-sure = Вы точно сдаётесь в этой партии?
web-rule = Правило { $number }
web-reconnecting = Связь прервалась. Пробуем снова …
web-watching-live = Вы зритель: вы видите то, что открыто всем.
web-watching-delayed = Вы зритель и видите партию с задержкой.
web-watching-none = Вы зритель.
web-no-table = Такого стола нет
web-no-watchers = За этим столом нет зрителей
web-again = Сыграть ещё
web-replay = Просмотр партии
web-record = Запись
web-reason-resign = Партия закончилась, потому что игрок сдался.
web-reason-flag = Партия закончилась, потому что у игрока вышло время.
web-verify = Честной ли была раздача?
web-verify-about = Обязательство было открыто до раздачи. Это SHA-256 от секрета ниже; вместе со случайными словами игроков он определил расклад. Сохраните запись и проверьте её на своём компьютере командой «regalia replay --verify».
web-secret = Секрет раздачи

## Правила и просмотр партий

web-search = Поиск по правилам
web-search-none = Ни одно правило не говорит о «{ $word }».
web-sections = Разделы
web-table = Таблица
web-step = Шаг { $step } из { $count }
web-first = В начало
web-previous = На шаг назад
web-next = На шаг вперёд
web-last = В конец
web-run = Пуск
web-pause = Пауза
web-speed = Скорость
web-pace-0 = медленно
web-pace-1 = спокойно
web-pace-2 = быстро
web-knowledge = Чьими глазами
web-knowledge-watcher = Как видели зрители
web-knowledge-open = Все карты открыты
web-knowledge-seat = Как видит { $player }
web-eyes = Чей вид
web-eyes-of = Вид с места игрока { $player }

## Люди и настройки

web-since = Здесь с { $day }
web-statistics = Партии и рейтинг
web-played = Сыграно
web-won = Победы
web-lost = Поражения
web-drawn = Ничьи
web-a-win = Победа
web-a-draw = Ничья
web-a-loss = Поражение
web-rating = Рейтинг
web-no-matches = Законченных партий пока нет.
web-history = Законченные партии
web-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
web-account = Учётная запись
web-account-about = Имя и пароль сохранят ваши партии и рейтинг на любом устройстве. То, что вы сыграли гостем, останется с вами.
web-login = Имя для входа
web-password = Пароль, не меньше 8 знаков
web-register = Завести учётную запись
web-log-in = Войти
web-log-out = Выйти
web-have-account = У меня есть учётная запись
web-no-account = У меня нет учётной записи
web-language = Язык
web-theme = Тема
web-theme-auto = как на устройстве
web-theme-light = светлая
web-theme-dark = тёмная
web-motion = Движение
web-motion-off = без движения
web-motion-fast = быстро
web-motion-normal = обычно
web-motion-slow = медленно
web-sound = Звук, когда мой ход
web-notify = Уведомление, когда мой ход
web-save = Сохранить
web-saved = Сохранено.
web-keys = Клавиши
web-keys-tab = Tab: к следующей вещи, которую можно выбрать
web-keys-arrows = Стрелки: к ближайшей вещи на столе
web-keys-enter = Enter: выбрать; ещё раз Enter: сделать ход
web-keys-escape = Escape: передумать
web-keys-hint = H: подсказка
web-keys-undo = U: вернуть ход
web-keys-replay = При просмотре: стрелки, Home и End; пробел — пуск и пауза
