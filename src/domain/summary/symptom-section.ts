import { type Answer, isSkipped } from '#domain/case/answer.ts';
import { answersOf } from '#domain/case/answers.ts';
import type { PatientRecord, Symptom } from '#domain/case/patient-record.ts';
import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { oneLine } from '#domain/text/one-line.ts';

/** The chief complaint with its questions and answers. */
export function chiefComplaintSection(record: PatientRecord): string {
  return record.chiefComplaint ? symptomText(record, record.chiefComplaint) : 'Not recorded';
}

/** The associated symptoms, each with its questions and answers. */
export function associatedSymptomsSection(record: PatientRecord): string {
  if (record.associatedSymptoms.length === 0) return 'None recorded';
  return record.associatedSymptoms.map(symptom => symptomText(record, symptom)).join('\n\n');
}

/** Answers as '- Question? Answer' lines; notes follow under 'Additional Notes', skipped questions last. */
function symptomText(record: PatientRecord, symptom: Symptom): string {
  const answers = answersOf(record, symptom.id);
  const answered = answers.filter(answer => !isSkipped(answer) && answer.choiceText.trim() !== '');
  const parts = [
    `${symptom.text}:`,
    ...answered.filter(answer => !isNote(answer)).map(answer => `- ${questionAndAnswer(answer)}`),
    ...block(
      'Additional Notes:',
      answered.filter(isNote).map(answer => questionAndAnswer(answer)),
    ),
    ...block(
      'Skipped:',
      answers.filter(isSkipped).map(answer => oneLine(answer.questionText)),
    ),
  ];
  return parts.length === 1 ? `${symptom.text}:\nNo details recorded` : parts.join('\n');
}

function block(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [heading, ...lines.map(line => `- ${line}`)];
}

/** 'How did it start? Suddenly': a question mark parts the two even where the question's text has none. */
function questionAndAnswer(answer: Answer): string {
  const question = oneLine(answer.questionText);
  return `${question.endsWith('?') ? question : `${question}?`} ${oneLine(answer.choiceText)}`;
}

function isNote(answer: Answer): boolean {
  return answer.questionType === QUESTION_TYPE.notes;
}
