import { Link } from 'react-router';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { symptomState } from '#domain/case/symptom-state.ts';
import { symptomsOf } from '#domain/case/symptoms.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { SymptomMark } from '#web/findings/symptom-mark.tsx';
import classes from '#web/screens/associated-symptoms/symptoms-so-far.module.css';

/** What has been asked about already, with the way to look at it again. */
export function SymptomsSoFar({ record }: { readonly record: PatientRecord }) {
  return (
    <section className={classes.soFar} aria-labelledby="so-far">
      <div className={classes.head}>
        <h2 id="so-far">So far</h2>
        <Link to={ROUTES.confirmation}>Review answers</Link>
      </div>
      <ul>
        {symptomsOf(record).map(symptom => (
          <li key={symptom.id}>
            <span>{symptom.text}</span>
            <SymptomMark state={symptomState(record, symptom)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
