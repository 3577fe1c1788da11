import { DEATH_TYPES } from '#domain/pedigree/family-member.ts';
import { OLDEST } from '#domain/pedigree/read-members.ts';
import { NumberField } from '#web/controls/number-field.tsx';
import { RadioField } from '#web/controls/radio-field.tsx';
import { TextField } from '#web/controls/text-field.tsx';
import classes from '#web/screens/family-history/member-dialog.module.css';
import { fieldId, type MemberForm } from '#web/screens/family-history/use-member-form.ts';

const STATES = ['Living', 'Deceased'] as const;
const DEATH_LABELS = { expected: 'Expected', unexpected: 'Unexpected' } as const;

/** The earliest birth year of somebody a patient may tell of. */
const EARLIEST = 1850;

/** Alive or deceased, and the years that are known. */
export function LifeFields({ form }: { readonly form: MemberForm }) {
  const { draft } = form;
  return (
    <div className={classes.fields}>
      <div className={classes.wide}>
        <RadioField
          id={fieldId('isAlive')}
          label="Status"
          options={STATES}
          value={draft.isAlive ? 'Living' : 'Deceased'}
          onChange={state => form.set({ isAlive: state === 'Living' })}
        />
      </div>
      {draft.isAlive ? (
        <NumberField
          id={fieldId('currentAge')}
          label="Current age"
          unit="years"
          max={OLDEST}
          value={draft.currentAge}
          onChange={currentAge => form.set({ currentAge })}
        />
      ) : (
        <DeathFields form={form} />
      )}
      <NumberField
        id={fieldId('birthYear')}
        label="Birth year"
        min={EARLIEST}
        max={new Date().getFullYear()}
        value={draft.birthYear}
        onChange={birthYear => form.set({ birthYear })}
      />
    </div>
  );
}

function DeathFields({ form }: { readonly form: MemberForm }) {
  const { draft, errors } = form;
  return (
    <>
      <NumberField
        id={fieldId('ageAtDeath')}
        label="Age at death"
        unit="years"
        isRequired
        max={OLDEST}
        value={draft.ageAtDeath}
        error={errors.ageAtDeath}
        onChange={ageAtDeath => form.set({ ageAtDeath })}
      />
      <TextField
        id={fieldId('causeOfDeath')}
        label="Cause of death"
        isRequired
        value={draft.causeOfDeath}
        error={errors.causeOfDeath}
        onChange={causeOfDeath => form.set({ causeOfDeath })}
      />
      <RadioField
        id={fieldId('deathType')}
        label="Type of death"
        options={DEATH_TYPES.map(type => DEATH_LABELS[type])}
        value={DEATH_LABELS[draft.deathType]}
        onChange={label => {
          const deathType = DEATH_TYPES.find(type => DEATH_LABELS[type] === label);
          if (deathType) form.set({ deathType });
        }}
      />
    </>
  );
}
