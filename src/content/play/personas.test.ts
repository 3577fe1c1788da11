import { expect, test } from 'vitest';
import { readIds } from '#content/compile/ids.ts';
import { provisionalContent } from '#content/play/playable-content.ts';
import type { PatientGroup } from '#content/play/questionnaires.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';
import { fitsAge } from '#domain/case/fits-age.ts';

const PREGNANCY = /\bpregnan|\bgave birth|\bgiven birth|\bchildbirth|\bbreastfe|\bmiscarr|\bin labour\b/i;
/** A woman past them may have had a pregnancy, and is asked about that. */
const NOW_PREGNANT =
  /\bam (?:more than )?\d* ?(?:weeks )?pregnant|\byou pregnant|\bbe pregnant|\bbreastfeeding|\bgave birth|\bpregnancy is\b|\b(?:this|later) pregnancy/i;
const PERIODS = /\bmy periods?\b|\bmenstru|\bthe womb\b|\bvagina|\bovar|\bmenopaus|\bvulva|\bcontracepti/i;
const MALE = /\btestic|\bscrot|\bmy penis\b|\bforeskin|\berections?\b|\bprostat|\bsemen\b/i;
const INFANCY =
  /\bmy baby\b|\bthe baby\b|\byour baby\b|\bnapp(?:y|ies)\b|\bbottle-fed\b|\btoddler|\bweaning\b/i;
const CHILD = /\byour child\b|\bmy child\b/i;
const ADULT =
  /\balcohol|\bwine\b|\bbeer\b|\bcocaine|\bheroin|\bcannabis|\bsexual|\bduring sex|\bcondom|\bmy job\b/i;
const OLD_AGE = /\bcare home|\bnursing home|\bwalking frame/i;

type Persona = { readonly who: string; readonly patient: PatientGroup; readonly never: readonly RegExp[] };

const PERSONAS: readonly Persona[] = [
  {
    who: 'a man of 58',
    patient: { sex: 'male', age: 58 },
    never: [PREGNANCY, PERIODS, INFANCY, CHILD],
  },
  {
    who: 'a woman of 24',
    patient: { sex: 'female', age: 24 },
    never: [MALE, CHILD, OLD_AGE],
  },
  {
    who: 'a woman of 30 in her 32nd week',
    patient: { sex: 'female', age: 30 },
    never: [MALE, CHILD, OLD_AGE],
  },
  {
    who: 'a boy of 4',
    patient: { sex: 'male', age: 4 },
    never: [PREGNANCY, PERIODS, ADULT, OLD_AGE],
  },
  {
    who: 'a woman of 83',
    patient: { sex: 'female', age: 83 },
    never: [NOW_PREGNANT, MALE, INFANCY, CHILD],
  },
];

const content = wholeContent();
const playable = provisionalContent(content, readIds());

/** Every question and choice that the patient would read, of every complaint open to them. */
function everythingAsked(patient: PatientGroup): string[] {
  const open = content.complaints.filter(
    complaint =>
      (complaint.for === 'both' || complaint.for === patient.sex) &&
      fitsAge(complaint, { age: patient.age ?? null }),
  );
  return open.flatMap(({ key }) =>
    playable
      .questions(key, patient)
      .flatMap(({ text, choices }) =>
        [text, ...choices.map(choice => choice.text)].map(words => `${key}: ${words}`),
      ),
  );
}

test.each(PERSONAS)(
  '$who is asked nothing that does not fit, whatever the complaint',
  ({ patient, never }) => {
    const asked = everythingAsked(patient);
    expect(asked.length).toBeGreaterThan(1000);
    expect(asked.filter(words => never.some(unfit => unfit.test(words)))).toEqual([]);
  },
);
