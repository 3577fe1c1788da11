/** What was opened at start and must be closed at the end, last opened first. */
export class Closing {
  readonly #steps: (() => Promise<unknown>)[] = [];

  /** Adds a step to run before all that were added so far. */
  add(step: () => Promise<unknown>): void {
    this.#steps.unshift(step);
  }

  /** Runs every step once; a step that fails does not keep the others from running. */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (const step of this.#steps.splice(0)) await step().catch(error => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
}
