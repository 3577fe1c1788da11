import { IconArrowRight } from '@tabler/icons-react';
import { generatePath, Link } from 'react-router';
import { ROUTES } from '#domain/flow/routes.ts';
import type { ListedPatient } from '#domain/practice/patient/patient.ts';
import { StatusMark } from '#web/controls/progress/status-mark.tsx';
import { DoorFacts } from '#web/practice/door-notice.tsx';
import classes from './practice.module.css';

type PatientCardProps = {
  readonly patient: ListedPatient;
  readonly isDone: boolean;
  readonly isBegun: boolean;
};

/** A patient as on the door; all of it leads in. */
export function PatientCard({ patient, isDone, isBegun }: PatientCardProps) {
  return (
    <article className={`surface ${classes.card}`}>
      <p className={classes.door}>
        <Link className={classes.link} to={generatePath(ROUTES.practicePatient, { id: String(patient.id) })}>
          {patient.door}
        </Link>
      </p>
      <div className={classes.foot}>
        <DoorFacts patient={patient} />
        {isBegun ? <StatusMark status="open">Begun</StatusMark> : null}
        {isDone && !isBegun ? <StatusMark status="good">Done</StatusMark> : null}
        <IconArrowRight className={classes.arrow} size={18} aria-hidden />
      </div>
    </article>
  );
}
