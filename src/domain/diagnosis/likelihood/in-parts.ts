/** Reckoning that may take long, in parts: whoever drives it may do other things in between. */
export type InParts<Result> = Generator<undefined, Result>;

/** Drives it to its end without a pause. */
export function atOnce<Result>(parts: InParts<Result>): Result {
  let step = parts.next();
  while (!step.done) step = parts.next();
  return step.value;
}
