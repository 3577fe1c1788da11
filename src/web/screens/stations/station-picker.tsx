import { useState } from 'react';
import { EVERYBODY, type LibraryFilter, patientsShown } from '#domain/practice/attempt/library.ts';
import { MOST_STATIONS } from '#domain/practice/paper/sheets.ts';
import type { ListedPatient } from '#domain/practice/patient/patient.ts';
import { TickField } from '#web/controls/fields/tick-field.tsx';
import { ListSearchField } from '#web/controls/search/list-search-field.tsx';
import { NothingFound } from '#web/controls/search/nothing-found.tsx';
import { useListSearch } from '#web/controls/search/use-list-search.ts';
import { DoorFacts } from '#web/practice/door-notice.tsx';
import { LibraryFilters } from '#web/practice/library-filters.tsx';
import { PrintBar } from './print-bar.tsx';
import classes from './stations.module.css';

/** Nobody's own doing narrows this list. */
const NOBODY: ReadonlySet<number> = new Set();

/** Chooses patients, by search and filters, and prints them. What was chosen stays chosen when it is not shown. */
export function StationPicker({ patients }: { readonly patients: readonly ListedPatient[] }) {
  const [filter, setFilter] = useState<LibraryFilter>(EVERYBODY);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { found, ...search } = useListSearch(patientsShown(patients, filter, NOBODY), wordsOf);
  const choose = (id: number, isChosen: boolean) =>
    setChosen(before => (isChosen ? [...before, id] : before.filter(one => one !== id)));
  const isFull = chosen.length >= MOST_STATIONS;
  return (
    <>
      <div className={classes.tools}>
        <ListSearchField search={search} label="Search by complaint or by what stands on the door" />
        <LibraryFilters patients={patients} filter={filter} onChange={setFilter} asksDone={false} />
      </div>
      <NothingFound search={search}>Nobody is called so. Try a complaint, such as cough.</NothingFound>
      {found.length === 0 && !search.isSearching ? (
        <p className={classes.muted}>Nobody fits all of this. Choose fewer filters.</p>
      ) : null}
      <ul className={classes.rows} aria-label="Practice patients">
        {found.map(({ item }) => (
          <li key={item.id} className={`surface ${classes.row}`}>
            <TickField
              id={`station-${item.id}`}
              isTicked={chosen.includes(item.id)}
              isDisabled={isFull && !chosen.includes(item.id)}
              onChange={isTicked => choose(item.id, isTicked)}
            >
              {item.door}
            </TickField>
            <DoorFacts patient={item} />
          </li>
        ))}
      </ul>
      <PrintBar chosen={chosen} onClear={() => setChosen([])} />
    </>
  );
}

function wordsOf({ door, complaint }: ListedPatient) {
  return { name: door, keywords: `${complaint.text} ${complaint.system}` };
}
