/** Numbers from 0 to 1 that look random, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Puts items in an order that looks random, where they stand. */
export function shuffle<Item>(items: Item[], random: () => number): void {
  for (let place = items.length - 1; place > 0; place -= 1) {
    const other = Math.floor(random() * (place + 1));
    [items[place], items[other]] = [items[other] as Item, items[place] as Item];
  }
}
