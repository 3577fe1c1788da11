import { chosenIds } from '#domain/diagnosis/differential.ts';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import type { LikelihoodModel, PlacedChoice } from '#domain/diagnosis/likelihood/model.ts';
import { saidByChoosing } from '#domain/questionnaire/said.ts';

/** What the answers of a case come to. */
export type Ticked = {
  /** Each choice once, the chief complaint's first, in the order of asking; a finding that was told before, not again. */
  readonly ticks: readonly PlacedChoice[];
  /** The complaints whose questionnaires have an answer. */
  readonly complaintIds: ReadonlySet<number>;
  readonly present: ReadonlySet<string>;
  readonly denied: ReadonlySet<string>;
};

/** Reads the answers of a case, in an order of their own: it does not matter in which they were given. */
export function ticked(model: LikelihoodModel, { answers, chiefComplaintId }: CaseFacts): Ticked {
  const ids = new Set(answers.flatMap(({ choiceId }) => chosenIds(choiceId)));
  const rank = (complaintId: number) => (complaintId === chiefComplaintId ? -1 : complaintId);
  const all = [...ids]
    .flatMap(id => model.choices.get(id) ?? [])
    .sort((a, b) => rank(a.complaintId) - rank(b.complaintId) || a.place - b.place);
  const present = new Set<string>();
  const denied = new Set<string>();
  const ticks = all.filter(({ choice: { finding } }) => {
    if (finding === undefined) return true;
    if (present.has(finding)) return false;
    present.add(finding);
    return true;
  });
  for (const { type, choices } of new Set(all.map(({ question }) => question)))
    for (const key of saidByChoosing(type, choices, ({ id }) => ids.has(id)).denied) denied.add(key);
  return { ticks, complaintIds: new Set(all.map(({ complaintId }) => complaintId)), present, denied };
}
