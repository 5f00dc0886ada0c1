### Wizarding Duels: gotowe Grupy.

group-text-schools-honour = Sławna trójka i jej dyrektor: mocna obrona, leczenie i ciężki miecz.
group-text-dark-company = Czarny Pan, jego wąż i dwie maski: klątwy, które usuwają modele.
group-text-golden-trio = Troje przyjaciół, sowa i torba pełna rzeczy: szybkie nogi i wiele drobnych korzyści.
group-text-headmasters-watch = Moc w niewielu rękach: wielkie Zaklęcia, podtrzymywane z głębokich zapasów.
group-text-night-raid = Z ciemności prosto na wroga: zasięg, trucizna i pułapki.
