/** Places in a list as letters, so that thousands of lines are stored in few bytes: one letter a word. */

/** Letters that need no escape in JSON, the shortest first. */
const RANGES: readonly (readonly [from: number, to: number])[] = [
  [35, 92],
  [93, 127],
  [161, 55_296],
];

/** The letter of a place. */
export function letterOf(place: number): string {
  let left = place;
  for (const [from, to] of RANGES) {
    if (left < to - from) return String.fromCharCode(from + left);
    left -= to - from;
  }
  throw new RangeError(`No letter for place ${place}`);
}

/** The places that the letters of a line stand for. */
export function placesOf(line: string): readonly number[] {
  return Array.from(line, letter => placeOf(letter.charCodeAt(0)));
}

/** Letters of how far each place is from the one before, which are fewer than places. */
export function stepsOfPlaces(places: readonly number[]): string {
  return places.map((place, at) => letterOf(place - (places[at - 1] ?? 0))).join('');
}

/** The places that such letters stand for. */
export function placesOfSteps(line: string): readonly number[] {
  let place = 0;
  return placesOf(line).map(step => {
    place += step;
    return place;
  });
}

function placeOf(code: number): number {
  let before = 0;
  for (const [from, to] of RANGES) {
    if (code < to) return before + code - from;
    before += to - from;
  }
  return before;
}
