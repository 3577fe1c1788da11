import type { Line } from '#domain/practice/consultation/consultation.ts';
import classes from './debrief.module.css';
import { Part } from './part.tsx';

type SaidPartProps = {
  readonly lines: readonly Line[];
  readonly name: string;
  /** The line with which the student came back; what follows changed nothing of the debrief. */
  readonly againFrom: number | null;
};

/** All that was said, by line, folded. */
export function SaidPart({ lines, name, againFrom }: SaidPartProps) {
  return (
    <Part title="All that was said">
      <ol className={classes.lines}>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place, and never moves.
          <li key={place} id={`line-${place}`} tabIndex={-1} className={classes.line}>
            <span className={classes.label}>
              {line.by === 'student' ? 'You' : name}
              {againFrom !== null && place >= againFrom ? ', asked again' : ''}
            </span>{' '}
            {line.text}
          </li>
        ))}
      </ol>
    </Part>
  );
}
