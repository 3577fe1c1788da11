import type { Knowledge } from '../knowledge.ts';
import type { Fault } from '../rule.ts';
import { bestAnswers } from './best-answers.ts';
import { commonestWins } from './commonest-wins.ts';
import { nothingByDefault } from './nothing-by-default.ts';
import { redFlagsFind } from './red-flags-find.ts';
import { symptomsAgree } from './symptoms-agree.ts';

/** A property the points must have together. A fault's `file` is the complaint or diagnosis to look at. */
export type Check = (knowledge: Knowledge) => Iterable<Fault>;

export const ALL_CHECKS: Readonly<Record<string, Check>> = {
  'best-answers': bestAnswers,
  'commonest-wins': commonestWins,
  'red-flags-find': redFlagsFind,
  'nothing-by-default': nothingByDefault,
  'symptoms-agree': symptomsAgree,
};
