import type { ReactNode } from 'react';
import { likelihoodWords } from '#domain/diagnosis/likelihood/likelihood-words.ts';
import { likelihoodText } from '#domain/diagnosis/likelihood/ranked.ts';
import { Meter } from '#web/controls/progress/meter.tsx';
import classes from './likelihood-bar.module.css';

type LikelihoodBarProps = {
  readonly name: string;
  readonly likelihood: number;
  /** What it was before, where that is told. */
  readonly before?: number | undefined;
  /** What stands behind the name. */
  readonly mark?: ReactNode;
  /** Whether the word for the number stands beside it, where it says more than the number. */
  readonly hasWords?: boolean;
};

/** '<1%' needs no word. */
const WORDED_FROM = 0.01;

/** A diagnosis, how likely it is as number, word and bar, and what it was before. */
export function LikelihoodBar({ name, likelihood, before, mark, hasWords = true }: LikelihoodBarProps) {
  const [now, earlier] = [likelihoodText(likelihood), before === undefined ? '' : likelihoodText(before)];
  return (
    <div className={classes.bar}>
      <span className={classes.name}>
        {name}
        {mark}
      </span>
      <span className={classes.number}>
        {hasWords && likelihood >= WORDED_FROM ? (
          <span className={classes.words}>{likelihoodWords(likelihood)}</span>
        ) : null}
        {before === undefined || earlier === now ? null : (
          <span className={classes.change}>
            <span className={classes.aloud}>before </span>
            {earlier} <span aria-hidden>{likelihood > before ? '↗' : '↘'}</span>
            <span className={classes.aloud}>, now </span>
          </span>
        )}
        {now}
      </span>
      <Meter value={likelihood} />
    </div>
  );
}
