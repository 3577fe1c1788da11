import { askMeaning } from '#domain/practice/consultation/ask.ts';
import { beginConsultation, type Consultation } from '#domain/practice/consultation/consultation.ts';
import type { Commitment } from '#domain/practice/debrief/commitment.ts';
import { FAULT_KINDS } from '#domain/practice/debrief/fault-kinds.ts';
import { type DebriefSources, readThrough } from '#domain/practice/debrief/read-through.ts';
import { topicOf } from '#domain/practice/debrief/topics.ts';
import type { Intent } from '#domain/practice/intent.ts';
import { BAKER } from '#domain/practice/patient/patient.fixture.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';
import type { PatientReference } from '#domain/practice/patient/reference.ts';
import { openJargon } from '#domain/practice/understanding/manner.ts';

export const INFARCTION = { id: 1, key: 'infarction', name: 'Myocardial infarction' };
export const ANGINA = { id: 2, key: 'angina', name: 'Unstable angina' };
export const DISSECTION = { id: 3, key: 'dissection', name: 'Aortic dissection' };
export const REFLUX = { id: 4, key: 'reflux', name: 'Reflux' };

const ESSENTIAL = ['attribute:onset', 'attribute:character', 'history:smoking'];

/** What Ada Baker has. */
export const REFERENCE: PatientReference = {
  diagnosis: INFARCTION,
  accepted: [ANGINA],
  statement: 'A 60-year-old smoker with sudden pressing central chest pain, nausea and no fever.',
  differential: [
    { diagnosis: INFARCTION, for: ['attribute:character'], against: [] },
    { diagnosis: REFLUX, for: ['attribute:site'], against: ['presence:nausea'] },
  ],
  mustNotMiss: [{ diagnosis: DISSECTION, excludedBy: ['presence:syncope'] }],
  urgency: 'emergency',
  firstAction: 'An ECG.',
  path: ['talk:greeting', 'open:start', 'attribute:character', 'history:smoking', 'talk:closing'],
  facts: BAKER.facts.map(({ id, asks: [first = 'open:start'] }) => ({
    id,
    weight: ESSENTIAL.includes(id) ? 'essential' : 'relevant',
    why: null,
    title: id,
    topic: topicOf(first) ?? 'complaint',
    try: `${id}?`,
  })),
  questions: [{ intent: 'presence:fever', words: 'Fever', ask: 'Have you had a fever?' }],
  sentences: Object.fromEntries(FAULT_KINDS.map(kind => [kind, `Instead of ${kind}.`])),
  teaching: ['One thing.'],
  sources: ['A guideline'],
  lookAlike: null,
};

export const COMMITMENT: Commitment = {
  statement: REFERENCE.statement,
  problems: [],
  differential: [{ ...INFARCTION, confidence: 0.8, for: null, against: null }],
  excluded: [DISSECTION],
  urgency: 'emergency',
  firstAction: 'An ECG.',
};

/** A conversation: words and what they ask for. */
export type Talk = readonly (readonly [text: string, ...asked: Intent[]])[];

/** Ada Baker is asked this. */
export function talkedOf(talk: Talk, patient: PracticePatient = BAKER): Consultation {
  return talk.reduce(
    (consultation, [text, ...asked]) => askMeaning(consultation, text, asked),
    beginConsultation(patient, '2026-11-22'),
  );
}

/** All that a debrief of this conversation is made of. */
export function sourcesOf(talk: Talk, more: Partial<DebriefSources> = {}): DebriefSources {
  return {
    consultation: talkedOf(talk),
    reference: REFERENCE,
    commitment: COMMITMENT,
    midway: [],
    jargon: openJargon([['pyrexia', 'fever']]),
    ...more,
  };
}

/** The conversation read through. */
export function readOf(talk: Talk, more: Partial<DebriefSources> = {}) {
  return readThrough(sourcesOf(talk, more));
}
