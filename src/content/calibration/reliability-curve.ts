import type { Bin } from '#content/calibration/forecast.ts';

const SIZE = 360;
const MARGIN = 48;
const LARGEST_DOT = 12;

export type Curve = { readonly name: string; readonly colour: string; readonly bins: readonly Bin[] };

/** The reliability curves as a picture: what was said of the leader against how often it was right. */
export function reliabilityCurve(curves: readonly Curve[]): string {
  const full = SIZE + 2 * MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${full} ${full}" font-family="sans-serif" font-size="12" role="img" aria-label="Reliability: what was said of the leading diagnosis against how often it was right">
<rect width="${full}" height="${full}" fill="#fff"/>
${axes()}
${curves.map(curve).join('\n')}
${curves.map(({ name, colour }, i) => `<text x="${MARGIN + 8}" y="${MARGIN + 16 + 16 * i}" fill="${colour}">${name}</text>`).join('\n')}
</svg>
`;
}

function axes(): string {
  const ticks = [0, 0.25, 0.5, 0.75, 1];
  const middle = MARGIN + SIZE / 2;
  return [
    `<rect x="${MARGIN}" y="${MARGIN}" width="${SIZE}" height="${SIZE}" fill="none" stroke="#888"/>`,
    `<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="#888" stroke-dasharray="4 4"/>`,
    ...ticks.map(at => `<text x="${x(at)}" y="${y(0) + 18}" text-anchor="middle">${at}</text>`),
    ...ticks.map(at => `<text x="${x(0) - 8}" y="${y(at) + 4}" text-anchor="end">${at}</text>`),
    `<text x="${middle}" y="${y(0) + 38}" text-anchor="middle">said of the leading diagnosis</text>`,
    `<text transform="translate(14 ${middle}) rotate(-90)" text-anchor="middle">how often it was right</text>`,
  ].join('\n');
}

function curve({ colour, bins }: Curve): string {
  const most = Math.max(...bins.map(({ count }) => count));
  const points = bins.map(({ said, right }) => `${x(said)},${y(right)}`).join(' ');
  const dots = bins.map(
    ({ said, right, count }) =>
      `<circle cx="${x(said)}" cy="${y(right)}" r="${(2 + LARGEST_DOT * Math.sqrt(count / most)).toFixed(1)}" fill="${colour}" fill-opacity="0.3"/>`,
  );
  return [`<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"/>`, ...dots].join(
    '\n',
  );
}

function x(value: number): number {
  return Math.round((MARGIN + value * SIZE) * 10) / 10;
}

function y(value: number): number {
  return Math.round((MARGIN + (1 - value) * SIZE) * 10) / 10;
}
