import { GENDERS } from '#domain/case/patient-record.ts';
import { MARITAL_STATUSES, type ProfileForm } from '#domain/case/profile.ts';
import { FieldGroup } from '#web/controls/fields/field-group.tsx';
import { RadioField } from '#web/controls/fields/radio-field.tsx';
import { TextField } from '#web/controls/fields/text-field.tsx';
import { SearchableDropdown } from '#web/controls/lists/searchable-dropdown.tsx';
import type { Form } from '#web/form/use-form.ts';

export function PatientFields({ field }: Form<ProfileForm>) {
  return (
    <FieldGroup title="Patient">
      <TextField {...field('name')} label="Patient Name" placeholder="Anonymous" isWide />
      <TextField
        {...field('age')}
        label="Age"
        isRequired
        inputMode="numeric"
        placeholder="In years, 1 to 120"
      />
      <RadioField {...field('gender')} label="Gender" isRequired options={GENDERS} />
      <SearchableDropdown {...field('maritalStatus')} label="Marital Status" options={MARITAL_STATUSES} />
      <TextField {...field('occupation')} label="Occupation" />
      <TextField {...field('residence')} label="Residence" isWide />
    </FieldGroup>
  );
}
