import { IconCheck } from '@tabler/icons-react';
import { memo, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { guard } from '#domain/flow/guard.ts';
import { stepAt } from '#domain/flow/steps.ts';
import { type StepperStep, stepperSteps } from '#web/app/stepper/stepper-steps.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { isTermsAccepted } from '#web/case/session-flags.ts';
import { markVisited, readVisited } from '#web/case/visited-steps.ts';
import classes from './stepper.module.css';

/** Where the session stands: dots on a line, or one line of words on phones. */
export function Stepper() {
  const steps = useSteps();
  const current = steps.find(step => step.isCurrent);
  if (current === undefined) return null;
  return (
    <nav className={classes.stepper} aria-label="Progress">
      <div className={classes.phone}>
        <span>
          Step {current.number} of {steps.length}
        </span>
        <span className={classes.name}>{current.step.name}</span>
        <progress className={classes.bar} aria-label="Steps" value={current.number} max={steps.length} />
      </div>
      <ol className={classes.dots}>
        {steps.map(step => (
          <Dot key={step.step.path} {...step} />
        ))}
      </ol>
    </nav>
  );
}

const Dot = memo(({ step, number, isCurrent, isDone, canOpen }: StepperStep) => {
  const status = isCurrent ? 'current step' : isDone ? 'done' : 'not done yet';
  const inside = (
    <>
      <span className={classes.dot} aria-hidden>
        {isDone && !isCurrent ? <IconCheck size={14} stroke={3} /> : number}
      </span>
      <span className={classes.label}>{step.name}</span>
      <span className="unseen">{`, step ${number}, ${status}`}</span>
    </>
  );
  return (
    <li className={classes.step} data-current={isCurrent || undefined} data-done={isDone || undefined}>
      {canOpen ? (
        <Link className={classes.inside} to={step.path}>
          {inside}
        </Link>
      ) : (
        <span className={classes.inside} aria-current={isCurrent ? 'step' : undefined}>
          {inside}
        </span>
      )}
    </li>
  );
});

/** The steps at this page, which is remembered as visited once the guard lets it stay. */
function useSteps(): readonly StepperStep[] {
  const { pathname } = useLocation();
  const record = useCaseStore(state => state.record);
  const isAccepted = isTermsAccepted();
  const complaintId = record.chiefComplaint?.id;
  const visited = readVisited(complaintId);
  const path = stepAt(pathname)?.path;
  const isOpen = guard(pathname, record, isAccepted).kind === 'stay';
  useEffect(() => {
    if (path !== undefined && isOpen) markVisited(path, complaintId);
  }, [path, isOpen, complaintId]);
  return stepperSteps(pathname, record, { isTermsAccepted: isAccepted, visited });
}
