import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/case/answer.ts';
import { recordAnswer } from '#domain/case/answers.ts';
import type { Finding, FindingKind } from '#domain/findings/finding.ts';
import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { symptomProse } from '#domain/summary/symptom-prose.ts';
import { CHEST_PAIN, reviewed } from '#tests/examples/cases.ts';

const PAIN = { ...CHEST_PAIN, isAnswered: true };

const finding = (key: string, name: string, kind: FindingKind = 'symptom'): Finding => ({
  key,
  name,
  words: key,
  synonyms: [],
  ask: null,
  kind,
  complaintId: null,
  section: null,
  riskId: null,
  genderFilter: 'both',
  ages: { from: 0, to: 120 },
});

const VOCABULARY = [
  finding('dyspnoea', 'Dyspnoea'),
  finding('nausea', 'Nausea'),
  finding('haemoptysis', 'Haemoptysis'),
  finding('hypertension', 'Hypertension', 'condition'),
  finding('diabetes', 'Diabetes mellitus', 'condition'),
  finding('family-stroke', 'Family history of stroke', 'family'),
];

let lastId = 0;

function answer(questionText: string, choiceText: string, rest: Partial<Answer> = {}): Answer {
  lastId += 1;
  return {
    questionId: lastId,
    questionText,
    questionType: QUESTION_TYPE.single,
    choiceId: '1',
    choiceText,
    symptomId: CHEST_PAIN.id,
    ...rest,
  };
}

const skipped = { choiceId: null, choiceText: 'Skipped' } as const;

function prose(...answers: Answer[]): string {
  const record = answers.reduce(recordAnswer, { ...reviewed, chiefComplaint: PAIN });
  const [text = ''] = symptomProse({
    record,
    complaints: [],
    vocabulary: VOCABULARY,
    stored: {},
    notAsked: [],
  });
  return text.replace('The presenting complaint is chest pain. ', '');
}

describe('A symptom in the full history', () => {
  it('is told under clinical labels, one aspect to a sentence, in the order of asking', () => {
    expect(
      prose(
        answer('How did the pain start?', 'It built up over minutes', { covers: 'onset' }),
        answer('How long does it last?', '1 hours', {
          covers: 'duration',
          questionType: QUESTION_TYPE.duration,
        }),
        answer('Where exactly do you feel it most?', 'Behind the breastbone', { covers: 'site' }),
        answer('What does it feel like?', 'Pressing, heavy or tight', { covers: 'character' }),
        answer('Does it spread?', 'Left arm, Jaw', {
          covers: 'radiation',
          questionType: QUESTION_TYPE.multi,
        }),
        answer('How bad is it, from 0 to 10?', '8', {
          covers: 'severity',
          questionType: QUESTION_TYPE.number,
        }),
        answer('What helps?', 'Nothing', { covers: 'relieving' }),
        answer('What makes it worse?', 'Climbing stairs, running, Cold wind', {
          covers: 'aggravating',
          questionType: QUESTION_TYPE.multi,
        }),
      ),
    ).toBe(
      'Onset: it built up over minutes; duration: 1 hour. Site: behind the breastbone; character: pressing, heavy or tight; radiation: left arm, jaw. Severity: 8 out of 10. Relieving factors: nothing. Aggravating factors: climbing stairs, running; cold wind.',
    );
  });

  it("keeps the question's own words where a label is taken, or would not tell what was asked", () => {
    expect(
      prose(
        answer('What else do you have?', 'Fever', { covers: 'associated' }),
        answer('How is the breathing?', 'Short of breath', { covers: 'associated' }),
        answer('Do you take blood thinners?', 'Yes', { covers: 'risk' }),
        answer('How many pillows do you need?', '3', {
          covers: 'function',
          questionType: QUESTION_TYPE.number,
        }),
        answer('Who lives with you?', 'Nobody', { covers: 'context' }),
        answer('An older question', 'Answered'),
      ),
    ).toBe(
      'Associated symptoms: fever. Asked “How is the breathing?”: short of breath. Asked “Do you take blood thinners?”: yes. Asked “How many pillows do you need?”: 3. Asked “Who lives with you?”: nobody. Asked “An older question”: answered.',
    );
  });

  it('is told in the words of a physician, each finding once, whether present or denied (specification 22.18)', () => {
    const offered = [
      { id: 1, text: 'Short of breath', finding: 'dyspnoea' },
      { id: 2, text: 'Feeling sick', finding: 'nausea' },
      { id: 3, text: 'Coughing blood', finding: 'haemoptysis' },
      { id: 4, text: 'None of these', isDenial: true },
    ];
    const background = [
      { id: 5, text: 'High blood pressure', finding: 'hypertension' },
      { id: 6, text: 'Diabetes', finding: 'diabetes' },
      { id: 7, text: 'A stroke in the family', finding: 'family-stroke' },
    ];
    const multi = QUESTION_TYPE.multi;
    expect(
      prose(
        answer('Where is it?', 'Behind the breastbone', {
          covers: 'site',
          offered: [{ id: 1, text: 'Behind the breastbone', phrase: 'retrosternal' }],
        }),
        answer('What else?', 'Short of breath, Feeling sick', {
          covers: 'associated',
          questionType: multi,
          choiceId: '1,2',
          offered,
        }),
        answer('Once more?', 'Short of breath', {
          covers: 'red-flag',
          questionType: multi,
          offered: offered.slice(0, 1),
        }),
        answer('Health before?', 'High blood pressure, A stroke in the family', {
          covers: 'risk',
          questionType: multi,
          choiceId: '5,7',
          offered: background,
        }),
      ),
    ).toBe(
      'Site: retrosternal. There is also dyspnoea and nausea. Background: hypertension. In the family: stroke. No haemoptysis. No history of diabetes mellitus.',
    );
  });

  it("quotes the patient's own words, and says what none of these were", () => {
    expect(
      prose(
        answer('How did it start?', 'I cannot say how it started', { covers: 'onset' }),
        answer('Any of these?', 'None of these', { covers: 'red-flag', questionType: QUESTION_TYPE.multi }),
        answer('Does it spread?', 'No', { covers: 'radiation' }),
      ),
    ).toBe('Onset: “I cannot say how it started”. Warning signs: none of those asked about. Radiation: no.');
  });

  it('keeps what was skipped apart from what was answered', () => {
    expect(
      prose(
        answer('Where is it?', 'Skipped', { ...skipped, covers: 'site' }),
        answer('Who lives with you?', 'Skipped', skipped),
        answer('Does it spread?', 'No', { covers: 'radiation' }),
      ),
    ).toBe('Radiation: no. Skipped, and so not known: site; “Who lives with you?”.');
  });
});
