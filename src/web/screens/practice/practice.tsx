import { IconArrowsShuffle, IconChartLine } from '@tabler/icons-react';
import { useState } from 'react';
import { generatePath, Link, useNavigate } from 'react-router';
import { practicePatientsEndpoint } from '#contract/endpoints/practice.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { isOpen } from '#domain/practice/attempt/attempt.ts';
import { EVERYBODY, type LibraryFilter, patientsShown, surprise } from '#domain/practice/attempt/library.ts';
import type { ListedPatient } from '#domain/practice/patient/patient.ts';
import { usePracticePatients } from '#web/api/practice.ts';
import { useAllAttempts } from '#web/case/practice-attempts.ts';
import { usePracticeResults } from '#web/case/practice-results.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Loaded } from '#web/controls/page/loaded.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { DuePatients } from '#web/practice/due-patients.tsx';
import { LibraryFilters } from '#web/practice/library-filters.tsx';
import { useKeptPractice } from '#web/practice/understanding/use-language.ts';
import { PatientCard } from './patient-card.tsx';
import classes from './practice.module.css';

/** /practice: the people one can take a history from, by what stands on the door. */
export function Practice() {
  const patients = usePracticePatients();
  const navigate = useNavigate();
  useKeptPractice();
  const progress = (
    <ActionButton
      kind="quiet"
      icon={<IconChartLine size={18} aria-hidden />}
      onClick={() => void navigate(ROUTES.progress)}
    >
      Progress
    </ActionButton>
  );
  return (
    <Page width="wide">
      <PageHeading title="Practice Patients" aside={progress}>
        Choose somebody, ask in your own words, commit to a diagnosis, and see what to do better. They do not
        understand every question yet: what was understood stands under it, and can be put right.
      </PageHeading>
      <div className={classes.body}>
        <DuePatients />
        <Loaded
          query={patients}
          loading="Loading practice patients..."
          failure={practicePatientsEndpoint.failure}
        >
          {all => <Library patients={all} />}
        </Loaded>
        {patients.isPending ? null : (
          <p className={classes.teachers}>
            For teachers: <Link to={ROUTES.stations}>print these patients as stations of an examination</Link>
            . That page leads to their diagnoses.
          </p>
        )}
      </div>
    </Page>
  );
}

function Library({ patients }: { readonly patients: readonly ListedPatient[] }) {
  const navigate = useNavigate();
  const [filter, setFilter] = useState<LibraryFilter>(EVERYBODY);
  const open = new Set(
    Object.values(useAllAttempts())
      .filter(isOpen)
      .map(({ patientId }) => patientId),
  );
  const results = usePracticeResults();
  const done = new Set(results.map(({ patientId }) => patientId));
  const shown = patientsShown(patients, filter, done);
  const surpriseMe = () => {
    const somebody = surprise(shown, done, Math.random());
    if (somebody !== undefined)
      void navigate(generatePath(ROUTES.practicePatient, { id: String(somebody.id) }));
  };
  return (
    <>
      <LibraryFilters patients={patients} filter={filter} onChange={setFilter} />
      <div className={classes.tools}>
        <p className={classes.count} aria-live="polite">
          {shown.length === patients.length
            ? `${patients.length} patients`
            : `${shown.length} of ${patients.length} patients`}
        </p>
        <ActionButton
          kind="primary"
          icon={<IconArrowsShuffle size={18} aria-hidden />}
          isDisabled={shown.length === 0}
          onClick={surpriseMe}
        >
          Surprise Me
        </ActionButton>
      </div>
      {shown.length === 0 ? (
        <p className={classes.empty}>Nobody fits all of this. Choose fewer filters.</p>
      ) : (
        <ul className={classes.cards}>
          {shown.map(patient => (
            <li key={patient.id}>
              <PatientCard patient={patient} isDone={done.has(patient.id)} isBegun={open.has(patient.id)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
