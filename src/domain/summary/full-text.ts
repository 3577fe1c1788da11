import { isSkipped } from '#domain/case/answer.ts';
import { answersOf } from '#domain/case/answers.ts';
import { dateText } from '#domain/case/long-date.ts';
import type { PatientRecord, Symptom } from '#domain/case/patient-record.ts';
import { PAGES } from '#domain/sections/pages.ts';
import { familyProse } from '#domain/summary/family-section.ts';
import { historyProse } from '#domain/summary/history-section.ts';
import { oneLine } from '#domain/summary/profile-section.ts';
import { reviewProse } from '#domain/summary/review-section.ts';
import { questionAndAnswer } from '#domain/summary/symptom-section.ts';
import type { Told } from '#domain/summary/told.ts';

/** The full history as prose, in the order a physician presents a case. Paragraphs are parted by blank lines. */
export function fullHistoryText(told: Told): string {
  const { record } = told;
  return [
    introduction(record),
    ...(record.chiefComplaint ? [presenting(record, record.chiefComplaint)] : []),
    ...record.associatedSymptoms.map(symptom => alsoReports(record, symptom)),
    ...reviewProse(told),
    ...PAGES.flatMap(page => [
      ...(page.summary === 'SocialHistory' ? [familyProse(record)] : []),
      historyProse(page, record),
    ]),
  ]
    .filter(paragraph => paragraph !== '')
    .join('\n\n');
}

function introduction(record: PatientRecord): string {
  const who = [
    record.age === null ? '' : `${record.age}-year-old`,
    record.gender?.toLowerCase() ?? 'patient',
  ];
  const details = [
    record.maritalStatus && `marital status ${record.maritalStatus.toLowerCase()}`,
    record.occupation && `occupation ${oneLine(record.occupation)}`,
    record.residence && `resident in ${oneLine(record.residence)}`,
  ].filter(Boolean);
  const setting = record.admissionType ? ` seen as: ${record.admissionType}` : '';
  const admitted = record.admissionDate ? ` on ${dateText(record.admissionDate)}` : '';
  return sentence(
    `${oneLine(record.name) || 'Anonymous'} is a ${who.filter(Boolean).join(' ')}${
      details.length > 0 ? ` (${details.join(', ')})` : ''
    },${setting}${admitted}. ${takenBy(record)}`,
  );
}

function takenBy(record: PatientRecord): string {
  const position = record.historyTakerPosition ? ` (${record.historyTakerPosition})` : '';
  const others = record.additionalHistoryTakers ? `, with ${oneLine(record.additionalHistoryTakers)}` : '';
  return `The history was taken by ${oneLine(record.historyTaker)}${position}${others} on ${record.dateOfHistory}.`;
}

function presenting(record: PatientRecord, symptom: Symptom): string {
  return `The presenting complaint is ${inSentence(symptom.text)}. ${details(record, symptom)}`.trim();
}

function alsoReports(record: PatientRecord, symptom: Symptom): string {
  return `The patient also reports ${inSentence(symptom.text)}. ${details(record, symptom)}`.trim();
}

function details(record: PatientRecord, symptom: Symptom): string {
  const answers = answersOf(record, symptom.id);
  const told = answers.filter(answer => !isSkipped(answer) && answer.choiceText.trim() !== '');
  const skipped = answers.filter(isSkipped).map(answer => oneLine(answer.questionText));
  return [
    ...told.map(answer => sentence(questionAndAnswer(answer))),
    ...(skipped.length > 0 ? [`Skipped and therefore not known: ${skipped.join(' ')}`] : []),
  ].join(' ');
}

/** Lower-cases the first letter unless the word is an abbreviation. */
function inSentence(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
