### Talisman: o co gra pyta, co można wybrać, co opowiada i czego odmawia.

## Co można wybrać

verb-side = Graj jako { $side }
verb-character = Graj: { $who }
verb-yes = Zgódź się
verb-no = Odmów
verb-done = Gotowe
verb-roll = Rzuć za ruch
verb-step = Porusz się o 1 obszar
verb-portkey = Użyj Świstoklika: przenieś się na Tereny
verb-floo = Użyj Proszku Fiuu: przenieś się na Tereny
verb-ride = Przenieś się na dowolny obszar w Londynie
verb-arthur = Idź z Arturem Weasleyem na dowolny obszar w Londynie
verb-fly = Leć Hardodziobem: { COUNTED($n, -unit-space) }
verb-stay = Zostań tutaj
verb-turn-back = Zawróć
verb-duty = Podejmij zadanie tego obszaru
verb-spaces = Porusz się o { COUNTED($n, -unit-space) }
verb-apparate-anywhere = Przenieś się w dowolne miejsce tego Regionu
verb-walk = Idź { $way } { TO($goal) }
verb-walk-on = Idź dalej
verb-cross = Jedź pociągiem { TO($goal) }
verb-barrier = Spróbuj przejść przez barierę
verb-gates = Spróbuj otworzyć Wrota
verb-to = Idź { TO($goal) }
verb-direction = Idź { $way }
verb-keep = Zostaw wynik
verb-fate = Odrzuć 1 żeton Losu: rzuć ponownie { INS($die) } kością
verb-free-reroll = Użyj { GEN($card) }: nowy rzut { INS($die) } kością
verb-reroll-both = Użyj { GEN($card) }: nowy rzut obiema kośćmi
verb-paid-reroll = Zapłać 2 Galeony: rzuć ponownie { INS($die) } kością
verb-felix = Wypij Felix Felicis: kość pokaże { $n }
verb-die = Użyj { $die ->
        [die-first] pierwszej
        [die-second] drugiej
       *[die-third] trzeciej
    } kości
verb-leave-out = Pomiń { ACC($die) } kość
verb-number = Podaj { $n }
verb-shift = Odrzuć żetony Losu: zmień wynik na { $n }
verb-cast = Rzuć Zaklęcie { $spell }
verb-pass = Bez Zaklęcia
verb-wait-mine = Bez Zaklęć w tej turze, póki nic mnie nie dotyczy
verb-wait-turn = Bez Zaklęć do końca tej tury
verb-spell = Odrzuć Zaklęcie { $spell }
verb-target = Wybierz { ACC($who) }
verb-at = Wybierz { ACC($card) }
verb-faction = Wybierz stronę { GEN($faction) }
verb-end-spell = Zakończ { $spell }: { $who }
verb-end-event = Zakończ Wydarzenie { $card }
verb-end-ferret = Przywróć ludzką postać { DAT($who) }
verb-resist = Rzuć kością, aby oprzeć się Zaklęciu
verb-block = Odrzuć 2 żetony Losu: zablokuj Zaklęcie
verb-bear = Pozwól mu zadziałać
verb-gain-fate = Pozwól mu zadziałać: otrzymaj 1 żeton Losu
verb-give-fate = Oddaj 1 żeton Losu innej Postaci z Zakonu
verb-extra-turn = Wykonaj dodatkową turę
verb-meet = Zaatakuj { ACC($who) }
verb-space = Rozpatrz spotkanie z obszarem
verb-take = Weź { ACC($card) }
verb-take-galleons = Weź Galeony
verb-drop = Porzuć { ACC($card) }
verb-keep-all = Zatrzymaj wszystko; pytaj, gdy dostanę kartę
verb-drop-galleon = Porzuć 1 Galeona
verb-discard = Odrzuć { ACC($card) }
verb-put-back = Odłóż na spód talii { ACC($card) }
verb-use = Użyj { GEN($card) }
verb-look = Obejrzyj { ACC($deck) }
verb-under = Odłóż na spód talii { ACC($card) }
verb-on-top = Zostaw na wierzchu { ACC($card) }
verb-house =
    { $house ->
        [broomsticks] Pub pod Trzema Miotłami: lecz się za Galeony
        [tea-shop] Herbaciarnia u pani Puddifoot: sprzedaj Przedmioty
        [hogs-head] Gospoda pod Świńskim Łbem: rzuć kością
        [blotts] Esy i Floresy: kup Ekwipunek
        [wheezes-sell] Magiczne Dowcipy: oddaj Zaklęcia za żetony Losu
       *[wheezes-buy] Magiczne Dowcipy: kup Zaklęcia za żetony Losu
    }
verb-buy = Kup { ACC($card) }
verb-buy-spell = Odrzuć 1 żeton Losu: otrzymaj 1 Zaklęcie
verb-heal =
    { $n ->
        [0] Nie lecz się
        [one] Wylecz 1 punkt Życia
        [few] Wylecz { $n } punkty Życia
       *[many] Wylecz { $n } punktów Życia
    }
verb-refill = Uzupełnij żetony Losu
verb-train = Rzuć kością
verb-pay =
    { $price ->
        [fate] Odrzuć 1 żeton Losu
        [galleon] Odrzuć 1 Galeona
       *[life] Strać 1 punkt Życia
    }
verb-ability = Wybierz { ACC($ability) }
verb-symbols =
    { $n ->
        [one] Dobierz 1 kartę
        [few] Dobierz najwyżej { $n } karty
       *[many] Dobierz najwyżej { $n } kart
    }
verb-fight = Walcz
verb-evade = Wymknij się { DAT($card) }
verb-evade-all = Wymknij się z walki
verb-bribe =
    { $card ->
        [card-angry-centaurs] Odrzuć 2 żetony Losu: wymknij się { DAT($card) }
       *[other] Zapłać 1 Galeona: wymknij się { DAT($card) }
    }
verb-bribe-all = Zapłać 1 Galeona: wymknij się z walki
verb-scurry = Rzuć kością: przy 4–6 się wymykasz
verb-sacrifice = Odrzuć Karkarowa: wymknij się { DAT($enemy) }
verb-betray = Odrzuć { ACC($card) }: wymknij się
verb-pounce = Odrzuć 1 żeton Losu: przeciwnik bierze niższą z 2 kości
verb-save = Użyj { GEN($card) }: rzuć, by ocalić Życie
verb-cling = Rzuć kością: przy 6 zachowujesz ostatni punkt Życia
verb-instead = Odrzuć zamiast tego { ACC($card) }
verb-suffer = Strać punkt Życia
verb-reward-life = Odbierz 1 punkt Życia
verb-reward-object = Zabierz { ACC($card) }
verb-reward-galleon = Zabierz 1 Galeona
verb-reward-both = Zabierz 1 Galeona i { ACC($card) }
verb-reward-life-fate = Odbierz 1 punkt Życia i zabierz 1 żeton Losu
verb-reward-follower = Zaatakuj { ACC($card) }
verb-reward-nothing = Zrezygnuj z nagrody
verb-trophy = Zatrzymaj { ACC($card) } jako Trofeum
verb-for-fate = Odrzuć { ACC($card) }: otrzymaj 1 żeton Losu
verb-for-galleons = Odrzuć { ACC($card) }: otrzymaj 2 Galeony
verb-tame = Zatrzymaj { ACC($card) } jako Sprzymierzeńca
verb-turn-in = Oddaj { ACC($card) }
verb-exchange = Wymień Trofea

## To samo tak, jak nazywa je jedno pytanie

button-start-done = Nie używaj niczego więcej
button-on-the-way-walk-on =
    { $n ->
        [0] Zatrzymaj się tutaj
        [one] Idź dalej
        [few] Idź dalej
       *[many] Idź dalej
    }
button-way-stay =
    { $price ->
        [0] Zostań tutaj
       *[other] Odrzuć 1 żeton Losu: zostań tutaj
    }
button-space-to = Idź { TO($goal) }
button-steer-direction = Wyślij { ACC($who) } { $way }
button-back-direction = Wracaj { $way }
button-test-ability =
    { $ability ->
        [ability-might] Użyj Mocy ({ $might })
       *[other] Użyj Magii ({ $magic })
    }
button-felix-no = Zachowaj Felix Felicis
button-reroll-fate = Odrzuć 1 żeton Losu: rzuć ponownie
button-reroll-free-reroll = Użyj { GEN($card) }: rzuć ponownie za darmo
button-reroll-paid-reroll = Zapłać 2 Galeony: rzuć ponownie
button-die-die =
    { $die ->
        [die-second] Użyj { $second }: { $second_meaning }
       *[other] Użyj { $first }: { $meaning }
    }
button-leave-out-leave-out =
    { $die ->
        [die-first] Pomiń { $first }: { $meaning }
        [die-second] Pomiń { $second }: { $second_meaning }
       *[other] Pomiń { $third }: { $third_meaning }
    }
button-cancel-cast = Rzuć Drętwotę: anuluj Zaklęcie { $cancelled }
button-cancel-pass = Pozwól działać Zaklęciu { $spell }
button-aim-target = Rzuć na { ACC($who) }
button-aim-card-at = Rzuć na { ACC($card) }
button-recast-no = Odrzuć Zaklęcie { $spell }
button-recast-target = Rzuć na { ACC($who) }
button-recast-at = Rzuć na { ACC($card) }
button-keep-spell-yes = Odrzuć 2 żetony Losu: weź { $spell }
button-keep-spell-no = Zachowaj żetony Losu
button-token-spell-yes = Otrzymaj 1 Zaklęcie
button-token-spell-no = Zrezygnuj z Zaklęcia
button-blood-yes = Strać 1 punkt Życia: otrzymaj 1 Zaklęcie
button-blood-no = Zachowaj punkt Życia
button-token-faction = Daj przewagę { DAT($faction) }
button-extra-yes = Wykonaj dodatkową turę
button-extra-no = Zrezygnuj z dodatkowej tury
button-steal-pay =
    { $price ->
        [galleon] Zabierz 1 Galeona
       *[fate] Zabierz 1 żeton Losu
    }
button-crucio-pay =
    { $price ->
        [fate] Odrzuć 2 żetony Losu
       *[life] Strać 1 punkt Życia
    }
button-read-spell = Zabierz Zaklęcie { $spell }
button-read-no = Nie zabieraj Zaklęcia
button-exchange-card-put-back = Odrzuć 1 żeton Losu: wymień { ACC($card) }
button-exchange-card-no = Niczego nie wymieniaj
button-difference-roll = Rzuć obiema kośćmi
button-difference-number =
    { $n ->
        [0] Nie dobieraj kart
        [one] Dobierz 1 kartę
        [few] Dobierz najwyżej { $n } karty
       *[many] Dobierz najwyżej { $n } kart
    }
button-take-done = Zostaw resztę
button-take-early-done = Na razie niczego nie bierz
button-toll-yes = Zapłać 1 Galeona: zabierz { ACC($card) }
button-toll-no = Zostaw to { DAT($who) }
button-card-yes =
    { $source ->
        [card-portkey-office-opens] Weź Świstoklika
        [card-garrick-ollivander]
            { $has_wand ->
                [yes] Zapłać 2 Galeony: otrzymaj 1 Zaklęcie
               *[no] Zapłać 1 Galeona: weź Różdżkę
            }
        [card-cornelius-fudge] Zapłać 1 Galeona
        [card-stan-shunpike] Zapłać 1 Galeona: jedź w następnej turze
        [card-seaside-cave] Weź 1 żeton Losu
        [card-shell-cottage]
            { $side_of ->
                [faction-de] Zapłać 1 Galeona: wylecz 1 punkt Życia
               *[other] Wylecz 1 punkt Życia
            }
        [card-ottery-lamp-shop] Zapłać 1 Galeona: weź Latarnię
        [card-chamber-of-secrets] Walcz z Bazyliszkiem
       *[other] Zgoda
    }
button-card-no =
    { $source ->
        [card-portkey-office-opens] Zostaw Świstoklika
        [card-garrick-ollivander] Niczego nie kupuj
        [card-cornelius-fudge] Strać następną turę
        [card-stan-shunpike] Zachowaj Galeona
        [card-seaside-cave] Zostaw żeton
        [card-shell-cottage] Nie lecz się
        [card-ottery-lamp-shop] Niczego nie kupuj
        [card-chamber-of-secrets] Zostaw go w spokoju
       *[other] Odmów
    }
button-card-choice-no =
    { $source ->
        [card-griphook] Nie dobijaj targu
        [card-mirror-of-erised] Nie patrz
        [card-madam-pomfrey] Nie lecz się
       *[other] Nic nie wybieraj
    }
button-card-choice-discard =
    { $source ->
        [card-griphook] Sprzedaj { ACC($card) } za 3 Galeony
       *[other] Odrzuć { ACC($card) }
    }
button-card-choice-ability =
    { $source ->
        [card-griphook] Zapłać 3 Galeony: otrzymaj 1 punkt { GEN($ability) }
        [card-mirror-of-erised] Strać następną turę: otrzymaj 1 punkt { GEN($ability) }
       *[other] Otrzymaj 1 punkt { GEN($ability) }
    }
button-card-choice-heal =
    { $n ->
        [one] Wylecz 1 punkt Życia za darmo
        [few] Zapłać 1 Galeona: wylecz { $n } punkty Życia
       *[many] Zapłać 1 Galeona: wylecz { $n } punktów Życia
    }
button-card-choice-at = Oddaj { ACC($card) }
button-card-who-target =
    { $source ->
        [card-rita-skeeter] Obejrzyj Zaklęcia { GEN($who) }
        [card-nearly-headless-nick] Obejrzyj Zaklęcia { GEN($who) }
       *[other] Wybierz: { $who }
    }
button-card-space-to =
    { $source ->
        [card-knight-bus] Zapłać 1 Galeona: jedź { TO($goal) }
       *[other] Idź { TO($goal) }
    }
button-card-space-no = Zostań tutaj
button-as-order-yes = Podaj się za członka Zakonu
button-as-order-no = Pozostań Śmierciożercą
button-order-on-top = Połóż teraz: { $card }
button-space-choice-yes = Rzuć za wyzwanie
button-space-choice-no = Nie przyjmuj wyzwania
button-space-choice-number =
    { $n ->
        [1] Walcz z Dementorem o Magii 4
        [2] Strać następną turę
        [few] Niech nic się nie dzieje
       *[many] Niech nic się nie dzieje
    }
button-space-choice-done = Nie wchodź do żadnego sklepu
button-space-choice-heal =
    { $n ->
        [0] Nie lecz się
        [one] Zapłać 1 Galeona: wylecz 1 punkt Życia
        [few] Zapłać { $n } Galeony: wylecz { $n } punkty Życia
       *[many] Zapłać { $n } Galeonów: wylecz { $n } punktów Życia
    }
button-space-choice-train = Rzuć kością: 5 to punkt Życia, 6 to Zaklęcie
button-sell-done = Nie sprzedawaj niczego więcej
button-sell-discard = Sprzedaj { ACC($card) } za 1 Galeona
button-sell-spell = Odrzuć { $spell }: otrzymaj 1 żeton Losu
button-buy-done = Nie kupuj niczego więcej
button-buy-spell-done = Nie kupuj Zaklęcia
button-trade-no = Niczego nie wymieniaj
button-trade-discard = Oddaj { ACC($card) }
button-name-number = Podaj { $n }
button-shift-shift = Odrzuć { COUNTED($price, -unit-fate) }: zmień wynik na { $n }
button-buy-buy = Kup za { COUNTED($price, -unit-galleon) }: { $card }
button-save-save =
    { $needed_roll ->
        [6] { $card }: 6 ratuje Życie
       *[other] { $card }: { $needed_roll }–6 ratuje Życie
    }
button-shift-keep = Zostaw { $rolled }
button-lose-follower-discard = Strać { ACC($card) }
button-greenhouse-done = Strać { COUNTED($n, -unit-life) }
button-greenhouse-discard = Odrzuć { ACC($card) }: ocal 1 punkt Życia
button-intimidate-target = Zastrasz { ACC($who) }
button-intimidate-no = Nikogo nie zastraszaj
button-yield-pay =
    { $price ->
        [fate] Oddaj Hagridowi 1 żeton Losu
       *[life] Strać 1 punkt Życia: Hagrid traci turę
    }
button-sneak-yes = Zabierz { DAT($who) } 1 żeton Losu
button-sneak-no = Zostaw { ACC($who) } w spokoju
button-evade-fight = Walcz { WITH($opponent) }
button-evade-character-fight = Walcz { WITH($who) }
button-ability-ability =
    { $ability ->
        [ability-might] Walcz Mocą ({ $might })
       *[other] Walcz Magią ({ $magic })
    }
button-pounce-yes = Odrzuć 1 żeton Losu: osłab rzut { GEN($opponent) }
button-pounce-no = Zachowaj żeton Losu
button-rescue-yes = Odrzuć 1 żeton Losu: zmień wynik na remis
button-rescue-no = Niech { $who } przegra
button-reward-reward-life = Odbierz { DAT($who) } 1 punkt Życia
button-reward-reward-life-fate = Odbierz { DAT($who) } 1 punkt Życia i 1 żeton Losu
button-turn-in-done = Zachowaj Trofea
button-turn-in-exchange = Wymień Trofea warte { COUNTED($n, -unit-point) } ({ $needed } za punkt zdolności)
button-raise-ability = Otrzymaj 1 punkt { GEN($ability) }
button-drop-done = Na razie niczego nie porzucaj
button-drop-first-done = Niczego nie porzucaj: dobierz karty
button-leave-drop = Zostaw tutaj { ACC($card) }
button-end-done = Zakończ turę
button-give-target = Oddaj { DAT($who) } 1 żeton Losu
button-fence-discard = Sprzedaj { ACC($card) } za 1 Galeona
button-voldemort-direction = Przesuń go { $way }
button-voldemort-to = Najpierw wyślij go { TO($goal) }
button-voldemort-on-direction = Przesuń go { $way }
button-voldemort-number-roll = Rzuć za niego kością
button-voldemort-number-number = Przesuń go o { COUNTED($n, -unit-space) }
button-victim-target = Zaatakuj { ACC($who) }
button-grovel-fight = Walcz z Voldemortem
button-grovel-pay = Odrzuć 1 żeton Losu: Voldemort odpuszcza
button-abandon-yes = Porzuć wyzwanie
button-abandon-no = Zachowaj wyzwanie

## O co gra pyta

question-character = Każda Postać ma własne zdolności, stronę i pole startowe. Którą wybierasz?
question-side = Wybierz stronę karty Postaci: każda ma inne zdolności.
question-new-side = Opuszczasz szpital. Wybierz stronę karty Postaci.
question-start = Zaczyna się twoja tura. Użyć którejś z tych rzeczy przed ruchem?
question-under = To wierzchnia karta. Zostawić ją czy odłożyć na spód talii?
question-way =
    { $here ->
        [space-hogwarts-gates] Wybierz, jak poruszasz się w tej turze.
       *[other] Jesteś { PLACE($here) }. Wybierz, jak się poruszasz.
    }
question-space = Przenosisz się na dowolny obszar tego Regionu i tam rozpatrujesz spotkanie. Na który?
question-direction = Poruszasz się o { COUNTED($n, -unit-space) }. W którą stronę?
question-steer = { $who } musi się poruszyć o { COUNTED($n, -unit-space) }. Kierunek wybierasz ty.
question-on-the-way =
    { $n ->
        [0] Docierasz { TO($space) }, gdzie kończy się twój ruch. Spróbować przejść dalej?
        [one] Docierasz { TO($space) }, został ci 1 obszar. Przechodzisz tędy czy idziesz dalej?
        [few] Docierasz { TO($space) }, zostały ci { $n } obszary. Przechodzisz tędy czy idziesz dalej?
       *[many] Docierasz { TO($space) }, zostało ci { $n } obszarów. Przechodzisz tędy czy idziesz dalej?
    }
question-spaces = Wyrzucasz { $n }. Twoje zdolności i karty dają ci wybór: o ile obszarów się poruszasz?
question-back = Jesteś { PLACE($here) } i zawracasz. W którą stronę?
question-test = Wrota się otworzą, jeśli suma 2 kości nie przekroczy zdolności; porażka kosztuje 1 jej punkt. Której użyć?
question-felix =
    { $purpose ->
        [move] Zaraz rzucisz za ruch. Wypić Felix Felicis, aby ustalić wynik kości?
        [attack] Zaraz rzucisz w walce. Wypić Felix Felicis, aby ustalić wynik kości?
        [duel] Zaraz rzucisz w walce. Wypić Felix Felicis, aby ustalić wynik kości?
        [test] Zaraz rzucisz w próbie. Wypić Felix Felicis, aby ustalić wynik kości?
       *[other] Zaraz rzucisz kością. Wypić Felix Felicis, aby ustalić jej wynik?
    }
question-reroll = { $meaning ->
        [meaning-plain] Wyrzucasz { $n }.
       *[other] Wyrzucasz { $n }, więc { $meaning }.
    } { $fate ->
        [0] Zostawić wynik czy rzucić ponownie?
        [one] Zostawić wynik czy odrzucić ostatni żeton Losu i rzucić ponownie?
        [few] Zostawić wynik czy odrzucić 1 z { $fate } żetonów Losu i rzucić ponownie?
       *[many] Zostawić wynik czy odrzucić 1 z { $fate } żetonów Losu i rzucić ponownie?
    }
question-reroll-two = { $meaning ->
        [meaning-plain] Wyrzucasz { $first } i { $second }.
       *[other] Wyrzucasz { $first } i { $second }, więc { $meaning }.
    } { $fate ->
        [0] Zostawić wynik czy rzucić ponownie?
        [one] Zostawić wynik czy odrzucić ostatni żeton Losu i rzucić ponownie?
        [few] Zostawić wynik czy odrzucić 1 z { $fate } żetonów Losu i rzucić ponownie?
       *[many] Zostawić wynik czy odrzucić 1 z { $fate } żetonów Losu i rzucić ponownie?
    }
question-reroll-three = Wyrzucasz { $first }, { $second } i { $third }; jedną kość pominiesz. { $fate ->
        [0] Zostawić wynik czy rzucić ponownie?
        [one] Zostawić wynik czy odrzucić ostatni żeton Losu i rzucić ponownie?
        [few] Zostawić wynik czy odrzucić 1 z { $fate } żetonów Losu i rzucić ponownie?
       *[many] Zostawić wynik czy odrzucić 1 z { $fate } żetonów Losu i rzucić ponownie?
    }
question-die = Wyrzucasz { $first } i { $second }. Który wynik się liczy?
question-leave-out = Wyrzucasz { $first }, { $second } i { $third }. Który wynik pomijasz?
question-spell =
    { $moment ->
        [start]
            { $mine ->
                [yes] Zaczyna się twoja tura. Rzucić Zaklęcie przed ruchem?
               *[no] Zaczyna się tura { GEN($turn) }. Rzucić Zaklęcie?
            }
        [rolled]
            { $mine ->
                [yes] Wyrzucasz { $rolled_number } za ruch. Rzucić Zaklęcie, zanim ruszysz?
               *[no] { $turn } wyrzuca { $rolled_number } za ruch. Rzucić Zaklęcie?
            }
        [moved]
            { $mine ->
                [yes] Twój ruch się skończył. Rzucić Zaklęcie przed spotkaniem?
               *[no] { $turn } kończy ruch. Rzucić Zaklęcie przed spotkaniem?
            }
        [drawn]
            { $mine ->
                [yes] Dobierasz karty. Rzucić Zaklęcie, zanim je spotkasz?
               *[no] { $turn } dobiera karty. Rzucić Zaklęcie przed spotkaniem?
            }
        [test]
            { $mine ->
                [yes] Zaraz rzucisz za przejście. Najpierw rzucić Zaklęcie?
               *[no] { $turn } zaraz rzuci za przejście. Najpierw rzucić Zaklęcie?
            }
        [fight]
            { $in_fight ->
                [yes] Zaraz stoczysz walkę { WITH($opponent) }. Rzucić Zaklęcie przed rzutem kośćmi?
               *[no] { $fighter } zaraz stoczy walkę { WITH($opponent) }. Najpierw rzucić Zaklęcie?
            }
        [scores]
            { $in_fight ->
                [yes] Walczysz { WITH($opponent) } i jest { $own } do { $other }. Rzucić Zaklęcie?
               *[no] { $fighter } walczy { WITH($opponent) } i jest { $own } do { $other }. Rzucić Zaklęcie?
            }
        [danger]
            { $target_is_me ->
                [yes] Grozi ci strata. Rzucić Zaklęcie, aby jej zapobiec?
               *[no] { DAT($target) } grozi strata. Rzucić Zaklęcie?
            }
        [won] Walka wygrana. Rzucić Zaklęcie przed nagrodą?
        [end]
            { $mine ->
                [yes] Twoja tura zaraz się skończy. Rzucić Zaklęcie?
               *[no] Tura { GEN($turn) } zaraz się skończy. Rzucić Zaklęcie?
            }
       *[cancel] Ktoś rzuca Zaklęcie. Odpowiedzieć Zaklęciem?
    }
question-cancel = { $who } rzuca Zaklęcie { $spell }. Rzucić Drętwotę, aby je anulować?
question-aim = Rzucasz Zaklęcie { $spell }. Na kogo?
question-aim-card = Rzucasz Zaklęcie { $spell }. Na co?
question-resist = { $who } rzuca na ciebie { $spell }. Rzucić kością? Przy 4–6 Zaklęcie nie ma efektu.
question-answer = { $who } rzuca na ciebie { $spell }. Zablokować za 2 żetony Losu czy przyjąć i dostać 1?
question-recast = Blokujesz Zaklęcie { $spell }. Rzucić je na nowy cel?
question-keep-spell = Zaklęcie { $spell } ma zostać odrzucone. Oddać 2 z twoich żetonów Losu ({ $fate }), aby je wziąć?
question-token-spell = Przewaga przechodzi na stronę Śmierciożerców. Otrzymać 1 Zaklęcie?
question-blood = Nie masz już Zaklęć. Stracić 1 z { $lives ->
        [one] 1 punktu Życia
        [few] { $lives } punktów Życia
       *[many] { $lives } punktów Życia
    }, aby otrzymać 1 Zaklęcie?
question-part-with =
    { $spells_limit ->
        [0] Nie możesz teraz mieć żadnych Zaklęć. Odrzuć jedno.
        [one] Możesz teraz mieć tylko 1 Zaklęcie. Odrzuć jedno.
        [few] Możesz teraz mieć tylko { $spells_limit } Zaklęcia. Odrzuć jedno.
       *[many] Możesz teraz mieć tylko { $spells_limit } Zaklęć. Odrzuć jedno.
    }
question-token = Obracasz żeton Przewagi. Które stronnictwo otrzymuje przewagę?
question-extra = Wykonać po tej turze dodatkową turę?
question-steal = Accio trafia { ACC($who) }. Co zabierasz?
question-crucio = Trafia cię Crucio. Odrzucić 2 żetony Losu (masz { $fate }) czy stracić 1 punkt Życia?
question-read = Widzisz Zaklęcia { GEN($who) }. Zabrać jedno z nich?
question-encounter = Jesteś { PLACE($space) }. Spotkanie z obszarem czy coś innego?
question-ruled = Sterujesz { INS($who) } dzięki Zaklęciu Imperio. Wybierz spotkanie.
question-symbols = Twoje zdolności dają ci wybór: ile kart tu dobierasz?
question-exchange-card = Dobierasz te karty. Odrzucić 1 żeton Losu (masz { $fate }), aby wymienić jedną z nich?
question-difference = Różnica na 2 kościach mówi, ile kart dobierasz. Rzucić czy ją wybrać?
question-take = Możesz wziąć to, co tu leży. Co bierzesz?
question-take-early = Możesz wziąć Przedmioty, zanim wydarzy się cokolwiek innego. Co bierzesz?
question-too-many = Masz więcej Przedmiotów, niż możesz nosić ({ $objects_limit }). Porzuć jeden.
question-toll = { $who } otrzymuje na twoim obszarze { ACC($card) }. Zapłacić 1 Galeona i zabrać?
question-card =
    { $source ->
        [card-portkey-office-opens] Urząd Świstoklików oferuje Świstoklika na następną turę. Wziąć?
        [card-garrick-ollivander]
            { $has_wand ->
                [yes] Garrick Ollivander sprzedaje ci 1 Zaklęcie za 2 Galeony. Kupić?
               *[no] Garrick Ollivander sprzedaje Różdżki za 1 Galeona. Kupić?
            }
        [card-cornelius-fudge] Korneliusz Knot żąda 1 Galeona, inaczej tracisz następną turę. Zapłacić?
        [card-stan-shunpike] Za 1 Galeona pojedziesz w następnej turze po całym Londynie. Zapłacić Stanowi?
        [card-seaside-cave]
            { $cave ->
                [one] W Nadmorskiej jaskini leży ostatni żeton Losu. Wziąć go?
                [few] W Nadmorskiej jaskini leżą { $cave } żetony Losu. Wziąć 1?
               *[many] W Nadmorskiej jaskini leży { $cave } żetonów Losu. Wziąć 1?
            }
        [card-shell-cottage]
            { $side_of ->
                [faction-de] W Muszelce możesz wyleczyć 1 punkt Życia za 1 Galeona. Zapłacić?
               *[other] W Muszelce możesz wyleczyć 1 punkt Życia za darmo. Wyleczyć?
            }
        [card-ottery-lamp-shop] Sklep ma Latarnie po 1 Galeonie: w Zakazanym Lesie chronią Życie. Kupić?
        [card-chamber-of-secrets] Na dole czeka Bazyliszek o Mocy 8. Walczyć o 1 punkt Magii i 1 punkt Mocy?
       *[other] { $source }: { $card_text }
    }
question-card-choice =
    { $source ->
        [card-ministry-raid] Nalot Ministerstwa: odrzuć 1 Przedmiot albo 1 Galeona.
        [card-dark-mark-in-the-sky] Na niebie Mroczny Znak: odrzuć 1 Sprzymierzeńca albo 1 żeton Losu.
        [card-triwizard-champion] Wygrywasz Turniej Trójmagiczny. Którą zdolność zwiększasz?
        [card-peeves-strikes] Irytek psoci: oddaj 1 Przedmiot następnej Postaci na Terenach.
        [card-griphook] Gryfek kupuje Przedmiot magiczny za 3 Galeony i za tyle samo sprzedaje punkt Magii. Dobić targu?
        [card-mirror-of-erised] Spojrzeć w Zwierciadło? Tracisz następną turę i zyskujesz 1 punkt Magii albo Mocy, raz na grę.
        [card-madam-pomfrey] Pani Pomfrey leczy 1 punkt Życia za darmo albo 2 za 1 Galeona. Ile?
        [card-sybill-trelawney] Sybilla Trelawney pokaże ci 3 wierzchnie karty talii. Której?
       *[other] { $source }: { $card_text }
    }
question-card-who =
    { $source ->
        [card-rita-skeeter] Rita Skeeter zdradza ci sekrety. Czyje Zaklęcia oglądasz?
        [card-nearly-headless-nick] Prawie Bezgłowy Nick zna sekrety. Czyje Zaklęcia oglądasz?
       *[other] { $source }: { $card_text }
    }
question-card-space =
    { $source ->
        [card-knight-bus] Błędny Rycerz zawiezie cię za 1 Galeona w dowolne miejsce Londynu. Dokąd?
       *[other] { $source }: { $card_text }
    }
question-as-order = { $card }: Zakon ma tu inaczej niż Śmierciożercy. Podać się za członka Zakonu?
question-order = Odkładasz karty w dowolnej kolejności. Która ma być następna od góry?
question-space-choice =
    { $space ->
        [space-azkaban] Znasz Azkaban od środka. Wybierz, co się dzieje.
        [space-the-burrow] W Norze możesz uzupełnić żetony Losu (do { $full_fate }) albo rzucić kością. Co robisz?
        [space-malfoy-manor] We Dworze Malfoya możesz uzupełnić żetony Losu (do { $full_fate }) albo rzucić kością. Co robisz?
        [space-diagon-alley] Jesteś na Ulicy Pokątnej. Masz { COUNTED($coins, -unit-galleon) } i { COUNTED($fate, -unit-fate) }. Który sklep odwiedzasz?
        [space-hogsmeade] Jesteś w Hogsmeade i masz { COUNTED($coins, -unit-galleon) }. Który lokal odwiedzasz?
        [space-quidditch-pitch] Przyjąć wyzwanie? Kość rozstrzygnie, jakie; za jego spełnienie dostaniesz Insygnium Śmierci.
        [space-whomping-willow] Wierzba bijąca uderza. Co poświęcasz?
       *[other] Leczenie kosztuje 1 Galeona za punkt. Brakuje ci { $wounds ->
            [one] 1 punktu Życia
            [few] { $wounds } punktów Życia
           *[many] { $wounds } punktów Życia
        }, masz { COUNTED($coins, -unit-galleon) }. Ile leczysz?
    }
question-sell = Tu możesz sprzedać to, czego nie potrzebujesz. Co sprzedajesz?
question-buy = Masz { COUNTED($coins, -unit-galleon) }. Jaki Ekwipunek kupujesz?
question-buy-spell = Masz { COUNTED($fate, -unit-fate) }. Odrzucić 1 za Zaklęcie?
question-trade = Możesz oddać 1 Przedmiot za dowolny Ekwipunek z zapasu. Który oddajesz?
question-trade-for = Jaki Ekwipunek bierzesz w zamian?
question-name = Podaj liczbę od 1 do 6. Jeśli ją wyrzucisz, w następnej turze możesz ruszyć dalej.
question-shift = Twoja liczba to { $named }, wyrzucasz { $rolled }. Każdy odrzucony żeton Losu zmienia wynik o 1; masz { $fate }.
question-price = Twoje wyzwanie: { $quest }. Co wybierasz?
question-lose-follower = W Chacie Hagrida tracisz 1 Sprzymierzeńca. Którego?
question-greenhouse =
    { $n ->
        [one] Cieplarnie kosztują cię 1 punkt Życia. Odrzucić Sprzymierzeńca, aby go ocalić?
        [few] Cieplarnie kosztują cię { $n } punkty Życia. Każdy odrzucony Sprzymierzeniec ratuje 1.
       *[many] Cieplarnie kosztują cię { $n } punktów Życia. Każdy odrzucony Sprzymierzeniec ratuje 1.
    }
question-intimidate = Zastraszyć Śmierciożercę? Odda ci 1 żeton Losu albo straci 1 punkt Życia, a ty turę.
question-yield = Hagrid cię zastrasza. Oddać mu 1 żeton Losu (masz { $fate }) czy stracić 1 punkt Życia?
question-sneak = { $who } kończy ruch na twoim obszarze. Zabrać 1 żeton Losu?
question-evade = { CAP($opponent) } { COUNT($opponent) ->
        [many] atakują
       *[one] atakuje
    }. Walczysz czy się wymykasz?
question-evade-character = { $who } cię atakuje. Walczysz czy się wymykasz?
question-ability = Voldemort cię atakuje. Walczysz Magią czy Mocą?
question-pounce = Walczysz { WITH($opponent) }. Odrzucić 1 żeton Losu (masz { $fate })? Rywal bierze niższą z 2 kości.
question-rescue = { $who } przegrywa walkę. Odrzucić 1 żeton Losu (masz { $fate }), aby był remis?
question-save =
    { $lives ->
        [one] Zaraz stracisz ostatni punkt Życia. Spróbować go ocalić?
        [few] Zaraz stracisz 1 z { $lives } punktów Życia. Spróbować go ocalić?
       *[many] Zaraz stracisz 1 z { $lives } punktów Życia. Spróbować go ocalić?
    }
question-object-lost = Chochliki kornwalijskie wygrywają i zabierają 1 Przedmiot. Który?
question-reward = Pokonujesz { ACC($who) }. Wybierz nagrodę.
question-trophy = Pokonujesz { ACC($card) }. Co robisz z tą kartą?
question-turn-in =
    { $n ->
        [0] Za { COUNTED($needed, -unit-point) } z Trofeów dostajesz 1 punkt Magii albo Mocy. Które oddajesz?
        [one] Oddajesz 1 punkt; każde { $needed } daje 1 punkt Magii albo Mocy. Które Trofeum dodajesz?
        [few] Oddajesz { $n } punkty; każde { $needed } daje 1 punkt Magii albo Mocy. Które Trofeum dodajesz?
       *[many] Oddajesz { $n } punktów; każde { $needed } daje 1 punkt Magii albo Mocy. Które Trofeum dodajesz?
    }
question-raise = Trofea cię wzmacniają. Którą zdolność zwiększasz?
question-drop = Twoja tura się kończy. Porzucić tu coś?
question-drop-first = Zaraz dobierzesz karty. Najpierw coś tu porzucić?
question-leave = Masz za wielu Sprzymierzeńców. Kto tu zostaje?
question-end = Twoja tura się kończy. Użyć którejś z tych rzeczy?
question-give = Której Postaci z Zakonu oddajesz 1 żeton Losu?
question-fence = Mundungus Fletcher sprzedaje 1 Przedmiot za 1 Galeona. Który?
question-voldemort = Przesuwasz Voldemorta o { COUNTED($n, -unit-space) }. W którą stronę?
question-voldemort-on = Przesuwasz Voldemorta jeszcze o { COUNTED($n, -unit-space) }. W którą stronę?
question-voldemort-number = Wyrzucasz 1, więc rusza się też Voldemort. Rzucić za niego czy podać liczbę?
question-victim = Na obszarze Voldemorta jest kilka Postaci. Którą atakuje?
question-grovel = Voldemort cię atakuje. Walczyć czy oddać 1 Sprzymierzeńca albo 1 żeton Losu, by odpuścił?
question-abandon = Masz Insygnium, więc nie potrzebujesz wyzwania. Porzucić wyzwanie?

## Co przyniesie rzut

meaning-plain = coś się dzieje
meaning-walk = ruszasz się o { COUNTED($spaces, -unit-space) }
meaning-voldemort = rusza się też Voldemort
meaning-win = wygrywasz { $own } do { $other }
meaning-draw = jest remis { $own } do { $other }
meaning-loss = przegrywasz { $own } do { $other }
meaning-barrier-passed = przechodzisz przez barierę
meaning-barrier-held = bariera cię zatrzymuje
meaning-gates-open = Wrota się otwierają
meaning-gates-shut = Wrota pozostają zamknięte
meaning-nothing = nic się nie dzieje
meaning-lose-life = tracisz 1 punkt Życia
meaning-lose-two-lives = tracisz 2 punkty Życia
meaning-lose-lives =
    { $sum ->
        [one] tracisz 1 punkt Życia
        [few] tracisz do { $sum } punktów Życia
       *[many] tracisz do { $sum } punktów Życia
    }
meaning-gain-life = otrzymujesz 1 punkt Życia
meaning-gain-two-lives = otrzymujesz 2 punkty Życia
meaning-lose-fate = tracisz 1 żeton Losu
meaning-gain-fate = otrzymujesz 1 żeton Losu
meaning-gain-two-fate = otrzymujesz 2 żetony Losu
meaning-lose-galleon = tracisz 1 Galeona
meaning-gain-galleon = otrzymujesz 1 Galeona
meaning-gain-magic = otrzymujesz 1 punkt Magii
meaning-gain-might = otrzymujesz 1 punkt Mocy
meaning-gain-ability = otrzymujesz 1 punkt Magii lub Mocy
meaning-lose-magic = tracisz 1 punkt Magii
meaning-lose-might = tracisz 1 punkt Mocy
meaning-gain-spell = otrzymujesz 1 Zaklęcie
meaning-lose-turn = tracisz następną turę
meaning-ferret = zamieniasz się we Fretkę
meaning-set-token = decydujesz o przewadze
meaning-look = oglądasz Zaklęcia rywala
meaning-lose-follower = tracisz 1 Sprzymierzeńca
meaning-hallow = otrzymujesz Insygnium Śmierci
meaning-ride = trafisz, gdzie chcesz w Londynie
meaning-hut = trafisz do Chaty Hagrida
meaning-dementor-of-might = walczysz z Dementorem o Mocy 3
meaning-dementor-of-magic = walczysz z Dementorem o Magii 4
meaning-goblin = walczysz z Goblinem o Mocy 4
meaning-dragon = otrzymujesz 1 punkt Magii i 1 Galeona
meaning-saved = ocalasz punkt Życia
meaning-not-saved = nie ocalasz punktu Życia
meaning-spell-works = Zaklęcie działa
meaning-spell-resisted = Zaklęcie nie ma efektu
meaning-evaded = wymykasz się
meaning-not-evaded = nie udaje ci się wymknąć
meaning-draw-cards =
    { $difference ->
        [one] dobierasz najwyżej 1 kartę
        [few] dobierasz najwyżej { $difference } karty
       *[many] dobierasz najwyżej { $difference } kart
    }
meaning-kings-cross = przenosisz się na King's Cross
meaning-keys =
    { $sum ->
        [one] atakuje cię 1 Latający Klucz
        [few] atakują cię { $sum } Latające Klucze
       *[many] atakuje cię { $sum } Latających Kluczy
    }
meaning-boggart = atakuje cię Bogin o Mocy { $sum }
meaning-right-number = możesz ruszyć dalej
meaning-wrong-number = otrzymujesz 1 żeton Losu i zostajesz
meaning-quest-take-life = musisz odebrać Postaci 1 punkt Życia
meaning-quest-defeat-enemy = musisz pokonać Wroga
meaning-quest-follower = musisz odrzucić Sprzymierzeńca
meaning-quest-magic-object = musisz odrzucić Przedmiot magiczny
meaning-quest-three-galleons = musisz zapłacić 3 Galeony
meaning-quest-two-galleons = musisz zapłacić 2 Galeony
meaning-clockwise = ruszasz się o { COUNTED($sum, -unit-space) } zgodnie z zegarem
meaning-counter-clockwise = ruszasz się o { COUNTED($sum, -unit-space) } przeciwnie do zegara
meaning-target-ferret = cel zamienia się we Fretkę
meaning-target-safe = celowi nic się nie dzieje

## Co gra opowiada

event-dealt = { $who } wchodzi do gry.
event-chose-side = { $who } gra jako { $side }.
event-token-set = Przewagę { COUNT($faction) ->
        [many] mają { $faction }.
       *[one] ma { $faction }.
    }
event-round-began = Zaczyna się runda { $n }.
event-turn-began = Tura { GEN($who) } zaczyna się { PLACE($space) }.
event-extra-turn = { $who } wykonuje dodatkową turę.
event-returned = { $who } opuszcza szpital jako { $side }.
event-newcomer = { $who } dołącza do gry jako { $side }.
event-missed = { $who } traci tę turę.
event-rolled = { $who } wyrzuca { $n } za ruch.
event-rolled-for =
    { $purpose ->
        [move] { $who } wyrzuca { $n } za ruch.
        [attack] { $who } wyrzuca { $n } w walce.
        [duel] { $who } wyrzuca { $n } w walce.
        [space] { $who } wyrzuca { $n } { PLACE($source) }.
        [test] { $who } wyrzuca { $n } { PLACE($source) }.
        [ministry] { $who } wyrzuca { $n } { PLACE($source) }.
       *[card] { $who } rzuca za { ACC($source) }: { $n }.
    }
event-rolled-two-for =
    { $purpose ->
        [event] { $who } rzuca za { ACC($source) }: { $first } i { $second }.
        [observer] { $who } rzuca za { ACC($source) }: { $first } i { $second }.
        [card] { $who } rzuca za { ACC($source) }: { $first } i { $second }.
       *[space] { $who } wyrzuca { $first } i { $second } { PLACE($source) }.
    }
event-rolled-three-for = { $who } wyrzuca { $first }, { $second } i { $third } { PLACE($source) }.
event-used-die = { $who } wybiera { $n }.
event-rerolled-for-fate = { $who } odrzuca 1 żeton Losu i rzuca ponownie: { $n } zamiast { $was }.
event-rerolled-for-galleons = { $who } płaci 2 Galeony i rzuca ponownie: { $n } zamiast { $was }.
event-rerolled-with = { $who } rzuca ponownie dzięki { DAT($card) }: { $n } zamiast { $was }.
event-felix-drunk = { $who } wypija Felix Felicis: kość pokazuje { $n }.
event-walked = { $who } idzie { TO($space) }.
event-appeared = { $who } zjawia się { PLACE($space) }.
event-stayed = { $who } zostaje { PLACE($space) }.
event-turned-back = { $who } zawraca.
event-barrier-rolled = { $who } osiąga przy barierze { $score }, a bariera { $needed }.
event-barrier-passed = { $who } przechodzi przez barierę.
event-barrier-held = Bariera zatrzymuje { ACC($who) }.
event-gates-rolled = { $who } wyrzuca { $roll } przy Wrotach, mając { ACC($ability) } { $value }.
event-gates-opened = Wrota otwierają się przed { INS($who) }.
event-gates-shut = Wrota pozostają zamknięte przed { INS($who) }.
event-crossed = { $who } jedzie pociągiem { TO($space) }.
event-voldemort-rolled = Voldemort porusza się o { COUNTED($n, -unit-space) }.
event-voldemort-moved = Voldemort zatrzymuje się { PLACE($space) }.
event-voldemort-attacks = Voldemort atakuje { ACC($who) }.
event-grovelled = { $who } płaszczy się przed Voldemortem, który odpuszcza.
event-met-space = { $who } rozpatruje spotkanie { PLACE($space) }.
event-space-hurts = { $who } płaci za wizytę { PLACE($space) }.
event-drew = { $who } dobiera kartę { $card }.
event-exchanged-card = { $who } odrzuca 1 żeton Losu, odkłada { ACC($card) } na spód talii i dobiera inną kartę.
event-deck-empty = { CAP($deck) } zostaje przetasowana.
event-token-turned = Przewaga przechodzi na stronę { GEN($faction) }.
event-token-stays = Przewaga zostaje po stronie { GEN($faction) }.
event-when-revealed = { $card } { COUNT($card) ->
        [many] działają
       *[one] działa
    } od razu po odkryciu.
event-event-met = Zaczyna działać Wydarzenie { $card }.
event-event-lasts = Wydarzenie { $card } zostaje w grze.
event-event-over = Wydarzenie { $card } dobiega końca.
event-visited =
    { $card ->
        [card-seaside-cave] { $who } odwiedza { ACC($card) }.
        [card-shell-cottage] { $who } odwiedza { ACC($card) }.
        [card-riddle-house] { $who } odwiedza { ACC($card) }.
        [card-ottery-lamp-shop] { $who } odwiedza { ACC($card) }.
        [card-chamber-of-secrets] { $who } odwiedza { ACC($card) }.
        [card-mirror-of-erised] { $who } staje przed { INS($card) }.
       *[other] { $who } spotyka { ACC($card) }.
    }
event-took = { $who } bierze { ACC($card) }.
event-joined = { $card } { COUNT($card) ->
        [many] dołączają
       *[one] dołącza
    } do { GEN($who) }.
event-took-from = { $who } zabiera { DAT($whom) } { ACC($card) }.
event-bought = { $who } kupuje { ACC($card) } za { COUNTED($coins, -unit-galleon) }.
event-got = { $who } otrzymuje { ACC($card) }.
event-dropped = { $who } porzuca { ACC($card) }.
event-left-galleon = { $who } porzuca 1 Galeona.
event-picked-up = { $who } podnosi { COUNTED($coins, -unit-galleon) }.
event-discarded = { $who } odrzuca { ACC($card) }.
event-card-gone = Karta { $card } zostaje odrzucona.
event-gained-galleons = { $who } otrzymuje { COUNTED($coins, -unit-galleon) }.
event-lost-galleons = { $who } traci { COUNTED($coins, -unit-galleon) }.
event-spent-galleons = { $who } płaci { COUNTED($coins, -unit-galleon) }.
event-took-galleon = { $who } zabiera { DAT($whom) } 1 Galeona.
event-gave-galleon = { $who } oddaje { DAT($whom) } 1 Galeona.
event-gained-fate = { $who } otrzymuje { COUNTED($n, -unit-fate) }.
event-lost-fate = { $who } traci { COUNTED($n, -unit-fate) }.
event-spent-fate = { $who } odrzuca { COUNTED($n, -unit-fate) }.
event-took-fate = { $who } zabiera { DAT($whom) } 1 żeton Losu.
event-gave-fate = { $who } oddaje { DAT($whom) } 1 żeton Losu.
event-gained-ability = { $who } otrzymuje 1 punkt { GEN($ability) }.
event-lost-ability = { $who } traci 1 punkt { GEN($ability) }.
event-gained-life = { $who } otrzymuje { COUNTED($lives, -unit-life) }.
event-healed = { $who } leczy { COUNTED($lives, -unit-life) }.
event-lost-life = { $who } traci { COUNTED($lives, -unit-life) }.
event-saved = { $card } { COUNT($card) ->
        [many] ratują
       *[one] ratuje
    } { DAT($who) } punkt Życia.
event-not-saved = { $card } nie { COUNT($card) ->
        [many] pomagają
       *[one] pomaga
    } { DAT($who) }.
event-spared = Protego chroni { ACC($who) } przed stratą.
event-not-clung = { DAT($who) } nie udaje się utrzymać przy życiu.
event-helped = { $card } { COUNT($card) ->
        [many] pomagają
       *[one] pomaga
    } { DAT($who) }.
event-by-ability =
    { $gift ->
        [undaunted] { $who } nie boi się cudzego Zaklęcia.
        [well-read] { $who } zastępuje ostatnie Zaklęcie nowym.
        [resourceful] { $who } na koniec tury nie ma już żetonów Losu.
        [woodwise] { $who } zna Zakazany Las i nie traci punktu Życia.
        [profiteer] { $who } korzysta z przewagi Śmierciożerców.
        [inspired] { $who } uczy się dzięki przewadze Śmierciożerców.
        [influential] { $who } wybiera różnicę zamiast rzucać.
        [servant] { $who } wybiera, jak daleko idzie Voldemort.
        [fugitive] { $who } wybiera, co się dzieje w Azkabanie.
        [swift] { $who } odrzuca 1 żeton Losu, aby skrócić ruch.
        [bloodthirsty] { $who } płaci za Zaklęcie punktem Życia.
       *[animagus] { $who } nie może zamienić się we Fretkę.
    }
event-nothing-happens = { $who } niczego nie zyskuje ani nie traci.
event-nothing-because =
    { $reason ->
        [too-poor] { $who } ma za mało Galeonów, więc nic się nie dzieje.
        [unhurt] { $who } ma pełne Życie, więc nic się nie dzieje.
        [nothing-to-have] { $who } nie może tu niczego wziąć ani kupić.
        [nobody-else] { $who } nie spotyka tu nikogo innego, więc nic się nie dzieje.
        [other-side] To dotyczy drugiego stronnictwa, więc { $who } niczego nie traci ani nie zyskuje.
        [done-already] { $who } może to zrobić tylko raz na grę, więc nic się nie dzieje.
        [nothing-to-lose] { $who } nie ma czego stracić, więc nic się nie dzieje.
       *[quest-already] { $who } nie może przyjąć nowego wyzwania.
    }
event-nothing-more = { $who } nic więcej tu nie robi.
event-no-spell = { $who } nie może mieć więcej Zaklęć.
event-ferret-learns-nothing = { $who } jest Fretką i nic nie otrzymuje.
event-cannot-rise = { $who } nie może mieć więcej { GEN($ability) }.
event-cannot-fall = { $who } nie może mieć mniej { GEN($ability) }.
event-kept-object = { $who } zatrzymuje { ACC($card) }, bo { $whom } nie może mieć takiej karty.
event-portkey-over = Świstoklik { GEN($who) } wraca do zapasu.
event-fogged = { $who } rzuca w Londyńskiej mgle: { $first } i { $second }. Liczy się niższy wynik.
event-deserted = { $card } { COUNT($card) ->
        [many] opuszczają
       *[one] opuszcza
    } { ACC($who) }, bo na kości wypada 1.
event-spared-all = Karta { $card } nikogo nie dotyczy.
event-clung = { $who } utrzymuje się przy życiu.
event-sent-ahead = { $who } wysyła przodem { ACC($card) }.
event-died = { $who } trafia do Szpitala Świętego Munga.
event-killed = { $who } ginie.
event-gained-spell = { $who } otrzymuje 1 Zaklęcie.
event-learned = To Zaklęcie { $spell }.
event-lost-spell = { $who } odrzuca Zaklęcie { $spell }.
event-cast-spell = { $who } rzuca Zaklęcie { $spell }.
event-cast-at = { $who } rzuca Zaklęcie { $spell } na { SAME($who, $whom) ->
        [yes] siebie
       *[no] { ACC($whom) }
    }.
event-cancelled = Zaklęcie { $spell } zostaje anulowane.
event-resisted = { $who } opiera się Zaklęciu { $spell }.
event-not-resisted = { DAT($who) } nie udaje się oprzeć Zaklęciu { $spell }.
event-blocked = { $who } odrzuca 2 żetony Losu i blokuje Zaklęcie { $spell }.
event-kept-spell = { $who } odrzuca 2 żetony Losu i bierze Zaklęcie { $spell }.
event-stole-spell = { $who } zabiera { DAT($whom) } 1 Zaklęcie.
event-looked-at-hand = { $who } ogląda Zaklęcia { GEN($whom) }.
event-saw-spell = { $who } ma na ręce Zaklęcie { $spell }.
event-looked-at-deck = { $who } ogląda wierzchnie karty { GEN($deck) }.
event-saw-card = Obejrzana karta: { $card }.
event-bewitched =
    { $spell ->
        [spell-impedimenta] { $who } może się w tej rundzie wymknąć z każdej walki.
        [spell-immobulus] { $who } zastyga w bezruchu do końca tury.
        [spell-imperio] { $who } do końca tury traci wolną wolę.
        [spell-expelliarmus] Przedmioty { GEN($who) } nie pomagają w tej walce.
       *[other] Zaklęcie { $spell } działa: { $who }.
    }
event-will-work = Zaklęcie { $spell } zadziała w następnej turze { GEN($who) }.
event-spell-ended = Zaklęcie { $spell } przestaje działać.
event-ferret = { $who } zamienia się we Fretkę.
event-ferret-over = { $who } odzyskuje ludzką postać.
event-frozen = { $who } nie rusza się i niczego nie spotyka.
event-must-miss = { $who } straci następną turę.
event-will-ride = { $who } może w następnej turze przenieść się w dowolne miejsce Londynu.
event-will-reach-hut = { $who } w następnej turze trafi do Chaty Hagrida.
event-intimidated = { $who } zastrasza { ACC($whom) }.
event-took-quest = { $who } przyjmuje wyzwanie: { $quest }.
event-quest-done = { $who } spełnia wyzwanie.
event-quest-left = { $who } porzuca wyzwanie.
event-meets-enemy = { $who } walczy { WITH($card) } { PLACE($space) }.
event-meets-foe = { $who } walczy { WITH($foe) }.
event-attacks = { $who } atakuje { ACC($whom) }.
event-attacks-follower = { $who } atakuje { ACC($card) }.
event-evaded = { $who } wymyka się { DAT($card) }.
event-evaded-character = { $who } wymyka się z walki.
event-scurried =
    { $n ->
        [4] { $who } wyrzuca { $n } i czmycha.
        [5] { $who } wyrzuca { $n } i czmycha.
        [6] { $who } wyrzuca { $n } i czmycha.
        [one] { $who } wyrzuca { $n } i nie daje rady uciec.
        [few] { $who } wyrzuca { $n } i nie daje rady uciec.
       *[many] { $who } wyrzuca { $n } i nie daje rady uciec.
    }
event-scores = { $who } osiąga { $score } (na kości { $die }), a Wrogowie { $other } (na kości { $foe_die }).
event-scores-with-card = { $who } osiąga { $score } (na kości { $die }), a { $card } { $other } (na kości { $foe_die }).
event-scores-with-character = { $who } osiąga { $score } (na kości { $die }), a { $whom } { $other } (na kości { $foe_die }).
event-scores-with-foe = { $who } osiąga { $score } (na kości { $die }), a { $foe } { $other } (na kości { $foe_die }).
event-scores-with-voldemort = { $who } osiąga { $score } (na kości { $die }), a Voldemort { $other } (na kości { $foe_die }).
event-won = { $who } wygrywa walkę.
event-lost-fight = { $who } przegrywa walkę.
event-drawn-fight = Walka kończy się remisem.
event-fight-void = Do walki nie dochodzi.
event-rescued = { $who } odrzuca 1 żeton Losu i walka kończy się remisem.
event-pounced = { $who } odrzuca 1 żeton Losu: przeciwnik rzuca 2 kośćmi i bierze niższy wynik.
event-no-reward = { $who } rezygnuje z nagrody.
event-trophy-won = { $who } zatrzymuje { ACC($card) } jako Trofeum.
event-tamed = { $who } oswaja { ACC($card) }.
event-trophies-exchanged = { $who } wymienia Trofea warte { COUNTED($n, -unit-point) }.
event-keys-counted =
    { $n ->
        [one] 1 Latający Klucz atakuje { ACC($who) }.
        [few] { $n } Latające Klucze atakują { ACC($who) }.
       *[many] { $n } Latających Kluczy atakuje { ACC($who) }.
    }
event-boggart-seen = Bogin o Mocy { $n } atakuje { ACC($who) }.
event-duty-done = { $who } może w następnej turze ruszyć dalej.
event-named = { $who } podaje liczbę { $n }.
event-shifted = { $who } odrzuca { COUNTED($price, -unit-fate) } i zmienia wynik na { $n }.
event-entered-hall = { $who } wchodzi do Wielkiej Sali.
event-thrown-out = { $who } wraca na Ruchome schody.
event-victory = { $who } pokonuje Lorda Voldemorta.
event-time-up = Kończy się ostatnia runda.
event-furthest = Najdalej dociera { $who }.

## Jak się kończy

ending-voldemort-fell = { LIST($winners) } { LENGTH($winners) ->
        [one] wygrywa
        [few] wygrywają
       *[many] wygrywa
    }: Lord Voldemort pokonany w Wielkiej Sali.
ending-came-furthest =
    { LENGTH($winners) ->
        [0] Ostatnia runda dobiegła końca i nikt nie wygrywa.
        [one] { LIST($winners) } wygrywa: nikt nie zaszedł dalej do końca ostatniej rundy.
        [few] { LIST($winners) } wygrywają razem: na koniec ostatniej rundy są równie daleko.
       *[many] { LIST($winners) } wygrywają razem: na koniec ostatniej rundy są równie daleko.
    }

## Dlaczego czegoś nie można wybrać

refusal-spell-not-held = Nie masz Zaklęcia { $spell }. Wybierz to, które masz.
refusal-one-spell-a-turn = W turze innej Postaci możesz rzucić tylko 1 Zaklęcie. Następne możesz rzucić w kolejnej turze.
refusal-dementors = W walce z dementorami możesz rzucić tylko Expecto Patronum.
refusal-not-its-time = Nie możesz teraz rzucić Zaklęcia { $spell }. Jego czas: { $when }.
refusal-ferret-casts-nothing = Jesteś Fretką, a Fretki nie rzucają Zaklęć. Poczekaj, aż przestaniesz nią być.
refusal-centaur-clearing = Na Polanie centaurów nie możesz rzucać Zaklęć.
refusal-decree = Dekret edukacyjny zabrania rzucania Zaklęć na Terenach wokół Hogwartu.
refusal-umbridge = Na twoim obszarze jest Dolores Umbridge i zabrania ci rzucać Zaklęcia.
refusal-not-in-game = { $who } nie bierze udziału w tej grze. Wybierz Postać, która bierze.
refusal-out-of-reach = { $who } leży w szpitalu, poza zasięgiem aż do swojej następnej tury. Wybierz inną Postać.
refusal-no-target = Nie możesz teraz rzucić Zaklęcia { $spell } na { ACC($who) }. Wybierz inny cel.
refusal-held-here = Ten obszar cię zatrzymuje: podejmij jego zadanie albo zawróć.
refusal-ferret-moves-one = Jesteś Fretką, więc poruszasz się o 1 obszar. Wybierz kierunek.
refusal-no-roll = W tej turze poruszasz się tylko o 1 obszar, więc nie rzucasz kością. Wybierz kierunek.
refusal-no-limit = Nic nie ogranicza cię do 1 obszaru: rzuć kością.
refusal-turn-back = Zawrócić możesz tylko w zamku.
refusal-not-in-london = Ta droga zaczyna się w Londynie, a ciebie tam nie ma. Wybierz inny sposób ruchu.
refusal-floo-network-closed = Sieć Fiuu jest zamknięta: nikt nie może zmienić Regionu. Poruszaj się w swoim.
refusal-portkey-too-soon = Świstoklika możesz użyć dopiero w turze po jego zdobyciu.
refusal-no-portkey = Nie masz Świstoklika. Wybierz inny sposób ruchu.
refusal-floo-elsewhere = Proszek Fiuu działa tylko, jeśli zaczynasz turę { PLACE($space) } lub { PLACE($other) }.
refusal-no-floo = Nie masz Proszku Fiuu. Wybierz inny sposób ruchu.
refusal-no-ride = W tej turze nie masz darmowego przejazdu. Wybierz inny sposób ruchu.
refusal-arthur-elsewhere = Artur Weasley prowadzi cię tylko z Ministerstwa Magii.
refusal-no-arthur = Artur Weasley nie jest twoim Sprzymierzeńcem. Wybierz inny sposób ruchu.
refusal-stayed-already = Stoisz tu od poprzedniej tury, więc teraz musisz się poruszyć.
refusal-stay-costs-fate = Pozostanie na miejscu kosztuje 1 żeton Losu, a ty nie masz żadnego. Wybierz sposób ruchu.
refusal-stay-with-others = Możesz zostać tylko tam, gdzie stoi inna Postać.
refusal-must-move = Nie możesz zostać na miejscu. Wybierz sposób ruchu.
refusal-no-buckbeak = Hardodziob nie jest twoim Sprzymierzeńcem. Wybierz inny sposób ruchu.
refusal-buckbeak-elsewhere = Hardodziob lata tylko na Terenach wokół Hogwartu.
refusal-limited-to-one = W tej turze poruszasz się tylko o 1 obszar, więc Hardodziob z tobą nie poleci. Wybierz kierunek.
refusal-buckbeak-range = Hardodziob leci od 1 do 4 obszarów. Wybierz obszar w tym zasięgu.
refusal-not-at-gates = Nie jesteś przy Wrotach Hogwartu. Najpierw tam dojdź.
refusal-not-at-kings-cross = Nie jesteś na Stacji King's Cross. Najpierw tam dojdź.
refusal-no-train-here = Pociąg jeździ tylko między Stacją King's Cross a Stacją Hogsmeade.
refusal-crossed-already = W tym ruchu masz już przejście za sobą albo nie został ci żaden obszar.
refusal-number-of-spaces = Wyrzucasz { $n } i nie możesz poruszyć się o tyle obszarów. Wybierz inną liczbę.
refusal-no-fate = Nie masz żetonów Losu do odrzucenia. Zostaw wynik.
refusal-felix-die = Nie możesz rzucić ponownie kością, którą ustawił Felix Felicis. Zostaw ją.
refusal-not-here = Nie ma tu { GEN($card) }.
refusal-same-name = Masz już { ACC($card) } i nie możesz nosić drugiej takiej karty.
refusal-dropped-now = W tej turze porzucasz { ACC($card) }. Wziąć tę kartę z powrotem możesz dopiero później.
refusal-not-early = Nie możesz jeszcze wziąć { GEN($card) }: tylko Przedmioty, które są przed następnym Wydarzeniem.
refusal-other-faction-follower = { $card } nie { COUNT($card) ->
        [many] idą
       *[one] idzie
    } z twoim stronnictwem.
refusal-no-galleons-here = Nie ma tu Galeonów. Wybierz coś, co tu leży.
refusal-not-for-sale = Nie możesz tu kupić { GEN($card) }. Wybierz coś z oferty.
refusal-held-already = Masz już { ACC($card) }. Wybierz coś innego.
refusal-sold-out = W zapasie nie ma już { GEN($card) }.
refusal-too-dear = Za mało Galeonów: { $card } { COUNT($card) ->
        [many] kosztują
       *[one] kosztuje
    } { $price }, a ty masz { $n }.
refusal-not-yours = Nie masz { GEN($card) }. Wybierz coś, co masz.
refusal-no-trophy = Wśród twoich Trofeów nie ma { GEN($card) }.
refusal-trophies-do-not-match = Nie możesz dodać { GEN($card) }: Magii i Mocy nie wymienia się razem. Wybierz inne Trofeum.
refusal-not-on-your-space = { $who } nie stoi na twoim obszarze. Wybierz inną Postać.
refusal-same-faction = Nie możesz zaatakować { GEN($who) }: to Postać z twojego stronnictwa. Wybierz inną.
refusal-duty-first = Ten obszar cię zatrzymuje: najpierw podejmij jego zadanie.
refusal-loser-no-galleon = { $who } nie ma Galeonów. Wybierz inną nagrodę.
refusal-loser-lacks = { $who } nie ma { GEN($card) }. Wybierz inną nagrodę.
refusal-attack-follower = Możesz zaatakować tylko Sprzymierzeńca z wartością i tylko w swojej turze.
refusal-key-of-card = { $where }: jakaś karta ma już ten klucz. Wybierz inny.
refusal-character-no-side = { $where }: ta postać nie ma strony. Dodaj wiersz z nią do sides.toml.
refusal-exact-move = Poruszasz się dokładnie o { COUNTED($n, -unit-space) }. Możliwe cele: { LIST($spaces, style: "or") }.
refusal-no-answer = To nie jest odpowiedź na pytanie: { $question }

## Opcje

option-choose-characters = Gracze sami wybierają Postaci.
option-no-inheritance = Postać, która traci ostatni punkt Życia, odpada z gry.
option-slow-growth = Za 1 punkt zdolności trzeba Trofeów wartych 7 punktów, a nie 5.
option-drop-first = Karty można porzucać przed spotkaniem.
option-flat-barrier = Bariera wymaga Magii 10, bez rzutu.
option-refill-fate = Powrót ze szpitala uzupełnia też żetony Losu.
option-discard-spells = Zaklęcia ponad limit odrzucasz od razu, gdy limit spadnie.
option-waning = Od rundy 25 Voldemort słabnie, więc gra jest krótsza.
option-round-limit = Po tej rundzie gra się kończy.
option-name-choose-characters = Wybór Postaci
option-name-no-inheritance = Każdemu jedna Postać
option-name-slow-growth = Powolny wzrost
option-name-drop-first = Porzucanie przed spotkaniem
option-name-flat-barrier = Zwykła bariera
option-name-refill-fate = Żetony Losu ze szpitala
option-name-discard-spells = Ścisły limit Zaklęć
option-name-waning = Słabnący Voldemort
option-name-round-limit = Ostatnia runda

## Podpowiedzi: dlaczego warto

hint-move-not-worth-fate = Ruch nie jest wart żetonu Losu.
hint-keep-roll = Wynik jest dość dobry albo niewart żetonu Losu.
hint-reroll = Nowy rzut powinien dać ci więcej.
hint-better-die = Ten wynik daje ci więcej.
hint-leave-out = Pozostałe dwie kości dają ci więcej.
hint-felix-now = Ten rzut wiele rozstrzyga.
hint-felix-later = Felix Felicis bardziej przyda się przy późniejszym rzucie.
hint-shift = Z tą liczbą możesz ruszyć dalej.
hint-no-shift = Wynik już pasuje albo zmiana kosztuje za dużo żetonów Losu.
hint-name-number = Z większości wyników jest do tej liczby blisko.
hint-barrier = Może uda ci się przejść przez barierę.
hint-attack = Twój atak udaje się w { $n } % przypadków.
hint-space-not-fight = Obszar obiecuje ci więcej niż walka.
hint-rival-gains-least = Tam rywal zyska najmniej.
hint-fight = Wygrywasz tę walkę w { $n } % przypadków.
hint-no-fight =
    { $n ->
        [0] Tej walki nie możesz wygrać.
        [one] Wygrasz tę walkę tylko w { $n } % przypadków.
        [few] Wygrasz tę walkę tylko w { $n } % przypadków.
       *[many] Wygrasz tę walkę tylko w { $n } % przypadków.
    }
hint-follower-over-life = Sprzymierzeniec jest dla ciebie więcej wart niż punkt Życia.
hint-close-fight = Walka jest wyrównana.
hint-fate-for-reroll = Lepiej zachować żeton Losu na ponowny rzut.
hint-life-heals = Punkt Życia można wyleczyć, a to, co by kosztował, przepada.
hint-save-life = Punkt Życia wart jest ocalenia.
hint-reward-card = Najwięcej warta jest dla ciebie ta karta: { $card }.
hint-reward-sets-back = To najbardziej osłabi { ACC($who) }.
hint-keep-trophy = Trofea cię wzmacniają.
hint-more-at-once = To od razu daje więcej.
hint-trophies-worth-point = Te Trofea są warte 1 punkt Magii albo Mocy.
hint-too-few-trophies = Masz za mało Trofeów.
hint-exchange-trophies = Trofea dają ci 1 punkt Magii albo Mocy.
hint-one-more-trophy = Z jeszcze jednym dostaniesz kolejny punkt.
hint-deciding-ability = Ta zdolność rozstrzygnie twoją ostatnią walkę.
hint-shortest-way = To twoja najkrótsza droga do Hogwartu.
hint-no-better-way = Nie masz lepszego ruchu.
hint-too-early = Na Wielką Salę jest za wcześnie.
hint-hall-near = Wielka Sala jest blisko.
hint-cheaper-way = Ta droga przez zamek kosztuje cię mniej.
hint-time-for-castle = Pora na zamek.
hint-way-open = Droga do Hogwartu stoi otworem.
hint-equally-long = Obie drogi są równie długie.
hint-rival-astray = Ta droga sprowadza rywala na manowce.
hint-stronger-ability = To twoja silniejsza zdolność.
hint-no-plan = Nie potrzebujesz jeszcze planu.
hint-plan-room = Do Voldemorta prowadzi Pokój Życzeń.
hint-plan-hospital = Najpierw potrzebujesz leczenia.
hint-plan-diagon-alley = Na Ulicy Pokątnej możesz wydać Galeony.
hint-plan-refill-fate = Tam uzupełnisz żetony Losu.
hint-plan-gain = Tam możesz coś zyskać.
hint-plan-floo-door = Stamtąd Proszek Fiuu zabierze cię na Tereny.
hint-plan-train = Stamtąd odjeżdża pociąg do Hogwartu.
hint-plan-buy-floo = Proszek Fiuu zabierze cię na Tereny.
hint-plan-privet-drive = Stamtąd możesz trafić do Chaty Hagrida.
hint-plan-courtyard = Na Dziedzińcu możesz się wyleczyć.
hint-plan-hut = Chata Hagrida może cię wzmocnić.
hint-plan-quest = Czeka tam wyzwanie o Insygnium.
hint-free-spell = Zaklęcie nic nie kosztuje.
hint-life-over-spell = Punkt Życia jest dla ciebie więcej wart niż Zaklęcie.
hint-another-turn = Dodatkowa tura zawsze się przyda.
hint-no-disguise = Jako Śmierciożerca dostaniesz więcej.
hint-keep-everything = Wszystko, co nosisz, może się przydać.
hint-free-fate = Żeton Losu nic nie kosztuje.
hint-one-winner = Wygrać może tylko jedna Postać.
hint-second-hallow = Możesz potrzebować drugiego Insygnium.
hint-leading-rival = Ten rywal jest najdalej.
hint-intimidate = Rywal z żetonami Losu odda ci jeden.
hint-turn-counts = Teraz tura liczy się bardziej niż kiedykolwiek.
hint-keep-the-rest = Resztę lepiej zachować.
hint-strong-character = To silna Postać.
hint-stronger-side = To silniejsza strona.
hint-cast-now = Teraz { $spell } da najwięcej.
hint-keep-spells-others-turn = To nie twoja tura: zachowaj Zaklęcia.
hint-keep-spells = Zachowaj Zaklęcia na lepszą chwilę.
hint-aim-at-yourself = Tobie jest najbardziej potrzebne.
hint-aim-card = Tam Zaklęcie da najwięcej.
hint-stop-spell = To Zaklęcie by ci zaszkodziło.
hint-let-spell-be = To Zaklęcie ci nie szkodzi.
hint-resist = Zaklęcia rywali rzadko pomagają.
hint-block-spell = To Zaklęcie zbyt by ci zaszkodziło.
hint-take-fate = 1 żeton Losu wynagradza Zaklęcie.
hint-send-spell-on = To, co miało trafić ciebie, trafi rywala.
hint-spell-worth-fate = Zaklęcie jest warte 2 żetony Losu.
hint-fate-over-spell = 2 żetony Losu są dla ciebie warte więcej.
hint-least-spell = To twoje najmniej przydatne Zaklęcie.
hint-advantage = Przewaga pomaga twojemu stronnictwu.
hint-best-to-steal = To najlepsze, co możesz zabrać.
hint-best-spell = To najlepsze Zaklęcie z tej ręki.
hint-hurts-less = To boli mniej.
hint-nothing-more = Nie ma nic więcej do zrobienia.
hint-missed-least = To będzie dla ciebie najmniejsza strata.
hint-take-card = { $card } ci się { COUNT($card) ->
        [many] przydadzą
       *[one] przyda
    }.
hint-take-galleons = Galeony zawsze się przydadzą.
hint-leave-rest = Reszta ci nie pomoże.
hint-drop-card = { $card } bardziej { COUNT($card) ->
        [many] szkodzą, niż pomagają
       *[one] szkodzi, niż pomaga
    }.
hint-buy-card = { $card }: { COUNT($card) ->
        [many] warte
       *[one] karta warta
    } swojej ceny.
hint-buy-nothing = Nic innego nie jest warte swojej ceny.
hint-fate-to-spare = Masz zapas żetonów Losu.
hint-keep-fate = Lepiej zachować żeton Losu.
hint-trade = Możesz dostać coś lepszego.
hint-no-trade = Niczego lepszego nie dostaniesz.
hint-best-equipment = To najlepszy dla ciebie Ekwipunek.
hint-worth-galleon = To jest warte więcej niż 1 Galeon.
hint-not-worth-galleon = To nie jest warte 1 Galeona.
hint-give-fate = Ta Postać najbardziej go potrzebuje.
hint-lives-enough = Masz dość Życia.
hint-life-over-follower = Punkt Życia jest dla ciebie więcej wart niż Sprzymierzeniec.
hint-exchange-card = Lepiej uniknąć tej karty: { $card }.
hint-nothing-to-fear = Nie masz się czego bać.
hint-symbols = Z tyloma kartami sobie poradzisz.
hint-difference = Z tyloma kartami sobie poradzisz.
hint-quest = Wyzwanie może ci dać Insygnium.
hint-nothing-happens = Wtedy nic ci się nie stanie.
hint-heal = Życie jest warte twoich Galeonów.
hint-refill-fate = Żetony Losu rozstrzygają walki.
hint-broomsticks = Tam możesz się wyleczyć.
hint-hogs-head = Możesz zyskać więcej, niż stracić.
hint-rest = Tu przynajmniej nic nie stracisz.
hint-equipment = Ekwipunek cię wzmacnia.
hint-buy-spell = Masz dość żetonów Losu na Zaklęcie.
hint-nothing-to-buy = Nie ma tu nic dla ciebie.
hint-good-offer = { $card }: to dobra oferta.
hint-bad-offer = { $card }: to by cię za dużo kosztowało.
hint-best-offered = To najlepsza z ofert.
hint-may-come = Możesz dobrać tę kartę.
hint-put-under = Lepiej nie spotkać tej karty.
hint-use-for-spell = Zaklęcia ci się przydadzą.
hint-look-at-deck = Dobrze wiedzieć, co nadchodzi.
hint-voldemort-way = Tam przeszkadza innym, nie tobie.
hint-voldemort-number = Tak daleko przeszkadza innym, nie tobie.
hint-grovel = To kosztuje cię najmniej.

## Ludzie

seat-number = Gracz { $n }
seat-without-character = Gracz { $n }
name-you = { $who } (ty)
name-voldemort = Voldemort
name-lord-voldemort = Lord Voldemort

## Regiony, krótko

region-label-london = Londyn
region-label-grounds = Tereny
region-label-castle = Zamek
region-label-hall = Sala

## Ta chwila

belongings =
    { $who ->
        [seat-without-character] Karty: { $who }
       *[other] Karty { GEN($who) }
    }
moment-over = Koniec gry
moment-round = Runda { $n }
moment-set-up = Przygotowanie
moment-preparing = gracze wybierają Postaci i ich strony
moment-turn = tura { GEN($who) }
moment-between-turns = między turami
moment-choosing = { LENGTH($names) ->
        [one] wybiera
        [few] wybierają
       *[many] wybierają
    } { LIST($names) }
moment-advantage = przewagę { COUNT($faction) ->
        [many] mają
       *[one] ma
    } { $faction }
moment-event =
    { $n ->
        [one] { $card } (jeszcze 1 tura)
        [few] { $card } (jeszcze { $n } tury)
       *[many] { $card } (jeszcze { $n } tur)
    }
moment-limit = gra kończy się po rundzie { $n }
moment-now = { $heading }: { $phase }
moment-all = { LIST($facts, style: "semicolons") }.
# Jak się skończyło, w środku zdania.
moment-ending-voldemort-fell = Voldemort pokonany w Wielkiej Sali
moment-ending-came-furthest = nikt nie zaszedł dalej do końca ostatniej rundy

## Co wiadomo o Postaci

fact-ability = { $ability } { $n }
fact-ability-own = { $ability } { $n } (bez kart { $own })
fact-life = Życie { $n } z { $most }
fact-fate = { COUNTED($n, -unit-fate) }
fact-galleons =
    { $n ->
        [one] 1 Galeon
        [few] { $n } Galeony
       *[many] { $n } Galeonów
    }
fact-at = { $space }
fact-in-hospital = w szpitalu, wraca w następnej turze
fact-ferret = Fretka na { COUNTED($n, -unit-turn) }
fact-misses-turns = traci { COUNTED($n, -unit-turn) }
fact-extra-turns =
    { $n ->
        [one] 1 dodatkowa tura
        [few] { $n } dodatkowe tury
       *[many] { $n } dodatkowych tur
    }
fact-quest = wyzwanie: { $quest }
fact-turning-back = zawraca
fact-held = stoi tu, póki nie wykona zadania
fact-goes-anywhere = w następnej turze: dowolny obszar Londynu
fact-goes-to-hut = w następnej turze: Chata Hagrida
fact-evading = może się w tej rundzie wymknąć z każdej walki
fact-spells = Zaklęcia { $n } z { $most }
fact-objects = Przedmioty { $n } z { $most }: { LIST($cards) }
fact-no-objects = bez Przedmiotów
fact-followers = Sprzymierzeńcy { $n } z { $most }: { LIST($cards) }
fact-no-followers = bez Sprzymierzeńców
fact-trophies = Trofea: { $worth }
fact-trophy-points = { $n } { GEN($ability) }
fact-trophies-worth = { LIST($worth) } ({ $n } za punkt)
fact-voldemort = Lord Voldemort { PLACE($space) }, walczy z siłą { $n }
line-voldemort = Lord Voldemort jest { PLACE($space) } i walczy z siłą { $n }.
line-no-character = { $who } nie ma jeszcze Postaci.
line-no-side = { $who }, { $faction }.
line-not-placed = { $who }, { $title }, { $faction }.
line-character = { $who }, { $title }, { $faction }: { LIST($facts, style: "unit") }. { LIST($goods, style: "semicolons") }.

## Stół w zdaniach

table-lying = { $space }: { LIST($things) }.
table-events = Działają: { LIST($events) }.
table-board = Na planszy: { $things }
table-stack = { $card } { $n }
table-stocks = W zapasie: { LIST($stocks, style: "unit") }.
table-decks = Karty w taliach: Londyn { $outer }, Hogwart { $middle }, Zaklęcia { $count }.
hand-own = Twoje Zaklęcie { $spell }: { $text }
hand-known = Wiesz, że { $who } ma na ręce: { LIST($spells) }.

## W terminalu

terminal-key = dwie litery: Postać · V! Voldemort · +2 karty i Galeony · * dobierz kartę
terminal-facts = { LIST($facts, style: "unit") }
terminal-goods = { LIST($facts, style: "semicolons") }
note-of-option = { $option } · { $note }
note-of-option-sentence = { $option } · { $note }.

## Uwagi do wyborów

note-beware = Uwaga: { $why }
note-beware-and = Uwaga: { $why } · { $note }
note-side = Magia { $magic }, Moc { $might }. { $text }
note-chance = { $n } % na wygraną
note-people-there = { LENGTH($names) ->
        [one] Jest tam
        [few] Są tam
       *[many] Są tam
    } { LIST($names) }.
note-cards-there =
    { $n ->
        [one] Leży tam 1 karta.
        [few] Leżą tam { $n } karty.
       *[many] Leży tam { $n } kart.
    }
note-duel-odds = Magia { $n } przeciw { $other }: { $win } % na wygraną, { $draw } % na remis
note-odds = { $win } % na wygraną, { $draw } % na remis
note-succeeds = { $n } % na sukces

## Co na nic się nie zda

warning-castle = w zamku nie możesz się wymknąć
warning-look-only = możesz obejrzeć, ale nie zmieścisz więcej Zaklęć
warning-draw = walka i tak kończy się remisem
warning-animagus = McGonagall otrzyma zamiast tego 1 żeton Losu
warning-token = żeton już pokazuje tę stronę
warning-hand-full = nie możesz mieć więcej Zaklęć
warning-no-galleons = w puli nie ma już Galeonów
warning-missed-turn = przyda się tylko w turze, którą i tak tracisz
warning-no-fate = w puli nie ma już żetonów Losu
warning-ferret = Fretka nic nie otrzymuje
warning-unhurt = nie masz czego leczyć
warning-no-own-galleon = nie masz Galeonów
warning-no-object = nie masz Przedmiotów
warning-barrier = twoja Magia jest za niska przy każdym rzucie
warning-no-object-helps = żaden Przedmiot nie pomaga { DAT($who) } w tej walce
warning-imperio = { $who } w tej turze i tak nie ruszy się ani nikogo nie spotka
warning-only-a-life = { $who } może stracić tylko punkt Życia
warning-gates = { $ability } jest za niska przy każdym rzucie
warning-highest = { $ability } nie może już wzrosnąć

## Na kartach

card-bonus = premia do { GEN($ability) }
card-side = Życie { $life }, Los { $fate }. Zaczyna { PLACE($space) }. { $text }
card-in-words = { $title } ({ $kind }). { $text } { $clause }
figure-magic = Magia
figure-might = Moc
figure-life = Życie

## Panele

panel-no-character = jeszcze bez Postaci
panel-subtitle =
    { $faction ->
        [faction-op] { $who }, Zakon
       *[faction-de] { $who }, Śmierciożerca
    }
panel-where = { $region }. { $line }
panel-facts = { LIST($facts, style: "semicolons") }
panel-at = Gdzie
panel-fate = Los
panel-for-rerolls = na rzuty
panel-gold = Galeony
panel-cards = Karty
panel-now = Teraz
panel-own-ability = bez kart { $n }
panel-life-left = { $n } z { $most }
panel-spells = { $n } Za
panel-objects = { $n } Pr
panel-followers = { $n } Sp
panel-trophies = { $n } Tr
panel-no-cards = brak
panel-to-choose = Wybierz jedno
panel-race = Wyścig
panel-which-side = Twoja Postać: wybierz stronę
panel-own-spells = Zaklęcia { $n } z { $most }
panel-own = { $who }: { LIST($facts, style: "semicolons") }

## Obrazki

picture-has-hallow = Ma Insygnium Śmierci
picture-runner = { $who } { PLACE($space) }
picture-figure = { $name } { $n }
picture-title = { $game }: { $heading }, { $phase }
picture-option = { $option }.
picture-space = { $space } ({ $region }): { $text } { $clause }.
picture-draw = Dobierz { COUNTED($n, -unit-card) }
picture-train = Pociąg z King's Cross do Hogsmeade
picture-gates = Przez Wrota na Ruchome schody
picture-room = Z Pokoju Życzeń do Wielkiej Sali
picture-galleons =
    { $n ->
        [one] Leży tu 1 Galeon
        [few] Leżą tu { $n } Galeony
       *[many] Leży tu { $n } Galeonów
    }
picture-advantage = Przewagę { COUNT($faction) ->
        [many] mają
       *[one] ma
    } { $faction }: +1 w walce (TA-9)
picture-outer-deck =
    { $n ->
        [one] Talia Londynu: 1 karta, odrzuconych { $gone }
        [few] Talia Londynu: { $n } karty, odrzuconych { $gone }
       *[many] Talia Londynu: { $n } kart, odrzuconych { $gone }
    }
picture-middle-deck =
    { $n ->
        [one] Talia Hogwartu: 1 karta, odrzuconych { $gone }
        [few] Talia Hogwartu: { $n } karty, odrzuconych { $gone }
       *[many] Talia Hogwartu: { $n } kart, odrzuconych { $gone }
    }
picture-spell-deck =
    { $n ->
        [one] Talia Zaklęć: 1 karta, odrzuconych { $gone }
        [few] Talia Zaklęć: { $n } karty, odrzuconych { $gone }
       *[many] Talia Zaklęć: { $n } kart, odrzuconych { $gone }
    }

## Scena walki

stage-fight = Walka
stage-fight-of = Walka na { ACC($ability) }
stage-to-win = na wygraną, nie licząc ponownych rzutów i Zaklęć
stage-percent = { $n } %
stage-own-ability = { $ability } bez kart
stage-helped = Przedmioty, Sprzymierzeńcy i Zaklęcia
stage-advantage = przewaga
stage-by-card = z karty
stage-ability = zdolność i pomocnicy
stage-strength = jego siła
stage-enemies = Wrogowie
stage-foe = { CAP($foe) }
stage-foes = { LIST($names) }
stage-needs =
    { $n ->
        [one] { $who } ma { $own } przeciw { $other }: jeszcze 1 zmieni remis w wygraną.
        [few] { $who } ma { $own } przeciw { $other }, do wygranej brakuje { $n }.
       *[many] { $who } ma { $own } przeciw { $other }, do wygranej brakuje { $n }.
    }
stage-wins-now = Na razie { $who } wygrywa { $own } do { $other }.
stage-needs-roll = Aby wygrać, { $who } musi mieć na kości co najmniej o { $n } więcej.
stage-needs-no-less =
    { $n ->
        [0] { $who } wygrywa, jeśli ma na kości co najmniej tyle samo.
        [one] { $who } wygrywa, nawet mając na kości o 1 mniej.
        [few] { $who } wygrywa, nawet mając na kości o { $n } mniej.
       *[many] { $who } wygrywa, nawet mając na kości o { $n } mniej.
    }
stage-needs-nothing = { $who } wygrywa przy każdym rzucie.
stage-needs-too-much = Żaden rzut nie wystarczy: { DAT($who) } brakuje { $n }.

## Na półce i jak grać w dwie minuty

about-line = Wyścig przez trzy kręgi: rośnij w siłę, znajdź Insygnium i stań przed Voldemortem, zanim zrobią to inni.
about-mood = przygoda, łut szczęścia, szczypta złośliwości

tour-move-title = Rzuć i wybierz drogę
tour-move = W każdej turze rzucasz kością i poruszasz się dokładnie o tyle obszarów, zgodnie z ruchem wskazówek zegara albo przeciwnie. Dwa obszary, na które możesz dojść, świecą. Wskaż dowolny obszar, aby przeczytać, co robi, i wybierz. Wynik 1 budzi Voldemorta, który też się rusza.
tour-meet-title = Spotkaj, co tam jest
tour-meet = Potem rozpatrujesz spotkanie: na większości obszarów dobierasz karty, na przykład Wrogów, przyjaciół, Przedmioty i Wydarzenia; inne oferują leczenie, sklepy albo hazard. Jeśli stoi tam Postać z przeciwnego stronnictwa, możesz ją zamiast tego zaatakować.
tour-fight-title = Walki
tour-fight = Obie strony dodają wynik kości do Magii lub Mocy; wyższa suma wygrywa. Pomagają Przedmioty, Sprzymierzeńcy i przewaga twojego stronnictwa. Przegrana walka kosztuje punkt Życia. Odrzuć 1 żeton Losu, aby rzucić kością ponownie.
tour-rings-title = Trzy kręgi
tour-rings = Zaczynasz w Londynie. Bariera na Stacji King's Cross prowadzi na Tereny wokół Hogwartu, a Wrota do zamku; jedno i drugie wymaga siły. Pokonani Wrogowie stają się Trofeami: za 5 ich punktów zdolność rośnie o 1.
tour-win-title = Wygraj
tour-win = Znajdź Insygnium Śmierci, dojdź do Pokoju Życzeń, wejdź do Wielkiej Sali i pokonaj tam Voldemorta. Kto zrobi to pierwszy, wygrywa w pojedynkę. Jeśli stracisz ostatni punkt Życia, budzisz się w Szpitalu Świętego Munga i grasz dalej.
picture-tour-move = Kość pokazuje 3: trzy obszary w jedną albo w drugą stronę
picture-tour-rings = Trzy kręgi wokół Wielkiej Sali
picture-tour-fight = Moc 4 i 5 na kości to 9; przeciwnik ma 5 i 2 na kości, czyli 7
picture-tour-grow = Przedmioty, Sprzymierzeńcy i Trofea cię wzmacniają
picture-tour-win = Z Insygnium Śmierci do Wielkiej Sali, przeciw Voldemortowi

## Wybór na wieczór

offer-long-race = Cały wyścig
offer-long-race-about = Voldemort zachowuje siłę do końca: potrzeba czasu i silnej Postaci.
offer-short-race = Wyścig na jeden wieczór
offer-short-race-about = Voldemort w Wielkiej Sali słabnie, więc wyścig kończy się wcześniej.

offer-no-limit = Bez limitu

## Co gracz może ustawić w sprawie pytań

wish-spells = Pytaj mnie o Zaklęcie
wish-spells-sometimes = Na początku mojej tury, kiedy to ważne i przeciw prowadzącemu
wish-spells-mine = Tylko kiedy coś mnie dotyczy
wish-spells-always = W każdej chwili
wish-spells-never = Nigdy
wish-not-this = Nie pytaj mnie o Zaklęcie { $spell }
wish-no-sixes = Nie proponuj ponownego rzutu po 6
wish-no-move-rerolls = Nie proponuj ponownego rzutu za ruch
wish-save-felix = Pytaj o Felix Felicis tylko w walkach i próbach
wish-keep-things = Nie pytaj, czy coś porzucam
wish-take-things = Bierz to, co nic nie kosztuje, jeśli mogę to unieść
wish-keep-gains = Zostaw rzut, który mi coś daje
wish-exchange-exactly = Wymieniaj Trofea, które dokładnie pokrywają cenę
wish-send-voldemort-away = Odsyłaj Voldemorta ode mnie, gdy nikogo nie dosięga

## Kilka wyborów jednym kliknięciem

shortcut-walk = Idź o { COUNTED($n, -unit-space) } { $way } { TO($space) }
shortcut-cross = Dojdź { TO($space) } i spróbuj przejść dalej
shortcut-cross-here = Spróbuj przejść dalej { PLACE($space) }
shortcut-anywhere = Przenieś się { TO($space) }
shortcut-take-all =
    { $n ->
        [one] Weź 1 kartę
        [few] Weź wszystkie { $n }
       *[many] Weź wszystkie { $n }
    }
shortcut-exchange = Wymień Trofea warte { $n }

## Jego własny bot

bot-about-greedy = Gra prostymi regułami: rośnie tam, gdzie wygrywa, a potem idzie do Wielkiej Sali.

## Grupy wyborów

group-spells = Rzuć Zaklęcie
group-meet = Spotkaj
group-take = Weź
group-drop = Porzuć
group-use = Użyj
group-buy = Kup
group-less = Pytaj mnie rzadziej

## Słowa zasad, wyjaśnione

glossary-magic = Jedna z dwóch zdolności. W walce dodaje się ją do wyniku kości; mówi też, ile możesz mieć Zaklęć.
glossary-might = Jedna z dwóch zdolności. W walce na Moc dodaje się ją do wyniku kości.
glossary-life = Kto straci ostatni punkt Życia, trafia do Szpitala Świętego Munga i traci Zaklęcia, Trofea i żetony Losu.
glossary-fate = Odrzuć 1 żeton Losu, aby jedną kością swojego rzutu rzucić jeszcze raz. Liczy się nowy wynik.
glossary-galleon = Pieniądze na zakupy, leczenie i opłaty.
glossary-trophy = Pokonany Wróg. Na koniec tury 5 punktów jednej zdolności z Trofeów daje 1 jej punkt.
glossary-enemy = Atakuje każdego, kto go spotka. Pokonany staje się Trofeum; kto z nim przegra, traci 1 punkt Życia.
glossary-follower = Towarzyszy ci i pomaga, jak mówi jego karta. Na koniec tury możesz mieć 3.
glossary-object = Możesz mieć 4, a 8 z czymś, co je nosi.
glossary-spell = Tajna karta. Ile ich możesz mieć, zależy od Magii: 1 od 4, 2 od 5, 3 od 7.
glossary-observer = Zostaje na obszarze i można go tam spotkać.
glossary-event = Dzieje się, gdy zostaje dobrane, i znika, chyba że karta mówi, że zostaje.
glossary-hallow = Potrzebne, aby wejść do Wielkiej Sali. Dają je wyzwania i kilka obszarów.
glossary-ferret = Zamiana na 2 tury: Magia 1, Moc 1, jeden obszar na turę. Wszystko, co nosisz, zostaje na obszarze.
glossary-advantage = Stronnictwo z żetonu dodaje 1 w walce, a drugiemu odejmuje 1 w walce ze swoimi Wrogami.
glossary-evade = Uciec z walki: żadna strona nie wpływa na drugą. Potrzeba karty lub zdolności, która na to pozwala.
glossary-quest = Z Boiska do Quidditcha: kto je spełni, otrzymuje Insygnium.
glossary-barrier = Na Stacji King's Cross: twoja kość i Magia muszą pokonać kość bariery i 9.
glossary-gates = Droga do zamku: suma dwóch kości nie może przekroczyć twojej Magii albo Mocy, jak wolisz.
glossary-order = Jedno z dwóch stronnictw: Zakon Feniksa.
glossary-death-eater = Jedno z dwóch stronnictw.

## Co jest nie tak w zapisanym albo ręcznie zmienionym stanie gry

fault-sizes = Plansza albo zasób ma zły rozmiar.
fault-deck-seen = Nie wiadomo, kto widział którą kartę talii.
fault-hand-seen = Nie wiadomo, kto widział które Zaklęcie na ręce.
fault-event = Wydarzenie obok planszy nie ma właściciela albo końca.
fault-air = Rzucane Zaklęcie nie ma rzucającego.
fault-enemy = Wróg w walce nie ma wartości.
fault-token = Żeton Przewagi nie pokazuje żadnej strony albo walka nie jest ani na Moc, ani na Magię.
fault-encounter = Karty Spotkania brakuje albo jest dwa razy.
fault-copies = Liczba kopii się nie zgadza: { $card }.
fault-spell = Zaklęcia brakuje albo jest dwa razy.
fault-galleons = Liczba galeonów się nie zgadza.
fault-fate = Liczba żetonów Losu się nie zgadza.
fault-below-zero = Czegoś jest mniej niż 0.
fault-character-twice = Dwoje graczy ma tę samą Postać.
fault-character = Gracz ma nieznaną Postać.
fault-side = { $player } gra stroną innej Postaci.
fault-too-high = { $player } ma za dużo Magii, Mocy albo Życia.
fault-same-object = { $player } ma dwa Przedmioty o tej samej nazwie.
fault-nowhere = { $player } nie stoi na żadnym obszarze.
fault-fight = Walka jest nieznanego rodzaju.
fault-fighter = Jest walka, ale nikt nie walczy.
fault-foe = Postać walczy z nikim.
