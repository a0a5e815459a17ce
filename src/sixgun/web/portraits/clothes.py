"""Coats and what is worn round the neck. c is the main colour, d darker, l lighter; every drawing is 100 wide, 112 high."""

from __future__ import annotations

_SHOULDERS = "M3 112c1-23 15-33 35-37h24c20 4 34 14 35 37z"
_BODY = f'<path fill="$c;" d="{_SHOULDERS}"/><path fill="$d;" opacity=".4" d="M62 75c20 4 34 14 35 37H80c0-16-6-28-18-37z"/>'
_SHIRT_FRONT = '<path fill="#f3e7cd" d="M38 75l12 37h-1 3l10-37c-7 5-17 5-24 0z"/>'

COATS = {
    "shirt": f'{_BODY}<path fill="$l;" d="M38 73l12 14-8 9-11-18zM62 73L50 87l8 9 11-18z"/>'
    '<path stroke="$d;" stroke-width="1.5" fill="none" d="M50 88v24"/><g fill="$d;"><circle cx="52.5" cy="98" r="1.3"/><circle cx="52.5" cy="107" r="1.3"/></g>',
    "jacket": f'{_BODY}{_SHIRT_FRONT}<path fill="$d;" d="M37 73l13 37-6 2-20-27 8-10zM63 73l-13 37 6 2 20-27-8-10z"/>'
    '<path fill="$c;" d="M37 73l7 20-14-7 2-11zM63 73l-7 20 14-7-2-11z"/>',
    "suit": f'{_BODY}<path fill="#f3e7cd" d="M36 75l14 25 14-25z"/><path fill="$l;" d="M38 92l12 12 12-12 4 20H34z"/>'
    '<path fill="$d;" d="M37 73l11 39H30L22 84l10-9zM63 73l-11 39h18l8-28-10-9z"/><path fill="$c;" d="M37 73l6 22-9-4-6 4 4-20zM63 73l-6 22 9-4 6 4-4-20z"/>'
    '<circle cx="50" cy="108" r="1.2" fill="#dca53c"/>',
    "vest": '<path fill="#e8dcc2" d="M3 112c1-23 15-33 35-37h24c20 4 34 14 35 37z"/><path fill="#000" opacity=".12" d="M62 75c20 4 34 14 35 37H84c0-16-10-28-22-37z"/>'
    '<path fill="$c;" d="M33 77l17 29v6H22c-1-14 3-26 11-35z"/><path fill="$d;" d="M67 77l-17 29v6h28c1-14-3-26-11-35z"/>'
    '<path fill="#f6efdf" d="M38 73l12 13-7 7-11-16zM62 73L50 86l7 7 11-16z"/><g fill="$l;"><circle cx="46.5" cy="106" r="1.4"/></g>',
    "duster": f'{_BODY}<path fill="#e8dcc2" d="M38 75h24l-12 22z"/><path fill="$l;" d="M38 68c-8 2-13 6-15 12l12 14 15-7zM62 68c8 2 13 6 15 12L65 94l-15-7z"/>'
    '<path stroke="$d;" stroke-width="1.6" fill="none" d="M50 88v24M36 94l-4 18M64 94l4 18"/>',
    "poncho": '<path fill="$c;" d="M36 74c9 5 19 5 28 0 16 7 30 18 34 38H2c4-20 18-31 34-38z"/><path fill="$d;" opacity=".45" d="M64 74c16 7 30 18 34 38H82c-2-16-8-29-18-38z"/>'
    '<path stroke="#f3e7cd" stroke-width="3.2" fill="none" d="M19 87c20 11 42 11 62 0"/><path stroke="#dca53c" stroke-width="2" fill="none" d="M13 94c24 11 50 11 74 0"/>'
    '<path stroke="$d;" stroke-width="3.5" fill="none" d="M7 102c28 11 58 11 86 0"/>',
    "dress": '<path fill="$skin;" d="M9 104c3-18 14-26 30-30h22c16 4 27 12 30 30z"/><path fill="$shade;" d="M44 92c4 3 8 3 12 0l-6 8z" opacity=".6"/>'
    '<path fill="$c;" d="M4 112c1-12 6-21 14-27 5 9 14 14 22 11 4-1 7-1 10 2 3-3 6-3 10-2 8 3 17-2 22-11 8 6 13 15 14 27z"/>'
    '<path stroke="$l;" stroke-width="2.2" fill="none" stroke-dasharray="3 1.5" d="M18 85c5 9 14 14 22 11 4-1 7-1 10 2 3-3 6-3 10-2 8 3 17-2 22-11"/>',
    "blouse": f'{_BODY}<path fill="#f6efdf" d="M38 70h24l3 8c-9 5-21 5-30 0z"/><g fill="#f6efdf"><circle cx="50" cy="84" r="4.5"/><circle cx="47" cy="91" r="4"/><circle cx="53" cy="92" r="4"/><circle cx="50" cy="99" r="4.3"/><circle cx="50" cy="107" r="4"/></g>'
    '<circle cx="50" cy="79" r="2.4" fill="$d;"/>',
    "uniform": f'{_BODY}<path fill="$d;" d="M37 70h26l2 9c-10 5-20 5-30 0z"/><path stroke="#dca53c" stroke-width="1.6" fill="none" d="M36 78c10 5 18 5 28 0"/>'
    '<path fill="#dca53c" d="M11 88l15-9 3 4-15 10zM89 88l-15-9-3 4 15 10z"/><g fill="#e8c15c"><circle cx="42" cy="89" r="2"/><circle cx="42" cy="98" r="2"/><circle cx="42" cy="107" r="2"/><circle cx="58" cy="89" r="2"/><circle cx="58" cy="98" r="2"/><circle cx="58" cy="107" r="2"/></g>'
    '<path stroke="$d;" stroke-width="1.2" fill="none" d="M50 82v30"/>',
    "buckskin": f'{_BODY}<path fill="$d;" d="M38 74l12 20 12-20-3-1-9 13-9-13z"/><path stroke="$l;" stroke-width="2" fill="none" d="M13 93c12 7 24 7 37 9 13-2 25-2 37-9"/>'
    '<path stroke="$l;" stroke-width="1.5" d="M15 96l-1 9M20 98l-1 9M26 100v9M32 101v8M38 102v8M44 103v8M56 103v8M62 102v8M68 101v8M74 100v9M80 98l1 9M85 96l1 9"/>',
    "fur": f'{_BODY}<path fill="$l;" d="M38 70c-6-1-9 2-11 5-4 0-6 3-6 6-3 2-3 6-1 9 0 4 3 7 6 7 1 4 5 6 8 4 2 4 6 4 9 2 3 2 5 2 7 0 2 2 4 2 7 0 3 2 7 2 9-2 3 2 7 0 8-4 3 0 6-3 6-7 2-3 2-7-1-9 0-3-2-6-6-6-2-3-5-6-11-5l-12 10z"/>'
    '<path stroke="$c;" stroke-width="1.4" stroke-linecap="round" fill="none" d="M30 80l2 4M26 88l3 3M36 78l1 5M35 92l2 4M44 94l1 4M55 94l-1 4M64 92l-2 4M63 78l-1 5M70 80l-2 4M74 88l-3 3"/>',
    "overalls": '<path fill="#b9665a" d="M3 112c1-23 15-33 35-37h24c20 4 34 14 35 37z"/><path stroke="#fff" opacity=".3" stroke-width="1.6" fill="none" d="M16 88v24M26 82v30M36 78v34M64 78v34M74 82v30M84 88v24M8 96c28-8 56-8 84 0M4 106c30-8 62-8 92 0"/>'
    '<path fill="$c;" d="M30 76l7-1 3 20h20l3-20 7 1 3 36H27z"/><g fill="#dca53c"><circle cx="37" cy="97" r="2"/><circle cx="63" cy="97" r="2"/></g><path fill="$d;" d="M43 101h14v8H43z" opacity=".5"/>',
}
NECKS = {
    "none": "",
    "kerchief": '<path fill="$c;" d="M36 72c9 6 19 6 28 0l5 7c-7 8-12 14-19 24-7-10-12-16-19-24z"/><path fill="$d;" d="M36 72c9 6 19 6 28 0l2 3c-10 7-22 7-32 0z" /><g fill="#fff" opacity=".55"><circle cx="44" cy="84" r="1.1"/><circle cx="50" cy="82" r="1.1"/><circle cx="56" cy="84" r="1.1"/><circle cx="47" cy="90" r="1.1"/><circle cx="53" cy="90" r="1.1"/><circle cx="50" cy="96" r="1.1"/></g>',
    "scarf": '<path fill="$d;" d="M55 78l13 24-9 4-10-24z"/><path fill="$c;" d="M36 69c8 6 20 6 28 0l3 10c-10 7-24 7-34 0z"/><path fill="$c;" d="M50 80l3 26h-9l-1-24z"/><path stroke="$d;" stroke-width="1.2" fill="none" d="M36 74c9 6 19 6 28 0"/>',
    "string": '<path fill="none" stroke="$c;" stroke-width="2.4" stroke-linecap="round" d="M38 74l12 9 12-9M50 83l-5 17M50 83l5 17"/><circle cx="50" cy="83" r="3.2" fill="$l;"/>',
    "bow": '<path fill="$c;" d="M50 82l-13-8c-2 5-2 10 0 15zM50 82l13-8c2 5 2 10 0 15z"/><path fill="$d;" d="M46.5 79h7v6h-7z"/>',
    "cravat": '<path fill="#f6efdf" d="M38 70l12 6 12-6 2 8-14 6-14-6z"/><path fill="$c;" d="M42 76h16l5 18-13 16-13-16z"/><path fill="$d;" d="M50 84l6 9-6 9-6-9z" opacity=".55"/><circle cx="50" cy="84" r="2" fill="#f3e7cd"/>',
    "choker": '<path fill="$c;" d="M40.5 69c6 4 13 4 19 0v5c-6 4-13 4-19 0z"/><ellipse cx="50" cy="76" rx="2.6" ry="3.2" fill="#f3e7cd"/>',
    "collar": '<path fill="$c;" d="M37 72c9 5 17 5 26 0l2 9c-10 5-20 5-30 0z"/><path fill="#fff" d="M45 75h10v8H45z"/>',
    "beads": '<g fill="$c;"><circle cx="39" cy="76" r="2"/><circle cx="42" cy="80" r="2.2"/><circle cx="46" cy="83" r="2.3"/><circle cx="50" cy="84.5" r="2.5"/><circle cx="54" cy="83" r="2.3"/><circle cx="58" cy="80" r="2.2"/><circle cx="61" cy="76" r="2"/></g>',
    "lace": '<path fill="$c;" d="M38 70h24l3 7-4 3 2 4-5 2 1 5-5 1-1 6h-6l-1-6-5-1 1-5-5-2 2-4-4-3z"/><circle cx="50" cy="80" r="2.4" fill="#b03a2a"/>',
}
