/** What a worker does when it is called: each by its name, with one argument that can be copied. */
type Calls = Readonly<Record<string, (argument: never) => unknown>>;

type Called<Api extends Calls, Name extends keyof Api> = Awaited<ReturnType<Api[Name]>>;

type Call = { readonly number: number; readonly name: string; readonly argument: unknown };

type Answer = { readonly number: number } & ({ readonly value: unknown } | { readonly failure: string });

/** A worker as the page sees it. */
type WorkerSide = {
  addEventListener(type: 'message', hear: (event: MessageEvent<Answer>) => void): void;
  addEventListener(type: 'error', hear: () => void): void;
  postMessage(call: Call, handedOver: Transferable[]): void;
};

/** The page as a worker sees it. */
type PageSide = {
  addEventListener(type: 'message', hear: (event: MessageEvent<Call>) => void): void;
  postMessage(answer: Answer): void;
};

/**
 * Calls what a worker does. Calls are answered by their numbers; when the worker breaks down, all that wait and all that
 * follow are refused.
 */
export function callsTo<Api extends Calls>(worker: WorkerSide) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let calls = 0;
  let isBroken = false;
  worker.addEventListener('message', ({ data }) => {
    const call = waiting.get(data.number);
    waiting.delete(data.number);
    if ('failure' in data) call?.reject(new Error(data.failure));
    else call?.resolve(data.value);
  });
  worker.addEventListener('error', () => {
    isBroken = true;
    for (const { reject } of waiting.values()) reject(brokenDown());
    waiting.clear();
  });
  return <Name extends keyof Api & string>(
    name: Name,
    argument: Parameters<Api[Name]>[0],
    handedOver: Transferable[] = [],
  ): Promise<Called<Api, Name>> => {
    if (isBroken) return Promise.reject(brokenDown());
    calls += 1;
    const call = Promise.withResolvers<unknown>();
    waiting.set(calls, call);
    worker.postMessage({ number: calls, name, argument }, handedOver);
    return call.promise as Promise<Called<Api, Name>>;
  };
}

/** Answers calls in a worker, beside the page, which stays free meanwhile. */
export function answerCalls(api: Calls, page: PageSide): void {
  page.addEventListener('message', async ({ data: { number, name, argument } }) => {
    page.postMessage(await answered(number, () => api[name]?.(argument as never)));
  });
}

async function answered(number: number, call: () => unknown): Promise<Answer> {
  try {
    return { number, value: await call() };
  } catch (error) {
    return { number, failure: String(error) };
  }
}

function brokenDown(): Error {
  return new Error('The worker broke down');
}
