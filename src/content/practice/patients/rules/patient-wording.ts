import type { Fault, Rule } from '#content/lint/rule.ts';
import type { Content, Patient } from '#content/read/content.ts';

/** Words that nobody says of themselves at home. */
const JARGON =
  /\b(dyspn\w+|haemop\w+|hemop\w+|melaena|melena|haematemesis|hematemesis|syncop\w+|oedema|edema|radiat(es|ing)|retrosternal|epigastri\w+|nocturia|polyuria|polydipsia|dysuria|haematuria|hematuria|paraesthesi\w+|paresthesi\w+|sputum|orthopn\w+|exertion\w*|hypertensi\w+|hypotensi\w+|myocard\w+|infarct\w*|tachycard\w+|bradycard\w+|stridor|pleurit\w+|intermittent\w*|unilateral\w*|bilateral\w*|aggravat\w+|alleviat\w+|analges\w+|dyspep\w+|emesis|a?febrile|pyrexi\w+|rigors?|prurit\w+|diaphor\w+|dysphag\w+|odynophag\w+|dysarthri\w+|ischaemi\w+|ischemi\w+|malaise|menorrhag\w+|dyspareunia|abdom\w+|thora\w+|purulent|erythema\w*|lesions?|prodrom\w+|coryza\w*|comorbid\w*|hyperlipid\w+|renal|hepatic|pulmonary)\b/i;

const NOT_THEIR_VOICE = /\b(the|this) patient\b|\bpresents with\b|\bdenies\b|\bcomplains of\b/i;

const OWN_VOICE = /\b(I|I'm|I've|I'd|I'll|my|me|mine|we|our|us)\b/i;
const VOICE_OF_ANOTHER = /\b(he|he's|him|his|she|she's|her|hers)\b/i;

/** How many of the sayings show whose voice it is, at least. */
const SHARE_OF_VOICE = 0.25;

/** What a draft leaves for its author to write. */
const PLACEHOLDER = /\bWRITE\b/;

/** A patient speaks like one: in the voice of whoever answers, without names of diseases and words of the trade. */
export const patientWording: Rule = {
  name: 'patient-wording',
  *check(content) {
    for (const patient of content.patients) {
      const sayings = sayingsOf(patient);
      for (const [where, text] of sayings) yield* faultsIn(patient, where, text);
      yield* unwritten(patient);
      yield* diagnosisNamed(patient, [...sayings, ['door', patient.door]], content);
      const voice = patient.person.informant === 'self' ? OWN_VOICE : VOICE_OF_ANOTHER;
      const heard = sayings.filter(([, text]) => voice.test(text)).length;
      if (heard < sayings.length * SHARE_OF_VOICE)
        yield { file: patient.file, message: `hardly speaks in the voice of ${patient.person.informant}` };
    }
  },
};

type Saying = readonly [where: string, text: string];

function sayingsOf({ opening, facts, cues }: Patient): readonly Saying[] {
  return [
    ['opening', opening],
    ...facts.flatMap(({ id, ask, says, meanwhile }): readonly Saying[] =>
      [says, meanwhile].flatMap(text => (text === undefined ? [] : [[id ?? ask[0] ?? '', text]])),
    ),
    ...cues.map(({ id, says }): Saying => [id, says]),
  ];
}

function* faultsIn({ file }: Patient, where: string, text: string): Generator<Fault> {
  const [jargon] = JARGON.exec(text) ?? [];
  if (jargon !== undefined) yield { file, message: `${where}: no patient says "${jargon}"` };
  if (NOT_THEIR_VOICE.test(text)) yield { file, message: `${where}: speaks like a record` };
}

/** Placeholders of a draft, wherever they stand, and facts without words that the usual denial does not say. */
function* unwritten(patient: Patient): Generator<Fault> {
  const { file, facts } = patient;
  if (PLACEHOLDER.test(JSON.stringify(patient)))
    yield { file, message: 'is a draft: something is still to be written where it says WRITE' };
  for (const { id, ask, is, says } of facts)
    if (says === undefined && is === 'present') yield { file, message: `${id ?? ask[0]}: has no words` };
  for (const { id, ask, weight, why } of facts)
    if (why === undefined && weight === 'essential')
      yield { file, message: `${id ?? ask[0]}: is essential, but does not say why` };
}

function* diagnosisNamed(
  { file, reference }: Patient,
  sayings: readonly Saying[],
  { diagnoses }: Content,
): Generator<Fault> {
  const keys = [reference.diagnosis, ...reference.accepted];
  const names = diagnoses
    .filter(({ key }) => keys.includes(key))
    .flatMap(({ key, name }) => [name, key.replaceAll('-', ' ')]);
  for (const [where, text] of sayings) {
    const named = names.find(name => text.toLowerCase().includes(name.replace(/ \(.*\)/, '').toLowerCase()));
    if (named !== undefined) yield { file, message: `${where}: gives the diagnosis away, ${named}` };
  }
}
