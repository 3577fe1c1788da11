import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Panel } from '#web/controls/page/panel.tsx';
import classes from './debrief.module.css';

type PartProps = {
  readonly title: string;
  /** A few words of what it says, beside the title. */
  readonly lead?: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
};

/** A part of the debrief, which folds: the page shows first what matters most. */
export function Part({ title, lead, isOpen = false, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Panel>
        <details open={isOpen}>
          <summary className={classes.head}>
            <span className={classes.names}>
              <h2 id={id}>{title}</h2>
              {lead === undefined ? null : <span className={classes.muted}>{lead}</span>}
            </span>
            <IconChevronDown className="chevron" size={20} aria-hidden />
          </summary>
          <div className={classes.part}>{children}</div>
        </details>
      </Panel>
    </section>
  );
}
