import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import {
  type LabResult,
  type LabResultErrors,
  labResultErrors,
  openLabResult,
  readLabResults,
  writeLabResults,
} from '#domain/sections/lab-results.ts';
import { LAB_TESTS, LAB_UNITS, usualUnit } from '#domain/sections/lab-tests.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { IconButton } from '#web/controls/buttons/icon-button.tsx';
import { TextField } from '#web/controls/fields/text-field.tsx';
import { SearchableDropdown } from '#web/controls/lists/searchable-dropdown.tsx';
import classes from '#web/section/composed/composed-field.module.css';
import { ComposedField } from '#web/section/composed/composed-field.tsx';
import type { EntryInputProps } from '#web/section/entry-input-props.ts';

/** Lab results: a list, and a row in which the next one is written. What stands in the row is part of the draft. */
export function LabResultsInput({ value, onChange, error, ...props }: EntryInputProps) {
  const results = readLabResults(value);
  const next = openLabResult(value);
  const [isAdding, setAdding] = useState(false);
  const errors: LabResultErrors = isAdding || error !== undefined ? labResultErrors(next) : {};
  const set = (part: Partial<LabResult>) => {
    setAdding(false);
    onChange(writeLabResults(results, { ...next, ...part }));
  };
  const add = () => {
    const isComplete = Object.keys(labResultErrors(next)).length === 0;
    setAdding(!isComplete);
    if (isComplete) onChange(writeLabResults([...results, next]));
  };
  return (
    <ComposedField {...props} error={undefined}>
      <ResultList
        results={results}
        onRemove={index => onChange(writeLabResults(results.toSpliced(index, 1), next))}
      />
      <NextResult id={props.id} next={next} errors={errors} onChange={set} />
      <ActionButton size="small" icon={<IconPlus size={16} aria-hidden />} onClick={add}>
        Add lab result
      </ActionButton>
    </ComposedField>
  );
}

type ResultListProps = {
  readonly results: readonly LabResult[];
  readonly onRemove: (index: number) => void;
};

function ResultList({ results, onRemove }: ResultListProps) {
  return (
    <>
      {results.length === 0 ? <p className={classes.none}>No lab results recorded</p> : null}
      <ul className={classes.results}>
        {results.map((result, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same test may stand here twice.
          <li key={index}>
            <span>
              {result.TestName} <strong>{result.TestValue}</strong> {result.TestUnit}
            </span>
            <IconButton label={`Remove ${result.TestName}`} onClick={() => onRemove(index)}>
              <IconTrash size={18} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </>
  );
}

type NextResultProps = {
  readonly id: string;
  readonly next: LabResult;
  readonly errors: LabResultErrors;
  readonly onChange: (part: Partial<LabResult>) => void;
};

/** The row in which the next result is written; a test brings its usual unit. */
function NextResult({ id, next, errors, onChange }: NextResultProps) {
  return (
    <div className={classes.row}>
      <SearchableDropdown
        id={id}
        label="Test"
        options={LAB_TESTS.map(({ name }) => name)}
        isCustomAllowed
        noneFound="No tests found"
        error={errors.TestName}
        value={next.TestName}
        onChange={TestName => onChange({ TestName, TestUnit: usualUnit(TestName) ?? next.TestUnit })}
      />
      <TextField
        id={`${id}-value`}
        label="Value"
        error={errors.TestValue}
        value={next.TestValue}
        onChange={TestValue => onChange({ TestValue })}
      />
      <SearchableDropdown
        id={`${id}-unit`}
        label="Unit"
        options={LAB_UNITS}
        isCustomAllowed
        error={errors.TestUnit}
        value={next.TestUnit}
        onChange={TestUnit => onChange({ TestUnit })}
      />
    </div>
  );
}
