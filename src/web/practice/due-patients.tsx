import { IconCalendarRepeat } from '@tabler/icons-react';
import { generatePath, Link } from 'react-router';
import { ROUTES } from '#domain/flow/routes.ts';
import { dueNow } from '#domain/practice/attempt/due.ts';
import { usePracticePatients } from '#web/api/practice.ts';
import { usePracticeResults } from '#web/case/practice-results.ts';
import classes from './due-patients.module.css';

/** The patients that are due again, quietly; nothing where there are none. */
export function DuePatients() {
  const results = usePracticeResults();
  const due = dueNow(results, Date.now());
  return due.length === 0 ? null : <List ids={due.map(({ patientId }) => patientId)} />;
}

function List({ ids }: { readonly ids: readonly number[] }) {
  const patients = usePracticePatients();
  const listed = ids.flatMap(id => patients.data?.find(patient => patient.id === id) ?? []);
  if (listed.length === 0) return null;
  return (
    <section className={classes.due} aria-labelledby="due">
      <h2 id="due" className={classes.title}>
        <IconCalendarRepeat size={20} aria-hidden />
        Due today
      </h2>
      <ul className={classes.list}>
        {listed.map(({ id, door }) => (
          <li key={id}>
            <Link className={classes.link} to={generatePath(ROUTES.practicePatient, { id: String(id) })}>
              {door}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
