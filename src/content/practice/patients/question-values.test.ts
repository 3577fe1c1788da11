import { expect, test } from 'vitest';
import { examplePatients } from '#content/practice/patients/example-patients.fixture.ts';
import { takenByExpert } from '#content/practice/patients/judge-patient.ts';
import { beginConsultation, type Consultation } from '#domain/practice/consultation/consultation.ts';
import { type QuestionValues, questionValues } from '#domain/practice/debrief/question-values.ts';

const { patients, playable } = examplePatients();

const taken = patients.map(compiled => {
  const start = performance.now();
  const values = valuesOf(takenByExpert(compiled));
  return { ...compiled, values, milliseconds: performance.now() - start };
});

function valuesOf(consultation: Consultation): QuestionValues {
  const { complaint, person, id } = consultation.patient;
  const reference = patients.find(({ patient }) => patient.id === id)?.reference;
  if (reference === undefined) throw new Error('there is no such patient');
  const catalogue = {
    questions: playable.questions(complaint.key, person),
    vocabulary: playable.compiled.vocabulary,
  };
  return questionValues({ consultation, reference, catalogue, model: playable.likelihood });
}

test("the expert's questions lead to the right diagnosis, and the sum of what they moved is the way there", () => {
  for (const { file, values, milliseconds } of taken) {
    const { before, questions } = values;
    const last = questions.at(-1);
    console.log(
      `${file}: ${(before.likelihood * 100).toFixed(1)} % → ${((last?.likelihood ?? 0) * 100).toFixed(1)} %, entered in line ${values.enteredAt}, ${milliseconds.toFixed(0)} ms`,
    );
    expect(last?.place).toBe(1);
    expect(values.enteredAt).not.toBeNull();
    const odds = (likelihood: number) => Math.log2(likelihood / (1 - likelihood));
    const moved = questions.reduce((sum, one) => sum + one.moved, 0);
    expect(moved).toBeCloseTo(odds(last?.likelihood ?? 0) - odds(before.likelihood), 6);
  }
});

test('a greeting moves nothing, and what is better to ask is never what was asked', () => {
  for (const { values } of taken) {
    expect(values.questions[0]?.moved).toBe(0);
    for (const { better } of values.questions) expect(better).not.toBe('');
  }
});

test('before the first question nothing was worth anything', () => {
  for (const { patient } of patients) {
    const values = valuesOf(beginConsultation(patient, '2026-11-22'));
    expect(values.questions).toEqual([]);
    expect(values.notAsked.length).toBe(3);
    const moved = values.notAsked.map(one => Math.abs(one.moved));
    expect(moved).toEqual(moved.toSorted((a, b) => b - a));
  }
});
