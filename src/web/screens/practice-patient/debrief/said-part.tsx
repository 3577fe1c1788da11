import type { Line } from '#domain/practice/consultation/consultation.ts';
import classes from './debrief.module.css';
import { Part } from './part.tsx';

type SaidPartProps = { readonly lines: readonly Line[]; readonly name: string };

/** All that was said, by line, folded. */
export function SaidPart({ lines, name }: SaidPartProps) {
  return (
    <Part title="All that was said">
      <ol className={classes.lines}>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place, and never moves.
          <li key={place} id={`line-${place}`} tabIndex={-1} className={classes.line}>
            <span className={classes.label}>{line.by === 'student' ? 'You' : name}</span> {line.text}
          </li>
        ))}
      </ol>
    </Part>
  );
}
