### Winter Term: words for its own effect, on buttons.

effect-warm =
    { $n ->
        [one] each weakest Hero gains 1 Health
       *[other] each weakest Hero gains { $n } Health
    }
