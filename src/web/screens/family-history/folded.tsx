import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '#web/screens/family-history/member-dialog.module.css';

type FoldedProps = {
  readonly title: string;
  /** Something of it is known: it is not folded away. */
  readonly isTold: boolean;
  readonly children: ReactNode;
};

/** Fields that are seldom needed, folded away until somebody asks for them. */
export function Folded({ title, isTold, children }: FoldedProps) {
  return (
    <details className={classes.more} open={isTold || undefined}>
      <summary>
        {title}
        <IconChevronDown className="chevron" size={18} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
