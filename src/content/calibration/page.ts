import { binsOf, type Score, scoreOf } from '#content/calibration/forecast.ts';
import type { Series } from '#content/calibration/series.ts';
import { table } from '#content/report/table.ts';
import { PARAMETERS } from '#domain/diagnosis/likelihood/parameters.ts';

const HEADINGS = ['patients', 'n', 'by', 'first', 'first three', 'ECE', 'Brier', 'log score'];

/** The page that says how far the differential's figures can be believed. */
export function calibrationPage(series: readonly Series[], pooled: Series): string {
  return `# How far the likelihood can be believed

Written by \`npm run content:calibration\`; do not edit. It plays the partly told patients and the blind stories of
\`content/cases/combined\`: the first complaint of each led to the doctor, the others are further symptoms, what is not told
is skipped. *Sum* is the specified share of the evidence read as if it were a probability, which it is not; *likelihood*
is the model of [ADR 21](decisions/0021-likelihood-from-the-whole-history.md).

${table(HEADINGS, series.flatMap(rowsOf))}

*ECE*, the expected calibration error, is how far what was said of the leading diagnosis lies from how often it was right,
in the mean over tenths (0 is perfect). *Brier* is the squared error over all diagnoses, *log score* the mean negative
logarithm of what the true diagnosis was called, in nats; less is better.

![Reliability curves of sum and likelihood](calibration.svg)

The curves are those of all stories together; a dot is the larger, the more patients it stands for. On the dashed line
what is said is true. Above it the model is more often right than it says.

${table(
  ['said of the leader', 'it was right', 'patients'],
  binsOf(pooled.likelihood).map(({ said, right, count }) => [percent(said), percent(right), `${count}`]),
)}

## How overlap is discounted

- A finding counts once: its first telling, the chief complaint's questionnaire before the others, is weighed, every
  later one is not. A complaint that is present or denied, or a risk factor, is not weighed when an answer spoke of it.
- A further symptom counts 1 / (1 + n) of its logarithm once n choices of its own questionnaire were ticked: the more its
  answers have said, the less its presence adds.
- Answers about one thing (the dimension a question covers, whichever complaint it is asked of) say partly the same: of
  those that speak for a diagnosis the strongest counts whole, the next ${PARAMETERS.overlap} of its half-bits, the one
  after ${round(PARAMETERS.overlap ** 2)}, and so on; those that speak against it likewise.

## What the figures do not say

- The stories come from writers who think as the content's authors do; strangers' vignettes are told otherwise and reach
  less. Nearly every story has another diagnosis, rare ones as often as common ones, so commonness misleads here more
  than it would in a practice: with little told the model says less than it could.
- The likelihood is that of a learner's catalogue, not of a patient.
`;
}

function rowsOf({ name, sum, likelihood }: Series): string[][] {
  return [
    [name, `${sum.length}`, 'sum', ...figures(scoreOf(sum))],
    ['', '', 'likelihood', ...figures(scoreOf(likelihood))],
  ];
}

function figures({ first, three, ece, brier, log }: Score): string[] {
  return [percent(first), percent(three), round(ece), round(brier), round(log)];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function round(value: number): string {
  return value.toFixed(3);
}
