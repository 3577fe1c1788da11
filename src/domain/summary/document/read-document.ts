import { URGENCIES } from '#domain/diagnosis/urgency.ts';
import { readMembers } from '#domain/pedigree/model/read-members.ts';
import {
  either,
  fields,
  flag,
  isPlain,
  listOf,
  number,
  oneOf,
  orNull,
  type Reader,
  text,
} from '#domain/reading/reader.ts';
import {
  type ClinicalDocument,
  DOCUMENT_VERSION,
  type DocumentBlock,
  type DocumentSection,
  SAFETY_TOPICS,
  SECTION_STATES,
  type Worded,
} from '#domain/summary/document/clinical-document.ts';
import { SECTION_TITLES } from '#domain/summary/structured-history.ts';

const texts = listOf(text);

const block: Reader<DocumentBlock> = either(
  either(
    fields({ kind: oneOf(['heading', 'quote']), text }),
    fields({ kind: oneOf(['paragraph']), text }, { isDenial: flag }),
  ),
  either(
    fields({ kind: oneOf(['entries']), entries: listOf(fields({ line: text, rest: texts })) }),
    fields({ kind: oneOf(['table']), title: text, columns: texts, rows: listOf(texts) }),
  ),
);

const section: Reader<DocumentSection> = fields({
  key: oneOf(SECTION_TITLES.map(([key]) => key)),
  title: text,
  state: oneOf(SECTION_STATES),
  brief: listOf(block),
  more: listOf(block),
});

function worded<Value>(value: Reader<Value>): Reader<Worded<Value>> {
  return stored => {
    if (!isPlain(stored)) return undefined;
    const [known, isEdited] = [value(stored.value), flag(stored.isEdited)];
    return known === undefined || isEdited === undefined ? undefined : { value: known, isEdited };
  };
}

const diagnosis = fields(
  { name: text, probability: number, mustNotMiss: flag },
  { likelihood: number, isFlagged: flag, urgency: oneOf(URGENCIES) },
);

/**
 * A stored or sent document, as far as it can be believed: lists lose the items that cannot, without any other of its
 * parts there is none. A document of a newer program is not read.
 */
export const readDocument: Reader<ClinicalDocument> = fields(
  {
    version: stored => (stored === DOCUMENT_VERSION ? DOCUMENT_VERSION : undefined),
    name: text,
    age: text,
    gender: text,
    subject: text,
    dateOfHistory: text,
    takenBy: text,
    introduction: text,
    profile: listOf(fields({ label: text, value: text })),
    safety: listOf(fields({ topic: oneOf(SAFETY_TOPICS), text, isAlert: flag })),
    opening: worded(text),
    complaint: text,
    ownWords: texts,
    views: listOf(fields({ kind: oneOf(['idea', 'concern', 'expectation']), text })),
    redFlags: listOf(fields({ sign: text, diagnosis: text, urgency: orNull(oneOf(URGENCIES)) })),
    problems: worded(texts),
    impression: worded(text),
    differential: listOf(diagnosis),
    isInterim: flag,
    sections: listOf(section),
    family: stored => (Array.isArray(stored) ? readMembers(stored) : undefined),
    transcript: listOf(
      fields({ symptom: text, answers: listOf(fields({ question: text, answer: text })), skipped: texts }),
    ),
  },
  { prose: texts },
);
