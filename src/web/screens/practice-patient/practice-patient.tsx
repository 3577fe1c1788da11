import { useEffect } from 'react';
import { useParams } from 'react-router';
import { practicePatientEndpoint } from '#contract/endpoints/practice.ts';
import type { Attempt } from '#domain/practice/attempt/attempt.ts';
import type { PracticePatient as Patient } from '#domain/practice/patient/patient.ts';
import { ApiError } from '#web/api/api-error.ts';
import { usePracticePatient } from '#web/api/practice.ts';
import { useAttempt } from '#web/case/practice-attempts.ts';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { focusHeading, PageHeading } from '#web/controls/page/page-heading.tsx';
import { Skeleton } from '#web/controls/progress/skeleton.tsx';
import { NO_LANGUAGE, type PageLanguage, useLanguage } from '#web/practice/understanding/use-language.ts';
import { CommitmentForm } from './commitment/commitment-form.tsx';
import { Conversation } from './conversation/conversation.tsx';
import { useAnswers } from './conversation/use-answers.ts';
import type { Inside } from './conversation/use-conversation.ts';
import { DebriefPage } from './debrief/debrief-page.tsx';
import { DividedNotice } from './divided-notice.tsx';
import { Door } from './door.tsx';

/** /practice/{id}: the door, the conversation, the commitment and the debrief of one practice patient. */
export function PracticePatient() {
  const id = Number(useParams().id);
  const patient = usePracticePatient(id);
  const language = useLanguage();
  const attempt = useAttempt(id);
  const isGone = patient.error instanceof ApiError && [400, 404].includes(patient.error.status);
  if (patient.data && !language.isError && (language.data || attempt === null))
    return <Stage key={id} patient={patient.data} language={language.data} attempt={attempt} />;
  return (
    <Page>
      <PageHeading title="Practice Patient" />
      {isGone ? <ErrorPanel message={practicePatientEndpoint.errors.missing} /> : null}
      {patient.isError && !isGone ? (
        <ErrorPanel message={practicePatientEndpoint.failure} onRetry={() => void patient.refetch()} />
      ) : null}
      {language.isError ? <ErrorPanel message={NO_LANGUAGE} onRetry={() => void language.refetch()} /> : null}
      {patient.isError || language.isError ? null : (
        <Skeleton label="Loading the patient..." shape="form" count={3} />
      )}
    </Page>
  );
}

type StageProps = {
  readonly patient: Patient;
  /** The door is there before it. */
  readonly language: PageLanguage | undefined;
  readonly attempt: Attempt | null;
};

function Stage({ patient, language, attempt }: StageProps) {
  const stage = attempt?.stage ?? 'door';
  useEffect(() => {
    // Each stage is a page of its own; only a conversation is read from its end.
    if (stage !== 'consultation') window.scrollTo(0, 0);
    focusHeading();
  }, [stage]);
  if (attempt === null || language === undefined)
    return <Door patient={patient} isAwaited={language !== undefined} />;
  return (
    <>
      <DividedNotice attempt={attempt} />
      <BehindDoor patient={patient} language={language} attempt={attempt} />
    </>
  );
}

function BehindDoor(inside: Inside) {
  const answers = useAnswers(inside);
  switch (inside.attempt.stage) {
    case 'consultation':
      return <Conversation inside={inside} answers={answers} />;
    case 'commitment':
      return <CommitmentForm {...inside} />;
    case 'debrief':
      return <DebriefPage {...inside} />;
  }
}
