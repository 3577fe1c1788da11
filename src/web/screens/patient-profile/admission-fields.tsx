import { ADMISSION_TYPES } from '#domain/case/profile.ts';
import { DatePicker } from '#web/controls/date-picker.tsx';
import { FieldGroup } from '#web/controls/field-group.tsx';
import { SearchableDropdown } from '#web/controls/searchable-dropdown.tsx';
import type { ProfileFields } from './profile-fields.ts';

export function AdmissionFields({ form, set }: ProfileFields) {
  return (
    <FieldGroup title="Admission">
      <SearchableDropdown
        id="admissionType"
        label="Admission Type"
        options={ADMISSION_TYPES}
        value={form.admissionType}
        onChange={type => set('admissionType', type)}
      />
      <DatePicker
        id="admissionDate"
        label="Admission Date"
        value={form.admissionDate}
        onChange={date => set('admissionDate', date)}
      />
    </FieldGroup>
  );
}
