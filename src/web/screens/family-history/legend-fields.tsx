import { pedigreeAbout } from '#domain/pedigree/model/pedigree-about.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { TextField } from '#web/controls/fields/text-field.tsx';
import classes from '#web/screens/family-history/legend-fields.module.css';

/** What the legend says of the pedigree as a whole. Who took it and when stands in the profile. */
export function LegendFields() {
  const record = useCaseStore(state => state.record);
  const change = useCaseStore(state => state.change);
  const { takenBy, date } = pedigreeAbout(record);
  return (
    <section className={classes.legend} aria-label="Legend of the pedigree">
      <TextField
        id="family-informant"
        label="Told by"
        placeholder="the patient, the mother …"
        value={record.familyInformant}
        onChange={familyInformant => change(current => ({ ...current, familyInformant }))}
      />
      <TextField
        id="family-ancestry"
        label="Ancestry (optional)"
        value={record.familyAncestry}
        onChange={familyAncestry => change(current => ({ ...current, familyAncestry }))}
      />
      <p className={classes.taken} dir="auto">
        {[takenBy === '' ? '' : `Taken by ${takenBy}`, date].filter(Boolean).join(', ')}
      </p>
    </section>
  );
}
