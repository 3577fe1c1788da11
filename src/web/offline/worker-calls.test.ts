import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerCalls, callsTo } from '#web/offline/worker-calls.ts';

type Api = {
  readonly later: (gate: string) => Promise<string>;
  readonly sizeOf: (bytes: ArrayBuffer) => number;
  readonly fail: (why: string) => never;
};

let channel: MessageChannel;
let gates: Map<string, () => void>;

beforeEach(() => {
  channel = new MessageChannel();
  gates = new Map();
  answerCalls(
    {
      later: (gate: string) => new Promise(resolve => gates.set(gate, () => resolve(`${gate} opened`))),
      sizeOf: (bytes: ArrayBuffer) => bytes.byteLength,
      fail: (why: string) => {
        throw new Error(why);
      },
    },
    channel.port2,
  );
  channel.port2.start();
  channel.port1.start();
});
afterEach(() => channel.port1.close());

describe('Calls to a worker', () => {
  it('are each answered with their own answer, in whatever order they are', async () => {
    const call = callsTo<Api>(channel.port1);
    const [first, second] = [call('later', 'one'), call('later', 'two')];
    // What is called afterwards is answered: both wait.
    await call('sizeOf', new ArrayBuffer(0));
    gates.get('two')?.();
    expect(await second).toBe('two opened');
    gates.get('one')?.();
    expect(await first).toBe('one opened');
  });

  it('hand over what is large, and do not copy it', async () => {
    const bytes = new ArrayBuffer(8);
    expect(await callsTo<Api>(channel.port1)('sizeOf', bytes, [bytes])).toBe(8);
    expect(bytes.byteLength).toBe(0);
  });

  it('fail one by one', async () => {
    const call = callsTo<Api>(channel.port1);
    const both = await Promise.allSettled([call('fail', 'too long'), call('sizeOf', new ArrayBuffer(3))]);
    expect(both).toMatchObject([{ reason: { message: 'Error: too long' } }, { value: 3 }]);
  });

  it('are all refused once the worker has broken down', async () => {
    const call = callsTo<Api>(channel.port1);
    const waiting = call('later', 'never');
    channel.port1.dispatchEvent(new Event('error'));
    await expect(waiting).rejects.toThrow('The worker broke down');
    await expect(call('sizeOf', new ArrayBuffer(1))).rejects.toThrow('The worker broke down');
  });
});
