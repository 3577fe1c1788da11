import { ADMISSION_TYPES, type ProfileForm } from '#domain/case/profile.ts';
import { DatePicker } from '#web/controls/dates/date-picker.tsx';
import { FieldGroup } from '#web/controls/fields/field-group.tsx';
import { SearchableDropdown } from '#web/controls/lists/searchable-dropdown.tsx';
import type { Form } from '#web/form/use-form.ts';

export function AdmissionFields({ field }: Form<ProfileForm>) {
  return (
    <FieldGroup title="Admission">
      <SearchableDropdown {...field('admissionType')} label="Admission Type" options={ADMISSION_TYPES} />
      <DatePicker {...field('admissionDate')} label="Admission Date" />
    </FieldGroup>
  );
}
