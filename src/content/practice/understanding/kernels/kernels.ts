import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where numbers begin in memory, in bytes. */
type Place = number;

/** What learning spends its time in (`assembly/kernels.ts`), in WebAssembly: four numbers at once. */
type Exported = {
  readonly add: (to: Place, from: Place, count: number, times: number) => void;
  readonly compare: (rows: Place, count: number, width: number, numbers: Place, sums: Place) => void;
  readonly compareThose: (
    rows: Place,
    count: number,
    width: number,
    numbers: Place,
    there: Place,
    to: Place,
  ) => void;
  readonly addToRows: (rows: Place, count: number, width: number, numbers: Place, times: Place) => void;
  readonly sumOfRows: (rows: Place, count: number, width: number, times: Place, to: Place) => void;
  readonly respond: (
    patterns: Place,
    count: number,
    words: number,
    width: number,
    meaning: Place,
    to: Place,
  ) => void;
  readonly keepStrongest: (
    thresholds: Place,
    places: Place,
    many: number,
    count: number,
    strengths: Place,
    begins: Place,
    middle: number,
  ) => void;
  readonly toShares: (sums: Place, count: number) => void;
  readonly weighErrors: (errors: Place, count: number, times: number, least: number, touched: Place) => void;
  readonly sizeOf: (numbers: Place, count: number) => number;
  readonly inSteps: (exact: Place, to: Place, count: number, step: number, most: number) => void;
  readonly backToWindows: (
    patterns: Place,
    slope: Place,
    count: number,
    length: number,
    width: number,
    begins: Place,
    times: Place,
    windows: Place,
    ofWindows: Place,
  ) => void;
  readonly move: (
    exact: Place,
    slope: Place,
    drift: Place,
    spread: Place,
    count: number,
    momentum: number,
    memory: number,
    pace: number,
    least: number,
  ) => void;
};

/** The kernels, and the memory they work in. */
export type Kernels = Exported & {
  /** Room for so many numbers, all 0; behind them as many more as make up four. */
  readonly floats: (count: number) => Float32Array;
  readonly bytes: (count: number) => Uint8Array;
  readonly places: (count: number) => Uint32Array;
};

/** As far as it is used; the types of Node do not tell of it. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
};

const PAGE = 65_536;

/** Four numbers of four bytes. */
const ALIGNED = 16;

const MODULE = new WebAssembly.Module(readFileSync(join(import.meta.dirname, 'kernels.wasm')));

/** Kernels with so much room of their own, in bytes. */
export function openKernels(room: number): Kernels {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(room / PAGE) + 1 });
  const { exports } = new WebAssembly.Instance(MODULE, { env: { memory } });
  let taken = ALIGNED;
  const take = (length: number): Place => {
    const from = taken;
    taken += Math.ceil(length / ALIGNED) * ALIGNED;
    return from;
  };
  return {
    ...(exports as Exported),
    floats: count => new Float32Array(memory.buffer, take(count * 4), count),
    bytes: count => new Uint8Array(memory.buffer, take(count), count),
    places: count => new Uint32Array(memory.buffer, take(count * 4), count),
  };
}

/** A count of numbers, as many more as make up four. */
export function inFours(count: number): number {
  return Math.ceil(count / 4) * 4;
}
