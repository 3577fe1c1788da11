import type { Questionnaire, QuestionnaireResponse } from 'fhir/r4';
import { type Answer, isSkipped } from '#domain/case/answer.ts';
import type { Symptom } from '#domain/case/patient-record.ts';
import type { Teller } from '#domain/fhir/clinical-resources.ts';
import { clean, NOT_RECORDED, TEST_DATA } from '#domain/fhir/plain.ts';

const CONTAINED = 'questions';

/** What was asked about a symptom and answered, with the questions as they were put; none where nothing was. */
export function responseOf(
  { subject, at }: Teller,
  symptom: Symptom,
  answers: readonly Answer[],
): QuestionnaireResponse | undefined {
  const own = answers.filter(({ symptomId }) => symptomId === symptom.id);
  if (own.length === 0) return undefined;
  const items = own.map((answer, place) => ({
    linkId: `${place + 1}`,
    text: clean(answer.questionText) || NOT_RECORDED,
    said: isSkipped(answer) ? '' : clean(answer.choiceText),
  }));
  return {
    resourceType: 'QuestionnaireResponse',
    contained: [questionnaireOf(symptom, items)],
    questionnaire: `#${CONTAINED}`,
    status: symptom.isAnswered ? 'completed' : 'in-progress',
    subject,
    authored: at,
    item: items.map(({ linkId, text, said }) => ({
      linkId,
      text,
      ...(said !== '' && { answer: [{ valueString: said }] }),
    })),
  };
}

function questionnaireOf(
  { text }: Symptom,
  items: readonly { readonly linkId: string; readonly text: string }[],
): Questionnaire {
  return {
    resourceType: 'Questionnaire',
    id: CONTAINED,
    meta: TEST_DATA,
    title: clean(text) || NOT_RECORDED,
    status: 'active',
    subjectType: ['Patient'],
    item: items.map(item => ({ linkId: item.linkId, text: item.text, type: 'string' })),
  };
}
