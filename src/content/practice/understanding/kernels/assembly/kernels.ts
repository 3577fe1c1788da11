// What learning spends its time in, four numbers at once (WebAssembly SIMD). Written in AssemblyScript and compiled by
// `npm run practice:kernels`; all counts of numbers in a row are multiples of four, all places are bytes in memory.

const BYTES: u32 = 2;

@inline function at(from: usize, place: i32): usize {
  return from + (<usize>place << BYTES);
}

@inline function number(from: usize, place: i32): f32 {
  return load<f32>(at(from, place));
}

@inline function four(from: usize, place: i32): v128 {
  return v128.load(at(from, place));
}

@inline function sum(four: v128): f32 {
  return (
    f32x4.extract_lane(four, 0) + f32x4.extract_lane(four, 1) + f32x4.extract_lane(four, 2) + f32x4.extract_lane(four, 3)
  );
}

@inline function product(one: usize, other: usize, width: i32): f32 {
  let sums = f32x4.splat(0);
  for (let place = 0; place < width; place += 4) sums = f32x4.add(sums, f32x4.mul(four(one, place), four(other, place)));
  return sum(sums);
}

/** The products of four rows, so many numbers apart, with some numbers, which are read but once. */
@inline function fourProducts(rows: usize, apart: i32, numbers: usize, width: i32): v128 {
  const ofSecond = at(rows, apart);
  const ofThird = at(rows, 2 * apart);
  const ofFourth = at(rows, 3 * apart);
  let first = f32x4.splat(0);
  let second = f32x4.splat(0);
  let third = f32x4.splat(0);
  let fourth = f32x4.splat(0);
  for (let place = 0; place < width; place += 4) {
    const each = four(numbers, place);
    first = f32x4.add(first, f32x4.mul(four(rows, place), each));
    second = f32x4.add(second, f32x4.mul(four(ofSecond, place), each));
    third = f32x4.add(third, f32x4.mul(four(ofThird, place), each));
    fourth = f32x4.add(fourth, f32x4.mul(four(ofFourth, place), each));
  }
  const ofTwo = f32x4.add(
    v128.shuffle<f32>(first, second, 0, 4, 1, 5),
    v128.shuffle<f32>(first, second, 2, 6, 3, 7),
  );
  const ofOthers = f32x4.add(
    v128.shuffle<f32>(third, fourth, 0, 4, 1, 5),
    v128.shuffle<f32>(third, fourth, 2, 6, 3, 7),
  );
  return f32x4.add(
    v128.shuffle<f32>(ofTwo, ofOthers, 0, 1, 4, 5),
    v128.shuffle<f32>(ofTwo, ofOthers, 2, 3, 6, 7),
  );
}

@inline function addFour(to: usize, from: usize, place: i32, times: v128): void {
  v128.store(at(to, place), f32x4.add(four(to, place), f32x4.mul(four(from, place), times)));
}

/** Adds some numbers, so many times, to others. */
export function add(to: usize, from: usize, count: i32, times: f32): void {
  const often = f32x4.splat(times);
  let place = 0;
  for (; place + 12 < count; place += 16) {
    addFour(to, from, place, often);
    addFour(to, from, place + 4, often);
    addFour(to, from, place + 8, often);
    addFour(to, from, place + 12, often);
  }
  for (; place < count; place += 4) addFour(to, from, place, often);
}

/** Adds to each sum the product of its row with some numbers. */
export function compare(rows: usize, count: i32, width: i32, numbers: usize, sums: usize): void {
  let row = 0;
  for (; row + 3 < count; row += 4) {
    const products = fourProducts(at(rows, row * width), width, numbers, width);
    v128.store(at(sums, row), f32x4.add(four(sums, row), products));
  }
  for (; row < count; row++) store<f32>(at(sums, row), number(sums, row) + product(at(rows, row * width), numbers, width));
}

/** The product with some numbers of each row that is there; of another, nothing. */
export function compareThose(rows: usize, count: i32, width: i32, numbers: usize, there: usize, to: usize): void {
  for (let row = 0; row < count; row++)
    store<f32>(at(to, row), number(there, row) > 0 ? product(at(rows, row * width), numbers, width) : 0);
}

/** Adds some numbers to each row, as often as it says; a row that says nothing stays. */
export function addToRows(rows: usize, count: i32, width: i32, numbers: usize, times: usize): void {
  for (let row = 0; row < count; row++) {
    const often = number(times, row);
    if (often != 0) add(at(rows, row * width), numbers, width, often);
  }
}

/** Adds each row to some numbers, as often as it says. */
export function sumOfRows(rows: usize, count: i32, width: i32, times: usize, to: usize): void {
  for (let row = 0; row < count; row++) {
    const often = number(times, row);
    if (often != 0) add(to, at(rows, row * width), width, often);
  }
}

/** What a meaning adds to each of so many patterns as its first, second, third word: those of the first, then of the second … */
export function respond(patterns: usize, count: i32, words: i32, width: i32, meaning: usize, to: usize): void {
  for (let word = 0; word < words; word++)
    for (let pattern = 0; pattern < count; pattern += 4)
      v128.store(
        at(to, word * count + pattern),
        fourProducts(at(patterns, (pattern * words + word) * width), words * width, meaning, width),
      );
}

/**
 * Keeps of each pattern the greatest sum above nothing, and where it was: the sum of its threshold and of what each of so many
 * words adds, which stands at their places.
 */
export function keepStrongest(
  thresholds: usize,
  places: usize,
  many: i32,
  count: i32,
  strengths: usize,
  begins: usize,
  middle: i32,
): void {
  for (let pattern = 0; pattern < count; pattern += 4) {
    let found = four(thresholds, pattern);
    for (let each = 0; each < many; each++) found = f32x4.add(found, four(<usize>load<u32>(at(places, each)), pattern));
    const before = four(strengths, pattern);
    const isStronger = f32x4.gt(found, before);
    if (!v128.any_true(isStronger)) continue;
    v128.store(at(strengths, pattern), v128.bitselect(found, before, isStronger));
    const those = i32x4.bitmask(isStronger);
    for (let each = 0; each < 4; each++) if ((those >> each) & 1) store<u8>(begins + pattern + each, <u8>middle);
  }
}

const LOG2_OF_E: f32 = 1.4426950408889634;

/** Two to the power of something between 0 and 1: a polynomial that is right to seven digits. */
@inline function powerOfTwo(rest: v128): v128 {
  let sums = f32x4.splat(1.8775767e-3);
  sums = f32x4.add(f32x4.mul(sums, rest), f32x4.splat(8.9893397e-3));
  sums = f32x4.add(f32x4.mul(sums, rest), f32x4.splat(5.5826318e-2));
  sums = f32x4.add(f32x4.mul(sums, rest), f32x4.splat(2.4015361e-1));
  sums = f32x4.add(f32x4.mul(sums, rest), f32x4.splat(6.9315308e-1));
  return f32x4.add(f32x4.mul(sums, rest), f32x4.splat(9.9999994e-1));
}

/** e to the power of something below 0. */
@inline function power(below: v128): v128 {
  const twos = f32x4.mul(f32x4.max(below, f32x4.splat(-80)), f32x4.splat(LOG2_OF_E));
  const whole = f32x4.floor(twos);
  const exponent = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(whole), i32x4.splat(127)), 23);
  return f32x4.mul(powerOfTwo(f32x4.sub(twos, whole)), exponent);
}

/** Sums as shares of one, where they stand. */
export function toShares(sums: usize, count: i32): void {
  let highest: f32 = number(sums, 0);
  for (let place = 1; place < count; place++) highest = max(highest, number(sums, place));
  const most = f32x4.splat(highest);
  let total: f32 = 0;
  for (let place = 0; place < count; place += 4) {
    v128.store(at(sums, place), power(f32x4.sub(f32x4.min(four(sums, place), most), most)));
    for (let each = place; each < min(place + 4, count); each++) total += number(sums, each);
  }
  const part = f32x4.splat(1 / total);
  for (let place = 0; place < count; place += 4) v128.store(at(sums, place), f32x4.mul(four(sums, place), part));
}

/** Errors, so many times; the smallest are none, and of the others it is noted that they are there. */
export function weighErrors(errors: usize, count: i32, times: f32, least: f32, touched: usize): void {
  for (let place = 0; place < count; place++) {
    const error = number(errors, place) * times;
    const isStill = abs(error) < least;
    store<f32>(at(errors, place), isStill ? 0 : error);
    if (!isStill) store<u8>(touched + place, 1);
  }
}

/** The mean size of some numbers. */
export function sizeOf(numbers: usize, count: i32): f32 {
  let sums = f32x4.splat(0);
  for (let place = 0; place < count; place += 4) sums = f32x4.add(sums, f32x4.abs(four(numbers, place)));
  return sum(sums) / <f32>count;
}

/** Some numbers in whole steps, so many up or down at the most. */
export function inSteps(exact: usize, to: usize, count: i32, step: f32, most: f32): void {
  const size = f32x4.splat(step);
  const highest = f32x4.splat(most);
  const lowest = f32x4.splat(-most);
  for (let place = 0; place < count; place += 4) {
    const steps = f32x4.floor(f32x4.add(f32x4.div(four(exact, place), size), f32x4.splat(0.5)));
    v128.store(at(to, place), f32x4.mul(f32x4.min(f32x4.max(steps, lowest), highest), size));
  }
}

/** From so many patterns that were there back to the windows they were found in: what moves patterns, and the windows. */
export function backToWindows(
  patterns: usize,
  slope: usize,
  count: i32,
  length: i32,
  width: i32,
  begins: usize,
  times: usize,
  windows: usize,
  ofWindows: usize,
): void {
  for (let pattern = 0; pattern < count; pattern++) {
    const often = number(times, pattern);
    if (often == 0) continue;
    const window = <i32>load<u8>(begins + pattern) * width;
    add(at(slope, pattern * length), at(windows, window), length, often);
    add(at(ofWindows, window), at(patterns, pattern * length), length, often);
  }
}

/** Moves numbers along their slope, each at a pace of its own (Adam), and levels the slope. */
export function move(
  exact: usize,
  slope: usize,
  drift: usize,
  spread: usize,
  count: i32,
  momentum: f32,
  memory: f32,
  pace: f32,
  least: f32,
): void {
  const kept = f32x4.splat(momentum);
  const fresh = f32x4.splat(1 - momentum);
  const remembered = f32x4.splat(memory);
  const learnt = f32x4.splat(1 - memory);
  const far = f32x4.splat(pace);
  const more = f32x4.splat(least);
  for (let place = 0; place < count; place += 4) {
    const down = four(slope, place);
    const drifted = f32x4.add(f32x4.mul(kept, four(drift, place)), f32x4.mul(fresh, down));
    const spreading = f32x4.add(
      f32x4.mul(remembered, four(spread, place)),
      f32x4.mul(learnt, f32x4.mul(down, down)),
    );
    v128.store(at(drift, place), drifted);
    v128.store(at(spread, place), spreading);
    const step = f32x4.div(f32x4.mul(far, drifted), f32x4.add(f32x4.sqrt(spreading), more));
    v128.store(at(exact, place), f32x4.sub(four(exact, place), step));
    v128.store(at(slope, place), f32x4.splat(0));
  }
}
