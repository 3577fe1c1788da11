import type { Fault, Rule } from '#content/lint/rule.ts';
import { factsOf, findingsIn } from '#content/practice/patients/patient-facts.ts';
import type { Content, Patient } from '#content/read/content.ts';
import { denialOf } from '#content/read/denial.ts';
import type { ChoiceEntry } from '#content/schema/complaint.ts';

type Saying = { readonly finding: string; readonly isPresent: boolean; readonly by: string };

const BY_ANSWER = 'the answer ';

/** Facts, what follows from them and what they mean in the questionnaire say the same of every finding. */
export const patientContradictions: Rule = {
  name: 'patient-contradictions',
  *check(content) {
    for (const patient of content.patients) {
      const sayings = sayingsOf(patient, content);
      const groups = Map.groupBy(sayings, ({ finding }) => finding);
      yield* unanswered(patient, sayings);
      for (const [finding, group] of groups) {
        const present = group.find(({ isPresent }) => isPresent);
        const denied = group.find(({ isPresent }) => !isPresent);
        if (present && denied)
          yield {
            file: patient.file,
            message: `${finding} is present by ${present.by}, and denied by ${denied.by}`,
          };
      }
    }
  },
};

/** Who is asked for what the questionnaire holds must not be told the usual no. */
function* unanswered(patient: Patient, sayings: readonly Saying[]): Generator<Fault> {
  const answered = new Set(factsOf(patient).flatMap(({ ask, also }) => findingsIn([...ask, ...also])));
  for (const { finding, isPresent, by } of sayings)
    if (isPresent && !answered.has(finding) && by.startsWith(BY_ANSWER))
      yield {
        file: patient.file,
        message: `${by} means ${finding}, but no fact is asked by presence:${finding}`,
      };
}

function sayingsOf(patient: Patient, content: Content): readonly Saying[] {
  return factsOf(patient).flatMap(fact => {
    const { id: by, ask, is } = fact;
    const own =
      is === 'unknown' ? [] : findingsIn(ask).map(finding => ({ finding, isPresent: is === 'present', by }));
    const implied = own
      .filter(({ isPresent }) => isPresent)
      .flatMap(({ finding }) => content.impliedFindings[finding] ?? [])
      .map(finding => ({ finding, isPresent: true, by: `${by}, from which it follows` }));
    return [...own, ...implied, ...meant(patient, fact.answers, content)];
  });
}

function meant(
  { complaint }: Patient,
  answers: ReturnType<typeof factsOf>[number]['answers'],
  { complaints }: Content,
): readonly Saying[] {
  const questions = complaints.find(({ key }) => key === complaint)?.questions ?? [];
  return questions.flatMap(({ key, kind, choices }) => {
    const said = answers[key];
    if (said === undefined) return [];
    const texts = [said].flat().map(String);
    const denial = denialOf(choices, kind === 'multi');
    return choices
      .filter(({ text }) => texts.includes(text))
      .flatMap(choice => [
        ...sayingsBy(choice, `${BY_ANSWER}"${choice.text}"`),
        ...(choice === denial ? choices.flatMap(other => denied(other, choice.text)) : []),
      ]);
  });
}

function sayingsBy({ finding, denies }: ChoiceEntry, by: string): readonly Saying[] {
  return [
    ...(finding === undefined ? [] : [{ finding, isPresent: true, by }]),
    ...(denies === undefined ? [] : [{ finding: denies, isPresent: false, by }]),
  ];
}

function denied({ finding }: ChoiceEntry, text: string): readonly Saying[] {
  return finding === undefined ? [] : [{ finding, isPresent: false, by: `${BY_ANSWER}"${text}"` }];
}
