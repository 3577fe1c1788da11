import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import classes from '#web/screens/summary/diagnosis-row.module.css';
import { shareText } from '#web/screens/summary/must-not-miss.tsx';
import { Reasons } from '#web/screens/summary/reasons.tsx';

type DiagnosisRowProps = {
  readonly diagnosis: DiagnosisResult;
  readonly record: PatientRecord;
};

/** One diagnosis with its bar, which is full at 100%; it opens to the answers for and against. */
export function DiagnosisRow({ diagnosis, record }: DiagnosisRowProps) {
  return (
    <li className={classes.row}>
      <details>
        <summary className={classes.head}>
          <span className={classes.name}>
            {diagnosis.name}
            {diagnosis.mustNotMiss ? (
              <span className={classes.danger}>
                <IconAlertTriangle size={14} aria-hidden /> Must not miss
              </span>
            ) : null}
          </span>
          <span className={classes.percent}>{shareText(diagnosis.probability)}</span>
          <IconChevronDown className="chevron" size={18} aria-hidden />
          <meter className={classes.bar} min={0} max={100} value={diagnosis.probability} aria-hidden />
        </summary>
        <Reasons diagnosis={diagnosis} record={record} />
      </details>
    </li>
  );
}
