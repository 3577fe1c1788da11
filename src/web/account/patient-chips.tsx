import type { PatientOverview } from '#contract/histories.ts';
import classes from './patient-chips.module.css';

/** Patient name, age and gender as chips; what is not known is left out. */
export function PatientChips({ patient }: { readonly patient: PatientOverview['patientInfo'] }) {
  const { name, age, gender } = patient ?? {};
  const hasAge = age !== undefined && age !== null && age !== '';
  const chips = [name || 'Anonymous', hasAge ? `${age} years` : '', gender ?? ''].filter(Boolean);
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
