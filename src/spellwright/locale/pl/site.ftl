### Co mówią strony i ich serwer: strony, odmowy, słowa skryptu.

## Każda strona

# $title to tytuł strony.
page-title = { $title } · Spellwright
link-skip = Przejdź do treści
link-rules = Zasady
link-how-to-play = Jak grać
link-for-programs = Dla programów
region-main = Główna
guest = Gość
text-fan-project = Nieoficjalny projekt fanów. Nazwy należą do ich właścicieli; teksty zasad i kart oraz wszystkie rysunki są nasze.
button-save = Zapisz
button-close = Zamknij
button-back = Wstecz
button-cancel = Anuluj
button-send = Wyślij
button-skip = Pokaż od razu
label-find = Szukaj
link-the-rule = Punkt zasad: { $clause }
link-why = Dlaczego? { $clause }
list-of = { LIST($items) }

## Ustawienia

title-settings = Ustawienia
label-your-name = Twoje imię
setting-language = Język
language-of-browser = Taki jak w przeglądarce
setting-theme = Motyw
setting-theme-system = Taki jak w systemie
setting-theme-night = Ciemny
setting-theme-day = Jasny
setting-pace = Tempo
setting-pace-relaxed = Spokojne
setting-pace-normal = Zwykłe
setting-pace-brisk = Szybkie
setting-pace-instant = Natychmiastowe
setting-sound = Cichy dźwięk, gdy przychodzi moja kolej
setting-notify = Powiadom mnie, gdy przychodzi moja kolej, a ta strona jest ukryta
button-sign-out-others = Wyloguj wszystkie inne urządzenia
note-sign-out-others = Na tym urządzeniu zachowujesz swoje miejsca. Zmieniają się też ich prywatne linki.

## Strona główna

title-home = Stoły
text-pull-a-book = Zdejmij książkę z półki
text-welcome = Gry planszowe o czarodziejach z pełnymi zasadami, ze znajomymi lub przeciw botom.
title-my-tables = Moje stoły
title-my-campaigns = Moje kampanie
title-shelf = Półka
title-open-tables = Otwarte stoły
title-finished = Zakończone gry
text-nobody-plays = Nikt teraz nie gra publicznie. Otwórz stół i zaproś znajomych.
fact-players =
    { $how ->
        [some] { $least }–{ $most } graczy
       *[sure] { $least ->
            [one] 1 gracz
            [few] { $least } graczy
           *[many] { $least } graczy
        }
    }
fact-minutes = { $minutes } min
button-play-now = Zagraj teraz
link-new-table = Nowy stół
link-how-to-play-briefly = Naucz się grać w dwie minuty
table-of = { $game }: { LIST($names) }
seat-is-free = wolne miejsce
mark-your-turn = Twoja kolej
mark-free = { $n ->
        [one] 1 wolne
        [few] { $n } wolne
       *[many] { $n } wolnych
    }
mark-won =
    { LENGTH($winners) ->
        [one] Wygrywa: { LIST($winners) }
        [few] Wygrywają: { LIST($winners) }
       *[many] Wygrywają: { LIST($winners) }
    }
mark-seat-kept = Jedno miejsce czeka na ciebie
line-and-when = { $line } · { $when }
campaign-of = { $game }, { $mode }
ago-now = przed chwilą
ago-minutes = { $n } min temu
ago-hours = { $n } godz. temu
ago-days =
    { $n ->
        [one] wczoraj
        [few] { $n } dni temu
       *[many] { $n } dni temu
    }
ago-date = { DATETIME($at, dateStyle: "medium") }

## Nowy stół

title-new-table = Nowy stół: { $game }
heading-new-table = Nowy stół do gry { $game }
title-options = Opcje
label-seat = Miejsce { $n }
seat-choice-me = Ja
seat-choice-person = Gość z zaproszenia
seat-choice-nobody = Nikt
player-bot = Bot { $bot }
player-bot-numbered = Bot { $bot } { $n }
title-campaign = Kampania
label-campaign = Zagraj pierwszą grę kampanii
campaign-none = Nie, pojedyncza gra
# $label to zdanie.
label-number = { $label } Od { $least } do { $most }.
label-public = Pokaż ten stół wśród otwartych stołów
label-spectators = Pozwól innym patrzeć
label-own-word = Twoje słowo do kości
link-own-word = Po co to?
button-open-table = Otwórz stół
value-yes = tak
value-no = nie

## Kampanie

title-campaign-of = Kampania: { $game }
heading-campaign-of = { $game }: kampania
text-mode = { $mode }. { $about }
title-chapters = Rozdziały kampanii
title-games-played = Rozegrane gry
campaign-line = Wygrane rozdziały: { $n } z { $all }
campaign-line-won =
    { $n ->
        [one] wygrana po 1 grze
        [few] wygrana po { $n } grach
       *[many] wygrana po { $n } grach
    }
text-campaign-won =
    { $n ->
        [one] Kampania wygrana po 1 grze.
        [few] Kampania wygrana po { $n } grach.
       *[many] Kampania wygrana po { $n } grach.
    }
text-chapter-played = Teraz trwa: { $chapter }.
text-chapter-lost = Przegrany rozdział: { $chapter }. Zagraj go jeszcze raz.
text-chapter-next = Następny rozdział: { $chapter }.
button-to-table = Przejdź do stołu
button-chapter-again = Zagraj jeszcze raz
button-next-chapter = Następna gra kampanii
link-watch = Obejrzyj
column-game = Gra
column-result = Wynik
column-facts = Szczegóły
mark-game-won = wygrana
mark-game-lost = przegrana
mark-chapter =
    { $how ->
        [won] wygrany
        [next] następny
       *[ahead] jeszcze zamknięty
    }
mark-chapter-tried =
    { $how ->
        [won] { $n ->
            [one] wygrany, raz przegrany
            [few] wygrany, { $n } razy przegrany
           *[many] wygrany, { $n } razy przegrany
        }
        [next] { $n ->
            [one] następny, raz przegrany
            [few] następny, { $n } razy przegrany
           *[many] następny, { $n } razy przegrany
        }
       *[ahead] { $n ->
            [one] jeszcze zamknięty, raz przegrany
            [few] jeszcze zamknięty, { $n } razy przegrany
           *[many] jeszcze zamknięty, { $n } razy przegrany
        }
    }
link-campaign = Kampania

## Strony do czytania

title-rules = Zasady
title-rules-of = Zasady: { $game }
label-find-in-rules = Szukaj w zasadach
text-rules-in-english = Tych zasad nie ma jeszcze po polsku, więc są po angielsku.
title-see-also = Zobacz też
title-chapters-of-rules = Rozdziały zasad
link-all-rules = Wszystkie zasady
text-nothing-found = Żaden punkt zasad nie zawiera „{ $text }”.
text-found =
    { $n ->
        [one] 1 punkt zasad o „{ $text }”
        [few] { $n } punkty zasad o „{ $text }”
       *[many] { $n } punktów zasad o „{ $text }”
    }
text-found-many = Pierwsze { $most } z { $n ->
        [one] 1 punktu
        [few] { $n } punktów
       *[many] { $n } punktów
    } zasad o „{ $text }”
title-how-to-play = Jak grać: { $game }
heading-how-to-play = { $game } w dwie minuty
link-to-tables = Do stołów
title-sorry = Przepraszamy
link-back-to-tables = Wróć do stołów
title-luck = Los, który można sprawdzić
title-check-replay = Sprawdź powtórkę
label-replay-file = Otwórz plik powtórki
title-seat-for-you = Miejsce dla ciebie
text-seat-for-you = Ten link prowadzi do jednego miejsca przy stole. Przyjmij je, żeby zagrać.
title-own-word = Słowo do kości
button-take-seat = Zajmij miejsce

## Czekanie na graczy

title-waiting-for-players = Czekamy na graczy
text-game-begins = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
text-wait = Nie musisz nic robić: gra zacznie się sama.
text-wait-host = Wyślij każdemu gościowi link do miejsca albo posadź tam bota.
title-seats-free =
    { $n ->
        [0] Są już wszyscy
        [one] Jest 1 wolne miejsce
        [few] Są { $n } wolne miejsca
       *[many] Jest { $n } wolnych miejsc
    }
text-not-begun = Gra jeszcze się nie zaczęła.
seat-of-bot = Miejsce { $n }: bot { $bot }
seat-of-person =
    { $how ->
        [you] Miejsce { $n }: { $name } (ty)
       *[other] Miejsce { $n }: { $name }
    }
seat-open =
    { $how ->
        [mine] Miejsce { $n } czeka na ciebie.
        [kept] Miejsce { $n } czeka na gracza { $name }.
       *[free] Miejsce { $n } jest wolne.
    }
note-word-awaited = (słowo do kości jest jeszcze w drodze)
button-copy-invitation = Kopiuj link z zaproszeniem
button-remove = Usuń
button-remove-whom = Usuń gracza { $name }
button-seat-bot = Posadź bota
button-free-seat = Zwolnij miejsce
button-of-seat = { $act } (miejsce { $n })
button-sit-down = Usiądź tutaj
title-fair-luck = Uczciwy los
text-fair-luck = Skrót sekretu tej gry to { $hash }. Twoja przeglądarka go zapamiętuje. Sekret ujawniamy po zakończeniu gry.
link-what-it-proves = Czego to dowodzi?

## Stół

title-table = { $game }: { $table }
title-shortcuts = Skróty klawiszowe
shortcut-options = Wybierz opcję z listy
shortcut-pinned = Zakończ lub spasuj
shortcut-arrows = Przechodź po opcjach
shortcut-find = Znajdź opcję
shortcut-undo = Cofnij
shortcut-hint = Podpowiedź
shortcut-why = Dlaczego: punkt zasad za tym pytaniem
shortcut-skip = Pokaż od razu, co się stało
shortcut-back = Przeglądaj wstecz i naprzód
shortcut-zoom = Bliżej, dalej, cała plansza
shortcut-escape = Zamknij albo wróć do bieżącej chwili
shortcut-help = Ta lista
title-things = Gracz z bliska
label-log-of = Pokaż
log-of-all = wszyscy
tab-prompt = Wybór
tab-seats = Gracze
tab-log = Dziennik
tab-talk = Czat
region-since = Od twojej ostatniej tury
region-side = Dziennik i czat
region-pinned = Zawsze pod ręką
button-menu = Menu
button-fold = Złóż lub rozłóż panel
region-players = Gracze
region-prompt = Twój wybór
region-tray = Moje karty
region-words = Sytuacja w słowach
region-board = Plansza
region-stage = Plansza
region-clash = Starcie
region-tabs = Pokaż
region-options = Opcje
title-wishes = O co gra ma pytać
text-more-below = Niżej są kolejne opcje: przewiń albo naciśnij ↓
region-pinned-options = Jak iść dalej
title-log = Dziennik
region-log-lines = Zdarzenia, najnowsze na końcu
title-chat = Czat
region-chat-lines = Wiadomości
label-chat = Wiadomość
text-no-chat = Nie ma jeszcze wiadomości.
button-zoom = Lupa
seat-name =
    { $how ->
        [you] { $name } (ty)
       *[other] { $name }
    }
seat-choosing = wybiera
text-on-the-board = Na planszy albo z tej listy ({ $n })
moment-given-up = Koniec gry
moment-decides =
    { $how ->
        [you] Ty decydujesz
        [both] Decydujecie: ty, { LIST($names) }
       *[others]
            { LENGTH($names) ->
                [one] { LIST($names) } decyduje
                [few] { LIST($names) } decydują
               *[many] { LIST($names) } decydują
            }
    }
title-wait = Poczekaj
text-thinking =
    { LENGTH($names) ->
        [one] { LIST($names) } się zastanawia
        [few] { LIST($names) } się zastanawiają
       *[many] { LIST($names) } się zastanawiają
    }
text-watching = Oglądasz grę.
button-undo = Cofnij
button-hint = Podpowiedź
button-give-up = Poddaj się
button-report = Zgłoś problem
button-copy-my-link = Kopiuj link do mojego miejsca
note-copy-my-link = Otwiera to miejsce na innym urządzeniu. Nikomu go nie pokazuj
button-renew-link = Weź nowy link
note-renew-link = Stary link przestaje działać. Użyj tego, jeśli ktoś go widział
button-people = Gracze
note-people = Usuń gracza albo zaproś kogoś na jego miejsce
title-people = Gracze przy twoim stole
button-keep-them = Nikogo nie usuwaj

## Okna przy stole

button-next = Dalej
button-start-playing = Zacznij grać
title-give-up = Poddać tę grę?
text-give-up = Bot przejmuje twoje miejsce. Jeśli zostaje tylko jeden gracz, wygrywa.
button-play-on = Graj dalej
label-what-is-wrong = Co jest nie tak?
text-report = Zapisujemy dotychczasową grę razem ze zgłoszeniem, żeby dało się to naprawić.
# $what to coś, co się przygotowuje: Grupa.
title-prepared = Zapisane: { $what }
note-prepared = { CAP($what) } jako tekst: zapisz, skopiuj lub wklej
text-prepared = Zapisane w tej przeglądarce. Skopiuj tekst, żeby użyć go gdzie indziej.
region-prepared = Zapisane: { $what }
label-prepared = { CAP($what) } jako tekst
label-prepared-name = Nazwa
button-keep-it = Zapisz
button-enter-it = Użyj
button-copy = Kopiuj

## Cofanie wyboru

button-allow = Pozwól
button-refuse = Odmów
undo-you-ask =
    { LENGTH($names) ->
        [one] Prosisz o zgodę na cofnięcie wyboru. Decyduje { LIST($names) }.
        [few] Prosisz o zgodę na cofnięcie wyboru. Decydują: { LIST($names) }.
       *[many] Prosisz o zgodę na cofnięcie wyboru. Decydują: { LIST($names) }.
    }
undo-asked = { $name } prosi o cofnięcie ostatniego wyboru.
undo-asked-what = { $name } prosi o cofnięcie ostatniego wyboru: { $told }
undo-others-decide =
    { LENGTH($names) ->
        [one] { $name } prosi o cofnięcie wyboru; decyduje { LIST($names) }.
        [few] { $name } prosi o cofnięcie wyboru; decydują: { LIST($names) }.
       *[many] { $name } prosi o cofnięcie wyboru; decydują: { LIST($names) }.
    }
text-meanwhile = Tak to przebiegło…
banner-undone = Cofnięto: { $told }
undo-done = { $name } cofa wybór.
undo-done-by-you = Cofasz wybór.
undo-refused = { $name } odmawia, więc wybór zostaje.
undo-refused-by-you = Odmawiasz, więc wybór zostaje.

## Koniec gry

headline-you = Wygrywasz
headline-you-too = Ty też wygrywasz
headline-won =
    { LENGTH($names) ->
        [one] { LIST($names) } wygrywa
        [few] { LIST($names) } wygrywają
       *[many] { LIST($names) } wygrywają
    }
headline-nobody = Nikt nie wygrywa
headline-all-lost = Wszyscy przegrywają
ending-others-gave-up = { $name } wygrywa: wszyscy inni się poddali.
region-standing = Wynik końcowy
button-play-again = Zagraj jeszcze raz
button-join-seat = Dołącz do rewanżu
text-they-play-again = Pozostali grają już następną grę.
text-rematch = Rewanż jest otwarty, a twoje miejsce na ciebie czeka.
link-watch-again = Obejrzyj powtórkę
link-home = Strona główna

## Powtórka

title-replay = Powtórka: { $game }
heading-replay = { $game }: powtórka
eyes-everybody = co widzą wszyscy
eyes-seat = co widzi { $name } (miejsce { $n })
button-start = Początek
button-play = Odtwarzaj
button-on = Dalej
button-end = Koniec
region-replay = Sterowanie powtórką
region-game = Gra
region-position = Ta sytuacja
label-choice = Ruch
label-show = Widok
replay-where = { $n } z { $all }
title-what-happened-here = Co się tu wydarzyło
text-secret-choice = Tajny wybór.
text-from-album = Część tej gry rozegrano według wcześniejszych zasad i nie da się jej powtórzyć. Czytasz jej historię tak, jak ją wtedy opowiedziano, z obrazkiem na turę, jeśli taki jest.
button-copy-link = Kopiuj link
link-download = Pobierz
title-was-it-fair = Czy los był uczciwy?
text-commitment = Skrót sekretu, ogłoszony przed grą:
text-secret = Sekret, ogłoszony po zakończeniu gry:
text-seats-words = Słowa graczy: { $words }
button-check-luck = Sprawdź tutaj
link-what-it-proves-and-not = Czego to dowodzi, a czego nie

## Wydania

edition-older = Ta gra zaczęła się według wcześniejszych zasad ({ $edition }). Odtąd toczy się według dzisiejszych.
edition-unverified = Ta gra zaczęła się według wcześniejszych zasad ({ $edition }) i została odtworzona według dzisiejszych. Jeśli coś wygląda źle, zgłoś to.
edition-differs = Ta gra zaczęła się według wcześniejszych zasad ({ $edition }), a według dzisiejszych od wpisu { $entry } dziennika toczy się inaczej. { $n ->
        [0] Zaczyna się od początku.
        [one] Stoi po pierwszym wyborze; wybieraj dalej od tego miejsca.
        [few] Stoi po { $n } wyborach; wybieraj dalej od tego miejsca.
       *[many] Stoi po { $n } wyborach; wybieraj dalej od tego miejsca.
    }

## Dla programów

text-for-programs = Wszystko, co oferuje stół, jako JSON: napisz klienta albo bota. Opisy poniżej są po angielsku.
api-rule-cookie = Pierwsza odpowiedź ustawia ciasteczko, które mówi, kim jesteś. Odsyłaj je, żeby zachować miejsce.
api-rule-key = Nadaj każdemu wyborowi własny klucz. Wybór wysłany ponownie z tym samym kluczem jest wykonywany raz.
api-rule-refusal = Odmowa ma rodzaj dla programów, zdanie dla ludzi i punkt zasad, z którego wynika.
api-rule-words = Obok każdego zdania „says” zawiera jego klucz i argumenty. Słowa są w języku z twojego Accept-Language.
api-rule-secrets = Dostajesz to, co może wiedzieć twoje miejsce, i nic więcej.
title-api-games = Gry
title-api-tables = Stoły
title-api-shapes = Kształty danych
title-api-stream = Strumień
text-openapi = To samo dla programów: { $link }.
text-stream = Wysyła stół i twój widok, gdy tylko zmieni się coś, co możesz wiedzieć: { $news }. Klucz to klucz twojego ostatniego wyboru lub czynności, które są na dysku. Przyjmuje { $choose } lub { $act }, gdzie czynnością jest undo, allow, refuse, concede, hint, albo say, word, report i enter z tekstem, albo remove z miejscem. Na to, czego nie da się zrobić, odpowiada { $refusal }.
text-stream-of-pages = Strony używają tego samego strumienia i mówią to samo; z { $form } zamiast danych podaje on części strony jako listy elementów z kluczami: co znika i co za czym stoi.
api-takes = przyjmuje
api-answers = odpowiada
api-nothing = nic
api-or = { " " }lub{ " " }
api-list-of = lista: { $what }
api-names-with = nazwy z wartościami: { $what }
api-object = obiekt
api-anything = cokolwiek
api-text-of =
    { $most ->
        [one] tekst z najwyżej 1 znakiem
        [few] tekst od { $least } do { $most } znaków
       *[many] tekst od { $least } do { $most } znaków
    }
api-type-string = tekst
api-type-integer = liczba całkowita
api-type-number = liczba
api-type-boolean = prawda lub fałsz
api-type-null = null
api-optional = można pominąć
api-fields-of = Pola: { $shape }

## Odmowy: stoły i miejsca

refusal-no-table = Nie ma stołu „{ $id }”. Sprawdź adres; gospodarz mógł też odwołać ten stół.
refusal-table-broken = Nie możemy odczytać tego stołu. To nasza wina, nie twoja.
refusal-table-damaged = Zapisane dane tego stołu są uszkodzone.
refusal-cleared-away = Ten stół usunięto, bo był zbyt stary.
refusal-newer = Tę grę kontynuowano w nowszej wersji Spellwrighta. Graj i oglądaj ją tam.
refusal-other-edition = Ta gra toczy się dalej według innych zasad.
refusal-no-spectators = Tego stołu nie można oglądać. Poproś gospodarza o zaproszenie.
refusal-removed = Gospodarz usunął cię od tego stołu.
refusal-seat-elsewhere = Twoje miejsce jest teraz na innym urządzeniu.
refusal-one-seat = Możesz mieć tylko jedno miejsce.
refusal-no-person = Przy stole potrzebny jest co najmniej jeden człowiek.
refusal-no-seat-here = Ten stół nie ma miejsca { $n }.
refusal-invited-only = Do tego stołu trzeba mieć zaproszenie. Poproś gospodarza o link.
refusal-seat-kept = To miejsce czeka na gracza { $name }.
refusal-have-a-seat = Masz już miejsce przy tym stole. Ten link jest dla innego gracza.
refusal-seat-taken = To miejsce jest już zajęte. Wybierz inne albo poproś gospodarza o miejsce.
refusal-seat-given-away = To miejsce dostał inny gracz.
refusal-other-seat = Masz już inne miejsce przy tym stole.
refusal-no-seat-link = Ten link nie prowadzi już do żadnego miejsca: został użyty albo odnowiony. Poproś gospodarza o nowy.
refusal-used-invitation = To zaproszenie zostało już użyte. Żeby wrócić na swoje miejsce, otwórz swój prywatny link.
refusal-word-letters = Twoje słowo do kości może mieć tylko litery i znaki, które da się pokazać.
refusal-word-fixed = Twoje słowo do kości jest już wysłane.
refusal-not-host = Tylko gospodarz może usuwać graczy.
refusal-over-stay = Gra się skończyła, więc nikt nie musi odchodzić.
refusal-nobody-there = Na tym miejscu nikt nie siedzi.
refusal-remove-yourself = Nie możesz usunąć siebie. Możesz się poddać.
refusal-renew-link = Możesz odnowić tylko link do własnego miejsca.
refusal-rematch-watched = W tej grze nie masz miejsca, tylko ją oglądasz. Otwórz własny stół.
refusal-not-over = Ta gra jeszcze się nie skończyła.

## Odmowy: gra

refusal-not-begun = Gra jeszcze się nie zaczęła: czeka na graczy.
refusal-over = Gra się skończyła.
refusal-watching = Oglądasz tę grę i nie masz w niej miejsca.
refusal-given-up = Gra jest poddana, więc za ciebie gra bot.
refusal-given-up-already = Ta gra jest już poddana; za ciebie gra bot.
refusal-bot-plays-on = Na tym miejscu gra już bot.
refusal-our-mistake = Tu zawiodły nasze zasady. Nic się nie zmieniło: zgłoś to i wybierz coś innego.
refusal-nothing-to-choose-now = To nie twoja kolej.
refusal-hint-coming = Podpowiedź już idzie. Poczekaj chwilę.
refusal-hint-late = Gra poszła dalej, więc podpowiedź przyszła za późno.
refusal-gone-on = Gra poszła dalej.
refusal-undo-other-asks = O cofnięcie prosi już inny gracz.
refusal-undo-refused = Pozostali odmówili, więc wybór zostaje.
refusal-undo-not-asked = Nikt nie prosi cię o zgodę na cofnięcie.
refusal-undo-asked-already = Twoja prośba o cofnięcie już czeka na odpowiedź. Możesz ją wycofać.
refusal-nothing-to-report = Gra jeszcze się nie zaczęła, więc nie ma czego zgłaszać.
refusal-reported-enough = Ten stół zgłoszono już wystarczająco często. Dziękujemy.

## Odmowy: powtórki i kampanie

refusal-replay-secret = Do końca gry powtórka pokazuje tylko to, co mogą wiedzieć wszyscy.
refusal-replay-later = Powtórkę można pobrać po zakończeniu gry, bo zawiera ziarno losu.
refusal-nothing-to-look-at = Nie ma tu niczego o tej nazwie.
refusal-no-step = Powtórka ma kroki od 0 do { $last }.
refusal-no-album = Tej gry nie da się powtórzyć i nie zapisano z niej obrazków.
refusal-album-damaged = Zapisane obrazki z tej gry są uszkodzone.
refusal-nothing-to-watch = Gra jeszcze się nie zaczęła, więc nie ma czego oglądać.
refusal-no-such-campaign = Nie ma kampanii „{ $id }”. Sprawdź adres.
refusal-campaign-watched = Oglądasz tę kampanię i nie masz w niej miejsca.
refusal-campaign-gone-on = Kampania poszła dalej. Odśwież stronę.

## Odmowy: zapytania

refusal-too-fast = Za dużo zapytań. Poczekaj chwilę.
refusal-too-much-from-here = Za dużo zapytań z twojej sieci. Poczekaj.
refusal-too-many-open = Masz otwartych za dużo stołów. Najpierw zamknij jeden.
refusal-closed = Za dużo zapytań, więc połączenie zostało zamknięte. Poczekaj chwilę.
refusal-too-slow = Zapytanie nie dotarło na czas. Wyślij je ponownie.
refusal-request = Nie możemy użyć tego zapytania: { $why }.
refusal-message = Nie możemy użyć tej wiadomości: { $why }.
refusal-form-of-stream = Strumień ma postaci { LIST($forms) }.
refusal-undecodable = Nie możemy odczytać tego zapytania: jest zagnieżdżone zbyt głęboko albo nie jest w UTF-8.
refusal-http = Serwer odpowiedział { $status }: { $why }.
refusal-http-404 = Pod tym adresem nic nie ma.
refusal-http-405 = Ten adres nie przyjmuje takich zapytań.
refusal-foreign = To zapytanie nie pochodzi z żadnej z naszych stron.
refusal-nowhere = Pod tym adresem nie ma strony. Wszystkie stoły i gry są na stronie głównej.
refusal-no-host = Host tego zapytania nie jest adresem.
refusal-unexpected = Coś poszło nie tak po naszej stronie. Twoja gra jest bezpieczna; spróbuj ponownie.
refusal-not-saved = Nie udało się tego zapisać. Wyślij ponownie za chwilę.
refusal-unreachable = Nie możemy teraz dotrzeć do gier. Spróbuj ponownie za chwilę.

## Dla tych, którzy prowadzą serwer

refusal-no-address = „{ $text }” nie jest adresem strony. Napisz go tak: https://games.example albo http://192.168.1.5:8000.
refusal-long-address = „{ $text }” zawiera więcej niż host i port. Pomiń resztę.
refusal-no-file = Nie ma pliku „{ $file }”.
refusal-is-folder = „{ $file }” to folder. Podaj plik, który w nim leży.
refusal-no-folder = Nie ma folderu „{ $folder }” na gry.
refusal-not-a-database = „{ $file }” nie jest bazą danych. Nic w nim nie zostało zmienione.
refusal-damaged = Plik „{ $file }” jest uszkodzony: { $why }.
refusal-restore-itself = Gry już są w „{ $file }”.
refusal-postgres-tool = PostgreSQL ma do tego własne narzędzie: { $command }.
refusal-no-games-in = W „{ $file }” nie ma gier albo plik jest uszkodzony.
refusal-newer-backup = Gry w „{ $file }” zapisał nowszy Spellwright.
refusal-newer-database = Gry w { $database } zapisał nowszy Spellwright. Użyj tamtej wersji albo przywróć starszą kopię.
refusal-other-version = Gry w { $database } zapisała inna wersja Spellwrighta. Uruchom serwer, żeby zaktualizować starszą bazę.
refusal-foreign-database = W { $database } trzyma swoje dane inny program.
refusal-torn-database = Gry w { $database } nie pasują do siebie. Nic nie zostało zmienione.
refusal-unreadable-database = W { $database } nie ma gier, które możemy odczytać.
refusal-other-server = Inny serwer trzyma swoje gry w „{ $file }”. Najpierw go zatrzymaj albo podaj inny plik.
refusal-other-server-of = Inny serwer (proces { $process }) trzyma swoje gry w „{ $file }”. Najpierw go zatrzymaj albo podaj inny plik.
refusal-other-database = Gry można trzymać w pliku, w sqlite lub w postgresql, ale nie w { $backend }.
refusal-no-database-file = Gry potrzebują pliku. Podaj go, na przykład sqlite:///games.db.
refusal-no-database-name = „{ $address }” nie jest nazwą bazy danych.
refusal-no-database-address = Nie możemy odczytać adresu bazy danych, a nie jest to nazwa pliku.
refusal-database = Nie możemy otworzyć gier w { $database }: { $why }.
refusal-database-no-database = Nie możemy otworzyć gier w { $database }: to nie jest baza danych.
refusal-database-damaged = Nie możemy otworzyć gier w { $database }: baza jest uszkodzona. Przywróć kopię.
refusal-database-not-opened = Nie możemy otworzyć gier w { $database }: nie mamy prawa otwarcia.
refusal-database-not-written = Nie możemy otworzyć gier w { $database }: nie mamy prawa zapisu.
refusal-database-full = Nie możemy otworzyć gier w { $database }: dysk jest pełny.
refusal-database-disk = Nie możemy otworzyć gier w { $database }: dysk zawodzi albo jest pełny.
refusal-database-locked = Nie możemy otworzyć gier w { $database }: bazę zablokował inny program.
health-no-reading = Nie możemy czytać z bazy danych.
health-no-writing = Nie możemy pisać do bazy danych.
health-too-slow = Baza danych odpowiada zbyt długo.
health-disk-full = Dysk jest pełny.
health-older = Baza danych jest starsza niż ten serwer. Uruchom serwer ponownie, żeby ją zaktualizować.

## Wybór na wieczór

title-what-to-play = W co chcesz zagrać?
title-who-plays = Kto gra?
title-house-rules =
    { $changed ->
        [0] Więcej opcji ({ $n })
        [one] Więcej opcji ({ $n }, 1 zmieniona)
        [few] Więcej opcji ({ $n }, { $changed } zmienione)
       *[many] Więcej opcji ({ $n }, { $changed } zmienionych)
    }
title-table-manners = Kości, goście i nieobecni gracze
title-bots = Jak silne są boty
heading-change-table = Zmień stół
seat-choice-here = Inny gracz przy tym urządzeniu
seat-choice-free-again = Zwolnij miejsce
label-their-name = Imię gracza
label-name-of-seat = Imię na miejscu { $n }
label-away = Za nieobecnego gracza może zagrać bot
away-never = nigdy
away-minutes =
    { $n ->
        [one] po 1 minucie
        [few] po { $n } minutach
       *[many] po { $n } minutach
    }
away-hours =
    { $n ->
        [one] po 1 godzinie
        [few] po { $n } godzinach
       *[many] po { $n } godzinach
    }
option-is = { $option }: { $value }
button-save-table = Zapisz zmiany
link-change-table = Zmień miejsca i opcje
button-call-off = Odwołaj stół
refusal-host-arranges = Tylko gospodarz może zmienić ten stół.
refusal-begun-already = Gra już się zaczęła, więc tego nie można zmienić.
refusal-campaign-table = Gier kampanii nie można zmieniać.
refusal-sat-down-meanwhile = Ktoś właśnie usiadł przy stole. Spójrz na miejsca jeszcze raz.

## Zaproszenie

heading-invited = Masz zaproszenie do gry { $game }
heading-invited-by = { $name } zaprasza cię do gry { $game }
heading-your-seat = { $name }, to twoje miejsce w grze { $game }
text-company =
    { $free ->
        [0] Przy stole: { LIST($names) }.
        [one] Przy stole: { LIST($names) }. Jest jeszcze 1 wolne miejsce.
        [few] Przy stole: { LIST($names) }. Są jeszcze { $free } wolne miejsca.
       *[many] Przy stole: { LIST($names) }. Jest jeszcze { $free } wolnych miejsc.
    }
text-company-none =
    { $free ->
        [0] Nikt inny jeszcze tam nie siedzi.
        [one] Nikt inny jeszcze tam nie siedzi; jest jeszcze 1 wolne miejsce.
        [few] Nikt inny jeszcze tam nie siedzi; są jeszcze { $free } wolne miejsca.
       *[many] Nikt inny jeszcze tam nie siedzi; jest jeszcze { $free } wolnych miejsc.
    }
button-my-seat = Wróć na moje miejsce

## Jedno urządzenie dla kilku osób

heading-pass-to = Podaj urządzenie: teraz { $name }
text-pass-to = Ta strona nie zdradza tajemnic. Idź dalej, gdy urządzenie trzyma { $name }.
button-i-am = To ja, { $name }: pokaż moją stronę
button-pass-to = Następny gracz to { $name }: zasłoń ekran
link-look-as = Patrz jako { $name }
refusal-not-your-seat = To nie jest twoje miejsce.

## Nieobecny gracz

refusal-nobody-waits = Nikt nie czeka na tego gracza.
refusal-away-later = Ten gracz jest nieobecny zbyt krótko. Poczekaj jeszcze trochę.
refusal-not-away = Ten gracz jest obecny.
refusal-stand-in-yourself = Bot może zagrać za innych, ale nie za ciebie.
text-bot-plays-for = Do powrotu gracza { $name } gra za niego bot.
text-bot-plays-for-you = Podczas twojej nieobecności gra za ciebie bot.
button-i-am-back = Już jestem: chcę grać
button-let-bot-play = Niech bot zagra za gracza { $name }

## Moje stoły

my-table =
    { LENGTH($names) ->
        [one] { $game }, gra też { LIST($names) }
        [few] { $game }, grają też { LIST($names) }
       *[many] { $game }, grają też { LIST($names) }
    }
just = { $what }
title-tidied = Odłożone gry
text-nothing-tidied = Nie ma tu żadnych gier. Odłożysz je przyciskiem przy zakończonej grze.
button-tidy = Odłóż
button-tidy-all = Odłóż wszystkie zakończone gry
button-put-back = Przywróć
link-tidied = Odłożone gry
mark-you-won = Wygrana
mark-nobody-won = Nikt nie wygrał

## Koniec

headline-you-gave-up = Poddajesz grę
title-scenes = Co zdecydowało
link-review = Analiza gry

## Oglądanie gry

label-speed = Szybkość
speed-slow = Dwa razy wolniej
speed-usual = Jak w ustawieniach
speed-fast = Dwa razy szybciej
speed-faster = Cztery razy szybciej
title-moves = Wszystkie ruchy
replay-beginning = Początek

## Analiza gry

title-review = Analiza: { $game }
text-review-making = Boty analizują całą grę. To trwa najwyżej minutę.
title-chances = Szansa na wygraną w czasie gry
text-chances = Tak boty oceniają każdą sytuację, widząc wszystko, co jest na stole.
review-curve-title = Szansa każdego gracza na wygraną, od pierwszego ruchu do ostatniego
review-all-together = Wszyscy razem
review-as-table = Krzywa jako tabela
review-axis-move = Ruch { $n }
review-column-move = Po ruchu
title-turning-moments = Chwile, które odmieniły grę
review-move = Ruch { $n }: { $name } decyduje
review-asked = Pytanie: „{ $question }”
review-chosen = { $name } wybiera: „{ $option }”.
review-change = Szansa gracza { $name } zmienia się z { $before } na { $after }.
review-no-change = Szansa gracza { $name } prawie się nie zmienia: { $after }.
review-best = Wybór mistrza: „{ $option }”.
review-same = Mistrz wybrałby to samo.
review-no-advice = Na ocenę mistrza nie starczyło tu czasu.
review-watch = Obejrzyj tę chwilę
refusal-review-later = Grę można przeanalizować, gdy się skończy.
refusal-no-review = Tę grę rozegrano według wcześniejszych zasad, więc nie da się już jej przeanalizować.
refusal-nothing-to-review = W tej grze niczego nie wybrano.

## Warsztat

title-builder = Złóż { ACC($what) }
link-builder = Złóż { ACC($what) }
title-builder-start = Zacznij od
title-builder-kept = Zapisane w tej przeglądarce
text-builder-none-kept = Nic jeszcze nie jest zapisane.
title-builder-text = Jako tekst do wysłania
button-read-text = Użyj tego tekstu
button-as-last-time = Jak ostatnio
button-fill = Uzupełnij resztę za mnie
button-clear = Opróżnij
button-compare = Porównaj
button-compare-with = Porównaj z: { $name }
column-this-draft = Ta wersja
column-other-draft = Druga wersja
label-side = Strona
label-only-fitting = Tylko to, co pasuje
shelf-title = { $title } ({ $n })
piece-figure = { $label } { $value }
button-take-piece = Weź
button-take-what = Weź: { $name }
button-put-away = Usuń
button-put-away-what = Usuń: { $name }
refusal-no-workshop = W tej grze nie ma czego składać.
refusal-workshop-closed = Nie masz teraz czego składać.

## Zestawy

title-packs = Zestawy
pack-holds-always = { $pack } Ten zestaw zmienia wartości gry, więc działa tu przy każdym stole.
pack-in-play = Z zestawem: { $pack }
