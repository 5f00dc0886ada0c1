### What the lab says: reports, what-ifs, tuning, the workbench.

## What needs an extra

extra-ratings = ratings
extra-statistics = statistics
extra-charts = charts

## Tournaments

axis-rating = rating, with the interval that holds the truth 95 times in 100
