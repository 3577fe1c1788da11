import { ADMISSION_TYPES, type ProfileForm } from '#domain/case/profile.ts';
import { DatePicker } from '#web/controls/dates/date-picker.tsx';
import { FieldGroup } from '#web/controls/fields/field-group.tsx';
import { ChoiceField } from '#web/controls/lists/choice-field.tsx';
import type { Form } from '#web/form/use-form.ts';

export function AdmissionFields({ field }: Form<ProfileForm>) {
  return (
    <FieldGroup title="Admission">
      <ChoiceField {...field('admissionType')} label="Admission Type" options={ADMISSION_TYPES} />
      <DatePicker {...field('admissionDate')} label="Admission Date" />
    </FieldGroup>
  );
}
