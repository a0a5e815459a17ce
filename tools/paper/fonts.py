"""Make the fonts of printed sheets: reportlab reads TrueType, the browser's are packed as WOFF2.

Run once, after the browser's fonts change: `pip install fonttools brotli`, then
`python tools/paper/fonts.py /usr/share/fonts/truetype/dejavu`. The result is kept in the repository.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[2]
BROWSER = ROOT / "src/sixgun/web/static/fonts"
PAPER = ROOT / "src/sixgun/tournaments/paper/fonts"
UNPACKED = {"rye": "rye", "atkinson-400": "atkinson", "atkinson-700": "atkinson-bold"}
# For names: Latin with all its marks, Greek, Cyrillic, Armenian, Hebrew, Arabic and its joined forms, Georgian, signs.
LETTERS = [
    *range(0x20, 0x530),
    *range(0x531, 0x588),
    *range(0x5D0, 0x5F5),
    *range(0x606, 0x6FF),
    *range(0x10A0, 0x1100),
    *range(0x1E00, 0x2000),
    *range(0x2010, 0x2060),
    *range(0x20A0, 0x20C0),
    *range(0x2100, 0x2200),
    *range(0x2600, 0x2670),
    *range(0xFB1D, 0xFB50),
    *range(0xFE70, 0xFF00),
    0xFFFD,
]


def main(dejavu: Path) -> None:
    """Write the five fonts and their licences."""
    for packed, name in UNPACKED.items():
        font = TTFont(BROWSER / f"{packed}.woff2")
        font.flavor = None
        font.save(PAPER / f"{name}.ttf")
    for licence in BROWSER.glob("LICENSE-*.txt"):
        shutil.copy(licence, PAPER)
    options = Options()
    options.layout_features = []
    options.hinting = False
    for whole, name in (("DejaVuSans", "letters"), ("DejaVuSans-Bold", "letters-bold")):
        font = TTFont(dejavu / f"{whole}.ttf")
        subset = Subsetter(options)
        subset.populate(unicodes=LETTERS)
        subset.subset(font)
        font.save(PAPER / f"{name}.ttf")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
