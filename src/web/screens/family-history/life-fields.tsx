import { DEATH_TYPES } from '#domain/pedigree/model/family-member.ts';
import { OLDEST } from '#domain/pedigree/model/read-members.ts';
import group from '#web/controls/fields/field-group.module.css';
import { NumberField } from '#web/controls/fields/number-field.tsx';
import { RadioField } from '#web/controls/fields/radio-field.tsx';
import { TextField } from '#web/controls/fields/text-field.tsx';
import type { MemberForm } from '#web/screens/family-history/use-member-form.ts';

const STATES = ['Living', 'Deceased'] as const;
const DEATH_LABELS = { expected: 'Expected', unexpected: 'Unexpected' } as const;

/** The earliest birth year of somebody a patient may tell of. */
const EARLIEST = 1850;

/** Alive or deceased, and the years that are known. */
export function LifeFields({ form }: { readonly form: MemberForm }) {
  const { values, field, set } = form;
  return (
    <div className={group.fields}>
      <div data-wide>
        <RadioField
          id={field('isAlive').id}
          label="Status"
          options={STATES}
          value={values.isAlive ? 'Living' : 'Deceased'}
          onChange={state => set('isAlive', state === 'Living')}
        />
      </div>
      {values.isAlive ? (
        <NumberField {...field('currentAge')} label="Current age" unit="years" max={OLDEST} />
      ) : (
        <DeathFields form={form} />
      )}
      <NumberField {...field('birthYear')} label="Birth year" min={EARLIEST} max={new Date().getFullYear()} />
    </div>
  );
}

function DeathFields({ form: { values, field, set } }: { readonly form: MemberForm }) {
  return (
    <>
      <NumberField {...field('ageAtDeath')} label="Age at death" unit="years" isRequired max={OLDEST} />
      <TextField {...field('causeOfDeath')} label="Cause of death" isRequired />
      <RadioField
        id={field('deathType').id}
        label="Type of death"
        options={DEATH_TYPES.map(type => DEATH_LABELS[type])}
        value={DEATH_LABELS[values.deathType]}
        onChange={label => {
          const deathType = DEATH_TYPES.find(type => DEATH_LABELS[type] === label);
          if (deathType) set('deathType', deathType);
        }}
      />
    </>
  );
}
