"""What if a figure were another: the same deals and luck, played with both sets of figures."""
