import type { ReactNode } from 'react';
import classes from '#web/screens/summary/score-list.module.css';

type ScoreListProps = {
  readonly rows: readonly {
    readonly key: string | number;
    readonly words: ReactNode;
    readonly score: string;
  }[];
};

/** Words at the left, a number at the right. */
export function ScoreList({ rows }: ScoreListProps) {
  return (
    <ul className={classes.scores}>
      {rows.map(({ key, words, score }) => (
        <li key={key}>
          <span>{words}</span> <span className={classes.score}>{score}</span>
        </li>
      ))}
    </ul>
  );
}
