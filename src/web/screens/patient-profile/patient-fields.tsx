import { GENDERS } from '#domain/case/patient-record.ts';
import { MARITAL_STATUSES } from '#domain/case/profile.ts';
import { FieldGroup } from '#web/controls/field-group.tsx';
import { RadioField } from '#web/controls/radio-field.tsx';
import { SearchableDropdown } from '#web/controls/searchable-dropdown.tsx';
import { TextField } from '#web/controls/text-field.tsx';
import type { ProfileFields } from './profile-fields.ts';

export function PatientFields({ form, errors, set }: ProfileFields) {
  return (
    <FieldGroup title="Patient">
      <TextField
        id="name"
        label="Patient Name"
        placeholder="Anonymous"
        value={form.name}
        onChange={name => set('name', name)}
        isWide
      />
      <TextField
        id="age"
        label="Age"
        isRequired
        inputMode="numeric"
        placeholder="In years, 1 to 120"
        error={errors.age}
        value={form.age}
        onChange={age => set('age', age)}
      />
      <RadioField
        id="gender"
        label="Gender"
        isRequired
        options={GENDERS}
        error={errors.gender}
        value={form.gender}
        onChange={gender => set('gender', gender)}
      />
      <SearchableDropdown
        id="maritalStatus"
        label="Marital Status"
        options={MARITAL_STATUSES}
        value={form.maritalStatus}
        onChange={status => set('maritalStatus', status)}
      />
      <TextField
        id="occupation"
        label="Occupation"
        value={form.occupation}
        onChange={occupation => set('occupation', occupation)}
      />
      <TextField
        id="residence"
        label="Residence"
        value={form.residence}
        onChange={residence => set('residence', residence)}
        isWide
      />
    </FieldGroup>
  );
}
