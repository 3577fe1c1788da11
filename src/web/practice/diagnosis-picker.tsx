import { useEffect, useState } from 'react';
import { practiceDiagnosesEndpoint } from '#contract/endpoints/practice.ts';
import type { PracticeDiagnosesResponse } from '#contract/practice.ts';
import type { ChosenDiagnosis } from '#domain/practice/debrief/commitment.ts';
import { useDiagnoses } from '#web/api/practice.ts';
import { prepareOptions } from '#web/controls/lists/dropdown-options.ts';
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

const NONE: PracticeDiagnosesResponse = [];

/** The diagnoses, and the search among these thousand made ready before somebody types. */
export function useReadyDiagnoses() {
  const { data = NONE, isError } = useDiagnoses();
  useEffect(() => prepareOptions(data), [data]);
  return { data, isError };
}

/** Searches the diagnoses of the catalogue by all they are called; choosing one picks it. */
export function DiagnosisPicker({ taken, onPick, error, ...field }: DiagnosisPickerProps) {
  const { data, isError } = useReadyDiagnoses();
  // What was picked leaves the field empty again.
  const [picks, setPicks] = useState(0);
  const takenNames = taken.map(({ name }) => name);
  const pick = (name: string) => {
    const found = data.find(option => option.name === name);
    if (found === undefined || takenNames.includes(name)) return;
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
      options={data}
      taken={takenNames}
      placeholder="Search by any name"
      noneFound="No diagnosis of the catalogue is called so."
    />
  );
}
