import { type Answer, isSkipped } from '#domain/case/answer.ts';
import { answersOf } from '#domain/case/answers.ts';
import type { PatientRecord, Symptom } from '#domain/case/patient-record.ts';
import { symptomsOf } from '#domain/case/symptoms.ts';
import { answerWords } from '#domain/summary/answer-words.ts';
import { type ClinicalLabel, clinicalLabel } from '#domain/summary/clinical-label.ts';
import { findingsProse, findingsTold } from '#domain/summary/findings-told.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { sentence } from '#domain/text/sentence.ts';

/** A paragraph for each symptom of the case: what was answered about it, and the findings that were asked with it. */
export function symptomProse(input: SummaryInput): string[] {
  const { record } = input;
  const told = Map.groupBy(findingsTold(input), ({ symptomId }) => symptomId);
  return symptomsOf(record).map(symptom => {
    const isChief = symptom.id === record.chiefComplaint?.id;
    const opening = isChief ? 'The presenting complaint is' : 'The patient also reports';
    const findings = findingsProse(told.get(symptom.id) ?? []);
    return [`${opening} ${inSentence(symptom.text)}.`, details(record, symptom), findings]
      .filter(text => text !== '')
      .join(' ');
  });
}

type Clause = { readonly text: string; readonly aspect?: string };

function details(record: PatientRecord, symptom: Symptom): string {
  const answers = answersOf(record, symptom.id);
  const answered = answers.filter(
    answer => !isSkipped(answer) && answer.choiceText.trim() !== '' && answerWords(answer) !== '',
  );
  const skipped = answers.filter(isSkipped);
  const labels = labelsOf([...answered, ...skipped]);
  const gaps = skipped.map(answer => askedFor(answer, labels.get(answer)));
  return [
    ...sentencesOf(answered.map(answer => clauseOf(answer, labels.get(answer)))),
    ...(gaps.length > 0 ? [`Skipped, and so not known: ${gaps.join('; ')}.`] : []),
  ].join(' ');
}

/** Each label stands for the first answer it fits; further ones keep their question's own words. */
function labelsOf(answers: readonly Answer[]): Map<Answer, ClinicalLabel> {
  const labels = new Map<Answer, ClinicalLabel>();
  const used = new Set<ClinicalLabel>();
  for (const answer of answers) {
    const label = clinicalLabel(answer);
    if (label === undefined || used.has(label)) continue;
    used.add(label);
    labels.set(answer, label);
  }
  return labels;
}

function clauseOf(answer: Answer, label: ClinicalLabel | undefined): Clause {
  const words = answerWords(answer);
  if (label === undefined) return { text: `Asked “${oneLine(answer.questionText)}”: ${words}` };
  return { text: `${label.text}: ${words}`, aspect: label.aspect };
}

function askedFor({ questionText }: Answer, label: ClinicalLabel | undefined): string {
  return label === undefined ? `“${oneLine(questionText)}”` : inSentence(label.text);
}

/** Clauses of one aspect that follow each other make one sentence, unless one of them is too long for that. */
function sentencesOf(clauses: readonly Clause[]): string[] {
  const sentences: Clause[][] = [];
  for (const clause of clauses) {
    const last = sentences.at(-1);
    if (last?.every(other => areJoined(other, clause))) last.push(clause);
    else sentences.push([clause]);
  }
  return sentences.map(([first, ...others]) =>
    sentence([first?.text, ...others.map(({ text }) => inSentence(text))].join('; ')),
  );
}

function areJoined(a: Clause, b: Clause): boolean {
  return a.aspect !== undefined && a.aspect === b.aspect && isPlain(a) && isPlain(b);
}

/** Neither a sentence of its own nor a list of parts. */
function isPlain({ text }: Clause): boolean {
  return !/[.;!?…]/.test(text);
}
