/** How many faults in a row open the circuit, and for how long. */
export const CIRCUIT = { faults: 5, openMs: 30_000 } as const;

/** Leaves a service alone that failed several times in a row, so that nobody waits for what will not come. */
export class Circuit {
  #faults = 0;
  #openUntil = 0;
  readonly #now: () => number;

  /** `now` tells milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether a call may be made. After the pause one is let through, and decides. */
  isClosed(): boolean {
    const now = this.#now();
    if (now < this.#openUntil) return false;
    if (this.#faults >= CIRCUIT.faults) this.#openUntil = now + CIRCUIT.openMs;
    return true;
  }

  /** Tells how a call went: an answer of any kind is a success, silence and server errors are not. */
  report(isFault: boolean): void {
    this.#faults = isFault ? this.#faults + 1 : 0;
    this.#openUntil = this.#faults >= CIRCUIT.faults ? this.#now() + CIRCUIT.openMs : 0;
  }
}
