### The Lamplit Moor: what sentences need to know of its Character beyond the name.

-character-odessa-wren = Odessa
    .gender = she
