import { type ReactNode, useId } from 'react';
import { Panel } from '#web/controls/page/panel.tsx';
import classes from './debrief.module.css';

type PartProps = {
  readonly title: string;
  /** One sentence of what it shows. */
  readonly lead?: string;
  readonly children: ReactNode;
};

/** A part of the debrief, with its title. */
export function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Panel>
        <div className={classes.part}>
          <h2 id={id}>{title}</h2>
          {lead === undefined ? null : <p className={classes.muted}>{lead}</p>}
          {children}
        </div>
      </Panel>
    </section>
  );
}
