import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { practicePatientsEndpoint } from '#contract/endpoints/practice.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { usePracticePatients } from '#web/api/practice.ts';
import { Loaded } from '#web/controls/page/loaded.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { Panel } from '#web/controls/page/panel.tsx';
import { StationPicker } from './station-picker.tsx';
import classes from './stations.module.css';

/** /practice/stations: practice patients on paper, for whoever examines; the page itself shows no diagnosis. */
export function Stations() {
  const patients = usePracticePatients();
  return (
    <Page width="wide">
      <PageHeading title="Stations on Paper">
        Print practice patients as stations of an examination: for the door, for who plays the patient, for
        the examiner and for the student.
      </PageHeading>
      <div className={classes.body}>
        <Panel tone="danger" label="For teachers only">
          <p className={classes.warning}>
            <IconAlertTriangle size={22} aria-hidden />
            <span>
              For teachers: the mark sheet names the diagnosis, and the script tells everything the patient
              knows. If you want to practise, go to the <Link to={ROUTES.practice}>practice patients</Link>.
            </span>
          </p>
        </Panel>
        <Loaded
          query={patients}
          loading="Loading practice patients..."
          failure={practicePatientsEndpoint.failure}
        >
          {all => <StationPicker patients={all} />}
        </Loaded>
      </div>
    </Page>
  );
}
