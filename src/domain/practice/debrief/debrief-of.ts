import { type Coverage, coverageOf } from '#domain/practice/debrief/coverage.ts';
import { type Craft, craftOf } from '#domain/practice/debrief/craft.ts';
import { type Depth, depthOf } from '#domain/practice/debrief/depth.ts';
import { checkDifferential, type DifferentialCheck } from '#domain/practice/debrief/differential-check.ts';
import { type PathStep, pathOf } from '#domain/practice/debrief/expert-path.ts';
import { faultsOf } from '#domain/practice/debrief/faults.ts';
import { checkHypotheses, type HypothesesCheck } from '#domain/practice/debrief/hypotheses.ts';
import { type Order, orderOf } from '#domain/practice/debrief/order.ts';
import { type DebriefSources, readThrough } from '#domain/practice/debrief/read-through.ts';
import type { Advice } from '#domain/practice/debrief/remark.ts';
import { type Safety, safetyOf } from '#domain/practice/debrief/safety.ts';
import { checkStatement, type StatementCheck } from '#domain/practice/debrief/statement-check.ts';
import type { NamedDiagnosis } from '#domain/practice/patient/reference.ts';

/** How many things to do differently stand first: nobody mends more at a time. */
const MOST_ADVICE = 3;

/** What a student is told after a consultation: plain data, each sentence with the lines it rests on. */
export type Debrief = {
  readonly diagnosis: NamedDiagnosis;
  /** The most important things to do differently, the gravest first. */
  readonly advice: readonly Advice[];
  /** What else could be done differently. */
  readonly further: readonly Advice[];
  readonly coverage: Coverage;
  readonly safety: Safety;
  readonly depth: Depth;
  readonly order: Order;
  readonly craft: Craft;
  readonly statement: StatementCheck;
  readonly hypotheses: HypothesesCheck;
  readonly differential: DifferentialCheck;
  readonly path: readonly PathStep[];
  readonly teaching: readonly string[];
  readonly sources: readonly string[];
  /** The patient who begins alike and has something else. */
  readonly lookAlike: number | null;
};

/** The debrief of a consultation: the same for the same lines and the same commitment. */
export function debriefOf(sources: DebriefSources): Debrief {
  const read = readThrough(sources);
  const faults = faultsOf(read);
  const advice = foremost(faults);
  const { diagnosis, teaching, sources: papers, lookAlike } = sources.reference;
  return {
    diagnosis,
    advice,
    further: faults.filter(fault => !advice.includes(fault)),
    coverage: coverageOf(read),
    safety: safetyOf(read),
    depth: depthOf(read),
    order: orderOf(read),
    craft: craftOf(read),
    statement: checkStatement(read),
    hypotheses: checkHypotheses(read),
    differential: checkDifferential(read),
    path: pathOf(read),
    teaching,
    sources: papers,
    lookAlike,
  };
}

/** The gravest three that are about different things: a question that was missed is not named twice. */
function foremost(faults: readonly Advice[]): readonly Advice[] {
  const isNew = ({ asks }: Advice, place: number) => {
    const before = new Set(faults.slice(0, place).flatMap(fault => fault.asks));
    return asks.length === 0 || asks.some(intent => !before.has(intent));
  };
  return faults.filter(isNew).slice(0, MOST_ADVICE);
}
