/**
 * Digits in bytes, the oftener one comes the less room it takes (range coding, Martin 1979, with carries as in LZMA): how
 * often each comes is learnt on the way, alike when they are written and when they are read, and for each kind of place by
 * itself.
 */

const WHOLE = 2 ** 32;

/** When the range is narrower, a byte is settled. */
const NARROW = 2 ** 24;

const BYTE = 256;

/** How much oftener a digit counts each time it comes, and how far all are counted before older ones count less. */
const ONCE = 24;

const MOST_COUNTED = 2 ** 13;

/** Digits from 0 up to `kinds`, and of which kind the next place is, by the digits that were seen so far. */
export type Digits = { readonly kinds: number; readonly places: () => Places };

export type Places = { readonly next: () => number; readonly saw: (digit: number) => void };

/** The bytes of digits. */
export function rangeEncoded(digits: Uint8Array, of: Digits): Uint8Array {
  const countsAt = openCountsOf(of.kinds);
  const places = of.places();
  const bytes: number[] = [];
  let [low, range] = [0, WHOLE - 1];
  const settle = (): void => {
    if (low >= WHOLE) carry(bytes);
    bytes.push(Math.floor((low % WHOLE) / NARROW));
    low = (low % NARROW) * BYTE;
    range *= BYTE;
  };
  for (const digit of digits) {
    const counts = countsAt(places.next());
    places.saw(digit);
    const share = Math.floor(range / counts.total());
    low += share * counts.below(digit);
    range = share * counts.of(digit);
    counts.add(digit);
    while (range < NARROW) settle();
  }
  for (let left = 0; left < 4; left += 1) settle();
  return Uint8Array.from(bytes);
}

/** What was settled too low by one. */
function carry(bytes: number[]): void {
  let place = bytes.length - 1;
  while (bytes[place] === BYTE - 1) {
    bytes[place] = 0;
    place -= 1;
  }
  bytes[place] = (bytes[place] ?? 0) + 1;
}

/** So many digits from their bytes. */
export function rangeDecoded(bytes: Uint8Array, count: number, of: Digits): Uint8Array {
  const countsAt = openCountsOf(of.kinds);
  const places = of.places();
  const digits = new Uint8Array(count);
  let [at, code, range] = [0, 0, WHOLE - 1];
  const take = (): void => {
    code = code * BYTE + (bytes[at] ?? 0);
    at += 1;
  };
  while (at < 4) take();
  for (let place = 0; place < count; place += 1) {
    const counts = countsAt(places.next());
    const share = Math.floor(range / counts.total());
    const digit = counts.at(Math.floor(code / share));
    code -= share * counts.below(digit);
    range = share * counts.of(digit);
    counts.add(digit);
    for (; range < NARROW; range *= BYTE) take();
    places.saw(digit);
    digits[place] = digit;
  }
  return digits;
}

/** How often each digit came, all together, and how often those below one. */
type Counts = {
  readonly of: (digit: number) => number;
  readonly total: () => number;
  readonly below: (digit: number) => number;
  /** The digit in whose part of the whole this is. */
  readonly at: (part: number) => number;
  readonly add: (digit: number) => void;
};

/** Counts for each kind of place. */
function openCountsOf(kinds: number): (place: number) => Counts {
  const all: Counts[] = [];
  return place => {
    const counts = all[place] ?? openCounts(kinds);
    all[place] = counts;
    return counts;
  };
}

function openCounts(kinds: number): Counts {
  const counts = new Uint16Array(kinds).fill(1);
  let total = kinds;
  const of = (digit: number): number => counts[digit] ?? 0;
  const below = (digit: number): number => {
    let sum = 0;
    for (let each = 0; each < digit; each += 1) sum += of(each);
    return sum;
  };
  return { of, total: () => total, below, at, add };

  function at(part: number): number {
    let digit = 0;
    for (let sum = of(0); sum <= part && digit < kinds - 1; sum += of(digit)) digit += 1;
    return digit;
  }

  function add(digit: number): void {
    counts[digit] = of(digit) + ONCE;
    total += ONCE;
    if (total <= MOST_COUNTED) return;
    for (let each = 0; each < kinds; each += 1) counts[each] = (of(each) + 1) >> 1;
    total = below(kinds);
  }
}
