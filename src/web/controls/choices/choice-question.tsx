import { useCallbackRef } from '@mantine/hooks';
import { useId, useMemo } from 'react';
import { ListSearchField } from '../search/list-search-field.tsx';
import { NothingFound } from '../search/nothing-found.tsx';
import { useListSearch } from '../search/use-list-search.ts';
import { AddCustomChoice, type CustomChoice } from './add-custom-choice.tsx';
import classes from './choice-question.module.css';
import { type ChoiceNote, ChoiceRow, type ListedChoice } from './choice-row.tsx';
import { useNumberKeys } from './use-number-keys.ts';

type ChoiceQuestionProps = {
  /** The question itself, for screen readers; the page shows it in large type. */
  readonly label: string;
  readonly mode: 'single' | 'multi';
  /** The choices the catalogue has; only those with positive ids are listed. */
  readonly choices: readonly ListedChoice[];
  /** Choices that were added here; their ids are negative. */
  readonly customChoices?: readonly ListedChoice[];
  readonly selected: readonly number[];
  /** Choice id → a few words beside it. */
  readonly notes?: ReadonlyMap<number, ChoiceNote>;
  readonly onChange: (selected: readonly number[]) => void;
  /** Leave out where custom choices are not offered. */
  readonly custom?: CustomChoice;
};

const SEARCH_ABOVE = 5;
const NONE: readonly ListedChoice[] = [];

/** Choices as full-width rows: one or several, by click, by arrow or by number. */
export function ChoiceQuestion(props: ChoiceQuestionProps) {
  const { label, mode, choices, customChoices = NONE, selected, onChange } = props;
  const name = useId();
  const listed = useMemo(
    () => [...choices.filter(choice => choice.id > 0), ...customChoices],
    [choices, customChoices],
  );
  const { found: finds, ...search } = useListSearch(listed, ({ text }) => ({ name: text }));
  const found = finds.map(({ item }) => item);
  const toggle = useCallbackRef((id: number) =>
    onChange(mode === 'single' ? [id] : withToggled(selected, id)),
  );
  useNumberKeys(found.length, index => {
    const choice = found[index];
    if (choice !== undefined) toggle(choice.id);
  });
  const isSearchable = listed.length > SEARCH_ABOVE || customChoices.length > 0;
  const isMany = listed.length > SEARCH_ABOVE || undefined;
  const rows = found.map((choice, index) => (
    <ChoiceRow
      key={choice.id}
      choice={choice}
      mode={mode}
      name={name}
      position={index + 1}
      note={props.notes?.get(choice.id)}
      isSelected={selected.includes(choice.id)}
      onToggle={toggle}
    />
  ));
  return (
    <div className={classes.question}>
      {isSearchable ? <ListSearchField search={search} label="Search choices" /> : null}
      {listed.length === 0 ? <p className={classes.none}>No options available for this question.</p> : null}
      <NothingFound search={search}>No choices found matching your search.</NothingFound>
      {mode === 'single' ? (
        <div className={classes.rows} data-many={isMany} role="radiogroup" aria-label={label}>
          {rows}
        </div>
      ) : (
        <fieldset className={classes.rows} data-many={isMany} aria-label={label}>
          {rows}
        </fieldset>
      )}
      {props.custom === undefined ? null : <AddCustomChoice {...props.custom} />}
    </div>
  );
}

function withToggled(selected: readonly number[], id: number): readonly number[] {
  return selected.includes(id) ? selected.filter(each => each !== id) : [...selected, id];
}
