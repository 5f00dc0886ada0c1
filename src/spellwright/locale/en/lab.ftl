### What the lab says: reports, what-ifs, tuning, the workbench.

## What needs an extra

extra-ratings = ratings
