"""Faces, beards, looks and marks. c is the colour of the hair, d darker, l lighter."""

from __future__ import annotations

FACES = {
    "oval": "M32 46c0-12 7-20 18-20s18 8 18 20c0 16-7 30-18 30S32 62 32 46z",
    "square": "M31.5 44c0-11 7-18 18.5-18s18.5 7 18.5 18v14c0 6-1.5 10-5 13.5-3 3-7.5 4.5-13.5 4.500s-10.5-1.5-13.5-4.500c-3.5-3.5-5-7.5-5-13.500z",
    "long": "M33 45c0-12 6-19 17-19s17 7 17 19c0 11-1 19-4 25.5-3 6-7 9.5-13 9.500s-10-3.5-13-9.500c-3-6.5-4-14.5-4-25.500z",
    "round": "M30 50c0-14 8-24 20-24s20 10 20 24c0 15-8 25.5-20 25.500S30 65 30 50z",
    "heart": "M31.5 44c0-11 7-18 18.5-18s18.5 7 18.5 18c0 14-6 22-12.5 28.5-2.2 2.3-4 3.5-6 3.500s-3.8-1.2-6-3.500C37.5 66 31.5 58 31.5 44z",
}
BEARDS = {
    "none": "",
    "stubble": '<g clip-path="url(#h)"><path fill="$c;" opacity=".3" d="M30 54c3 5 6 5 9 4 6-2 16-2 22 0 3 1 6 1 9-4v26H30z"/></g>',
    "moustache": '<path fill="$c;" d="M38.5 63c2-4.5 8-5 11.5-2.5 3.5-2.5 9.5-2 11.5 2.5-4 1.5-8 1.2-11.5-.8-3.5 2-7.5 2.3-11.5.8z"/>',
    "handlebar": '<path fill="$c;" d="M31 61c1 3.5 4 3 6.5.5 3.5-4 8.5-4 12.5-1.5 4-2.5 9-2.5 12.5 1.5 2.5 2.5 5.5 3 6.5-.5 1.5 6-4 8.5-9 6.5-4-1.5-7-3-10-4-3 1-6 2.5-10 4-5 2-10.5-.5-9-6.500z"/>',
    "walrus": '<path fill="$c;" d="M37 62c3-4.5 9-4.5 13-2 4-2.5 10-2.5 13 2 2 4 3 8 1.5 11-3-1-5-3-6.5-5.5-5 1.5-11 1.5-16 0-1.5 2.5-3.5 4.5-6.5 5.5-1.5-3-.5-7 1.5-11z"/>',
    "pencil": '<path fill="none" stroke="$c;" stroke-width="1.7" stroke-linecap="round" d="M40.5 63c3-2.2 6-2.8 9-1.600M59.5 63c-3-2.2-6-2.8-9-1.6"/>',
    "goatee": '<path fill="$c;" d="M43.5 69.500c4-1.5 9-1.5 13 0 .5 6-2.5 10.5-6.5 12.5-4-2-7-6.5-6.5-12.500z"/>',
    "vandyke": '<path fill="$c;" d="M39 63c3-4 8-4 11-2 3-2 8-2 11 2-4 1.2-8 1-11-.8-3 1.8-7 2-11 .8zM44 70h12c.5 7-2 11.5-6 15.5-4-4-6.5-8.5-6-15.500z"/>',
    "sideburns": '<path fill="$c;" d="M31 44l5.5 2c0 7 1 12 6.5 16-1.5 4.5-4 7-7 8-3.5-5-5.5-13-5-26zM69 44l-5.5 2c0 7-1 12-6.5 16 1.5 4.5 4 7 7 8 3.5-5 5.5-13 5-26z"/>',
    "full": '<path fill="$c;" d="M31 46l3.5 2c.5 7 3 10.5 7.5 11 3-2.5 13-2.5 16 0 4.5-.5 7-4 7.5-11l3.5-2c1 10 0 19-4 26-3 6-8 10-15 10s-12-4-15-10c-4-7-5-16-4-26z"/><path fill="$d;" opacity=".5" d="M58 59c4.5-.5 7-4 7.5-11l3.5-2c1 10 0 19-4 26-3 6-8 10-15 10 8-5 9-14 8-23z"/>',
    "long": '<path fill="$c;" d="M31 46l3.5 2c.5 7 3 10.5 7.5 11 3-2.5 13-2.5 16 0 4.5-.5 7-4 7.5-11l3.5-2c1 10 1 18-1 26-2 9-7 17-11 26l-3-5-4 8-4-8-4 5c-3-9-7-17-9-26-2.5-8-3-16-2-26z"/><path fill="none" stroke="$d;" stroke-width="1.3" stroke-linecap="round" d="M42 76c1 5 2 9 4 13M50 76v15M58 76c-1 5-2 9-4 13"/>',
}
_EYES = '<g fill="#fff"><ellipse cx="42.5" cy="51" rx="3.6" ry="2.6"/><ellipse cx="57.5" cy="51" rx="3.6" ry="2.6"/></g><g fill="$ink;"><circle cx="43" cy="51.2" r="2.1"/><circle cx="58" cy="51.2" r="2.1"/></g><g fill="#fff"><circle cx="43.7" cy="50.5" r=".6"/><circle cx="58.7" cy="50.5" r=".6"/></g>'
_NARROW = '<g fill="$ink;"><path d="M38.5 51.500c2-2.5 6-2.7 8.5-.3-2 2-6 2.3-8.5.3zM61.5 51.500c-2-2.5-6-2.7-8.5-.3 2 2 6 2.3 8.5.3z"/></g>'
_LASHES = '<path fill="none" stroke="$ink;" stroke-width="1.5" stroke-linecap="round" d="M38 50.200c2-3 7-3.3 9-.2M62 50.200c-2-3-7-3.3-9-.2M38 50.200l-1.8-1.200M62 50.200l1.8-1.2"/>'
_NOSE = '<path fill="none" stroke="$ink;" stroke-opacity=".75" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" d="M50.5 51.500l-2.5 7c1.3 1 3 1 4.2.3"/>'
_FINE_NOSE = '<path fill="none" stroke="$ink;" stroke-opacity=".6" stroke-width="1.3" stroke-linecap="round" d="M48.3 58.500c1.2.9 2.4.9 3.6.2"/>'


def _brows(left: str, width: str = "2.1") -> str:
    """Both brows from the left one: it is drawn again the other way round."""
    path = f'<path fill="none" stroke="$d;" stroke-width="{width}" stroke-linecap="round" d="{left}"/>'
    return f'{path}<g transform="matrix(-1 0 0 1 100 0)">{path}</g>'


def _mouth(path: str) -> str:
    return f'<path fill="none" stroke="$ink;" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" d="{path}"/>'


_LEVEL, _CROSS, _HIGH, _FINE = "M38 46.500c2.5-2 6-2 8.5-.6", "M38 45c3-.5 6 .5 9 2.5", "M37.5 45c2.5-3 6-3.5 9-1.5", "M38 46c2.5-2.6 6-2.8 9-1.2"
_TEETH = '<path fill="#fff" stroke="$ink;" stroke-width="1.3" stroke-linejoin="round" d="M42 64.500c5 1.6 11 1.6 16 0-1.5 5.5-14.5 5.5-16 0z"/>'
_LIPS = '<path fill="#a8302a" d="M43.5 66c2.5-3 4.5-2.6 6.5-1.5 2-1.1 4-1.5 6.5 1.5-3.5 3.8-9.5 3.8-13 0z"/><path fill="none" stroke="#6d1a18" stroke-width=".9" d="M44.5 66c3.5 1 7.5 1 11 0"/>'
_SMILING_LIPS = '<path fill="#a8302a" d="M42 64.500c3-2 5.5-1.6 8-.6 2.5-1 5-1.4 8 .6-3 5.7-13 5.7-16 0z"/><path fill="#fff" d="M44 64.800c4 1 8 1 12 0-2 2-10 2-12 0z"/>'

LOOKS = {
    "calm": _EYES + _brows(_LEVEL) + _NOSE + _mouth("M44 66c3.5 1.3 8.5 1.3 12 0"),
    "smile": _EYES + _brows(_HIGH) + _NOSE + _mouth("M42 64.500c4.5 4.5 11.5 4.5 16 0"),
    "grin": _EYES + _brows(_HIGH) + _NOSE + _TEETH,
    "stern": _NARROW + _brows(_CROSS, "2.6") + _NOSE + _mouth("M44 67h12"),
    "sly": _NARROW + '<path fill="none" stroke="$d;" stroke-width="2.2" stroke-linecap="round" d="M38 46.500c3-.8 6-.3 8.5 1M62 44c-3-2.5-6-2.5-8.5-.5"/>' + _NOSE + _mouth("M44 66.500c4 .8 9 .3 12.5-3"),
    "frown": _EYES + _brows(_CROSS, "2.6") + _NOSE + _mouth("M43.5 68c4-3.5 9-3.5 13 0"),
    "sad": _EYES + _brows("M37.5 47.500c3-1 6-2.5 8.5-4") + _NOSE + _mouth("M44.5 67.500c3.5-2.5 7.5-2.5 11 0"),
    "wink": '<ellipse cx="42.5" cy="51" rx="3.6" ry="2.6" fill="#fff"/><circle cx="43" cy="51.2" r="2.1" fill="$ink;"/><path fill="none" stroke="$ink;" stroke-width="1.8" stroke-linecap="round" d="M53.5 51.500c2.5 1.8 5.5 1.6 8-.6"/>' + _brows(_LEVEL) + _NOSE + _mouth("M43 64.500c4 4 10 3.5 14-1"),
    "lips": _EYES + _LASHES + _brows(_FINE, "1.7") + _FINE_NOSE + _LIPS,
    "charm": _EYES + _LASHES + _brows(_HIGH, "1.7") + _FINE_NOSE + _SMILING_LIPS,
    "wide": _EYES.replace('ry="2.6"', 'ry="3.6"') + _brows("M37.5 43.500c2.5-3 6-3.5 9-1.5") + _NOSE + '<ellipse cx="50" cy="67" rx="3.2" ry="3" fill="$ink;"/>',
    "tired": _NARROW + '<path fill="none" stroke="$ink;" stroke-opacity=".45" stroke-width="1.2" stroke-linecap="round" d="M39.5 55c2 1.3 4.5 1.3 6.5.2M60.5 55c-2 1.3-4.5 1.3-6.5.2"/>' + _brows("M37.5 47c3-1.2 6-1.8 8.5-1.6") + _NOSE + _mouth("M44.5 66.500c3.5-.5 7.5-.5 11 .3"),
}
MARKS = {
    "none": "",
    "freckles": '<g fill="#8a4d2a" opacity=".8"><circle cx="37.5" cy="57" r=".9"/><circle cx="40.5" cy="59.5" r=".9"/><circle cx="43.5" cy="57.5" r=".9"/><circle cx="38.5" cy="62" r=".8"/><circle cx="62.5" cy="57" r=".9"/><circle cx="59.5" cy="59.5" r=".9"/><circle cx="56.5" cy="57.5" r=".9"/><circle cx="61.5" cy="62" r=".8"/></g>',
    "scar": '<path fill="none" stroke="#8f2f22" stroke-width="1.7" stroke-linecap="round" d="M61 44l3.5 20"/><path fill="none" stroke="#8f2f22" stroke-width="1.2" stroke-linecap="round" d="M59.5 49l5-1M60.5 55l5-1M61.5 60l5-1"/>',
    "patch": '<path fill="none" stroke="#1d1613" stroke-width="1.8" d="M31.5 42l37 9"/><path fill="#1d1613" d="M52 47c4-2 8-2 12 0 .5 6-2 10-6 10.5-4-.5-6.5-4.5-6-10.500z"/>',
    "glasses": '<g fill="#fff" fill-opacity=".25" stroke="#3a2c14" stroke-width="1.5"><circle cx="42" cy="52" r="6"/><circle cx="58" cy="52" r="6"/></g><path fill="none" stroke="#3a2c14" stroke-width="1.5" d="M48 51c1.3-1 2.7-1 4 0M36 51l-4-1.500M64 51l4-1.5"/>',
    "monocle": '<circle cx="57.5" cy="51.5" r="5.8" fill="#fff" fill-opacity=".25" stroke="#c9962f" stroke-width="1.7"/><path fill="none" stroke="#c9962f" stroke-width="1.1" d="M62.5 55c3 8 4 18 0 28"/>',
    "mole": '<circle cx="58.5" cy="63" r="1.3" fill="#3a1f14"/>',
    "mask": '<path fill="#b03a2a" d="M31 55c12-3 26-3 38 0 1 9-3 19-19 33-16-14-20-24-19-33z"/><path fill="#7d2519" d="M58 54c4 .2 7.5.5 11 1 1 9-3 19-19 33 9-13 11-23 8-34z" opacity=".6"/><g fill="#fff" opacity=".65"><circle cx="38" cy="61" r="1.1"/><circle cx="46" cy="60" r="1.1"/><circle cx="54" cy="60" r="1.1"/><circle cx="42" cy="67" r="1.1"/><circle cx="50" cy="66" r="1.1"/><circle cx="58" cy="67" r="1.1"/><circle cx="46" cy="73" r="1.1"/><circle cx="54" cy="73" r="1.1"/></g>',
    "cigar": '<path fill="#6b4424" d="M54 65.500l17 4.5-.8 3.2-17-4.500z"/><path fill="#e8e0d2" d="M69 69.500l3 .8-.8 3.2-3-.8z"/><path fill="#e2672f" d="M71.5 70.200l1.7.5-.8 3-1.7-.4z"/><path fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.4" stroke-linecap="round" d="M74 68c4-3-1-6 3-10s0-6 2-9"/>',
    "straw": '<path fill="none" stroke="#d8b04a" stroke-width="1.5" stroke-linecap="round" d="M54 66l15 6M69 72l3.5-2M69 72l3 3"/>',
    "star": '<path fill="#e8bd4a" stroke="#7a5412" stroke-width=".9" stroke-linejoin="round" d="M74 84l2.7 5.6 6.2.8-4.5 4.3 1.2 6.1-5.6-3-5.5 3 1.1-6.1-4.5-4.3 6.2-.8z"/>',
    "wrinkles": '<path fill="none" stroke="$ink;" stroke-opacity=".4" stroke-width="1.1" stroke-linecap="round" d="M36 52l-2.5-1.500M36 54l-2.8.5M64 52l2.5-1.500M64 54l2.8.5M42 61c-1.5 2-2 4-1.5 6M58 61c1.5 2 2 4 1.5 6"/>',
    "earrings": '<g fill="none" stroke="#dca53c" stroke-width="1.7"><circle cx="29.5" cy="61" r="2.6"/><circle cx="70.5" cy="61" r="2.6"/></g>',
    "shades": '<path fill="#17202a" stroke="#3a2c14" stroke-width="1.2" d="M35.5 48.500h12c1 4-1 8.5-6 8.500s-7-4.5-6-8.500zM52.5 48.500h12c1 4-1 8.5-6 8.500s-7-4.5-6-8.500z"/><path stroke="#3a2c14" stroke-width="1.5" d="M47 49.500h6M35.5 50l-4-1.500M64.5 50l4-1.5"/><path stroke="#fff" stroke-opacity=".5" stroke-width="1.2" d="M38 54l4-4M55 54l4-4"/>',
}
