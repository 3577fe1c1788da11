import type { ReactNode } from 'react';
import classes from './panel.module.css';

type PanelProps = {
  readonly children: ReactNode;
  /** Names the region for screen readers; leave out when the heading inside is enough. */
  readonly label?: string;
  readonly tone?: 'plain' | 'soft' | 'wait' | 'danger' | 'good';
};

/** A white surface with a hairline border, or a soft one that carries a meaning. */
export function Panel({ children, label, tone = 'plain' }: PanelProps) {
  return (
    <section className={`surface ${classes.panel}`} data-tone={tone} aria-label={label}>
      {children}
    </section>
  );
}
