import { IconChevronDown } from '@tabler/icons-react';
import type { Line } from '#domain/practice/consultation/consultation.ts';
import { Panel } from '#web/controls/page/panel.tsx';
import classes from './debrief.module.css';

type SaidPartProps = { readonly lines: readonly Line[]; readonly name: string };

/** All that was said, by line, folded. */
export function SaidPart({ lines, name }: SaidPartProps) {
  return (
    <Panel>
      <details>
        <summary className={classes.row}>
          <h2>All that was said</h2>
          <IconChevronDown className="chevron" size={20} aria-hidden />
        </summary>
        <ol className={classes.lines}>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place, and never moves.
            <li key={place} id={`line-${place}`} tabIndex={-1} className={classes.line}>
              <span className={classes.label}>{line.by === 'student' ? 'You' : name}</span> {line.text}
            </li>
          ))}
        </ol>
      </details>
    </Panel>
  );
}
