import type { PatientRecord } from '#domain/case/patient-record.ts';
import { type Need, REVIEWED } from '#domain/flow/needs.ts';
import type { Route } from '#domain/flow/routes.ts';
import type { HistoryPage } from '#domain/sections/pages.ts';

/** A step of the session: all that the guard, the stepper, the buttons and the router know of it. */
export type Step = {
  readonly path: Route;
  /** Another page that counts as this step. */
  readonly alsoAt?: Route;
  /** Shown in the stepper and, unless `backName` differs, in 'Back to …' and 'Continue to …'. */
  readonly name: string;
  readonly backName?: string;
  /** Without these the step is not shown. */
  readonly needs: readonly Need[];
  /** What is got here: whoever lacks it is sent here. */
  readonly gives?: readonly Need[];
  /** Whether the case itself proves that the step was done; any step is done once it was passed and visited. */
  readonly isProven?: (record: PatientRecord) => boolean;
  /** Whether the step has nothing to show now, so that the stepper does not lead there. */
  readonly isEmpty?: (record: PatientRecord) => boolean;
  /** The sections of past history that stand there. */
  readonly page?: HistoryPage;
};

/** Nobody gets past such a step without doing it. */
export const always = () => true;

/** A step that is a page of past history; an entry of its own proves it. */
export function historyStep<const Path extends Route>(path: Path, page: HistoryPage) {
  const isProven: Step['isProven'] = record => page.sections.some(({ key }) => record[key].length > 0);
  return { path, name: page.title, needs: REVIEWED, isProven, page };
}
