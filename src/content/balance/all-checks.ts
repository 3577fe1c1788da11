import { bestAnswers } from '#content/balance/best-answers.ts';
import { commonestWins } from '#content/balance/commonest-wins.ts';
import { nothingByDefault } from '#content/balance/nothing-by-default.ts';
import { redFlagsFind } from '#content/balance/red-flags-find.ts';
import { symptomsAgree } from '#content/balance/symptoms-agree.ts';
import type { Fault } from '#content/lint/rule.ts';
import type { PlayableContent } from '#content/play/playable-content.ts';

/** A property the points must have together. A fault's `file` is the complaint or diagnosis to look at. */
export type Check = (playable: PlayableContent) => Iterable<Fault>;

export const ALL_CHECKS: Readonly<Record<string, Check>> = {
  'best-answers': bestAnswers,
  'commonest-wins': commonestWins,
  'red-flags-find': redFlagsFind,
  'nothing-by-default': nothingByDefault,
  'symptoms-agree': symptomsAgree,
};
