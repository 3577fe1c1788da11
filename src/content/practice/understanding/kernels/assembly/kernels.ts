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

@inline function product(one: usize, other: usize, width: i32): f32 {
  let sum = f32x4.splat(0);
  for (let place = 0; place < width; place += 4) sum = f32x4.add(sum, f32x4.mul(four(one, place), four(other, place)));
  return (
    f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1) + f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3)
  );
}

/** Adds some numbers, so many times, to others. */
export function add(to: usize, from: usize, count: i32, times: f32): void {
  const each = f32x4.splat(times);
  for (let place = 0; place < count; place += 4)
    v128.store(at(to, place), f32x4.add(four(to, place), f32x4.mul(four(from, place), each)));
}

/** Adds to each sum the product of its row with some numbers. */
export function compare(rows: usize, count: i32, width: i32, numbers: usize, sums: usize): void {
  for (let row = 0; row < count; row++)
    store<f32>(at(sums, row), number(sums, row) + product(at(rows, row * width), numbers, width));
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
    for (let pattern = 0; pattern < count; pattern++)
      store<f32>(
        at(to, word * count + pattern),
        product(at(patterns, (pattern * words + word) * width), meaning, width),
      );
}

/** Keeps of each pattern the greatest sum above nothing, and where it was. */
export function keepStrongest(sums: usize, count: i32, strengths: usize, begins: usize, place: i32): void {
  for (let pattern = 0; pattern < count; pattern++) {
    const sum = number(sums, pattern);
    if (sum <= number(strengths, pattern)) continue;
    store<f32>(at(strengths, pattern), sum);
    store<u8>(begins + pattern, <u8>place);
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
