import type { QuestionValues } from '#domain/practice/debrief/question-values.ts';
import classes from './values-chart.module.css';

const WIDTH = 400;
const HEIGHT = 130;
const EDGE = 44;
const TOP = 12;

/** How likely the right diagnosis was after each question; what stands beside it says the same in words. */
export function ValuesChart({ values: { before, questions } }: { readonly values: QuestionValues }) {
  const likelihoods = [before.likelihood, ...questions.map(({ likelihood }) => likelihood)];
  const x = (place: number) => EDGE + (place * (WIDTH - EDGE - TOP)) / Math.max(1, questions.length);
  const y = (likelihood: number) => TOP + (1 - likelihood) * HEIGHT;
  const line = likelihoods
    .map(
      (likelihood, place) =>
        `${place === 0 ? 'M' : 'H'}${x(place)}${place === 0 ? ' ' : 'V'}${y(likelihood)}`,
    )
    .join('');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + TOP + 26}`} className={classes.chart} aria-hidden>
      {[0, 0.5, 1].map(share => (
        <g key={share}>
          <path className={classes.axis} d={`M${EDGE} ${y(share)}H${WIDTH - TOP}`} />
          <text className={classes.words} x={EDGE - 6} y={y(share) + 4} textAnchor="end">
            {share * 100}%
          </text>
        </g>
      ))}
      <path className={classes.line} d={line} />
      {questions.map(({ line: number, likelihood }, place) => (
        <circle key={number} className={classes.dot} cx={x(place + 1)} cy={y(likelihood)} r={2.5} />
      ))}
      <text className={classes.words} x={EDGE} y={HEIGHT + TOP + 20}>
        First question
      </text>
      <text className={classes.words} x={WIDTH - TOP} y={HEIGHT + TOP + 20} textAnchor="end">
        Last
      </text>
    </svg>
  );
}
