import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { shareText } from '#domain/diagnosis/listed-diagnoses.ts';
import { useDiagnosis } from '#web/api/differential.ts';
import { Meter } from '#web/controls/progress/meter.tsx';
import { Skeleton } from '#web/controls/progress/skeleton.tsx';
import { differentialOfKnown } from '#web/differential/use-case-differential.ts';
import type { Known } from '#web/findings/use-known.ts';
import { Reasons } from '#web/screens/summary/reasons.tsx';
import classes from '#web/screens/summary/row.module.css';

type ShareRowProps = { readonly diagnosis: DiagnosisResult; readonly known: Known };

/** One diagnosis with its share of the evidence, whose bar is full at 100%; it opens to the answers for and against. */
export function ShareRow({ diagnosis, known }: ShareRowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={classes.row}>
      <details onToggle={event => setOpen(event.currentTarget.open)}>
        <summary className={classes.head}>
          <span className={classes.name}>{diagnosis.name}</span>
          <span className={classes.percent}>{shareText(diagnosis.probability)}</span>
          <IconChevronDown className="chevron" size={18} aria-hidden />
          <Meter value={diagnosis.probability / 100} />
        </summary>
        {isOpen ? <WholeReasons diagnosis={diagnosis} known={known} /> : null}
      </details>
    </li>
  );
}

/** What is behind a diagnosis comes with those that are shown first; of any other it is asked for. */
function WholeReasons({ diagnosis, known }: ShareRowProps) {
  const whole = useDiagnosis(differentialOfKnown(known), diagnosis.id);
  if (diagnosis.contributions.length === 0 && whole.isPending)
    return <Skeleton label="Calculating differential diagnoses..." shape="rows" />;
  return <Reasons diagnosis={whole.data ?? diagnosis} record={known.record} />;
}
