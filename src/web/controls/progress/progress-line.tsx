import classes from './progress-line.module.css';

type ProgressLineProps = {
  /** 'Question 3 of 12': stands at the left, the percentage at the right. */
  readonly label: string;
  readonly percent: number;
};

/** How far one has come: words, a percentage and a bar. */
export function ProgressLine({ label, percent }: ProgressLineProps) {
  return (
    <div className={classes.progress}>
      <div className={classes.words} aria-live="polite">
        <span>{label}</span>
        <span>{percent}%</span>
      </div>
      <div className={classes.bar}>
        <progress className="unseen" max={100} value={percent} aria-label={label} />
        <div className={classes.done} style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
    </div>
  );
}
