### Co mówi laboratorium: na razie tylko o sobie.

help-lab = Badaj grę, próbuj zmian i mierz boty.
