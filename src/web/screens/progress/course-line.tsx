import type { Course } from '#domain/practice/attempt/course.ts';
import classes from './progress.module.css';

const WIDTH = 96;
const HEIGHT = 24;
const EDGE = 3;

/** How something went over time: a small line, and the same in words. Nothing before there are two histories. */
export function CourseLine({ course: { points, halves } }: { readonly course: Course }) {
  if (halves === null) return null;
  const x = (place: number) => EDGE + (place * (WIDTH - 2 * EDGE)) / Math.max(1, points.length - 1);
  const y = (share: number) => EDGE + (1 - share) * (HEIGHT - 2 * EDGE);
  const path = points.map((share, place) => `${place === 0 ? 'M' : 'L'}${x(place)} ${y(share)}`).join('');
  const last = points.at(-1) ?? 0;
  return (
    <p className={classes.course}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.spark} aria-hidden>
        <path className={classes.sparkGround} d={`M${EDGE} ${y(0)}H${WIDTH - EDGE}`} />
        <path className={classes.sparkLine} d={path} />
        <circle className={classes.dot} cx={x(points.length - 1)} cy={y(last)} r={2.5} />
      </svg>
      <span>
        Earlier {percent(halves.earlier)}, lately {percent(halves.lately)}
      </span>
    </p>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
