import { TOPICS } from '#domain/practice/debrief/topics.ts';
import { type Intent, isIntent } from '#domain/practice/intent.ts';
import { type PracticePatient, WEIGHTS } from '#domain/practice/patient/patient.ts';
import { COMMITTED_URGENCIES, type PatientReference } from '#domain/practice/patient/reference.ts';
import { opened } from '#domain/practice/patient/seal.ts';
import {
  fields,
  listOf,
  oneOf,
  orNull,
  type Reader,
  tableOf,
  text,
  wholeNumber,
} from '#domain/reading/reader.ts';

const texts = listOf(text);

const intent: Reader<Intent> = stored =>
  typeof stored === 'string' && isIntent(stored) ? stored : undefined;

const diagnosis = fields({ id: wholeNumber, key: text, name: text });

const reference: Reader<PatientReference> = fields({
  diagnosis,
  accepted: listOf(diagnosis),
  statement: text,
  differential: listOf(fields({ diagnosis, for: texts, against: texts })),
  mustNotMiss: listOf(fields({ diagnosis, excludedBy: texts })),
  urgency: oneOf(COMMITTED_URGENCIES),
  firstAction: text,
  path: listOf(intent),
  facts: listOf(
    fields({
      id: text,
      weight: oneOf(WEIGHTS),
      why: orNull(text),
      title: text,
      topic: oneOf(TOPICS),
      try: text,
    }),
  ),
  questions: listOf(fields({ intent, words: text, ask: text })),
  sentences: tableOf(text),
  teaching: texts,
  sources: texts,
  lookAlike: orNull(wholeNumber),
});

/** What the patient has, for who has committed; undefined if the seal holds something else. */
export function openReference({ sealed, id }: Pick<PracticePatient, 'sealed' | 'id'>) {
  return reference(opened(sealed, id));
}
