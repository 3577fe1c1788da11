/** So many wait already that whoever came now would hear nothing in time. */
export class LineFull extends Error {}

/**
 * Lets a few work at once and the others wait in the order they came. Hashing a password takes all of a core, and some
 * flows hold a database connection meanwhile: without a line many at once would take every connection from everybody.
 */
export class Line {
  #free: number;
  readonly #longest: number;
  readonly #waiting: (() => void)[] = [];

  /** `atOnce` work, `longest` may wait. */
  constructor(atOnce: number, longest: number) {
    this.#free = atOnce;
    this.#longest = longest;
  }

  /** Waits for a turn and answers the function that ends it. Rejects with `LineFull`. */
  async enter(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#waiting.length >= this.#longest) throw new LineFull('Too many are waiting');
    else await new Promise<void>(resolve => this.#waiting.push(resolve));
    return () => this.#leave();
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
