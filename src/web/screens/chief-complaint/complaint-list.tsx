import { type KeyboardEvent, useState } from 'react';
import type { Complaint } from '#domain/review/complaint.ts';
import { ChoiceRow } from '#web/controls/choice-row.tsx';
import { SearchField } from '#web/controls/search-field.tsx';
import classes from './complaint-list.module.css';
import { type ComplaintGroup, findComplaints, systemNames } from './find-complaints.ts';

type ComplaintListProps = {
  readonly complaints: readonly Complaint[];
  readonly chosenId: number | null;
  readonly onChoose: (complaint: Complaint) => void;
  /** Enter in the search box, once one is left, goes on. */
  readonly onAccept: () => void;
};

/** The complaints as rows, one of them chosen. */
export function ComplaintList({ complaints, chosenId, onChoose, onAccept }: ComplaintListProps) {
  const [search, setSearch] = useState('');
  const groups = findComplaints(complaints, search);
  const found = groups.flatMap(group => group.complaints);
  const chooseByEnter = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key !== 'Enter' || first === undefined || search.trim() === '') return;
    event.preventDefault();
    if (first.id === chosenId) onAccept();
    else onChoose(first);
  };
  return (
    <>
      <div className={classes.search}>
        <SearchField
          label="Search chief complaints"
          placeholder="Complaint or body system"
          value={search}
          onChange={setSearch}
          shown={found.length}
          total={complaints.length}
          onKeyDown={chooseByEnter}
        />
      </div>
      {complaints.length === 0 ? <p className={classes.none}>No chief complaints are available.</p> : null}
      {complaints.length > 0 && found.length === 0 ? (
        <p className={classes.none}>No chief complaints found matching your search.</p>
      ) : null}
      <div className={classes.groups} role="radiogroup" aria-label="Chief complaint">
        {groups.map(group => (
          <Group key={group.title} group={group} chosenId={chosenId} onChoose={onChoose} />
        ))}
      </div>
    </>
  );
}

type GroupProps = Pick<ComplaintListProps, 'chosenId' | 'onChoose'> & { readonly group: ComplaintGroup };

function Group({ group, chosenId, onChoose }: GroupProps) {
  return (
    <section className={classes.group}>
      {group.title === '' ? null : <h2 className={classes.title}>{group.title}</h2>}
      <div className={classes.rows}>
        {group.complaints.map(complaint => (
          <ChoiceRow
            key={complaint.id}
            choice={complaint}
            mode="single"
            name="chief-complaint"
            detail={group.title === '' ? systemNames(complaint) : undefined}
            isSelected={complaint.id === chosenId}
            onToggle={() => onChoose(complaint)}
          />
        ))}
      </div>
    </section>
  );
}
