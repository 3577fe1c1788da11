import type { KeyboardEvent } from 'react';
import type { Aged } from '#domain/case/age.ts';
import { complaintWords, type ListedComplaint, systemNames } from '#domain/review/listed-complaint.ts';
import { ChoiceRow } from '#web/controls/choices/choice-row.tsx';
import { ListSearchField } from '#web/controls/search/list-search-field.tsx';
import { NothingFound } from '#web/controls/search/nothing-found.tsx';
import type { Found } from '#web/controls/search/search-list.ts';
import { useListSearch } from '#web/controls/search/use-list-search.ts';
import { complaintGroups } from './complaint-groups.ts';
import classes from './complaint-list.module.css';

type ComplaintListProps = {
  readonly complaints: readonly ListedComplaint[];
  readonly patient: Aged;
  readonly chosenId: number | null;
  readonly onChoose: (complaint: ListedComplaint) => void;
  /** Enter in the search box, once one is left, goes on. */
  readonly onAccept: () => void;
};

/** The complaints as rows, one of them chosen. */
export function ComplaintList({ complaints, patient, chosenId, onChoose, onAccept }: ComplaintListProps) {
  const { found, ...search } = useListSearch(complaints, complaintWords);
  const chooseByEnter = (event: KeyboardEvent) => {
    const first = found[0]?.item;
    if (event.key !== 'Enter' || first === undefined || !search.isSearching) return;
    event.preventDefault();
    if (first.id === chosenId) onAccept();
    else onChoose(first);
  };
  const rows = (finds: readonly Found<ListedComplaint>[]) => (
    <Rows finds={finds} isSearching={search.isSearching} chosenId={chosenId} onChoose={onChoose} />
  );
  return (
    <>
      <div className={classes.search}>
        <ListSearchField
          search={search}
          label="Search chief complaints"
          placeholder="Complaint or body system"
          onKeyDown={chooseByEnter}
        />
      </div>
      {complaints.length === 0 ? <p className={classes.none}>No chief complaints are available.</p> : null}
      <NothingFound search={search}>No chief complaints found matching your search.</NothingFound>
      <div className={classes.groups} role="radiogroup" aria-label="Chief complaint">
        {search.isSearching
          ? rows(found)
          : complaintGroups(complaints, patient).map(group => (
              <section key={group.title}>
                <h2 className={classes.title}>{group.title}</h2>
                {rows(group.complaints.map(item => ({ item })))}
              </section>
            ))}
      </div>
    </>
  );
}

type RowsProps = Pick<ComplaintListProps, 'chosenId' | 'onChoose'> & {
  readonly finds: readonly Found<ListedComplaint>[];
  readonly isSearching: boolean;
};

function Rows({ finds, isSearching, chosenId, onChoose }: RowsProps) {
  return (
    <div className={classes.rows}>
      {finds.map(({ item, through }) => (
        <ChoiceRow
          key={item.id}
          choice={item}
          through={through}
          mode="single"
          name="chief-complaint"
          detail={isSearching ? systemNames(item) : undefined}
          isSelected={item.id === chosenId}
          onToggle={() => onChoose(item)}
        />
      ))}
    </div>
  );
}
