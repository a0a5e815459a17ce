// Made by tools/browser/wire.py from the Structs of the house. Do not edit: run it again.

/** What goes over the socket of a table, and the few answers that pages fetch. */
declare namespace Wire {
  /** Stored: event number `seq` of `match` is this command's. */
  interface Done {
    answer: "done";
    key: string;
    match: string;
    seq: number;
  }

  /** Nothing has happened; the sentence says why, the rule where it is written. */
  interface Rejected {
    answer: "rejected";
    key: string;
    sentence: string;
    rule: string;
    tables: string[];
  }

  /** The decision was closed before this came; here is the table as it stands. */
  interface Stale {
    answer: "stale";
    key: string;
    sentence: string;
    view: View;
  }

  /** The whole table for one viewer. `decision` goes back with the answer to it. */
  interface View {
    match: string;
    seq: number;
    at: number;
    viewer: number;
    status: string;
    game: string;
    title: string;
    pace: string;
    seats: SeatShown[];
    commitment: string;
    chain: string;
    host: number;
    latecomers: boolean;
    free: number[];
    no_seat: string;
    left: number;
    invite_only: boolean;
    vote: VoteShown | null;
    decision: number | null;
    to_act: number;
    due: number | null;
    deal: DealShown | null;
    table: Tabletop | null;
    moves: MoveShown[];
    why: Record<string, WhyShown>;
    ahead: AheadShown[];
    undo: string | null;
    story: LineShown[];
    earlier: ("chat" | "story")[];
    closed: string;
    may_close: boolean;
    result: Result | null;
    reckoning: Reckoning | null;
    reckoned: number;
    rematch: string | null;
    lesson: LessonShown | null;
  }

  /** Who sits where, and who decides for the seat. */
  interface SeatShown {
    seat: number;
    name: string;
    player: string;
    bot: string;
    here: boolean;
    time_left: number | null;
    bot_after: number | null;
    brings: unknown;
  }

  /** A vote for a bot in the seat that decides and takes too long over it. */
  interface VoteShown {
    opens: number;
    votes: number[];
    needed: number;
  }

  /** How far a round of the deal has come; the lists have one entry for every seat, "" for none. */
  interface DealShown {
    round: number;
    pledges: string[];
    nonces: string[];
    frozen: boolean;
    due: number | null;
  }

  /** Everything one viewer sees. `heading` names the decision, `hint` helps to make it, `rule` is its number. */
  interface Tabletop {
    heading: string;
    hint?: string;
    rule?: string;
    goal?: string;
    facts?: Fact[];
    arena?: boolean;
    contest?: Contest | null;
    middle?: Zone[];
    players: Player[];
    scores?: string;
    hand?: Zone[];
  }

  /** Something worth knowing in two words: "Pot", "$40". */
  interface Fact {
    label: string;
    value?: string;
    icon?: string;
    tone?: "" | "bad" | "good" | "strong";
    pips?: number | null;
    most?: number;
    bars?: number[];
    brief?: string;
  }

  /** What some players compare, and how far they have got. */
  interface Contest {
    title: string;
    icon?: string;
    steps?: string[];
    step?: number;
    lanes?: Lane[];
  }

  /** One player's side of a contest. */
  interface Lane {
    seat: number;
    cards?: Card[];
    total?: string;
    note?: string;
    marks?: string[];
  }

  /** A card, the back of one, or the place for one. */
  interface Card {
    name?: string;
    short?: string;
    face?: "down" | "empty" | "up";
    spot?: string;
    corner?: string;
    rank?: string;
    suit?: "" | "clubs" | "diamonds" | "hearts" | "spades";
    icon?: string;
    portrait?: string;
    hue?: "" | "blue" | "brown" | "gold" | "green" | "grey" | "ink" | "ochre" | "olive" | "red" | "violet";
    text?: string;
    rule?: string;
    marks?: string[];
    danger?: boolean;
    on_top?: Card | null;
    below?: Card[];
    number?: string;
    foot?: string;
    money?: string;
    round?: boolean;
  }

  /** Cards that lie together. */
  interface Zone {
    label: string;
    cards?: Card[];
    columns?: number;
    count?: number | null;
    note?: string;
    spot?: string;
    listed?: boolean;
  }

  /** A player and everything in front of them. */
  interface Player {
    seat: number;
    icon?: string;
    portrait?: string;
    score?: string;
    note?: string;
    marks?: string[];
    facts?: Fact[];
    zones?: Zone[];
    spot?: string;
    out?: boolean;
  }

  /** One allowed move: its number, its words in parts, and what it would do here. */
  interface MoveShown {
    move: number;
    parts: string[];
    note: string;
    taps: string[];
    ease?: "" | "cost" | "light" | "pass";
    kind?: string;
  }

  /** Why a spot cannot be used now, and the rule that says so. */
  interface WhyShown {
    sentence: string;
    rule: string;
  }

  /** The same for a screen: `leaves` has the moves of the decision that is open, where it is the viewer's. */
  interface AheadShown {
    id: string;
    words: string;
    span: string;
    leaves: number[];
  }

  /** A line of the story; `seq` is the number of its event. What is not said is not sent. */
  interface LineShown {
    seq: number;
    text: string;
    by?: string;
    rail?: boolean;
    deed?: "" | "aim" | "ceremony" | "dice" | "draws" | "gets" | "heal" | "hit" | "miss" | "pays" | "shot" | "takes" | "trades" | "volley";
    who?: number[];
    cards?: string[];
    money?: string;
    dice?: number[];
    rule?: string;
  }

  /** How it ended. */
  interface Result {
    scores: number[];
    winners: number[];
    capped: boolean;
    secret: string;
  }

  /** The whole of it. The best player comes first; those of one side stand together. */
  interface Reckoning {
    title: string;
    headline: string;
    why?: string;
    rule?: string;
    tallies: Tally[];
    deeds_title?: string;
    deeds?: string[];
  }

  /** What one player has, and how that adds up. */
  interface Tally {
    seat: number;
    total: string;
    won?: boolean;
    side?: string;
    note?: string;
    amounts?: Amount[];
  }

  /** One thing that counts: "3 of a kind", "$35". */
  interface Amount {
    label: string;
    value: string;
    rule?: string;
    tone?: "" | "bad" | "good" | "strong";
  }

  /** How far a guided game is. Its deal is no secret: everybody gets the same. */
  interface LessonShown {
    seed: number;
    steps: number;
    pages: Page[];
    followed: boolean;
  }

  /** A step as a screen shows it. */
  interface Page {
    number: number;
    title: string;
    text: string;
    spots: string[];
    move: number | null;
  }

  /** One allowed move of that decision, and why a bot would make it, in a sentence. */
  interface Suggested {
    answer: "suggested";
    key: string;
    decision: number;
    move: number;
    reason: string;
  }

  /** The table as it is now. */
  interface Table {
    tell: "table";
    view: View;
    watching: number;
    now: number;
    you: string;
  }

  /** The rules are being compiled. */
  interface Preparing {
    tell: "preparing";
    words: string;
    fraction: number;
  }

  /** Something about this connection; `key` says which command it was about, if one can be told. */
  interface Notice {
    tell: "notice";
    sentence: string;
    key: string;
  }

  /** This table cannot go on at the moment; its log is kept. */
  interface Halted {
    tell: "halted";
    sentence: string;
  }

  /** Still here. */
  interface Pong {
    tell: "pong";
  }

  /** A page of older lines of the story, and of which kinds there are still older ones. */
  interface Earlier {
    lines: LineShown[];
    earlier: ("chat" | "story")[];
  }

  /** One numbered rule, for the panel beside a table. */
  interface RuleShown {
    id: string;
    kind: string;
    heading: string;
    text: string;
    url: string;
  }

  /** How far the rules of a game are prepared. */
  interface Warmth {
    done: boolean;
    fraction: number;
    words: string;
  }

  /** The words of a game, so that a table can explain one when it is tapped. */
  interface WordsShown {
    url: string;
    words: Term[];
  }

  /** A word of the game, in a sentence. */
  interface Term {
    word: string;
    text: string;
    rule: string;
    also?: string[];
  }

  /** Everything there is to build with, under the rules of a table. */
  interface Shelf {
    sections: Section[];
    groups: Group[];
    stats: Choice[];
    filters: Filter[];
    pieces: Piece[];
    ready: ReadyMade[];
  }

  /** A list of what is built, and how much belongs into it. */
  interface Section {
    id: string;
    title: string;
    goal: number;
    dollars?: boolean;
  }

  /** Pieces of a section that are listed together. */
  interface Group {
    id: string;
    section: string;
    title: string;
    icon?: string;
  }

  /** One of several things to choose from. */
  interface Choice {
    id: string;
    title: string;
    text?: string;
    icon?: string;
  }

  /** A way to find pieces: those whose tag of this id is the chosen one. */
  interface Filter {
    id: string;
    title: string;
    choices: Choice[];
  }

  /** Something to build with: a card, a chip. */
  interface Piece {
    id: string;
    section: string;
    group: string;
    name: string;
    corner: string;
    cost: number;
    text: string;
    icon?: string;
    hue?: "" | "blue" | "brown" | "gold" | "green" | "grey" | "ink" | "ochre" | "olive" | "red" | "violet";
    rules?: string[];
    stats?: string[];
    tags?: Record<string, string>;
    counts?: number;
    most: number;
  }

  /** One that comes with the cards. */
  interface ReadyMade {
    id: string;
    name: string;
    text: string;
    built: Record<string, unknown>;
    bring?: boolean;
  }

  /** What the house says to something a player has built: every reason why it is not allowed, and its plots. */
  interface BuiltChecked {
    reasons: WhyShown[];
    plots: Plot[];
  }

  /** A small picture of what is built. */
  interface Plot {
    title: string;
    note?: string;
    upright?: boolean;
    bars: Bar[];
  }

  /** One bar of a plot: how long it is, and what is written beside it. */
  interface Bar {
    label: string;
    value: number;
    said: string;
    note?: string;
    icon?: string;
  }

  /** Something built, out of a file or by chance. */
  interface BuiltRead {
    built: Record<string, unknown>;
  }

  /** Set up a table. */
  interface Create {
    do: "create";
    key: string;
    game: string;
    seats?: number | null;
    options?: Record<string, number | string>;
    cards?: string | null;
    pace?: string;
    bot?: string;
    private?: boolean;
    quiet_rail?: boolean;
    latecomers?: boolean;
    lesson?: boolean;
    brings?: unknown[];
  }

  /** Sit down; in the first free seat unless one is named. */
  interface Join {
    do: "join";
    key: string;
    match: string;
    name: string;
    seat?: number | null;
    brings?: unknown;
    pledge?: string;
    invitation?: string;
  }

  /** Say before the deal what one's seat brings; null for nothing. */
  interface Bring {
    do: "bring";
    key: string;
    match: string;
    brings: unknown;
  }

  /** Leave on purpose; during a game a bot takes the seat. */
  interface Leave {
    do: "leave";
    key: string;
    match: string;
  }

  /** Add chance of one's own to a round of the deal: the hash of a nonce that nobody else knows yet. */
  interface Pledge {
    do: "pledge";
    key: string;
    match: string;
    round: number;
    pledge: string;
  }

  /** Show the nonce that was pledged, once the list of pledges is fixed. */
  interface Nonce {
    do: "nonce";
    key: string;
    match: string;
    nonce: string;
  }

  /** The host begins: bots fill the empty seats, and the cards lie when everybody has shown the pledged nonce. */
  interface Deal {
    do: "deal";
    key: string;
    match: string;
  }

  /** Make a move, as the answer to one decision. */
  interface Play {
    do: "play";
    key: string;
    match: string;
    decision: number;
    move: number;
  }

  /** Ask what a bot with sense would do about one's own decision; nothing happens at the table. */
  interface Suggest {
    do: "suggest";
    key: string;
    match: string;
    decision: number;
  }

  /** Take the last move back, where the four never-rules allow it. */
  interface Undo {
    do: "undo";
    key: string;
    match: string;
    decision: number;
  }

  /** Say something to the table; whoever only looks on says under what name. */
  interface Chat {
    do: "chat";
    key: string;
    match: string;
    text: string;
    name?: string;
  }

  /** Play one's own seat again, from the bot. */
  interface TakeSeatBack {
    do: "takeback";
    key: string;
    match: string;
  }

  /** Let a bot play for somebody whose connection is gone and whose grace is used up. */
  interface Cover {
    do: "cover";
    key: string;
    match: string;
    seat: number;
  }

  /** Vote for a bot in the seat that decides and takes too long over it. */
  interface Vote {
    do: "vote";
    key: string;
    match: string;
    decision: number;
  }

  /** The host takes somebody's seat away for this match. */
  interface Remove {
    do: "remove";
    key: string;
    match: string;
    seat: number;
  }

  /** The host sets the clock, before the deal or in the running game. */
  interface SetClock {
    do: "setclock";
    key: string;
    match: string;
    pace: string;
  }

  /** The host lets one more person in: the hash of a code that the person brings. */
  interface Invite {
    do: "invite";
    key: string;
    match: string;
    invitation: string;
  }

  /** Let the bots play on to the end without pauses, where every person is out of the game. */
  interface Hurry {
    do: "hurry";
    key: string;
    match: string;
  }

  /** Play again: same seats, same settings, another table, and what the seats brought unless told otherwise. */
  interface Rematch {
    do: "rematch";
    key: string;
    match: string;
    bring_again?: boolean;
  }

  /** Take down a table that one has opened and that is not dealt. */
  interface Close {
    do: "close";
    key: string;
    match: string;
  }

  type AnyAnswer = Done | Rejected | Stale | Suggested;
  type AnyTell = Table | Preparing | Notice | Halted | Pong;
  type AnyCommand = Create | Join | Bring | Leave | Pledge | Nonce | Deal | Play | Suggest | Undo | Chat | TakeSeatBack | Cover | Vote | Remove | SetClock | Invite | Hurry | Rematch | Close;
}
