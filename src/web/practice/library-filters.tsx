import { DONE_CHOICES, type LibraryFilter } from '#domain/practice/attempt/library.ts';
import { LEVELS, type ListedPatient } from '#domain/practice/patient/patient.ts';
import { SelectField } from '#web/controls/fields/select-field.tsx';
import classes from './library-filters.module.css';
import { LEVEL_WORDS } from './practice-words.ts';

type LibraryFiltersProps = {
  readonly patients: readonly ListedPatient[];
  readonly filter: LibraryFilter;
  readonly onChange: (filter: LibraryFilter) => void;
  /** Whether it matters what this browser's student has done. */
  readonly asksDone?: boolean;
};

const DONE_WORDS = { 'not-done': 'Not done yet', done: 'Done' } as const;

/** Which patients are shown. */
export function LibraryFilters({ patients, filter, onChange, asksDone = true }: LibraryFiltersProps) {
  const systems = [...new Set(patients.map(({ complaint }) => complaint.system))].toSorted();
  const lengths = [...new Set(patients.map(({ minutes }) => minutes))].toSorted((a, b) => a - b);
  return (
    <fieldset className={classes.filters} aria-label="Show">
      <Filter
        id="system"
        label="Body system"
        all="All systems"
        options={systems.map(system => ({ value: system, words: system }))}
        value={filter.system}
        onChange={system => onChange({ ...filter, system })}
      />
      <Filter
        id="level"
        label="Level"
        all="All levels"
        options={LEVELS.map(level => ({ value: level, words: LEVEL_WORDS[level] }))}
        value={filter.level}
        onChange={level => onChange({ ...filter, level })}
      />
      <Filter
        id="length"
        label="Length"
        all="Any length"
        options={lengths.map(minutes => ({ value: minutes, words: `${minutes} minutes` }))}
        value={filter.minutes}
        onChange={minutes => onChange({ ...filter, minutes })}
      />
      {asksDone ? (
        <Filter
          id="done"
          label="Done or not"
          all="All"
          options={DONE_CHOICES.map(done => ({ value: done, words: DONE_WORDS[done] }))}
          value={filter.done}
          onChange={done => onChange({ ...filter, done })}
        />
      ) : null}
    </fieldset>
  );
}

type FilterProps<Value> = {
  readonly id: string;
  readonly label: string;
  /** What it says while nothing is filtered. */
  readonly all: string;
  readonly options: readonly { readonly value: Value; readonly words: string }[];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
};

function Filter<Value>({ id, label, all, options, value, onChange }: FilterProps<Value>) {
  return (
    <SelectField
      id={id}
      label={label}
      placeholder={all}
      options={options.map(({ words }) => words)}
      value={options.find(option => option.value === value)?.words ?? ''}
      onChange={chosen => onChange(options.find(({ words }) => words === chosen)?.value ?? null)}
    />
  );
}
