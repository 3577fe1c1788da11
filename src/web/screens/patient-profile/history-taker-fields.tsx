import { POSITIONS, type ProfileForm } from '#domain/case/profile.ts';
import { FieldGroup } from '#web/controls/fields/field-group.tsx';
import { TextField } from '#web/controls/fields/text-field.tsx';
import { ChoiceField } from '#web/controls/lists/choice-field.tsx';
import type { Form } from '#web/form/use-form.ts';

export function HistoryTakerFields({ field }: Form<ProfileForm>) {
  return (
    <FieldGroup title="History taking">
      <TextField {...field('historyTaker')} label="History Taken By" isRequired autoComplete="name" />
      <ChoiceField {...field('historyTakerPosition')} label="Position/Year" options={POSITIONS} />
      <TextField
        {...field('additionalHistoryTakers')}
        label="Additional History Takers"
        placeholder="Names, separated by commas"
        isWide
      />
      <TextField {...field('dateOfHistory')} label="Date of History" isReadOnly />
    </FieldGroup>
  );
}
