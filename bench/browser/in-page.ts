// What a page measures of itself. A browser takes this function as a script: it uses nothing from outside.

/** A task that kept the page from answering (ms), or something that moved, by itself or by an input (its score). */
export type Disturbance = {
  readonly kind: 'task' | 'shift' | 'shift by input';
  readonly size: number;
  readonly path: string;
};

declare global {
  interface Window {
    disturbances: Disturbance[];
    /** Begins to wait for a click. */
    awaitClick: (selector: string) => void;
    /** From the click until the frame is drawn in which what the selector finds has changed, in ms. */
    untilDrawn: Promise<number>;
  }
}

/** Runs in every page before its own scripts. */
export function watchPage(): void {
  window.disturbances = [];
  const note = (kind: Disturbance['kind'], size: number) =>
    window.disturbances.push({ kind, size, path: window.location.pathname });
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) note('task', duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
      note(shift.hadRecentInput ? 'shift by input' : 'shift', shift.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });

  /** Calls back once the next frame is drawn: a message that its callback sends is heard after it. */
  const afterFrame = (callBack: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = callBack;
      port2.postMessage(null);
    });
  const look = (selector: string) =>
    Array.from(document.querySelectorAll(selector), found => found.textContent).join();
  window.awaitClick = selector => {
    const before = look(selector);
    window.untilDrawn = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`Nothing changed in ${selector}`)), 15_000);
      const wait = (since: number) =>
        afterFrame(() => {
          const now = performance.now();
          if (look(selector) === before) wait(since);
          else resolve(now - since);
        });
      window.addEventListener('click', ({ timeStamp }) => wait(timeStamp), { capture: true, once: true });
    });
  };
}
