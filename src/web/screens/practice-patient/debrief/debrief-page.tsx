import { useNavigate } from 'react-router';
import { practicePatientEndpoint } from '#contract/endpoints/practice.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { askAgain } from '#domain/practice/attempt/attempt.ts';
import { coverageOf, isRight } from '#domain/practice/attempt/result-of.ts';
import { openReference } from '#domain/practice/patient/open-reference.ts';
import type { PatientReference } from '#domain/practice/patient/reference.ts';
import { changeAttempt } from '#web/case/practice-attempts.ts';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { Panel } from '#web/controls/page/panel.tsx';
import { StepBar } from '#web/controls/page/step-bar.tsx';
import { URGENCY_WORDS } from '#web/practice/practice-words.ts';
import type { Inside } from '../conversation/use-conversation.ts';
import classes from './debrief.module.css';

/** What to learn from the consultation, once the student has committed. */
export function DebriefPage(inside: Inside) {
  const reference = openReference(inside.patient);
  if (reference === undefined) {
    return (
      <Page>
        <PageHeading title="Debrief" />
        <ErrorPanel message={practicePatientEndpoint.failure} />
      </Page>
    );
  }
  return <Debrief inside={inside} reference={reference} />;
}

type DebriefProps = { readonly inside: Inside; readonly reference: PatientReference };

function Debrief({ inside, reference }: DebriefProps) {
  const { patient, attempt } = inside;
  const navigate = useNavigate();
  const { found, missed } = coverageOf(reference, attempt);
  const leader = attempt.commitment.differential[0];
  const isLeaderRight = leader !== undefined && isRight(reference, leader.diagnosis.id);
  return (
    <Page>
      <PageHeading title="Debrief">
        {patient.person.name}: {reference.diagnosis.name}
      </PageHeading>
      <div className={classes.parts}>
        <Panel label="Your commitment" tone={isLeaderRight ? 'good' : 'wait'}>
          <div className={classes.part}>
            <h2>{isLeaderRight ? 'You named it first' : 'You named something else first'}</h2>
            <p>
              You said {leader?.diagnosis.name} ({leader?.confidence} % sure). The reference is{' '}
              {reference.diagnosis.name}.
            </p>
            <p>
              You found {found.length} of the {found.length + missed.length} things worth asking for.
            </p>
          </div>
        </Panel>
        <Panel label="The case">
          <div className={classes.part}>
            <h2>The case in one sentence</h2>
            <p>{reference.statement}</p>
            <p>
              <strong>{URGENCY_WORDS[reference.urgency]}:</strong> {reference.firstAction}
            </p>
          </div>
        </Panel>
        <Panel label="What to take away">
          <div className={classes.part}>
            <h2>What to take away</h2>
            <ul className={classes.teaching}>
              {reference.teaching.map(point => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <p className={classes.muted}>Sources: {reference.sources.join('; ')}</p>
          </div>
        </Panel>
      </div>
      <StepBar
        back={{ label: 'Back to Practice Patients', onClick: () => void navigate(ROUTES.practice) }}
        {...(missed.length > 0 && {
          primary: {
            label: 'Ask Again',
            onClick: () => changeAttempt(patient.id, before => askAgain(before, missed)),
          },
        })}
      />
    </Page>
  );
}
