import type { PatientOverview } from '#contract/histories.ts';
import { ageWords } from '#domain/case/age.ts';
import classes from './patient-chips.module.css';

/** Patient name, age and gender as chips; what is not known is left out. */
export function PatientChips({ patient }: { readonly patient: PatientOverview['patientInfo'] }) {
  const chips = [patient?.name || 'Anonymous', ageIn(patient), patient?.gender ?? ''].filter(Boolean);
  return (
    <ul className={classes.chips} aria-label="Patient">
      {chips.map(chip => (
        <li key={chip} className={classes.chip} dir="auto">
          {chip}
        </li>
      ))}
    </ul>
  );
}

/** Other programs may have written the age as text. */
function ageIn(patient: PatientOverview['patientInfo']): string {
  const { age = null, ageMonths } = patient ?? {};
  if (typeof age === 'string') return age === '' ? '' : `${age} years`;
  return ageWords({ age, ageMonths });
}
