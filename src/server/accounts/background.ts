import type { Logger } from 'pino';

/** Work that no answer waits for, such as mail: how long it takes must not tell whether an account exists. */
export class Background {
  readonly #running = new Set<Promise<unknown>>();
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** Lets the work go on by itself; a failure is logged by its code alone, messages may name an address. */
  run(work: Promise<unknown>): void {
    const watched = work
      .catch(error => this.#logger.error({ code: error?.code ?? error?.name }, 'a mail was not sent'))
      .finally(() => this.#running.delete(watched));
    this.#running.add(watched);
  }

  /** Waits until everything is done. */
  async settle(): Promise<void> {
    await Promise.all(this.#running);
  }
}
