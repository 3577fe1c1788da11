import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binsOf, scoreOf } from '#content/calibration/forecast.ts';
import { calibrationPage } from '#content/calibration/page.ts';
import { reliabilityCurve } from '#content/calibration/reliability-curve.ts';
import { playedSeries } from '#content/calibration/series.ts';
import { readIds } from '#content/compile/ids.ts';
import { provisionalContent } from '#content/play/playable-content.ts';
import { readContent } from '#content/read/read-content.ts';

/** `npm run content:calibration`: how far the likelihood can be believed, into `docs/calibration.md` and its picture. */
const DOCS = join(import.meta.dirname, '../../../docs');

const { content } = readContent();
const series = playedSeries(content.vignettes, provisionalContent(content, readIds()));
const pooled = series.find(({ name }) => name === 'all together');
if (pooled === undefined) throw new Error('There are no stories to play');

writeFileSync(join(DOCS, 'calibration.md'), calibrationPage(series, pooled));
writeFileSync(
  join(DOCS, 'calibration.svg'),
  reliabilityCurve([
    { name: 'likelihood', colour: '#1864ab', bins: binsOf(pooled.likelihood) },
    { name: 'sum (shares)', colour: '#b35900', bins: binsOf(pooled.sum) },
  ]),
);
for (const { name, likelihood } of series) {
  const { count, first, three, ece } = scoreOf(likelihood);
  console.log(
    `${name.padEnd(40)} n ${count} first ${(first * 100).toFixed(1)} three ${(three * 100).toFixed(1)} ECE ${ece.toFixed(3)}`,
  );
}
