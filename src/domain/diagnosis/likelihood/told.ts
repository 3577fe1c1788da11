import { chosenIds } from '#domain/diagnosis/differential.ts';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import type { LikelihoodModel, PlacedChoice } from '#domain/diagnosis/likelihood/model.ts';
import type { Finding } from '#domain/findings/finding.ts';
import { saidByChoosing } from '#domain/questionnaire/said.ts';

/** All that a case tells, each thing once and in an order of its own: in which it was given does not matter. */
export type Told = {
  /** The ticked choices, the chief complaint's first, in the order of asking; no finding twice. */
  readonly ticks: readonly PlacedChoice[];
  /** Ids of all that were ticked. */
  readonly chosen: ReadonlySet<number>;
  /** The complaints that have an answer. */
  readonly answered: ReadonlySet<number>;
  /** Findings that the answers tell or deny. */
  readonly byAnswers: ReadonlySet<string>;
  /** Every finding the case speaks of: present or not; what is both is present. */
  readonly findings: ReadonlyMap<string, boolean>;
};

/** Reads a case. */
export function toldIn(model: LikelihoodModel, facts: CaseFacts): Told {
  const ids = new Set(facts.answers.flatMap(({ choiceId }) => chosenIds(choiceId)));
  const rank = (complaintId: number) => (complaintId === facts.chiefComplaintId ? -1 : complaintId);
  const chosen = [...ids]
    .flatMap(id => model.choices.get(id) ?? [])
    .sort((a, b) => rank(a.complaintId) - rank(b.complaintId) || a.place - b.place);
  const said = [...new Set(chosen.map(({ question }) => question))].map(({ type, choices }) =>
    saidByChoosing(type, choices, ({ id }) => ids.has(id)),
  );
  const present = said.flatMap(one => one.present);
  const denied = said.flatMap(one => one.denied);
  const symptoms = [facts.chiefComplaintId ?? 0, ...facts.presentIds].flatMap(id => presencesOf(model, id));
  return {
    ticks: firstTellings(chosen),
    chosen: ids,
    answered: new Set(chosen.map(({ complaintId }) => complaintId)),
    byAnswers: new Set([...present, ...denied]),
    findings: new Map([
      ...[...facts.denied, ...denied].map(key => [key, false] as const),
      ...[...facts.present, ...present, ...symptoms].map(key => [key, true] as const),
    ]),
  };
}

/** A finding that was told before says nothing new. */
function firstTellings(chosen: readonly PlacedChoice[]): PlacedChoice[] {
  const told = new Set<string>();
  return chosen.filter(({ choice: { finding } }) => {
    if (finding === undefined) return true;
    const isNew = !told.has(finding);
    told.add(finding);
    return isNew;
  });
}

/** The finding that a complaint is the presence of; of two, which it is is not known. */
function presencesOf({ findingsOf }: LikelihoodModel, complaintId: number): string[] {
  const findings: readonly Finding[] = findingsOf.get(complaintId) ?? [];
  return findings.map(({ key }) => key);
}
