/** What a model said of one patient: how likely it called its leader and the diagnosis the patient has, and who was right. */
export type Forecast = {
  /** How likely the leading diagnosis was called, from 0 to 1. */
  readonly leader: number;
  readonly isLeaderRight: boolean;
  /** How likely what the patient has was called. */
  readonly truth: number;
  /** The place of what the patient has, from 1. */
  readonly rank: number;
  /** The sum of squared errors over all diagnoses. */
  readonly error: number;
};

/** What a model calls each diagnosis, by id. */
export type Chances = readonly { readonly id: number; readonly chance: number }[];

/** Judges what a model said against what the patient has. */
export function forecastOf(chances: Chances, truthId: number): Forecast {
  const sorted = chances.toSorted((a, b) => b.chance - a.chance);
  const place = sorted.findIndex(({ id }) => id === truthId);
  const truth = sorted[place]?.chance ?? 0;
  const squares = chances.reduce((sum, { chance }) => sum + chance ** 2, 0);
  return {
    leader: sorted[0]?.chance ?? 0,
    isLeaderRight: place === 0 && truth > 0,
    truth,
    rank: place < 0 || truth === 0 ? Number.POSITIVE_INFINITY : place + 1,
    error: squares - truth ** 2 + (1 - truth) ** 2,
  };
}

const BINS = 10;

/** What is called less likely than this has been called impossible; its logarithm would outweigh all others. */
const LEAST = 1e-6;

/** Patients whose leader was called about equally likely, and how many of those leaders were right. */
export type Bin = { readonly said: number; readonly right: number; readonly count: number };

export function binsOf(forecasts: readonly Forecast[]): Bin[] {
  const groups = Map.groupBy(forecasts, ({ leader }) => Math.min(BINS - 1, Math.floor(leader * BINS)));
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([, group]) => ({
      said: mean(group, ({ leader }) => leader),
      right: mean(group, ({ isLeaderRight }) => Number(isLeaderRight)),
      count: group.length,
    }));
}

/** How good a model's forecasts are. */
export type Score = {
  readonly count: number;
  readonly first: number;
  readonly three: number;
  /** The expected calibration error: how far what was said of the leaders is from what was right, in the mean. */
  readonly ece: number;
  readonly brier: number;
  /** The mean negative logarithm of what the truth was called, in nats. */
  readonly log: number;
};

export function scoreOf(forecasts: readonly Forecast[]): Score {
  return {
    count: forecasts.length,
    first: mean(forecasts, ({ rank }) => Number(rank === 1)),
    three: mean(forecasts, ({ rank }) => Number(rank <= 3)),
    ece:
      binsOf(forecasts).reduce((sum, { said, right, count }) => sum + count * Math.abs(said - right), 0) /
      forecasts.length,
    brier: mean(forecasts, ({ error }) => error),
    log: mean(forecasts, ({ truth }) => -Math.log(Math.max(LEAST, truth))),
  };
}

function mean<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0) / items.length;
}
