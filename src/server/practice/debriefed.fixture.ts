import { examplePatients } from '#content/practice/patients/example-patients.fixture.ts';
import { takenByExpert } from '#content/practice/patients/judge-patient.ts';
import { debriefOfAttempt } from '#domain/practice/attempt/debrief-of-attempt.ts';
import { questionValues } from '#domain/practice/debrief/question-values.ts';
import { type Debriefed, debriefed } from '#domain/practice/paper/debriefed.ts';

const TODAY = '2026-11-23';
const { patients, playable } = examplePatients();

/** The debrief of a bus driver with chest pain, of whom an expert asked this besides. */
export function debriefWith(said: string): Debriefed {
  const driver = patients.find(({ patient }) => patient.person.name === 'Daniel Okoro');
  if (driver === undefined) throw new Error('the driver has gone');
  const consultation = takenByExpert(driver);
  const line = { by: 'student', text: said, asked: [] } as const;
  const lines = [...consultation.lines, line];
  const { patient, reference } = driver;
  const attempt = {
    today: TODAY,
    lines,
    midway: null,
    again: null,
    commitment: {
      statement: said,
      problems: [],
      differential: [{ id: reference.diagnosis.id, name: said, confidence: 0.4, for: null, against: null }],
      excluded: [],
      urgency: 'routine' as const,
      firstAction: said,
    },
  };
  const opened = debriefOfAttempt({ patient, attempt, language: { jargon: [] } });
  if (opened === null) throw new Error('nothing was committed');
  const values = questionValues({
    consultation,
    reference,
    catalogue: {
      questions: playable.questions(patient.complaint.key, patient.person),
      vocabulary: playable.compiled.vocabulary,
    },
    model: playable.likelihood,
  });
  return debriefed({ patient, attempt, opened, values });
}
