/** How sure somebody was of their first diagnosis, and whether it was right. */
export type CommittedResult = { readonly confidence: number; readonly isRight: boolean };

/** Cases of like confidence: how sure on average, and how often right. */
export type CalibrationBand = {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly confidence: number;
  readonly right: number;
};

/** How well confidence fits what came of it. */
export type Calibration = {
  readonly count: number;
  /** The mean square of confidence minus outcome: 0 is perfect, 0.25 is what a guess of half and half gets. */
  readonly brier: number;
  /** Mean confidence minus the share that was right: above 0 is too sure. */
  readonly bias: number;
  readonly bands: readonly CalibrationBand[];
};

const EDGES = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;

/** The calibration over several cases; null before the first. */
export function calibrationOf(results: readonly CommittedResult[]): Calibration | null {
  if (results.length === 0) return null;
  const outcomes = results.map(({ isRight }) => Number(isRight));
  return {
    count: results.length,
    brier: meanOf(results.map(({ confidence }, place) => (confidence - (outcomes[place] ?? 0)) ** 2)),
    bias: meanOf(results.map(({ confidence }) => confidence)) - meanOf(outcomes),
    bands: EDGES.slice(0, -1).flatMap((from, place) => bandOf(results, { from, to: EDGES[place + 1] ?? 1 })),
  };
}

function bandOf(
  results: readonly CommittedResult[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly CalibrationBand[] {
  const own = results.filter(({ confidence }) => confidence >= from && (confidence < to || to === 1));
  if (own.length === 0) return [];
  const confidence = meanOf(own.map(one => one.confidence));
  return [{ from, to, count: own.length, confidence, right: meanOf(own.map(one => Number(one.isRight))) }];
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
