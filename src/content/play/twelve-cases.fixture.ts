import { readIds } from '#content/compile/ids.ts';
import { provisionalContent } from '#content/play/playable-content.ts';
import { type PatientBeside, toldCase } from '#content/play/told-case.ts';
import { DRIVER, TAKEN, WIDOWER } from '#content/play/told-histories.fixture.ts';
import { denyingTheRest } from '#content/play/vignette.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';

/** Twelve patients as somebody could have told them: what the document is looked at with. */
export type DocumentCase = { readonly name: string; readonly input: SummaryInput };

const named = (name: string, rest: PatientBeside['profile'] = {}): PatientBeside => ({
  profile: { ...TAKEN, name, ...rest },
});

type Chosen = readonly [name: string, title: RegExp, beside: PatientBeside, isAskedOn?: true];

/** By the beginning of their titles, so that the content may change around them. */
const CHOSEN: readonly Chosen[] = [
  ['chest pain, rich past history', /^A 62-year-old man with crushing pain/, DRIVER, true],
  ['breathlessness, rich past history', /^Breathless with swollen ankles/, WIDOWER, true],
  ['infant', /^A nine-month-old boy with attacks of screaming/, named('Leo Park', { ageMonths: 9 }), true],
  ['pregnant', /^A 28-year-old smoker at 34 weeks/, named('Amira Saleh', { occupation: 'Cook' }), true],
  [
    'psychiatric',
    /^A 42-year-old woman without joy/,
    named('Ingrid Holm', { occupation: 'Librarian' }),
    true,
  ],
  ['almost nothing told', /^A 34-year-old man with a tight band/, named('')],
  [
    'thunderclap headache',
    /^A 46-year-old woman with a thunderclap/,
    named('Rosa Diaz', { occupation: 'Teacher' }),
    true,
  ],
  ['meningism', /^A 19-year-old student with fever/, named('Jonas Weber', { occupation: 'Student' })],
  [
    'pleuritic pain after an operation',
    /^Pleuritic pain and breathlessness nine days/,
    named('Edith Moore'),
    true,
  ],
  [
    'ripping pain',
    /^Ripping pain between the shoulder blades/,
    named('Omar Haddad', { occupation: 'Builder' }),
  ],
  ['sick and breathless', /^Sick and breathless in the early morning/, named('Joan Price')],
  ['child with a cold', /^A 14-month-old girl with a cold/, named('Mia Novak'), true],
];

/** The twelve cases, told on the product's own content. */
export function twelveCases(): DocumentCase[] {
  const content = wholeContent();
  const playable = provisionalContent(content, readIds());
  const all = [...content.cases, ...content.vignettes];
  return CHOSEN.map(([name, title, beside, isAskedOn]) => {
    const found = all.find(one => title.test(one.title));
    if (!found) throw new Error(`There is no case ${title}`);
    const told = isAskedOn ? denyingTheRest(found, playable) : found;
    const input = toldCase(told, playable, beside);
    return name === 'almost nothing told' ? { name, input: withFirstAnswers(input) } : { name, input };
  });
}

/** Of whom nothing is known but the complaint and one answer. */
function withFirstAnswers(input: SummaryInput): SummaryInput {
  return {
    ...input,
    differential: [],
    record: { ...input.record, answers: input.record.answers.slice(0, 1) },
  };
}
