import type { PatientRecord } from '#domain/case/patient-record.ts';
import { ROUTES, type Route } from '#domain/flow/routes.ts';
import type { Step } from '#domain/flow/step.ts';
import { STEPS, stepAt } from '#domain/flow/steps.ts';

export type Verdict = { readonly kind: 'stay' } | { readonly kind: 'go'; readonly to: Route };

const STAY: Verdict = { kind: 'stay' };

/** In the order of the steps: whoever lacks something goes to the first place where it can be had. */
const PLACES = STEPS.flatMap(({ path, gives = [] }: Step) => gives.map(need => ({ need, at: path })));

/**
 * Whether the page at `path` may be shown, or where to go instead (specification 3.2).
 * Paths outside the session are none of its business: they stay, so that an unknown one reads 'not found'.
 */
export function guard(path: string, record: PatientRecord, isAccepted: boolean): Verdict {
  const step = stepAt(path);
  if (!step) return STAY;
  if (!isAccepted) return { kind: 'go', to: ROUTES.terms };
  const lacking = PLACES.find(({ need }) => step.needs.includes(need) && !need(record));
  return lacking ? { kind: 'go', to: lacking.at } : STAY;
}

/** The furthest place the session has reached: where 'Resume session' leads. */
export function furthestPath(record: PatientRecord): Route {
  return PLACES.find(({ need }) => !need(record))?.at ?? ROUTES.summary;
}
