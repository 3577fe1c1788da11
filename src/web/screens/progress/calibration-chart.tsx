import type { Calibration } from '#domain/practice/debrief/calibration.ts';
import { Panel } from '#web/controls/page/panel.tsx';
import { biasWords } from '#web/practice/bias-words.ts';
import classes from './progress.module.css';

const SIZE = 200;
const EDGE = 28;
/** How sure the student was, and how often right: on the line, confidence fits. */
export function CalibrationChart({
  calibration: { count, brier, bias, bands },
}: {
  readonly calibration: Calibration;
}) {
  const x = (share: number) => EDGE + share * SIZE;
  const y = (share: number) => SIZE + 8 - share * SIZE;
  const curve = bands
    .map((band, place) => `${place === 0 ? 'M' : 'L'}${x(band.confidence)} ${y(band.right)}`)
    .join('');
  return (
    <Panel label="How sure you may be">
      <div className={classes.part}>
        <h2>How sure you may be</h2>
        <p>
          {biasWords({ bias, count })} Brier score {brier.toFixed(2)} over {count}{' '}
          {count === 1 ? 'case' : 'cases'}; 0 is perfect, 0.25 a coin.
        </p>
        <div className={classes.chart}>
          <svg viewBox={`0 0 ${SIZE + EDGE + 12} ${SIZE + EDGE + 16}`} className={classes.svg} aria-hidden>
            <path className={classes.axis} d={`M${x(0)} ${y(1)}V${y(0)}H${x(1)}`} />
            <path className={classes.ideal} d={`M${x(0)} ${y(0)}L${x(1)} ${y(1)}`} />
            <path className={classes.curve} d={curve} />
            {bands.map(band => (
              <circle
                key={band.from}
                className={classes.dot}
                cx={x(band.confidence)}
                cy={y(band.right)}
                r={4 + Math.min(6, band.count)}
              />
            ))}
            <text className={classes.words} x={x(0.5)} y={SIZE + 28} textAnchor="middle">
              How sure
            </text>
            <text
              className={classes.words}
              x={14}
              y={y(0.5)}
              textAnchor="middle"
              transform={`rotate(-90 14 ${y(0.5)})`}
            >
              How often right
            </text>
          </svg>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">How sure</th>
                <th scope="col">Right</th>
                <th scope="col">Cases</th>
              </tr>
            </thead>
            <tbody>
              {bands.map(band => (
                <tr key={band.from}>
                  <td>{percent(band.confidence)}</td>
                  <td>{percent(band.right)}</td>
                  <td>{band.count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Panel>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
