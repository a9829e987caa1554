/**
 * Compiles the digit patterns of the numbering plans (a small part of regular expressions: digits, `\d`, classes,
 * groups, alternatives, `?` and `{n,m}`) into an automaton that reads one digit at a time. The deck uses it to find the
 * prefixes at which mobile and fixed numbers part.
 */
interface State {
  /** Accepted digits, as bits 0 to 9; none for a state that only forks. */
  digits: number;
  next: number[];
}

/** The states a pattern can be in after the digits read so far. Equal sets of states are the same object. */
export interface Walk {
  /** Identifies the set of states among all walks of all patterns. */
  readonly id: number;
  /** True while some number that begins with the digits so far matches the pattern. */
  readonly alive: boolean;
  /** True once the digits so far match the pattern, or begin with a match. */
  readonly passed: boolean;
  step(digit: number): Walk;
}

const accept = 0;
const anyDigit = 0b1111111111;
let lastId = 0;

/** @throws Error when the pattern uses anything but the part of regular expressions named above. */
export function walkPattern(pattern: string): Walk {
  const states: State[] = [{ digits: 0, next: [] }];
  const reader = { pattern, position: 0, states };
  const start = readAlternatives(reader)(accept);
  if (reader.position !== pattern.length) throw unreadable(reader);
  return walker(states)(closure(states, [start]), false);
}

function walker(states: State[]): (here: ReadonlySet<number>, alreadyPassed: boolean) => Walk {
  const walks = new Map<string, Walk>();
  const walkAt = (here: ReadonlySet<number>, alreadyPassed: boolean): Walk => {
    const passed = alreadyPassed || here.has(accept);
    const key = `${passed} ${[...here].sort((left, right) => left - right)}`;
    const walk = walks.get(key) ?? newWalk(here, passed);
    walks.set(key, walk);
    return walk;
  };
  const newWalk = (here: ReadonlySet<number>, passed: boolean): Walk => {
    const steps: Walk[] = [];
    const step = (digit: number) => {
      const walk = steps[digit] ?? walkAt(reach(states, here, digit), passed);
      steps[digit] = walk;
      return walk;
    };
    return { id: ++lastId, alive: here.size > 0, passed, step };
  };
  return walkAt;
}

function reach(states: State[], here: ReadonlySet<number>, digit: number): Set<number> {
  const reached: number[] = [];
  for (const index of here) {
    const state = states[index];
    if (state && state.digits & (1 << digit)) reached.push(...state.next);
  }
  return closure(states, reached);
}

/** All states reachable without a digit. */
function closure(states: State[], from: number[]): Set<number> {
  const reached = new Set<number>();
  const open = [...from];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (reached.has(index)) continue;
    reached.add(index);
    const state = states[index];
    if (state && state.digits === 0) open.push(...state.next);
  }
  return reached;
}

interface Reader {
  readonly pattern: string;
  position: number;
  readonly states: State[];
}

/** A piece of a pattern: given the next state, adds its own states and returns the first of them. */
type Piece = (then: number) => number;

function readAlternatives(reader: Reader): Piece {
  const alternatives = [readSequence(reader)];
  while (reader.pattern[reader.position] === "|") {
    reader.position++;
    alternatives.push(readSequence(reader));
  }
  return (then) =>
    add(
      reader,
      0,
      alternatives.map((piece) => piece(then)),
    );
}

function readSequence(reader: Reader): Piece {
  const pieces: Piece[] = [];
  while (reader.position < reader.pattern.length && !"|)".includes(reader.pattern[reader.position] ?? "")) {
    pieces.push(readRepeated(reader));
  }
  return (then) => pieces.reduceRight((next, piece) => piece(next), then);
}

function readRepeated(reader: Reader): Piece {
  const piece = readOne(reader);
  const match = /^(?:\?|\{(\d+)(?:,(\d+))?\})/.exec(reader.pattern.slice(reader.position));
  if (!match) return piece;
  reader.position += match[0].length;
  const least = Number(match[1] ?? 0);
  const most = match[0] === "?" ? 1 : Number(match[2] ?? least);
  return (then) => {
    let first = then;
    for (let count = most; count > 0; count--) {
      const once = piece(first);
      first = count > least ? add(reader, 0, [once, then]) : once;
    }
    return first;
  };
}

function readOne(reader: Reader): Piece {
  const match = /^(?:(\(\?:|\()|(\\d)|\[([\d-]+)\]|(\d))/.exec(reader.pattern.slice(reader.position));
  if (!match) throw unreadable(reader);
  reader.position += match[0].length;
  const [, group, any, digitClass, digit] = match;
  if (group === undefined) {
    const digits = any ? anyDigit : digitsOf(digitClass ?? digit ?? "");
    return (then) => add(reader, digits, [then]);
  }
  const inside = readAlternatives(reader);
  if (reader.pattern[reader.position] !== ")") throw unreadable(reader);
  reader.position++;
  return inside;
}

/** Encodes "13-5" as the bits of 1, 3, 4 and 5. */
function digitsOf(digitClass: string): number {
  let digits = 0;
  for (const [, from, to] of digitClass.matchAll(/(\d)(?:-(\d))?/g)) {
    for (let digit = Number(from); digit <= Number(to ?? from); digit++) digits |= 1 << digit;
  }
  return digits;
}

function add(reader: Reader, digits: number, next: number[]): number {
  return reader.states.push({ digits, next }) - 1;
}

function unreadable(reader: Reader): Error {
  return new Error(`The pattern ${reader.pattern} cannot be read at ${reader.position}`);
}
