// The pictures of the saloon. Those of game-icons keep their names; the small ones of the screen (lucide) are called ui-….
export const PICTURES = `
revolver winchester-rifle crossed-pistols shotgun bullets gunshot cowboy-holster pistol-gun machine-gun bowie-knife bullet-impacts
silver-bullet reload-gun-barrel headshot target-arrows
western-hat outback-hat top-hat bandit bandana robber robber-mask robber-hand domino-mask cowboy-boot poncho
law-star justice-star police-badge star-medal wanted-reward gavel scroll-unfurled prisoner imprisoned handcuffs handcuffed
window-bars padlock breaking-chain key tombstone coffin desert-skull
lasso saddle horse-head horseshoe old-wagon steam-locomotive cavalry donkey wolf-head bull-horns bull cow
dynamite time-dynamite barrel beer-stein beer-bottle brandy-bottle square-bottle poison-bottle jug booze shouting
saloon saloon-doors shop bank campfire old-lantern coffee-pot coffee-mug
cactus tumbleweed rattlesnake vulture sunrise sun dust-cloud hole
duel binoculars telescope spyglass crosshair eye-target
poker-hand card-ace-spades card-joker card-draw card-discard card-exchange card-pick card-play card-random card-burn perspective-dice-six-faces-random
gold-bar gold-mine money-stack two-coins coins-pile cash banknote swap-bag piggy-bank coinflip
rolling-dices dice-six-faces-one dice-six-faces-two dice-six-faces-three dice-six-faces-four dice-six-faces-five
dice-six-faces-six hearts half-heart broken-heart spades diamonds clubs clover
arrow-cluster arrows-shield cat miner saber-slash saber-and-pistol shaking-hands brain fist
open-book quill-ink trophy laurels sands-of-time player-time exit-door run shield
`.trim().split(/\s+/);

export const SCREEN = {
  "sound": "volume-2", "mute": "volume-x", "undo": "undo-2", "chat": "message-circle", "help": "circle-question-mark",
  "copy": "copy", "share": "share-2", "watch": "eye", "person": "user", "people": "users", "bot": "bot", "clock": "clock",
  "close": "x", "menu": "menu", "done": "check", "right": "chevron-right", "left": "chevron-left", "down": "chevron-down",
  "search": "search", "info": "info", "settings": "settings", "leave": "log-out", "play": "play", "pause": "pause",
  "next": "skip-forward", "previous": "skip-back", "again": "rotate-ccw", "download": "download", "upload": "upload",
  "lock": "lock", "public": "globe", "timer": "timer", "bell": "bell", "bell-off": "bell-off", "book": "book-open",
  "fair": "shield-check", "warning": "triangle-alert", "offline": "wifi-off", "edit": "pencil", "home": "house",
  "go": "arrow-right", "history": "history", "flag": "flag", "list": "list",
};
