import { IconInfoCircle, IconSchool } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ROUTES } from '#domain/flow/routes.ts';
import { useAccount } from '#web/api/session.ts';
import { markFromBegin } from '#web/case/session-flags.ts';
import { forget, useIsStored } from '#web/case/stored-store.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { useReplacing } from '#web/saving/use-replacing.tsx';
import { AccountButton, AccountOffer } from '#web/screens/home/account-offer.tsx';
import { FeatureCards } from '#web/screens/home/feature-cards.tsx';
import classes from './home.module.css';

const AnalyzeBackup = lazy(async () => ({
  default: (await import('#web/screens/home/analyze-backup.tsx')).AnalyzeBackup,
}));

const Feedback = lazy(async () => ({
  default: (await import('#web/screens/home/feedback/feedback.tsx')).Feedback,
}));

/** Only who has practised loads what knows what is due. */
const DuePatients = lazy(async () => ({
  default: (await import('#web/practice/due-patients.tsx')).DuePatients,
}));

/** It knows the case, which is much to load: who has none does without. */
const ResumeButton = lazy(async () => ({
  default: (await import('#web/screens/home/resume-button.tsx')).ResumeButton,
}));

/** What this is, and the one thing to do. */
export function Home() {
  const [isAnalyzing, setAnalyzing] = useState(false);
  const [isTelling, setTelling] = useState(false);
  const isStored = useIsStored('practiceResults');
  const isSignedIn = useAccount() !== null;
  const hasPractised = isStored || isSignedIn;
  return (
    <div className={classes.page}>
      <Notice />
      <section className={classes.opening}>
        <h1 tabIndex={-1} className={classes.title}>
          Take a complete clinical history, one clear question at a time.
        </h1>
        <SessionButtons onAnalyze={() => setAnalyzing(true)} onFeedback={() => setTelling(true)} />
        <p className={classes.education}>
          <IconSchool size={20} aria-hidden />
          <span>For education only. Never enter the data of a real patient.</span>
        </p>
      </section>
      {hasPractised ? (
        <Suspense>
          <div className={classes.due}>
            <DuePatients />
          </div>
        </Suspense>
      ) : null}
      <FeatureCards />
      <AccountOffer />
      {isAnalyzing ? (
        <Suspense>
          <AnalyzeBackup onClose={() => setAnalyzing(false)} />
        </Suspense>
      ) : null}
      {isTelling ? (
        <Suspense>
          <Feedback onClose={() => setTelling(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

type SessionButtonsProps = { readonly onAnalyze: () => void; readonly onFeedback: () => void };

function SessionButtons({ onAnalyze, onFeedback }: SessionButtonsProps) {
  const navigate = useNavigate();
  const hasCase = useIsStored('case');
  const beginning = useReplacing(() => {
    forget('begin');
    markFromBegin();
    void navigate(ROUTES.terms);
  });
  return (
    <div className={classes.buttons}>
      <ActionButton kind="primary" size="large" onClick={beginning.begin}>
        Begin Clinical Session
      </ActionButton>
      {hasCase ? (
        <Suspense fallback={<RoomForResume />}>
          <ResumeButton />
        </Suspense>
      ) : null}
      <ActionButton kind="quiet" size="large" onClick={onAnalyze}>
        Analyze Backup
      </ActionButton>
      <ActionButton kind="quiet" size="large" onClick={onFeedback}>
        Send Feedback
      </ActionButton>
      <AccountButton />
      {beginning.dialog}
    </div>
  );
}

/** As wide as the button in any typeface, so that nothing moves when it comes. */
function RoomForResume() {
  return (
    <span className={classes.resume} aria-hidden>
      Resume session
    </span>
  );
}

/** Why the student finds themselves here, when something sent them. */
function Notice() {
  const { state } = useLocation();
  if (typeof state?.notice !== 'string') return null;
  return (
    <p className={classes.notice} role="status">
      <IconInfoCircle size={20} aria-hidden />
      {state.notice}
    </p>
  );
}
