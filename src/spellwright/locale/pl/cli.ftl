### Co mówi wiersz poleceń i terminal.

## Każde polecenie

heading-examples = Przykłady:
heading-usage = Użycie:
heading-options = Opcje
heading-commands = Polecenia
group-play = Gra
group-look-up = Do czytania
group-study = Badanie
group-keep = Opieka nad grami
option-spellwright-lang = Język, którym ma mówić: { $codes }. [domyślnie: język systemu]
option-help = Pokaż tę pomoc i zakończ.
option-default = domyślnie: { $value }
option-required = wymagane
option-range = od { $least } do { $most }
option-least = co najmniej { $least }
option-between = między { $least } a { $most }
complaint = spellwright: { $sentence }
refusal-no-command = Nie ma polecenia „{ $name }”. Polecenia to { $commands }.
refusal-no-command-near = Nie ma polecenia „{ $name }”. Czy chodzi o „{ $near }”?
refusal-no-option = Nie ma opcji { $option }. Zobacz { $command } --help.
refusal-no-option-near = Nie ma opcji { $option }. Czy chodzi o { $near }?
refusal-usage = { $message }. Zobacz { $command } --help.
refusal-plain = { $message }.
refusal-no-command-here = Nie ma polecenia „{ $name }”. Polecenia to: { $commands }
refusal-takes-no-value = { $name } nie przyjmuje wartości
refusal-missing = Brakuje: { $name }
refusal-needs-value = Za { $name } musi stać wartość
refusal-extra = „{ $text }” to dla tego polecenia o jedno słowo za dużo
refusal-choice = { $name } może mieć jedną z wartości: { $values }, a nie „{ $text }”
refusal-range =
    { $how ->
        [least] { $name } to liczba nie mniejsza niż { $least }, a nie „{ $text }”
        [most] { $name } to liczba nie większa niż { $most }, a nie „{ $text }”
       *[between] { $name } to liczba od { $least } do { $most }, a nie „{ $text }”
    }
refusal-number =
    { $how ->
        [whole] { $name } to liczba całkowita, a nie „{ $text }”
       *[any] { $name } to liczba, a nie „{ $text }”
    }
refusal-with-clause = { $sentence } ({ $clause })
refusal-no-language = Nie ma języka „{ $code }”. Języki to { $codes }.
text-outdated = Skompilowane pliki są nieaktualne: { $file } zmienił się od tamtej pory. Uruchom ./build-fast albo ./build-fast --clean.
text-version = Spellwright { $version }, { $build }
build-interpreted = interpretowany
build-compiled = skompilowany
build-outdated = skompilowany, zanim zmienił się { $file }

## Pliki

refusal-no-games-yet = Nie ma jeszcze gier: plik „{ $file }” nie istnieje. Podaj inny plik przez --db.
refusal-no-file = Nie ma pliku „{ $file }”.
refusal-is-folder = „{ $file }” to folder, a nie plik.
refusal-no-text = „{ $file }” nie jest plikiem tekstowym.
refusal-unreadable = Nie można odczytać „{ $file }”: { $reason }.
refusal-no-folder = Nie można zapisać „{ $file }”: nie ma folderu „{ $folder }”.
refusal-may-not-write = Nie masz prawa zapisu pliku „{ $file }”.
refusal-cannot-make = Nie można utworzyć folderu „{ $folder }”: { $reason }.
refusal-nothing-in = Nie masz prawa zapisu w „{ $folder }”.
refusal-cannot-write = Nie można zapisać „{ $file }”: { $reason }.
refusal-file-there = Plik „{ $file }” już istnieje. Wybierz inną nazwę.
refusal-save-there = Plik „{ $file }” już istnieje. Wybierz inną nazwę albo graj dalej: --resume { $file }
refusal-backup-there = Plik „{ $file }” już istnieje. Dodaj --force, żeby go zastąpić.

## Co wpisuje się po poleceniu

refusal-seed = „{ $seed }” nie jest ziarnem: podaj liczbę całkowitą, która ma najwyżej 18 cyfr, albo 64 cyfry szesnastkowe stołu.
refusal-names = „{ $text }” nie jest listą imion: między każdymi dwoma postaw jeden przecinek.
refusal-pair = „{ $text }” nie jest parą: podaj dwie nazwy z dwukropkiem między nimi.
refusal-setting = „{ $text }” nie jest ustawieniem: napisz ID=WARTOŚĆ.

## Gra

refusal-campaign-keeps = Kampania sama zapisuje swoje gry. Pomiń --resume i --save.
refusal-mode-alone = --mode wymaga nowej kampanii. Dodaj --campaign PLIK.
refusal-which-game = Podaj grę: { $games }.
refusal-resumed-keeps = Zapisana gra zachowuje swoje miejsca, ziarno i opcje. Pomiń je.
refusal-rules-failed = Zasady zawiodły. Zgłoś to i dołącz { $file }. Błąd: { $error }
refusal-campaign-of = „{ $file }” to kampania gry { $game }.
refusal-campaign-settled = Ta kampania zachowuje swój tryb, miejsca i opcje. Pomiń je.
refusal-no-campaign-yet = Plik „{ $file }” jeszcze nie istnieje. Żeby zacząć kampanię, podaj jej grę.
refusal-no-mode = Nie ma trybu „{ $mode }”. Tryby to { $modes }.
refusal-game-over = Ta gra się skończyła. Żeby ją obejrzeć: spellwright replay { $file }
text-mode = { $mode }. { $about }
text-mode-other = --mode { $id }: { $mode }. { $about }
text-go-on = Żeby grać dalej: { $command }
refusal-no-such-option = Nie ma opcji { $n }: wybierz od 1 do { $last }.
refusal-type-something = Wpisz numer albo słowa opcji, albo „pomoc”.
refusal-no-beginning = Żadna opcja nie zaczyna się od „{ $text }”. Wpisz jej numer albo „pomoc”.
refusal-several = „{ $text }” pasuje do kilku opcji: { $options }.
refusal-several-more =
    { $n ->
        [one] „{ $text }” pasuje do kilku opcji: { $options } i jeszcze 1.
        [few] „{ $text }” pasuje do kilku opcji: { $options } i jeszcze { $n }.
       *[many] „{ $text }” pasuje do kilku opcji: { $options } i jeszcze { $n }.
    }
refusal-campaign-over = Ta kampania się skończyła: wszystkie jej gry są rozegrane.
refusal-no-campaign-file = „{ $file }” nie jest kampanią: jej format powinien brzmieć „{ $format }”.
refusal-campaign-players = Ten plik kampanii nie wymienia graczy.
refusal-no-seat = Nie ma miejsca { $n }: wybierz od 1 do { $last }.
refusal-own-seat = „{ $text }” potrzebuje własnego miejsca, liczonego od 1.
refusal-name =
    { $most ->
        [one] „{ $text }” nie może być imieniem: podaj 1 znak, ale nie „=”.
        [few] „{ $text }” nie może być imieniem: podaj najwyżej { $most } znaki, bez „=”.
       *[many] „{ $text }” nie może być imieniem: podaj najwyżej { $most } znaków, bez „=”.
    }
refusal-bot-seats =
    { $named ->
        [one] Podano 1 bota
        [few] Podano { $named } boty
       *[many] Podano { $named } botów
    }, a wolnych miejsc dla botów jest { $free }.
refusal-saved-players =
    { $n ->
        [one] Zapisana gra nie wymienia swojego 1 gracza.
        [few] Zapisana gra nie wymienia swoich { $n } graczy.
       *[many] Zapisana gra nie wymienia swoich { $n } graczy.
    }
refusal-saved-player = Zapisana gra ma gracza, który nie jest ani człowiekiem, ani botem.
refusal-no-rules-text = Nie ma tekstu zasad gry { $game }.
refusal-no-clause = Za tym pytaniem nie stoi jeden punkt zasad. Wpisz „?” i słowo, żeby przeszukać zasady.
refusal-no-unfinished = Nie masz niedokończonej gry w { $folder }.
refusal-no-unfinished-of = Nie masz niedokończonej gry { $game } w { $folder }.
refusal-which-file = Wpisz „wczytaj” i nazwę pliku.
refusal-nothing-prepared = Nie masz nic przygotowanego do zapisania.

column-game = gra
column-result = wynik
column-facts = przebieg
mark-won = wygrana
mark-lost = przegrana
mark-to-come = jeszcze do rozegrania
text-next-game = Następna: { $chapter }.
text-campaign-won = Kampania wygrana.
fact = { $label }: { $value }

# Słowa, które wpisuje się jako polecenia; angielskie też działają.
word-hint = podpowiedź
word-undo = cofnij
word-board = plansza
word-options = opcje
word-log = dziennik
word-save = zapisz
word-load = wczytaj
word-export = eksport
word-quit = koniec
word-help = pomoc
word-all = wszystko
help-of-3 = wybierz opcję 3; działają też jej słowa albo tyle z nich, żeby było wiadomo, o którą chodzi
help-of-rule = punkt zasad za tym pytaniem; „? { $clause }” pokazuje punkt, „? karta” szuka
help-of-rules = punkt zasad za tym pytaniem; „? karta” szuka w zasadach
help-of-hint = co zrobiłby najlepszy bot i dlaczego
help-of-undo = cofnij ostatni wybór, dopóki nie odkryto kości ani kart
help-of-board = narysuj stół jeszcze raz
help-of-options = pytanie i wszystkie jego opcje
help-of-log = co się ostatnio wydarzyło; „dziennik wszystko” zaczyna od początku
help-of-save = gdzie zapisana jest gra; „zapisz PLIK” robi kopię
help-of-load = „wczytaj PLIK” dokonuje wyborów przygotowanych w pliku
help-of-export = to, co masz przygotowane, jako tekst; „eksport PLIK” zapisuje go w pliku
help-of-quit = przerwij teraz i graj dalej innym razem
help-of-help = ta lista
text-tip = Wpisz numer albo słowa obok niego. „?” pokazuje punkt zasad, „podpowiedź” doradza, „pomoc” mówi więcej.
text-nothing-yet = Nic się jeszcze nie wydarzyło.
text-copy-saved = Kopia jest zapisana w { $file }.
text-saved-at-once = Gra jest zapisywana po każdym wyborze, w { $file }.
text-nothing-to-save = Nie ma jeszcze czego zapisać: nie dokonano żadnego wyboru.
text-written-to = Zapisano w { $file }: { $what }.
text-more-found = … i jeszcze { $n }: { $command }
text-more-options = … wpisz „opcje”, żeby zobaczyć wszystkie
text-more-lines =
    { $n ->
        [one] … 1 wcześniejszy wiersz: wpisz „dziennik”
        [few] … { $n } wcześniejsze wiersze: wpisz „dziennik”
       *[many] … { $n } wcześniejszych wierszy: wpisz „dziennik”
    }
text-saved-in = Gra jest zapisana w { $file }.
text-nothing-saved = Nie dokonano wyboru, więc gra nie jest zapisana.
text-pass-keyboard = Do klawiatury siada { $name }. { $name }, naciśnij Enter.
text-entered =
    { $n ->
        [one] Z pliku dokonano 1 wyboru.
        [few] Z pliku dokonano { $n } wyborów.
       *[many] Z pliku dokonano { $n } wyborów.
    }
text-undone = Twój ostatni wybór jest cofnięty.
text-watch-again = Żeby obejrzeć jeszcze raz: { $command }
text-other-edition = Tę grę zapisano w wydaniu { $edition } gry { $game }.
text-todays-rules = { $other } Odtąd obowiązują dzisiejsze zasady.
text-played-again = { $other } Odtworzono ją według dzisiejszych zasad, do wyboru { $n }. Wtedy mogła się potoczyć inaczej.
text-played-again-unread = { $other } Nie można odczytać zapisanej sytuacji: { $reason } Dlatego odtworzono ją według dzisiejszych zasad, do wyboru { $n }. Wtedy mogła się potoczyć inaczej.
text-played-until = { $other } Odtworzono ją według dzisiejszych zasad, do wyboru { $n }. Wybór { $next } nie jest już dozwolony. { $why }
text-played-until-unread = { $other } Nie można odczytać zapisanej sytuacji: { $reason } Dlatego odtworzono ją według dzisiejszych zasad, do wyboru { $n }. Wybór { $next } nie jest już dozwolony. { $why }
player-you = Ty
player-number = Gracz { $n }
player-you-numbered = Gracz { $n } (ty)
player-bot = Bot { $bot }
player-bot-numbered = Bot { $bot } { $n }
text-nobody-wins = Nikt nie wygrywa.
text-you-win = Wygrywasz.
text-wins = { $name } wygrywa.
text-share = Wygraną dzielą się { LIST($names) }.

## Powtórki

refusal-no-step =
    { $last ->
        [one] Nie ma kroku { $n }: ta powtórka ma 1 wybór.
        [few] Nie ma kroku { $n }: ta powtórka ma { $last } wybory.
       *[many] Nie ma kroku { $n }: ta powtórka ma { $last } wyborów.
    }
text-replay-edition = Tę powtórkę nagrano w wydaniu { $edition } gry { $game }; dzisiejsze to { $today }.
text-earlier-pieces =
    { $n ->
        [one] 1 wcześniejszą część rozegrano w innym wydaniu: sprawdzono tylko jej kości i losowania.
        [few] { $n } wcześniejsze części rozegrano w innych wydaniach: sprawdzono tylko ich kości i losowania.
       *[many] { $n } wcześniejszych części rozegrano w innych wydaniach: sprawdzono tylko ich kości i losowania.
    }
text-comes-out-same =
    { $n ->
        [one] Odtworzona przebiega dokładnie tak samo: 1 wybór w grze { $game }, a odcisk się zgadza.
        [few] Odtworzona przebiega dokładnie tak samo: { $n } wybory w grze { $game }, a każdy odcisk się zgadza.
       *[many] Odtworzona przebiega dokładnie tak samo: { $n } wyborów w grze { $game }, a każdy odcisk się zgadza.
    }
text-all-well =
    { $n ->
        [one] Powtórka jest poprawna: 1 wybór w grze { $game }, a odcisk się zgadza.
        [few] Powtórka jest poprawna: { $n } wybory w grze { $game }, a każdy odcisk się zgadza.
       *[many] Powtórka jest poprawna: { $n } wyborów w grze { $game }, a każdy odcisk się zgadza.
    }
text-can-be-made =
    { $n ->
        [one] Jedyny wybór w grze { $game } jest dozwolony. Sytuację nagrano w innej postaci, więc nie da się jej porównać.
        [few] Wszystkie { $n } wybory w grze { $game } są dozwolone. Sytuacje nagrano w innej postaci, więc nie da się ich porównać.
       *[many] Każdy z { $n } wyborów w grze { $game } jest dozwolony. Sytuacje nagrano w innej postaci, więc nie da się ich porównać.
    }
text-can-be-made-luck =
    { $n ->
        [one] Jedyny wybór w grze { $game } jest dozwolony, a kości i losowania pasują. Sytuację nagrano w innej postaci, więc nie da się jej porównać.
        [few] Wszystkie { $n } wybory w grze { $game } są dozwolone, a kości i losowania pasują. Sytuacje nagrano w innej postaci, więc nie da się ich porównać.
       *[many] Każdy z { $n } wyborów w grze { $game } jest dozwolony, a kości i losowania pasują. Sytuacje nagrano w innej postaci, więc nie da się ich porównać.
    }
text-after-choice = Po wyborze { $n } z { $all }.

## Gry i zasady

text-seats-and-bots = { $seats }, { $clauses ->
        [one] 1 punkt zasad
        [few] { $clauses } punkty zasad
       *[many] { $clauses } punktów zasad
    }; boty: { $bots }
column-option = opcja
column-values = wartości (pierwsza jest domyślna)
column-changes = co robi
column-clause = punkt zasad
refusal-one-of-rules = Podaj punkt zasad albo użyj jednego z --search, --all i --coverage.
refusal-nothing-found = Żaden punkt zasad nie zawiera „{ $text }”.
text-read-on = Żeby czytać dalej: spellwright rules { $game } { $section }
refusal-whose-tests = Gra { $game } pochodzi z innego pakietu. Podaj folder jej testów przez --tests FOLDER.

## Zgłoszenia problemów

refusal-no-report = Nie ma zgłoszenia „{ $id }”.
question-of-seat = Pytanie do miejsca { $n }: { $prompt }
text-nothing-reported = Nie ma zgłoszeń problemów.
line-report = { $id } · { $when } · { $name }: { $note }
name-somebody = gracz
name-player = Gracz
name-player-in-seat = { $name } (miejsce { $n })
name-spectator = Widz
heading-report = Zgłoszenie { $id }
text-report-by = { $who } przy stole { $table }, { $at }:
text-no-words = (bez wiadomości)
text-position-of =
    { $n ->
        [one] Sytuacja w grze { $game } { $edition } po 1 wyborze:
        [few] Sytuacja w grze { $game } { $edition } po { $n } wyborach:
       *[many] Sytuacja w grze { $game } { $edition } po { $n } wyborach:
    }
text-none-chosen = żadne
text-older-program = starsza wersja Spellwrighta
text-program-options = { $program }; opcje: { $options }
text-replay-in = Powtórka jest w { $file }.

## Serwer

refusal-port = Spellwright nie może nasłuchiwać na { $host }, port { $port } ({ $why }). Spróbuj innego --port albo innego --host.
text-no-host = nie ma takiego hosta
refusal-secret = Nie można odczytać „{ $file }”, klucza, którym podpisywane są ciasteczka.
text-server-at = Spellwright działa pod adresem { $address }. Ctrl-C go zatrzymuje.
text-others-open = Inni mogą otworzyć { $address }

## Kopie, przywracanie, stare stoły

text-backed-up =
    Zapisano w { $file }: { $tables ->
        [one] 1 stół
        [few] { NUMBER($tables) } stoły
       *[many] { NUMBER($tables) } stołów
    } i { $choices ->
        [one] 1 wybór
        [few] { NUMBER($choices) } wybory
       *[many] { NUMBER($choices) } wyborów
    }.
text-restored =
    Przywrócono { $tables ->
        [one] 1 stół
        [few] { NUMBER($tables) } stoły
       *[many] { NUMBER($tables) } stołów
    } i { $choices ->
        [one] 1 wybór
        [few] { NUMBER($choices) } wybory
       *[many] { NUMBER($choices) } wyborów
    }.
text-before-in = Wcześniejsze gry są w { $file }.
text-old =
    Stare: { $tables ->
        [one] 1 stół
        [few] { NUMBER($tables) } stoły
       *[many] { NUMBER($tables) } stołów
    }, { $choices ->
        [one] 1 wybór
        [few] { NUMBER($choices) } wybory
       *[many] { NUMBER($choices) } wyborów
    }, { $campaigns ->
        [one] 1 kampania
        [few] { NUMBER($campaigns) } kampanie
       *[many] { NUMBER($campaigns) } kampanii
    }, { $chat ->
        [one] 1 wiersz czatu
        [few] { NUMBER($chat) } wiersze czatu
       *[many] { NUMBER($chat) } wierszy czatu
    }, { $reports ->
        [one] 1 zgłoszenie
        [few] { NUMBER($reports) } zgłoszenia
       *[many] { NUMBER($reports) } zgłoszeń
    }.
text-old-reported =
    { $n ->
        [one] 1 stary stół zostaje z powodu zgłoszenia.
        [few] { NUMBER($n) } stare stoły zostają z powodu zgłoszeń.
       *[many] { NUMBER($n) } starych stołów zostaje z powodu zgłoszeń.
    }
text-deleted = Wszystko to jest usunięte.
text-not-deleted = Nic nie jest usunięte. Dodaj --delete, żeby to usunąć.
text-validated =
    Na { $tables ->
        [one] 1 trwający stół
        [few] { NUMBER($tables) } trwające stoły
       *[many] { NUMBER($tables) } trwających stołów
    }: dokładnie { $exact }, według starszych zasad { $older }, niesprawdzone { $unverified }, inaczej { $differs }, nieczytelne { $unreadable }.
text-how =
    { $how ->
        [older] według starszych zasad
        [unverified] niesprawdzony
        [differs] inaczej
       *[unreadable] nieczytelny
    }

## spellwright

help-spellwright =
    Pięć gier planszowych o czarodziejach z pełnymi zasadami: do grania, strojenia i badania.

    Każde polecenie samo się objaśnia: wpisz je z --help. W folderze projektu zamiast spellwright wpisuj ./play, na przykład ./play sim wizardry. Kod wyjścia to 0, gdy wszystko się udało, 1, gdy wynik jest zły (gra zawiodła, punkt zasad nie ma testu), 2, gdy dane są błędne, i 130 po Ctrl-C.
example-spellwright-1 = zagraj na stronie, ze znajomymi lub przeciw botom
example-spellwright-2 = pojedynek z najlepszym botem
example-spellwright-3 = dwie osoby przy jednej klawiaturze
example-spellwright-4 = przeczytaj punkt zasad
example-spellwright-5 = sprawdź, który bot jest silniejszy
option-spellwright-version = Pokaż wersję i to, czy jest skompilowana; potem zakończ.

## parameters

option-seats = Ile miejsc ma gra. [domyślnie: najmniej, ile może mieć]
option-seed = To samo ziarno daje te same gry.
option-option = Ustaw opcję gry, na przykład hits=3 (wymienia je spellwright games). Można podać wiele razy.
option-set = Zmień liczbę w tabelach gry, na przykład abilities.fiendfyre.cost=2 (wymienia je spellwright lab figures). Można podać wiele razy.
option-jobs = Ile procesów gra naraz. [domyślnie: jeden na rdzeń]
option-ray = Graj na klastrze Ray zamiast z --jobs; „local” uruchamia własny (zobacz docs/cluster.md).
option-db = Gdzie są gry: plik albo postgresql://…. [domyślnie: { $file }]
option-json = Wypisz JSON, dla programów.

## play

help-play =
    Zagraj w terminalu.

    Pozostałe miejsca zajmują boty albo osoby przy tej samej klawiaturze. Gry wymienia „spellwright games”. Każda jest zapisywana po każdym wyborze, więc Ctrl-C, „koniec”, a nawet awaria niczego nie tracą. W czasie gry „pomoc” wymienia, co można wpisać.
example-play-1 = ty przeciw najlepszemu botowi
example-play-2 = ty przeciw trzem botom
example-play-3 = dwie osoby przy jednej klawiaturze
example-play-4 = dwie osoby, a między nimi bot
example-play-5 = oglądaj, jak grają boty
example-play-6 = graj dalej w swoją ostatnią niedokończoną grę
example-play-7 = zagraj następną grę kampanii
option-play-people = Kto siedzi przy klawiaturze: imiona (Anna,Ben), miejsca (1,3), jedno i drugie (2=Anna) albo none. [domyślnie: ty, na miejscu 1]
option-play-bots = Kto zajmuje pozostałe miejsca. Od najsłabszego: random, novice, apprentice, greedy, adept, master; PLIK.py:KLASA i PLIK.zip to twoje własne boty. [domyślnie: najlepszy bot]
option-play-seed = Liczba całkowita: ta sama daje to samo szczęście. [domyślnie: tajna]
option-play-resume = Graj dalej w grę z tego pliku albo w swoją ostatnią.
option-play-save = Zapisuj grę w tym pliku. [domyślnie: w folderze { $folder }]
option-play-campaign = Zagraj następną grę kampanii z tego pliku albo zacznij w nim kampanię.
option-play-mode = Tryb nowej kampanii. [domyślnie: pierwszy; inne wymienia --campaign]

## replay

help-replay =
    Opowiedz nagraną grę jako historię albo ją sprawdź.

    FILE to powtórka ze strony, gra zapisana przez „spellwright play” albo powtórka ze zgłoszenia problemu.
example-replay-1 = cała historia i plansza na końcu
example-replay-2 = co wiadomo na miejscu 2 po 40 wyborach
example-replay-3 = odtwórz i porównaj każdy odcisk
option-replay-verify = Tylko sprawdź powtórkę; kod wyjścia 2, jeśli jest błędna.
option-replay-step = Zatrzymaj się po N wyborach. [domyślnie: na końcu]
option-replay-seat = Opowiedz ją tak, jak widać z miejsca S, licząc od 1. [domyślnie: tak, jak widzą wszyscy]

## games

help-games = Wymień gry z ich miejscami, botami i opcjami.
example-games-1 = każda gra z miejscami, botami i opcjami
example-games-2 = jedna gra ze wszystkimi opcjami
example-games-3 = jako JSON

## rules

help-rules =
    Czytaj i przeszukuj zasady.

    Każda zasada to punkt z oznaczeniem, na przykład FW-5.10. Bez punktu widać rozdziały; --coverage mówi, których punktów dowodzą testy.
example-rules-1 = rozdziały
example-rules-2 = cały rozdział
example-rules-3 = jeden punkt i rozstrzygnięcia, które za nim stoją
example-rules-4 = każdy punkt, który wspomina o demonie
example-rules-5 = całe zasady
example-rules-6 = punkty, których nie dowodzi żaden test; kod wyjścia 1, jeśli takie są
option-rules-search = Znajdź punkty zawierające te słowa.
option-rules-all = Wypisz całe zasady gry.
option-rules-coverage = Pokaż, których punktów dowodzą testy.
option-rules-tests = Razem z --coverage: folder testów, dla gry z innego pakietu.

## problems

help-problems =
    Czytaj problemy, które zgłosili gracze.

    Bez identyfikatora wymienione są wszystkie zgłoszenia. Z nim widać, co zgłoszono, i sytuację w słowach, a powtórka jest zapisywana w pliku.
example-problems-1 = wszystkie zgłoszenia, najnowsze najpierw
example-problems-2 = jedno zgłoszenie; jego powtórka jest zapisywana w pliku
example-problems-3 = jak gra doszła do tej sytuacji
option-problems-out = Plik na powtórkę. [domyślnie: ID.replay.json]

## serve

help-serve =
    Udostępnij stronę, żeby grać w przeglądarce.

    Znajomi dołączają przez zaproszenie, inne miejsca zajmują boty. Każdy wybór jest na dysku, zanim ktokolwiek go zobaczy, więc Ctrl-C niczego nie traci.

    Jeśli ustawisz SPELLWRIGHT_METRICS_TOKEN, programy, które wysyłają go jako bearer token, mogą czytać /metrics.
example-serve-1 = strona na tym komputerze
example-serve-2 = dla wszystkich w sieci domowej; serwer mówi, jaki adres mają otworzyć
example-serve-3 = za twoim proxy; zaproszenia podają jego adres
example-serve-4 = gry są zapisywane w podanym pliku
example-serve-5 = gry są zapisywane w PostgreSQL
example-serve-6 = dodaj własnego bota do stołów jego gry
option-serve-bots = Pliki z twoimi botami, oferowanymi obok zwykłych: PLIK.py:KLASA albo PLIK.zip.
refusal-serve-bots = --bots podaje pliki z twoimi botami. Zwykłe boty są oferowane zawsze.
option-serve-port = Port, na którym serwer nasłuchuje.
option-serve-bot-workers = Ile procesów naraz myśli za boty.
option-serve-log-level = Zapisuj komunikaty od tej wagi wzwyż.
option-serve-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 wpuszcza inne komputery.
option-serve-proxies = Ile twoich proxy stoi przed serwerem; przy 0 X-Forwarded-For jest pomijane.
option-serve-public-address = Adres w zaproszeniach. [domyślnie: ten, pod którym otwierasz stronę]
option-serve-open = Otwórz też stronę w przeglądarce.

## backup

help-backup =
    Skopiuj wszystkie gry do pliku, w stanie z jednej chwili.

    Serwer może działać dalej. W kopii nie ma klucza, którym podpisywane są ciasteczka: zachowaj też plik „secret” z folderu { $folder }, bo inaczej każdy będzie potrzebować prywatnego linku, żeby wrócić na swoje miejsce. Dla PostgreSQL użyj pg_dump.
example-backup-1 = twoje gry, gdy serwer działa dalej
example-backup-2 = zastąp ostatnią kopię
example-backup-3 = to samo dla PostgreSQL
option-backup-force = Zastąp plik, jeśli istnieje.

## restore

help-restore =
    Zastąp wszystkie gry tymi z kopii.

    Najpierw zatrzymaj serwer. Wcześniejsze gry zostają w pliku obok. Kopię ze starszej wersji serwer aktualizuje przy uruchomieniu.
example-restore-1 = twoje gry z poniedziałku
example-restore-2 = do podanego pliku
example-restore-3 = to samo dla PostgreSQL

## tables

help-tables = Usuwaj stare stoły i sprawdzaj trwające przed aktualizacją.
example-tables-1 = policz, czego nikt nie ruszał od roku
example-tables-2 = czy ta wersja może grać dalej przy każdym stole?
help-tables-prune =
    Policz, co jest stare, i usuń to przez --delete.

    To stoły, czat i zgłoszenia problemów; serwer może działać dalej. Gry kampanii są usuwane razem, gdy wszystkie są stare. Stół ze zgłoszeniem zostaje tak długo, jak zgłoszenie.
example-tables-prune-1 = policz, czego nikt nie ruszał od roku; nic nie jest usuwane
example-tables-prune-2 = inny wiek
example-tables-prune-3 = usuń to
option-tables-prune-tables = Stół jest stary po tylu dniach bez wyboru.
option-tables-prune-chat = Czat jest stary po tylu dniach.
option-tables-prune-reports = Zgłoszenia są stare po tylu dniach. [domyślnie: zostają, a z nimi ich stoły]
option-tables-prune-delete = Usuń to, co stare. Bez tego nic się nie zmienia.
help-tables-validate =
    Wypróbuj trwające stoły w tej wersji.

    Mówi o każdym, czy ta wersja może grać przy nim dalej; zrób to przed aktualizacją serwera. Stoły są najpierw kopiowane, więc nic się nie zmienia. DB to plik albo postgresql://…. Kod wyjścia to 2, jeśli któregoś stołu w ogóle nie da się odczytać.
example-tables-validate-1 = gry z „spellwright serve”
example-tables-validate-2 = gry w pliku albo pod adresem PostgreSQL
example-tables-validate-3 = same liczby, jako JSON

## bench

help-bench =
    Zmierz, jak wszystko jest szybkie.

    „bench” liczy dla każdej gry losowe decyzje, gry i kopie na sekundę oraz bajty stanu. Wszystkie pracują na zmianę w krótkich odcinkach; liczy się odcinek środkowy i tylko czas procesora tego procesu.

    „bench serve” uruchamia serwer na tym komputerze i gra na nim przez prawdziwe gniazda: wybory na sekundę oraz to, po jakim czasie drugi gracz widzi wybór, który jest bezpiecznie na dysku. Z --pages: bajty aktualizacji, wagę i koszt strony oraz to, po jakim czasie strony obu graczy pokazują wybór.

    „bench search” każe naszemu przeszukiwaniu grać z przeszukiwaniem OpenSpiel, z takim samym czasem do namysłu.

    „bench env” liczy kroki na sekundę naszych środowisk (jedna gra, 256 gier naraz i przez PettingZoo) obok środowisk innych projektów.
example-bench-1 = wszystkie gry i gra odniesienia obok OpenSpiel i PettingZoo
example-bench-2 = dłużej i jako JSON
example-bench-3 = z wykresem
example-bench-4 = serwer z 200 stołami, po jednym wyborze na sekundę
example-bench-5 = tyle wyborów, ile serwer przyjmie
example-bench-6 = podczas gdy 30 gniazd wysyła śmieci
example-bench-7 = strony wszystkich gier przy 200 stołach
example-bench-8 = nasze przeszukiwanie przeciw OpenSpiel
example-bench-9 = środowiska do uczenia graczy
column-steps = kroki/s
column-steps-vector = kroki/s, 256 gier
column-steps-wrapped = kroki/s, PettingZoo
column-observation = liczby
column-actions = akcje
column-environment = środowisko
option-bench-seconds = Ile sekund mierzyć; dla search: ile myśleć nad każdym wyborem. [domyślnie: 2 na silnik, 15 dla serve, 30 z --pages, 1 dla search]
option-bench-tables = serve: przy ilu stołach po dwie osoby grać.
option-bench-rate = serve: wybory na sekundę przy każdym stole; 0 to najszybciej, jak się da. [domyślnie: 1; z --pages jeden na trzy sekundy]
option-bench-pages = serve: mierz strony wszystkich gier zamiast strumienia dla programów.
option-bench-db = serve: adres PostgreSQL do pomiaru. [domyślnie: SQLite w nowym folderze]
option-bench-game = search: w którą grę grać.
option-bench-games = search: ile gier rozegrać.
option-bench-picture = games: narysuj wykres decyzji na sekundę w tym pliku SVG (wymaga dodatku lab).

## sim

help-sim =
    Rozegraj wiele gier z botami i podsumuj je.

    Widać, kto wygrywa, jak gry się kończą i jak długo trwają. Wyniki nie zależą od --jobs. Ctrl-C kończy przebieg i zachowuje rozegrane gry.
example-sim-1 = sprawdź, który bot jest silniejszy
example-sim-2 = więcej miejsc i inna opcja
example-sim-3 = jeden wiersz na każdą grę, do badania
example-sim-4 = folder plików Parquet
example-sim-5 = zmień liczbę w tabelach
example-sim-6 = rozegraj jeszcze raz grę 17 z przebiegu
example-sim-7 = wszelkie miejsca i opcje: czy każda gra dobrze się kończy?
example-sim-8 = sprawdź też prawa wszystkich gier
option-sim-games = Ile gier rozegrać.
option-sim-bots = Które boty grają, z przecinkami między nimi: random, novice, apprentice, greedy, adept, master albo twoje PLIK.py:KLASA i PLIK.zip. Zamieniają się miejscami co grę.
option-sim-only = Rozegraj tylko grę K z przebiegu; pierwsza to 0.
option-sim-any = Losuj miejsca i opcje każdej gry, oprócz podanych; sprawdzaj każdą sytuację.
option-sim-laws = Sprawdź też prawa wszystkich gier na każdym ziarnie.
option-sim-out = Zapisz jeden wiersz na każdą grę (.parquet, .csv lub .jsonl) albo folder ze wszystkim do badania.
option-sim-setup = Kto wybiera postacie, Grupy i zaklęcia do folderu: boty albo kolejno laboratorium.

## Pomiary

option-bench-attack = serve: atak, który serwer ma w tym czasie odeprzeć, ze zwykłymi ograniczeniami: { $attacks }.
status-playing = gra na serwerze
status-games = gry
status-measuring = pomiar
column-tables = stoły
column-choices = wybory
column-choices-a-second = wybory/s
column-memory = pamięć
column-load = obciążenie
column-errors = błędy
column-p50 = p50
column-p99 = p99
column-p99-in-peace = p99 w spokoju
column-updates = aktualizacje
column-update-median = połowa do
column-update-p95 = 95 ze 100 do
column-update-time = koszt aktualizacji
column-choice-time = koszt wyboru
column-players-time = koszt graczy
column-build = wersja
column-page = strona
column-page-packed = spakowana
column-page-weight = ze skryptami
column-page-time = koszt strony
column-packing-time = pakowanie
error-bench-pages = --pages działa z „bench serve” bez --attack.
error-bench-pages-rate = Strony mierzy się w stałym tempie: podaj --rate większe od 0.
column-seconds-a-choice = sekundy na wybór
column-games = gry
column-our-points = nasze punkty
column-share = udział
column-interval = przedział 95 %
column-decisions-a-second = decyzje/s
column-interpreted = interpretowane
column-games-a-second = gry/s
column-copies-a-second = kopie/s
column-copy-is = kopia to
column-bytes = bajty
column-reference-by = gra odniesienia w
column-we-are = u nas
column-microseconds = µs na decyzję
column-by-fifth = według piątych części gry
column-by-seats = według miejsc
text-python = Python { $python }, { $build }
text-measured-with = Python { $python }, { $build }, czas procesora jednego procesu
text-interval = od { $low } do { $high }
text-times-as-fast = { DECIMAL($times) } razy szybciej
text-not-installed = nie zainstalowano
text-decisions-short = { DECIMAL($n) } dec.
text-errors = { $n } × { $reason }

## Symulacje

refusal-folder-plain = --out nie może zapisać folderu razem z --any, --laws lub --only. Pomiń je.
refusal-setup-folder = --setup balanced wymaga folderu. Podaj go przez --out.
refusal-laws-figures = Prawa są sprawdzane na zwykłych liczbach. Pomiń --set.
text-games-written =
    { $n ->
        [one] 1 gra jest zapisana w { $file }.
        [few] { $n } gry są zapisane w { $file }.
       *[many] { $n } gier jest zapisanych w { $file }.
    }
text-stopped-after = Przerwano po { $n } z { $all } gier.
status-left = zostało
text-played =
    { $n ->
        [one] 1 gra, miejsca: { $seats }, ziarno { $seed }
        [few] { $n } gry, miejsca: { $seats }, ziarno { $seed }
       *[many] { $n } gier, miejsca: { $seats }, ziarno { $seed }
    }
text-played-drawn =
    { $n ->
        [one] 1 gra, miejsca: { $seats }, losowe opcje, ziarno { $seed }
        [few] { $n } gry, miejsca: { $seats }, losowe opcje, ziarno { $seed }
       *[many] { $n } gier, miejsca: { $seats }, losowe opcje, ziarno { $seed }
    }
text-played-any =
    { $n ->
        [one] 1 gra z losowymi miejscami i opcjami, ziarno { $seed }
        [few] { $n } gry z losowymi miejscami i opcjami, ziarno { $seed }
       *[many] { $n } gier z losowymi miejscami i opcjami, ziarno { $seed }
    }
text-lengths =
    Wybory w grze: od { NUMBER($shortest) } do { NUMBER($longest) }, mediana { NUMBER($median) }. { $decisions ->
        [one] 1 decyzja
        [few] { NUMBER($decisions) } decyzje
       *[many] { NUMBER($decisions) } decyzji
    } w { DECIMAL($seconds) } s: { NUMBER($rate) } na sekundę.
text-all-answered = Na każde pytanie można było odpowiedzieć i każda sytuacja przeszła kontrolę.
text-laws-checked =
    { $n ->
        [one] Prawa sprawdzono na 1 ziarnie.
        [few] Prawa sprawdzono na { $n } ziarnach.
       *[many] Prawa sprawdzono na { $n } ziarnach.
    }
text-failed =
    { $n ->
        [one] 1 gra zawiodła:
        [few] { $n } gry zawiodły:
       *[many] { $n } gier zawiodło:
    }
text-failure = Gra { $n } (ziarno { $seed }): { $error }
text-again = Żeby rozegrać ją jeszcze raz:
column-bot = bot
column-wins = wygrane
column-draws = remisy
column-seat = miejsce
column-ending = zakończenie
text-ending = { $how }: { $told }

## Własne gry i zestawy

group-make = Zrób coś swojego
seats-range =
    { $most ->
        [one] od { $least } do 1 miejsca
        [few] od { $least } do { $most } miejsc
       *[many] od { $least } do { $most } miejsc
    }
seats-exactly =
    { $n ->
        [one] 1 miejsce
        [few] { $n } miejsca
       *[many] { $n } miejsc
    }
value-named = { $value } ({ $name })
help-pack = Twórz zestawy (własne karty do gry) i sprawdzaj je.
help-pack-new =
    Zacznij zestaw: folder z plikami, których potrzebuje.

    Potem dodawaj karty przez „spellwright pack add”. Do gry dołącza je --pack FOLDER.
help-pack-add =
    Dodaj do zestawu wiersz: kartę, zaklęcie, postać.

    KIND to rodzaj wiersza, na przykład card; na zły rodzaj odpowiedzią jest lista wszystkich. Podaj wiersz w opcjach albo pomiń --key i odpowiedz na pytania.
help-pack-check =
    Sprawdź zestaw i powiedz, czy jest poprawny.

    To słowa, prawa, obrazki i to, czy każdy wiersz się pojawia. Grają nim boty wszystkich poziomów, a tabela mówi, jak często każdy wiersz był oferowany i wybierany. Kod wyjścia to 1, jeśli coś jest nie tak.
option-pack-namespace = Od czego zaczynają się klucze wierszy. [domyślnie: od nazwy folderu]
option-pack-author = Kto napisał zestaw.
option-pack-key = Klucz wiersza: małe litery, cyfry i łączniki.
option-pack-name = Jak wiersz się nazywa. [domyślnie: jego klucz w słowach]
option-pack-row-text = Co wiersz robi, w jednym zdaniu dla graczy.
option-pack-set = Wartość wiersza, na przykład cost=4; inne są takie, jak w większości wierszy gry. Można podać wiele razy.
option-pack-games = Ile najmniej gier rozegrać, żeby zobaczyć, jak często wiersze się pojawiają.
option-pack-laws = Na ilu losowych grach sprawdzić prawa.
option-pack-pictures = Plik na stronę ze wszystkimi obrazkami. [domyślnie: w folderze plików tymczasowych]
example-pack-new = pusty zestaw w folderze frost
example-pack-add = jedna karta, z tekstem, punktem zasad i testem
example-pack-check = sprawdź go
example-pack-play = zagraj z nim
example-pack-new-1 = zestaw, którego klucze zaczynają się od „frost.”
example-pack-add-1 = odpowiedz na pytania o nową kartę
example-pack-add-2 = jedna karta w jednym wierszu
example-pack-check-1 = sprawdź go
example-pack-check-2 = więcej gier i strona z obrazkami
ask-pack-key = Klucz
ask-pack-name = Nazwa
ask-pack-text = Tekst
text-pack-to-do = Napisz tutaj, co robi.
text-pack-new = Nowy zestaw jest w { $folder }. Jego klucze zaczynają się od „{ $namespace }.”; dodaj wiersz poleceniem: spellwright pack add RODZAJ { $folder }
text-pack-wrote = Zapisano { $file }.
text-pack-not-yet = Zestawu nie da się jeszcze wczytać: { $fault }
text-pack-never = { $row }: ani razu w grach ({ $n }).
text-pack-pictures = Obrazki: { $file }
text-pack-sound =
    { $n ->
        [one] Zestaw „{ $pack }” jest poprawny: 1 wiersz.
        [few] Zestaw „{ $pack }” jest poprawny: { $n } wiersze.
       *[many] Zestaw „{ $pack }” jest poprawny: { $n } wierszy.
    }
text-pack-unsound =
    { $faults ->
        [0] Zestaw „{ $pack }” nie jest jeszcze poprawny: niektóre wiersze nigdy się nie pojawiają.
        [one] Zestaw „{ $pack }” nie jest jeszcze poprawny: 1 błąd.
        [few] Zestaw „{ $pack }” nie jest jeszcze poprawny: { $faults } błędy.
       *[many] Zestaw „{ $pack }” nie jest jeszcze poprawny: { $faults } błędów.
    }
refusal-pack-column = Wiersz nie ma kolumny „{ $column }”. Ma: { $columns }.
column-pack-row = wiersz
column-pack-games = gry
column-pack-offered = do wyboru
column-pack-chosen = wybrano
column-pack-won = wygrane
option-pack = Folder z zestawem: jego karty dołączają do gry. Można podać wiele razy.
help-new-game =
    Zrób własną grę, w nowym folderze.

    To pakiet, który można zainstalować, w który można grać i który można zmieniać. NAME to identyfikator gry: małe litery, cyfry i łączniki. Jeszcze przed pierwszą zmianą można w nią grać z botami, spełnia prawa każdej gry i przechodzi swoje testy.
example-new-game-1 = karty w odkrytym rzędzie, dla 2 do 4 graczy
example-new-game-2 = z kartami na ręce, których nikt inny nie widzi, i z planszą
option-new-game-seats = Ilu graczy może grać, od 2 do 6.
option-new-game-hidden = Gracze mają karty, których inni nie widzą.
option-new-game-board = Dodaj planszę tego rodzaju. [domyślnie: bez planszy]
text-new-game =
    Gra { $game } jest w { $folder }, pliki: { $files }. Aby zagrać:
      cd { $folder }
      { $pip } install --editable .
      { $program } play { $game }
