import classes from './skeleton.module.css';

type SkeletonProps = {
  /** Read out instead of the grey shapes, such as 'Loading chief complaints...'. */
  readonly label: string;
  readonly shape: 'rows' | 'form' | 'question';
  readonly count?: number;
};

const ROWS_UNLESS_TOLD = 6;

/** Grey shapes where content is about to stand. Invisible for the first 300 ms. */
export function Skeleton({ label, shape, count = ROWS_UNLESS_TOLD }: SkeletonProps) {
  return (
    <div className={classes.skeleton} data-shape={shape} role="status" aria-label={label}>
      {shape === 'question' ? <span className={classes.line} data-part="title" /> : null}
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all the same and never move.
        <span key={row} className={classes.line} data-part={shape === 'form' ? 'field' : 'row'} />
      ))}
    </div>
  );
}
