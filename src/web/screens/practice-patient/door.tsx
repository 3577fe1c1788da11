import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ROUTES } from '#domain/flow/routes.ts';
import {
  type AttemptSettings,
  beginAttempt,
  LEAST_MINUTES,
  MODES,
  MOST_MINUTES,
  USUAL_SETTINGS,
} from '#domain/practice/attempt/attempt.ts';
import { type ExamOpening, examOpening } from '#domain/practice/attempt/exam.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';
import { storeBegun } from '#web/case/practice-attempts.ts';
import { readResults, usePracticeResults } from '#web/case/practice-results.ts';
import { usePracticeSettings } from '#web/case/practice-settings.ts';
import { today } from '#web/controls/dates/today.ts';
import { NumberField } from '#web/controls/fields/number-field.tsx';
import { RadioField } from '#web/controls/fields/radio-field.tsx';
import { TickField } from '#web/controls/fields/tick-field.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { Panel } from '#web/controls/page/panel.tsx';
import { StepBar } from '#web/controls/page/step-bar.tsx';
import { dayWords } from '#web/practice/day-words.ts';
import { DoorFacts } from '#web/practice/door-notice.tsx';
import { MODE_WORDS } from '#web/practice/practice-words.ts';
import classes from './practice-patient.module.css';

const MODE_TEXT = {
  learning: 'No clock. On request you see what your words would be understood as while you type.',
  exam: 'A clock that does not stop, no suggestions, and one attempt. When it runs out you commit.',
} as const;

/** Why there is no exam of this patient just now. */
function refusalWords({ from }: ExamOpening): string {
  const taken = 'You have taken this patient in exam mode, and an exam is taken once.';
  return from === null
    ? `${taken} Learning mode stays open.`
    : `${taken} It opens again when this patient is due, ${dayWords(from)}. Learning mode stays open.`;
}

type DoorProps = {
  readonly patient: PracticePatient;
  /** Whoever goes in before the patient can understand anything waits at the door. */
  readonly isAwaited: boolean;
};

/** What stands on the door, and how the student wants to practise. */
export function Door({ patient, isAwaited }: DoorProps) {
  const navigate = useNavigate();
  const results = usePracticeResults();
  const stored = usePracticeSettings();
  const exam = examOpening(results, patient.id, Date.now());
  const settings: AttemptSettings = exam.isOpen ? stored : { ...stored, mode: 'learning' };
  const change = (changed: Partial<AttemptSettings>) => usePracticeSettings.setState(changed);
  const goIn = () => {
    const now = Date.now();
    // The exam may have been taken in another tab since the door was drawn.
    if (settings.mode === 'exam' && !examOpening(readResults(), patient.id, now).isOpen) return;
    storeBegun(beginAttempt({ patientId: patient.id, settings, now, today: today() }));
  };
  const [isGoingIn, setGoingIn] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one goes in once, as it is set then.
  useEffect(() => {
    if (isGoingIn && isAwaited) goIn();
  }, [isGoingIn, isAwaited]);
  return (
    <Page>
      <PageHeading title="Before You Go In" />
      <div className={classes.parts}>
        <Panel label="On the door">
          <div className={classes.part}>
            <p className={classes.door}>{patient.door}</p>
            <DoorFacts patient={patient} />
          </div>
        </Panel>
        <Panel label="How to practise">
          <div className={classes.part}>
            {exam.isOpen ? (
              <RadioField
                id="mode"
                label="Mode"
                options={MODES.map(mode => MODE_WORDS[mode])}
                value={MODE_WORDS[settings.mode]}
                onChange={chosen =>
                  change({ mode: MODES.find(mode => MODE_WORDS[mode] === chosen) ?? 'learning' })
                }
              />
            ) : (
              <p>{refusalWords(exam)}</p>
            )}
            <p className={classes.muted}>{MODE_TEXT[settings.mode]}</p>
            {settings.mode === 'exam' ? (
              <NumberField
                id="minutes"
                label="Minutes"
                description={`From ${LEAST_MINUTES} to ${MOST_MINUTES}`}
                value={settings.minutes}
                min={LEAST_MINUTES}
                max={MOST_MINUTES}
                onChange={minutes => change({ minutes: minutes ?? USUAL_SETTINGS.minutes })}
              />
            ) : null}
            <TickField
              id="asks-thoughts"
              isTicked={settings.asksThoughts}
              onChange={asksThoughts => change({ asksThoughts })}
            >
              Ask me in the middle what I am thinking
            </TickField>
          </div>
        </Panel>
      </div>
      <StepBar
        back={{ label: 'Back', onClick: () => void navigate(ROUTES.practice) }}
        primary={{ label: 'Go In', onClick: () => setGoingIn(true), isBusy: isGoingIn }}
      />
    </Page>
  );
}
