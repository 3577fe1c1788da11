import { GENDERS } from '#domain/case/patient-record.ts';
import { asksMonths, MARITAL_STATUSES, type ProfileForm } from '#domain/case/profile.ts';
import { FieldGroup } from '#web/controls/fields/field-group.tsx';
import { RadioField } from '#web/controls/fields/radio-field.tsx';
import { TextField } from '#web/controls/fields/text-field.tsx';
import { ChoiceField } from '#web/controls/lists/choice-field.tsx';
import type { Form } from '#web/form/use-form.ts';
import classes from './patient-fields.module.css';

export function PatientFields({ field, values }: Form<ProfileForm>) {
  return (
    <FieldGroup title="Patient">
      <TextField {...field('name')} label="Patient Name" placeholder="Anonymous" isWide />
      <div className={classes.age}>
        <TextField
          {...field('age')}
          label="Age"
          isRequired
          inputMode="numeric"
          placeholder="In years (infants: 1)"
        />
        {asksMonths(values) ? (
          <TextField
            {...field('ageMonths')}
            label="Months"
            description="How many months old? For infants"
            inputMode="numeric"
            placeholder="0 to 23"
          />
        ) : null}
      </div>
      <RadioField {...field('gender')} label="Gender" isRequired options={GENDERS} />
      <ChoiceField {...field('maritalStatus')} label="Marital Status" options={MARITAL_STATUSES} />
      <TextField {...field('occupation')} label="Occupation" />
      <TextField {...field('residence')} label="Residence" isWide />
    </FieldGroup>
  );
}
