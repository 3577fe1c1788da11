import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { DangerMark } from '#web/differential/danger-mark.tsx';
import { LikelihoodBar } from '#web/differential/likelihood-bar.tsx';
import type { Known } from '#web/findings/use-known.ts';
import { LikelihoodReasons } from '#web/screens/summary/likelihood-reasons.tsx';
import classes from '#web/screens/summary/row.module.css';

type LikelihoodRowProps = { readonly diagnosis: DiagnosisResult; readonly known: Known };

/** One diagnosis and how likely it is; it opens to what made it so, and to what was not asked. */
export function LikelihoodRow({ diagnosis, known }: LikelihoodRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { name, likelihood = 0, dangerPlace } = diagnosis;
  return (
    <li className={classes.row}>
      <details onToggle={event => setOpen(event.currentTarget.open)}>
        <summary className={classes.likely}>
          <LikelihoodBar
            name={name}
            likelihood={likelihood}
            mark={dangerPlace === undefined ? null : <DangerMark />}
          />
          <IconChevronDown className="chevron" size={18} aria-hidden />
        </summary>
        {isOpen ? <LikelihoodReasons diagnosis={diagnosis} known={known} /> : null}
      </details>
    </li>
  );
}
