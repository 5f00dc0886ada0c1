### Co mówi sama biblioteka, o dowolnej grze.

## Ludzie przy stole

seat-without-name = Gracz { $number }
# $whom to ten, do kogo jest pytanie, $question samo pytanie.
asked-of = { $whom } · { $question }

## Gry

-game-wizardry = A Spot of Friendly Wizardry
-game-funkoverse = Funkoverse: Harry Potter
-game-duels = Wizarding Duels
-game-battle = Hogwarts Battle
-game-talisman = Talisman: Harry Potter
-game-reference = Kółko i krzyżyk
-game-endless = Kółko i krzyżyk bez końca
-game-night-owls = Nocne sowy

## Gra, której język jeszcze nie ma

# $how: czy przetłumaczona jest część, czy nic.
about-translation =
    { $how ->
        [part] Ta gra jest na razie tylko częściowo po polsku; resztę przeczytasz po angielsku.
       *[none] Tej gry nie ma jeszcze po polsku; przeczytasz ją po angielsku.
    }

## Boty

-bot-random = Losowy
-bot-novice = Nowicjusz
-bot-apprentice = Uczeń
-bot-greedy = Zachłanny
-bot-adept = Adept
-bot-master = Mistrz
bot-about-random = Wybiera cokolwiek, co dozwolone: na pierwszy rzut oka na zasady.
bot-about-novice = Zna zasady i trochę więcej, ale często jest nieuważny.
bot-about-apprentice = Myśli chwilę naprzód i czasem się myli.
bot-about-greedy = Gra prostymi regułami: bierze to, co od razu obiecuje najwięcej.
bot-about-adept = Zanim wybierze, rozważa, co może się zdarzyć.
bot-about-master = Nie spieszy się i dokładnie rozważa, co może się zdarzyć.

## Podpowiedzi: dlaczego warto

hint-only-choice = To jedyny wybór.
hint-learnt = To najbardziej podoba się sieci.
hint-random = Wybór jest losowy.
hint-felt-right = Tak podpowiada przeczucie.
hint-little-time = Było mało czasu, by to przemyśleć.
hint-and-chances = { $hint } { $chances }
hint-then = { $first } { $then }
# $other to następny w kolejności wybór, $comes_to jego szansa w procentach.
hint-chances =
    { $how ->
        [better] Wygrywasz w około { $chance } % przypadków (sprawdzono { $times ->
            [one] raz
            [few] { $times } razy
           *[many] { $times } razy
        }). Następny w kolejności: „{ $other }”, { $comes_to } %.
        [unsure] Wygrywasz w około { $chance } % przypadków (sprawdzono { $times ->
            [one] raz
            [few] { $times } razy
           *[many] { $times } razy
        }). „{ $other }” wygląda na { $comes_to } %, ale to jeszcze niepewne.
       *[alone] Wygrywasz w około { $chance } % przypadków (sprawdzono { $times ->
            [one] raz
            [few] { $times } razy
           *[many] { $times } razy
        }).
    }
# W jednej linii: wybór, potem jego szansa i szansa następnego albo powód.
hint-headline = { $option }. { $reason }
hint-headline-chances = „{ $option }” wygrywa w około { $chance } %, następny w { $comes_to } %
hint-headline-alone = „{ $option }” wygrywa w około { $chance } %
hint-points = Powinno ci to dać { DECIMAL($own) } punktu, a rywalowi { DECIMAL($rival) }.
hint-expected = Prawdopodobna odpowiedź: „{ $option }”.
hint-feared = Uważaj na „{ $option }”: zostawia ci { $leaves } %.

## Odmowy: czego nie można teraz zrobić

refusal-game-over = Gra jest skończona.
refusal-not-your-turn = Teraz nie twoja kolej. Gra czeka na: { LIST($seats) }.
refusal-nothing-to-choose = Teraz nie twoja kolej.
refusal-no-choice = Wybór powinien być opcją, jej tekstem albo jej kodem.
refusal-no-seat = Nie ma miejsca { $n }; miejsca mają numery od 0 do { $last }.
refusal-not-open = Nie możesz tego teraz zrobić.
refusal-no-shortcut = Tego skrótu już nie ma: sytuacja się zmieniła. Wybierz ponownie.
refusal-unknown-word = W tej grze nie ma wyboru „{ $text }”. Wybierz opcję z listy.
refusal-form = Zamiast „{ $text }” napisz „{ $form }”.
refusal-no-such = Nie ma czegoś takiego: { $kind } „{ $word }”.
refusal-undo-dice = Od tego czasu były rzuty kośćmi, więc nie możesz tego cofnąć.
refusal-undo-secret = Od tego czasu wyszła na jaw tajemnica, więc nie możesz tego cofnąć.
refusal-undo-long-ago = Od tego czasu wydarzyło się zbyt wiele, więc nie możesz tego cofnąć.
refusal-undo-older = Od tego czasu gra została zaktualizowana, więc nie możesz tego cofnąć.
refusal-undo-others = Od tego czasu wybierał inny gracz, więc nie możesz tego cofnąć.
refusal-undo-nothing = Nie masz czego cofnąć.
refusal-no-game = Nie ma gry „{ $game }”. Gry to: { LIST($games) }.
refusal-no-game-near = Nie ma gry „{ $game }”; może chodzi o „{ $near }”?
refusal-dataset-games = Zbiór danych potrzebuje co najmniej jednej gry i jednego bota.
refusal-guest-missing = Nie ma pliku { $file }.
refusal-guest-broken = Pliku { $file } nie można użyć jako gracza: { $why }
refusal-guest-class = W pliku { $file } nie ma klasy { $name }, która byłaby botem (Bot).
refusal-guest-zip = W pliku { $file } nie ma zapisanego gracza.
refusal-learnt-for-others = Ten gracz uczył się z innymi opcjami albo w starszej wersji, dla { $n ->
    [one] 1 miejsca
    [few] { $n } miejsc
   *[many] { $n } miejsc
    }.
refusal-guest-game = Gracz z pliku { $file } nie gra w { $game }.
refusal-no-bot = { $game } nie ma bota „{ $bot }”. Boty to: { LIST($bots) }.
refusal-no-bot-near = { $game } nie ma bota „{ $bot }”; może chodzi o „{ $near }”?
refusal-no-campaign = { $game } nie ma kampanii.
refusal-nothing-to-prepare = W grze { $game } nie ma czego przygotowywać.
refusal-not-installed = Aby używać tego ({ $what }), zainstaluj dodatek: pip install "spellwright[{ $extra }]".
refusal-not-set-up = Aby używać tego ({ $what }), potrzebny jest dodatek „{ $extra }”, ale nie udało się go zainstalować.

## Wiele gier naraz

extra-cluster = klaster
extra-data = folder danych
extra-parquet = Parquet
refusal-workers-died = Procesy robocze raz po raz giną, może z braku pamięci. Spróbuj mniej --jobs.
refusal-figures-not-loaded = Z tymi wartościami nie można wczytać gry: { $told }.
refusal-cluster = Klaster „{ $address }” nie odpowiada: { $told }
refusal-cluster-version = Klaster ma inną wersję Spellwright ({ $there }) niż ten komputer ({ $here }). Zainstaluj tę samą na wszystkich węzłach.
refusal-jobs-and-ray = Podaj --jobs albo --ray: klaster ma własną liczbę procesów.

## Odmowy: gry, miejsca i opcje

refusal-seats =
    { $how ->
        [range] { $game } jest dla { $least }–{ $most } graczy, nie dla { $seats }.
       *[sure] { $most ->
            [one] { $game } jest dla 1 gracza, nie dla { $seats }.
            [few] { $game } jest dla { $most } graczy, nie dla { $seats }.
           *[many] { $game } jest dla { $most } graczy, nie dla { $seats }.
        }
    }
refusal-seats-like-this =
    { $how ->
        [range] { $game } z tymi opcjami jest dla { $least }–{ $most } graczy, nie dla { $seats }.
       *[sure] { $most ->
            [one] { $game } z tymi opcjami jest dla 1 gracza, nie dla { $seats }.
            [few] { $game } z tymi opcjami jest dla { $most } graczy, nie dla { $seats }.
           *[many] { $game } z tymi opcjami jest dla { $most } graczy, nie dla { $seats }.
        }
    }
refusal-no-option = { $game } nie ma opcji „{ $name }”.
refusal-no-option-near = { $game } nie ma opcji „{ $name }”; może chodzi o „{ $near }”?
refusal-option-value = Opcja „{ $option }” nie może mieć wartości { $value }; dozwolone: { $values }.
refusal-option-number = Opcja „{ $option }” nie może mieć wartości { $value }; dozwolona jest dowolna liczba całkowita od { $least } do { $most }.
refusal-option-text = Opcji „{ $option }” nie można użyć: { $why }
refusal-option-no-text = Opcji „{ $option }” nie można użyć: brak tekstu.
value-quoted = „{ $text }”
values-of-option = { $default } lub dowolna od { $least } do { $most }

## Odmowy: co jest w plikach

-thing-saved-state = zapisany stan
    .gen = zapisanego stanu
-thing-saved-game = zapisana gra
    .gen = zapisanej gry
    .gender = feminine
-thing-replay = powtórka
    .gen = powtórki
    .gender = feminine
-thing-table = stół
    .gen = stołu
# Gdzie coś się nie zgadza, na początku odmowy.
place-state = Stan
place-story = Historia
place-question = Otwarte pytanie
place-procedure = Procedura { $name }
place-field = { $where }, pole „{ $name }”
place-column = { $where }: kolumna „{ $column }”
refusal-wild-json = Nie można odczytać { GEN($what) }: jest tam dzika liczba albo zbyt głębokie zagnieżdżenie.
refusal-no-yes-or-no = { $where }: powinno tu być true albo false.
refusal-no-text = { $where }: powinien tu być tekst.
refusal-replay-move = Wybór { $n } powtórki, „{ $choice }”, jest niemożliwy: { $why }
refusal-drawn = To, co wylosowano, nie wynika z ziarna: losowanie { $n } części { $piece }.
refusal-state-misfit = Pola stanu nie pasują do siebie ({ $why }).
refusal-state-open = Stan ma otwarte pytania i zakończenie albo żadnego z nich.
refusal-state-asks-twice = Stan pyta to samo miejsce dwa razy.
refusal-state-ending = Stan podaje zakończenie, którego ta gra nie ma.
refusal-state-ranks = Stan powinien podawać kolejność wszystkich miejsc na końcu, a wcześniej żadnej.
refusal-state-answer = Stan czeka na odpowiedź, której nie przyjmie żaden krok.
refusal-state-no-option = Stan pyta miejsce { $n }, które nie ma nic do wyboru („{ $question }”).
refusal-state-breaks = Stan psuje grę. { $fault }
fault-column = „{ $name }” ma złą liczbę wpisów.
refusal-row-column = { $where }: nieznana kolumna „{ $column }”.
refusal-row-column-near = { $where }: nieznana kolumna „{ $column }”; może chodzi o „{ $near }”?
refusal-value-number = { $where }: powinna tu być liczba całkowita.
refusal-value-range = { $where }: jest { $value }, a powinno być od { $least } do { $most }.
refusal-value-text = { $where }: powinien tu być tekst.
refusal-value-word = { $where }: jest „{ $value }”, a powinno być jedno z: { $allowed }.
refusal-value-signs = { $where }: są tu znaki, których nie widać.
refusal-value-empty = { $where }: pusto.
refusal-value-long =
    { $most ->
        [one] { $where }: powinien tu być 1 znak.
        [few] { $where }: powinny tu być najwyżej { $most } znaki.
       *[many] { $where }: powinno tu być najwyżej { $most } znaków.
    }
refusal-no-figure = Nie ma wartości „{ $path }”. Polecenie „lab figures” wypisze wszystkie.
refusal-no-figure-near = Nie ma wartości „{ $path }”. Może chodzi o { $near }?
refusal-figures-late = Ten proces wczytał już grę, więc nie można tu zmienić jej wartości. Zagraj w procesie roboczym albo ustaw je na samym początku.
refusal-folder-used = W folderze „{ $folder }” jest coś innego niż przebieg: podaj pusty albo nowy folder.
refusal-figure-form = Zamiast „{ $text }” powinno być plik.klucz.kolumna=wartość.
refusal-figure-number = { $path }: powinna tu być liczba całkowita, nie „{ $text }”.
refusal-table-no-rows = Tabela { $table } nie ma wierszy [[{ $kind }]].
refusal-row-no-table = { $where } { $n }: powinna tu być tabela z kolumnami.
refusal-table-unreadable = Nie można odczytać tabeli { $table }: { $reason }.
refusal-table-no-toml = Tabela { $table } nie jest w formacie TOML: { $reason }.
refusal-row-twice = { $table }, { $kind } „{ $name }” jest tam dwa razy.
refusal-row-lacks = { $where }: brakuje kolumny „{ $column }”.
refusal-seed-digits = Ziarno stołu na żywo musi mieć 64 cyfry szesnastkowe.
refusal-seed-number = Ziarno musi być liczbą całkowitą, najwyżej 64-bitową.
refusal-loaded-number = Ustalony wynik { $outcome } nie jest liczbą od { $least } do { $most }.
refusal-chance-state = Stan źródła losu jest poza zakresem.
refusal-seed-bytes = Ziarno stołu na żywo musi mieć 32 bajty.
refusal-loaded-order = Ustalony wynik { $order } nie jest kolejnością dla { $items }.
refusal-no-edition = Brakuje wydania gry, z którego pochodzi { $what }.
refusal-unknown-edition = Nieznane jest wydanie gry, z którego pochodzi { $what }.
refusal-secret-digits = Sekret powinien mieć 64 cyfry szesnastkowe.
refusal-secret-other = To nie jest sekret, którego skrót opublikowano.
refusal-seed-does-not-follow = Ziarno nie wynika z sekretu i słów.
refusal-word-not-fixed = Słowo miejsca { $n } nie było ustalone przez sekret.
refusal-names-by-row = { $where }: dla każdego klucza ({ $what }) powinno być podane, co ma.
refusal-lists =
    { $n ->
        [one] { $where }: powinna tu być 1 lista.
        [few] { $where }: powinny tu być { $n } listy.
       *[many] { $where }: powinno tu być { $n } list.
    }
refusal-names-number = { $where }: jest { $name }, a powinien być klucz ({ $what }).
refusal-names-choice-number = { $where }: jest { $name }, a powinien być tekst wyboru.
refusal-names-nothing = { $where }: nie ma czegoś takiego jak „{ $name }” ({ $what }).
refusal-names-list = { $where }: powinna tu być lista kluczy ({ $what }).
refusal-names-each = { $where }: każdy wpis powinien być kluczem ({ $what }).
refusal-names-no-choice = { $where }: nie ma wyboru „{ $name }”.
refusal-first-release = { $game } nie może odczytać stanów z pierwszego wydania.
refusal-release-shape = Zapisany stan nie ma kształtu swojego wydania.
refusal-word-not-there = { $where }: nie ma „{ $name }”.
refusal-word-by-key = { $where }: zamiast { $name } powinien być klucz ({ $kind }).
refusal-no-object = { $where }: powinien tu być obiekt z nazwanymi polami.
refusal-no-field = { $where }: nie ma pola „{ $name }”.
refusal-lacks-field = { $where }: brakuje pola „{ $name }”.
refusal-no-list = { $where }: powinna tu być lista rozsądnej długości.
refusal-no-numbers = { $where }: powinny tu być liczby całkowite.
refusal-number-range = { $where }: jest { $held }, a dozwolone jest od { $least } do { $most }.
refusal-no-mark = W powtórce brakuje odcisku po wyborze { $n }.
refusal-late-marks = Powtórka kończy się po wyborze { $n }, a jej odciski później.
refusal-other-draws = Zasady nie prosiły o losowania, które zapisała powtórka.
refusal-other-position = Po wyborze { $n } sytuacja jest inna niż zapisana.
refusal-other-luck = Do wyboru { $n } potrzebne były inne losowania niż zapisane.
refusal-replay-fairness = Uczciwość powtórki powinna mieć pola commitment, entropy i words.
refusal-replay-seats = Liczba miejsc w powtórce powinna być liczbą całkowitą.
refusal-replay-game = Gra w powtórce powinna być tekstem.
refusal-replay-settings = Ustawienia w powtórce powinny być nazwami z wartościami.
refusal-replay-pieces = Wcześniejsze części powtórki powinny być listą rozsądnej długości.
refusal-replay-piece = Część powtórki powinna być obiektem.
refusal-replay-seed = Ziarno powtórki powinno być liczbą albo cyframi szesnastkowymi.
refusal-replay-start = Sytuacja, od której zaczyna się część, powinna być tekstem.
refusal-replay-choices = Wybory powtórki powinny być listą rozsądnej długości.
refusal-replay-marks = Odciski powtórki powinny być liczbami z tekstami.
refusal-replay-draws = Losowania powtórki powinny być tekstem.
refusal-replay-lacks = W powtórce brakuje pola „{ $name }”.
refusal-replay-choice = Wybór { $n } powtórki powinien mieć postać „miejsce wybór”.
refusal-replay-mark = Powtórka nie ma sensownego odcisku „{ $name }”.
refusal-replay-draw = Losowanie { $n } powtórki powinno mieć postać „granica:wynik”.
refusal-options = Opcje gry powinny być nazwami z wartościami.
refusal-other-game = To { $what } z gry „{ $other }”, a nie z gry „{ $game }”.
refusal-too-long =
    { $most ->
        [one] Za długo ({ $what }): dozwolony jest najwyżej 1 znak.
        [few] Za długo ({ $what }): dozwolone są najwyżej { $most } znaki.
       *[many] Za długo ({ $what }): dozwolonych jest najwyżej { $most } znaków.
    }
refusal-no-format = To nie jest { $what }: format powinien być „{ $format }”.
refusal-state-lacks-state = W zapisanym stanie brakuje obiektu „state”.
refusal-state-seats = Stan, pole „seats”: powinna tu być liczba całkowita.
refusal-state-lacks-settings = W zapisanym stanie brakuje obiektu „settings”.
refusal-state-list = Stan, pole „{ $name }”: powinna tu być lista rozsądnej długości.
refusal-agenda-entry = Wpis planu powinien być obiektem.
refusal-agenda-name = W planie jest „{ $name }”, a takiej procedury tu nie ma.
refusal-agenda-step = Procedura { $name } nie ma kroku „{ $step }”.
refusal-open-question = Otwarte pytanie powinno być obiektem z polem „question”.
refusal-question-seat = Otwarte pytanie jest do miejsca { $n }, którego nie ma.
refusal-question-arguments = Otwarte pytanie ma złą liczbę argumentów.
refusal-state-chance = Stan, pole „chance”: powinny tu być stream, draws i loaded.
refusal-state-stream = Stan nie ma znanego strumienia losu.
refusal-state-draws = Liczba wyników losu jest poza zakresem.
refusal-state-loaded = Ustalone wyniki losu powinny być liczbami albo kolejnościami liczb.
refusal-no-json = Nie da się tego odczytać ({ $what }): wiersz { $line } to nie JSON.
refusal-question-names = Otwarte pytanie wymienia { $kind } { $number }, a czegoś takiego nie ma.
refusal-story = Nie można odczytać zachowanej historii.
refusal-no-figures = { $game } nie ma tabel wartości.
refusal-needs-knowledge = Bot „{ $bot }” myśli naprzód: pytaj z wiedzą.
refusal-run-is-file = „{ $folder }” to plik, nie folder.
refusal-figure-tables = { $game } ma tabele { $tables }, nie „{ $table }”.
refusal-figure-twice = { $path } jest ustawione dwa razy.
refusal-no-games = Przebieg ma co najmniej jedną grę, nie { $n }.
refusal-bot-count =
    { $n ->
        [one] Jest 1 miejsce: podaj 1 bota, a nie { $named }.
        [few] Są { $n } miejsca: podaj od 1 do { $n } botów, a nie { $named }.
       *[many] Jest { $n } miejsc: podaj od 1 do { $n } botów, a nie { $named }.
    }
refusal-endings = „{ $file }” powinno się kończyć na jedno z { $endings }.

## Zasady i to, czego dowodzą testy

refusal-no-rules = Nie ma zasad gry „{ $game }”. Są zasady gier: { $games }.
refusal-no-rules-near = Nie ma zasad gry „{ $game }”. Może chodzi o { $near }?
refusal-no-clause = W zasadach gry { $game } nie ma punktu „{ $clause }”; są od { $first } do { $last }.
refusal-no-clause-near = W zasadach gry { $game } nie ma punktu „{ $clause }”. Może chodzi o { $near }?
coverage-proved = { $game }: punkty dowiedzione testami: { $n } z { $all }.
coverage-unproved = Bez dowodu: { $clauses }.
coverage-excused = Nie dla programów: { $clause }: { $why }
coverage-error = Błąd: { $sentence }
coverage-warning = Uwaga: { $sentence }
refusal-no-clauses = Tekst zasad gry { $game } nie ma punktów.
refusal-clause-twice =
    { $n ->
        [one] W tekście zasad gry { $game } punkt { $clause } jest raz.
        [few] W tekście zasad gry { $game } punkt { $clause } jest { $n } razy.
       *[many] W tekście zasad gry { $game } punkt { $clause } jest { $n } razy.
    }
refusal-reason-form = Zamiast „{ $text }” powinno być „- PUNKT: powód”.
refusal-is-section = { $section } to rozdział, z punktami od { $first } do { $last }.
refusal-no-test-folder = W { $folder } nie ma folderu z testami.
refusal-no-tests = Czego dowodzą testy, można powiedzieć tylko z kodu źródłowego: zainstalowany Spellwright nie ma testów.

## Rysunki

picture-face-down = Karta zakryta
picture-a-card = zakryta karta
picture-blank-side = pusta ścianka
picture-nothing-yet = jeszcze nic
picture-side = { $name }: { $shows }.
picture-side-total = { $name }: { $shows } = { $total }.
picture-to-choose = Do wyboru

## Przebiegi na dysku

refusal-other-run = W folderze „{ $folder }” jest inny przebieg: podaj inny folder albo usuń ten.

## Własne gry i zestawy

refusal-broken-game = Pakiet gry „{ $game }” nie działa: { $why }
refusal-other-id = Pakiet { $package } nazywa swoją grę „{ $other }”, a jego punkt wejścia to „{ $game }”. Daj obu tę samą nazwę.
refusal-game-name = „{ $name }” to nie nazwa gry. Użyj małych liter, cyfr i łączników (najwyżej { $most }), zaczynając od litery.
refusal-game-there = Gra „{ $name }” już jest. Wybierz inną nazwę.
refusal-game-package = Gra „{ $name }” byłaby pakietem Pythona { $package }, a ta nazwa jest zajęta. Wybierz inną.
refusal-game-seats = „{ $seats }” to nie liczba miejsc. Podaj jedną liczbę albo dwie, na przykład 2-4, od { $least } do { $most }.
refusal-game-folder = Folder { $folder } już jest i nie jest pusty. Podaj nowy folder.
refusal-game-write = Nie można zapisać w { $folder }: { $why }.
refusal-state-column = W zapisanym stanie „{ $name }” potrzebuje { $n ->
        [one] 1 wpisu
        [few] { $n } wpisów
       *[many] { $n } wpisów
    }.
refusal-emblem-unknown = { $table } [{ $kind }]: nie ma emblematu „{ $emblem }”.
refusal-emblem-no-card = { $table } [{ $kind }]: { $emblem } jest dla „{ $card }”, a takiej karty nie ma.
refusal-emblem-twice = { $table } [{ $kind }]: „{ $card }” jest tam dwa razy.
refusal-emblem-missing = { $table } [{ $kind }]: „{ $card }” nie ma emblematu.
refusal-word-unknown = { $where }: w kolumnie { $column } jest nieznane słowo „{ $word }” ({ $what }).
refusal-word-unknown-near = { $where }: w kolumnie { $column } jest nieznane słowo „{ $word }” ({ $what }); może chodzi o „{ $near }”?
refusal-word-form = { $where }: w kolumnie { $column } jest „{ $word }”, a powinno być: { $form }
refusal-word-nested = { $where }: w kolumnie { $column } jest „{ $word }”, za dużo jedno w drugim.
refusal-row-wordless = { $where }: brakuje kolumny { $column }. Wpisz ją do wiersza albo jako { $entry } do katalogu zestawu.
refusal-pack-emblem = { $pack }/emblems.svg: ścieżka „{ $name }” potrzebuje id z małych liter i zwykłych danych ścieżki w d.
refusal-pack-kind = Gra { $game } nie ma tabel z wierszami rodzaju „{ $kind }”. Ma: { $kinds }.
refusal-pack-folder = „{ $folder }” już jest: podaj folder nowy albo pusty.
pack-slip = W katalogu zestawu „{ $pack }” jest pomyłka: { $why }
pack-checks-words = Czytanie słów każdego wiersza.
pack-checks-laws = Sprawdzanie praw na losowych grach.
pack-checks-bots = Gra botów wszystkich poziomów.
pack-checks-games = Rozgrywanie gier, aż pojawi się każdy wiersz.
pack-words-fault = { $where }: źle się czyta: { $fault }.
pack-words-end = { $where }: na końcu powinna być kropka.
pack-no-clause = { $where }: nie ma punktu { $clause }, ani w zasadach, ani w clauses.md.
pack-breaks-law = Losowa gra o ziarnie { $seed } łamie prawo. { $fault }
pack-stops-bot = Bot { $bot } nie może z tym grać. { $fault }
pack-stops-game = Gra o ziarnie { $seed } się przerwała. { $fault }
refusal-pack-closed = { $file }: ta gra nie przyjmuje wierszy [[{ $kind }]] z pakietów.
refusal-pack-missing = Do tego potrzebny jest zestaw „{ $pack }”, który nie jest tu wczytany. Podaj jego folder przez --pack.
refusal-no-pack = W folderze „{ $folder }” nie ma zestawu: zestaw ma plik pack.toml.
refusal-pack-rows = { $file }: powinna tu być lista wierszy [[{ $kind }]], najwyżej { $most }.
refusal-pack-key = { $file }, wiersz { $n }: klucz { $written } powinien mieć małe litery, cyfry i pojedyncze łączniki, najwyżej 40 znaków.
refusal-pack-override = { $file }, { $path }: napisz [plik.klucz], a pod spodem kolumna = wartość.
refusal-pack-editions = pack.toml: editions powinno być listą numerów zasad, na przykład [2].
refusal-pack-namespace = pack.toml: namespace „{ $namespace }” powinno mieć od 2 do 20 małych liter i cyfr, których nie używa tu nic innego.
refusal-pack-text = pack.toml: { $column } powinno być tekstem w jednej linii, najwyżej { $most } znaków.
refusal-pack-long = { $file } jest za długi: plik zestawu ma najwyżej { $most } bajtów.
refusal-pack-twice = Dwa zestawy mają namespace „{ $namespace }”; drugi jest w „{ $folder }”.
refusal-pack-code = { $file }, linia { $n }: nie da się wczytać kodu: { $why }
refusal-pack-file = { $file }: w tej grze nie ma takiej tabeli dla zestawów. Może chodzi o: { $meant }?
refusal-pack-table = { $file }: w tym pliku nie ma wierszy [[{ $kind }]]. Może chodzi o: { $meant }?
refusal-pack-catalog = { $file }: nikt nie czyta tego pliku. Katalog zestawu nazywa się { $meant }.
refusal-clause-taken = { $file }: punkt { $clause } już jest. Nadaj temu inny numer.
refusal-pack-same-figure = Zestawy „{ $pack }” i „{ $other }” ustawiają { $path } na różne wartości. Wczytaj tylko jeden z nich.
refusal-pack-outside = { $file }: powinien to być plik w folderze zestawu.
refusal-pack-dots = { $file }: klucz ma za dużo kropek.
refusal-in-file = { $file }: { $why }
refusal-pack-late = Ten proces wczytał już grę, więc nie można tu dodać zestawu „{ $pack }”. Podaj go na samym początku.
refusal-pack-edition = Zestaw „{ $pack }” napisano dla zasad { $fits }, a to są zasady { $number }.
refusal-pack-words = { $where }: powinien tu być tekst w jednej linii, z samych widocznych znaków, bez nawiasów klamrowych, najwyżej { $most } znaków.
picture-so-far = jak dotąd { $total }
