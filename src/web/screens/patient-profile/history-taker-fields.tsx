import { POSITIONS } from '#domain/case/profile.ts';
import { FieldGroup } from '#web/controls/field-group.tsx';
import { SearchableDropdown } from '#web/controls/searchable-dropdown.tsx';
import { TextField } from '#web/controls/text-field.tsx';
import type { ProfileFields } from './profile-fields.ts';

export function HistoryTakerFields({ form, errors, set }: ProfileFields) {
  return (
    <FieldGroup title="History taking">
      <TextField
        id="historyTaker"
        label="History Taken By"
        isRequired
        autoComplete="name"
        error={errors.historyTaker}
        value={form.historyTaker}
        onChange={taker => set('historyTaker', taker)}
      />
      <SearchableDropdown
        id="historyTakerPosition"
        label="Position/Year"
        options={POSITIONS}
        value={form.historyTakerPosition}
        onChange={position => set('historyTakerPosition', position)}
      />
      <TextField
        id="additionalHistoryTakers"
        label="Additional History Takers"
        placeholder="Names, separated by commas"
        value={form.additionalHistoryTakers}
        onChange={takers => set('additionalHistoryTakers', takers)}
        isWide
      />
      <TextField id="dateOfHistory" label="Date of History" value={form.dateOfHistory} isReadOnly />
    </FieldGroup>
  );
}
