import { useMemo, useState } from 'react';
import { practiceDiagnosesEndpoint } from '#contract/endpoints/practice.ts';
import type { ChosenDiagnosis } from '#domain/practice/debrief/commitment.ts';
import { useDiagnoses } from '#web/api/practice.ts';
import { SearchableDropdown } from '#web/controls/lists/searchable-dropdown.tsx';

type DiagnosisPickerProps = {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  readonly error?: string | undefined;
  /** Those that are picked already. */
  readonly taken: readonly ChosenDiagnosis[];
  readonly onPick: (diagnosis: ChosenDiagnosis) => void;
};

/** Searches the diagnoses of the catalogue by all they are called; choosing one picks it. */
export function DiagnosisPicker({ taken, onPick, error, ...field }: DiagnosisPickerProps) {
  const { data, isError } = useDiagnoses();
  // What was picked leaves the field empty again.
  const [picks, setPicks] = useState(0);
  const takenIds = taken.map(({ id }) => id).join();
  const options = useMemo(
    () => (data ?? []).filter(({ id }) => !takenIds.split(',').includes(String(id))),
    [data, takenIds],
  );
  const pick = (name: string) => {
    const found = options.find(option => option.name === name);
    if (found === undefined) return;
    onPick({ id: found.id, name: found.name });
    setPicks(picks + 1);
  };
  return (
    <SearchableDropdown
      key={picks}
      {...field}
      error={isError ? practiceDiagnosesEndpoint.failure : error}
      value=""
      onChange={pick}
      options={options}
      placeholder="Search by any name"
      noneFound="No diagnosis of the catalogue is called so."
    />
  );
}
