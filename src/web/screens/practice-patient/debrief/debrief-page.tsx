import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { practicePatientEndpoint } from '#contract/endpoints/practice.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { askAgain, foundAgain } from '#domain/practice/attempt/attempt.ts';
import { missedFacts, type OpenedDebrief } from '#domain/practice/attempt/debrief-of-attempt.ts';
import type { Debrief } from '#domain/practice/debrief/debrief-of.ts';
import { speakerOf } from '#domain/practice/patient/patient.ts';
import { changeAttempt } from '#web/case/practice-attempts.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { StepBar } from '#web/controls/page/step-bar.tsx';
import type { Inside } from '../conversation/use-conversation.ts';
import { LanguageFailure } from '../language-failure.tsx';
import { WrittenHistory } from '../written-history.tsx';
import { AdviceList } from './advice-list.tsx';
import { CoveragePart } from './coverage-part.tsx';
import { CraftPart } from './craft-part.tsx';
import classes from './debrief.module.css';
import { DebriefPdf } from './debrief-pdf.tsx';
import { debriefQuery } from './debrief-query.ts';
import { DepthPart } from './depth-part.tsx';
import { DiagnosisPart } from './diagnosis-part.tsx';
import { NextPart } from './next-part.tsx';
import { OrderPart } from './order-part.tsx';
import { PathPart } from './path-part.tsx';
import { SafetyPart } from './safety-part.tsx';
import { SaidPart } from './said-part.tsx';
import { ValuesPart } from './values-part.tsx';

/** What to learn from the consultation, once the student has committed. */
export function DebriefPage(inside: Inside) {
  const { data: opened, isError } = useQuery(debriefQuery(inside));
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  if (opened === undefined || opened === null) {
    return (
      <Page>
        <PageHeading title="Debrief" />
        {opened === null ? <ErrorPanel message={practicePatientEndpoint.failure} /> : null}
        {isError ? <LanguageFailure /> : null}
      </Page>
    );
  }
  if (isHistoryOpen) return <WrittenHistory inside={inside} onBack={() => setHistoryOpen(false)} />;
  return <Opened inside={inside} opened={opened} onHistory={() => setHistoryOpen(true)} />;
}

type FurtherPartsProps = { readonly inside: Inside; readonly debrief: Debrief };

/** What is read after the advice and the diagnosis. */
function FurtherParts({ inside, debrief }: FurtherPartsProps) {
  const { patient, attempt } = inside;
  return (
    <>
      <SafetyPart safety={debrief.safety} />
      <CoveragePart coverage={debrief.coverage} />
      <DepthPart depth={debrief.depth} />
      <OrderPart order={debrief.order} />
      <ValuesPart inside={inside} />
      <CraftPart debrief={debrief} />
      <PathPart path={debrief.path} />
      <SaidPart
        lines={attempt.lines}
        name={speakerOf(patient.person)}
        againFrom={attempt.again?.from ?? null}
      />
      <NextPart debrief={debrief} patientId={patient.id} />
    </>
  );
}

type OpenedProps = {
  readonly inside: Inside;
  readonly opened: OpenedDebrief;
  readonly onHistory: () => void;
};

function Opened({ inside, opened, onHistory }: OpenedProps) {
  const { debrief, reference } = opened;
  const { patient, attempt } = inside;
  const navigate = useNavigate();
  const missed = missedFacts(debrief);
  // All of it in one would keep the browser from answering for too long.
  const isWhole = useDeferredValue(true, false);
  const goBack = () => changeAttempt(patient.id, before => askAgain(before, missed));
  const aside = (
    <div className={classes.aside}>
      <ActionButton icon={<IconFileText size={18} aria-hidden />} onClick={onHistory}>
        See the Written History
      </ActionButton>
      <DebriefPdf inside={inside} opened={opened} />
    </div>
  );
  return (
    <Page>
      <PageHeading title="Debrief" aside={aside}>
        {patient.person.name}: {debrief.diagnosis.name}
      </PageHeading>
      <div className={classes.parts}>
        {attempt.again === null ? null : (
          <p className={classes.again} role="status">
            Asked again: {foundAgain(attempt).length} of {attempt.again.missed.length} found that were missed.
          </p>
        )}
        <AdviceList debrief={debrief} />
        <DiagnosisPart debrief={debrief} reference={reference} attempt={attempt} />
        {isWhole ? <FurtherParts inside={inside} debrief={debrief} /> : null}
      </div>
      <StepBar
        back={{ label: 'Back to Practice Patients', onClick: () => void navigate(ROUTES.practice) }}
        {...(missed.length > 0 && { primary: { label: 'Ask Again', onClick: goBack } })}
      />
    </Page>
  );
}
