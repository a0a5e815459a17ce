"""Level 6: the command line.

Nearly everything that is imported stays: looking for garbage meanwhile would take a quarter of the start.
"""

import gc

gc.set_threshold(50_000, 20, 50)
