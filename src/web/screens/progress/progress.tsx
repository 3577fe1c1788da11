import { generatePath, Link, useNavigate } from 'react-router';
import { ROUTES } from '#domain/flow/routes.ts';
import { dueAfter } from '#domain/practice/attempt/due.ts';
import { type ProgressRow, progressOf } from '#domain/practice/attempt/progress-of.ts';
import { calibrationOf } from '#domain/practice/debrief/calibration.ts';
import { usePracticePatients } from '#web/api/practice.ts';
import { useAllAttempts } from '#web/case/practice-attempts.ts';
import { usePracticeResults } from '#web/case/practice-results.ts';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { Panel } from '#web/controls/page/panel.tsx';
import { StepBar } from '#web/controls/page/step-bar.tsx';
import { dayWords } from '#web/practice/day-words.ts';
import { KeptWhere } from '#web/practice/keeping/kept-where.tsx';
import { ShareRow } from '#web/practice/share-row.tsx';
import { CalibrationChart } from './calibration-chart.tsx';
import { CourseLine } from './course-line.tsx';
import { PracticeData } from './practice-data.tsx';
import classes from './progress.module.css';

/** /progress: what was practised, what is due, and how confidence fits the outcome. */
export function Progress() {
  const navigate = useNavigate();
  const results = usePracticeResults();
  const { patients, histories, systems, topics } = progressOf(results);
  const calibration = calibrationOf(results);
  const hasAnything = Object.keys(useAllAttempts()).length + results.length > 0;
  return (
    <Page>
      <PageHeading title="Progress">
        {patients} {patients === 1 ? 'patient' : 'patients'}, {histories}{' '}
        {histories === 1 ? 'history' : 'histories'}.
      </PageHeading>
      <div className={classes.parts}>
        <KeptWhere />
        {results.length === 0 ? (
          <p className={classes.empty}>Nothing yet. Take a history from a practice patient, and commit.</p>
        ) : null}
        <Due />
        <Rows title="Right at the first place, by body system" rows={systems} />
        <Rows title="Found of what matters, by part of the history" rows={topics} />
        {calibration === null ? null : <CalibrationChart calibration={calibration} />}
        {hasAnything ? <PracticeData /> : null}
      </div>
      <StepBar
        back={{ label: 'Back to Home', onClick: () => void navigate(ROUTES.home) }}
        primary={{ label: 'Practice Patients', onClick: () => void navigate(ROUTES.practice) }}
      />
    </Page>
  );
}

function Due() {
  const due = dueAfter(usePracticeResults());
  const patients = usePracticePatients();
  const listed = due.flatMap(({ patientId, from }) => {
    const patient = patients.data?.find(({ id }) => id === patientId);
    return patient === undefined ? [] : [{ ...patient, from }];
  });
  if (listed.length === 0) return null;
  return (
    <Panel label="What is due">
      <div className={classes.part}>
        <h2>What is due</h2>
        <ul className={classes.list}>
          {listed.map(({ id, door, from }) => (
            <li key={id} className={classes.row}>
              <Link to={generatePath(ROUTES.practicePatient, { id: String(id) })}>{door}</Link>
              <span className={classes.day}>{dayWords(from)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly ProgressRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Panel label={title}>
      <div className={classes.part}>
        <h2>{title}</h2>
        {rows.map(({ name, share, course }) => (
          <div key={name}>
            <ShareRow name={name} share={share} />
            <CourseLine course={course} />
          </div>
        ))}
      </div>
    </Panel>
  );
}
