import type { PatientRecord } from '#domain/case/patient-record.ts';
import { isAnswered } from '#domain/findings/answered-risk.ts';
import type { Finding } from '#domain/findings/finding.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';

/** What the status of a smoking entry says. */
const BY_SMOKING_STATUS: Readonly<Record<string, string>> = {
  Current: 'smoking',
  Former: 'ex-smoker',
  'Secondhand Only': 'passive-smoking',
};

/** Whose conditions say nothing of the patient's; nor do those of the adopted, nor what is only carried. */
const NOT_OF_BLOOD = /spouse|husband|wife|partner|in-law|step/i;

/**
 * Keys of the findings that entries of past history are: medicines and conditions of relatives by their names, smoking by
 * its status. Illnesses and operations are told by the statements of the case already.
 */
export function recordedFindings(record: PatientRecord, vocabulary: readonly Finding[]): string[] {
  const medicines = record.medicationHistory.map(entry => textsOf(entry));
  const relatives = record.familyHistory
    .filter(({ relationship, adoption }) => !NOT_OF_BLOOD.test(String(relationship)) && adoption !== 'in')
    .flatMap(({ medicalConditions }) => (Array.isArray(medicalConditions) ? medicalConditions : []))
    .filter(({ affection }) => affection !== 'carrier')
    .map(({ affection: _, ...told }) => textsOf(told));
  const named = (section: HistorySectionKey, texts: readonly string[]) =>
    vocabulary.filter(
      finding => finding.section === section && isAnswered([asNamed(finding)], { keys: new Set(), texts }),
    );
  const smoking = record.smokingHistory.flatMap(
    ({ currentStatus }) => BY_SMOKING_STATUS[String(currentStatus)] ?? [],
  );
  const keys = new Set([
    ...[...named('medications', medicines), ...named('family', relatives)].map(({ key }) => key),
    ...smoking,
  ]);
  return [...keys];
}

/** On the page of the family nothing is called a family history: 'stroke' is 'Family history of stroke'. */
function asNamed(finding: Finding): Finding {
  return { ...finding, name: finding.name.replace(/^Family history of /, '') };
}

function textsOf(entry: object): string {
  return Object.values(entry)
    .filter(value => typeof value === 'string')
    .join(' · ');
}
