import { IconChevronDown } from '@tabler/icons-react';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { shareText } from '#domain/diagnosis/listed-diagnoses.ts';
import { Reasons } from '#web/screens/summary/reasons.tsx';
import classes from '#web/screens/summary/row.module.css';

type ShareRowProps = {
  readonly diagnosis: DiagnosisResult;
  readonly record: PatientRecord;
};

/** One diagnosis with its share of the evidence, whose bar is full at 100%; it opens to the answers for and against. */
export function ShareRow({ diagnosis, record }: ShareRowProps) {
  return (
    <li className={classes.row}>
      <details>
        <summary className={classes.head}>
          <span className={classes.name}>{diagnosis.name}</span>
          <span className={classes.percent}>{shareText(diagnosis.probability)}</span>
          <IconChevronDown className="chevron" size={18} aria-hidden />
          <meter className={classes.bar} min={0} max={100} value={diagnosis.probability} aria-hidden />
        </summary>
        <Reasons diagnosis={diagnosis} record={record} />
      </details>
    </li>
  );
}
