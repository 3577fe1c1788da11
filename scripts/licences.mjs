// npm run licences: what the product is delivered with, and under which licence; ends with 1 for one nobody has looked at.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './installed.mjs';

/** May be used and passed on with a notice. */
const LOOKED_AT = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
];
/** Files of their own that nothing of ours is joined with, and PostgreSQL's own licence, which is like MIT's. */
const ALSO = ['MPL-2.0', 'PostgreSQL', 'Unlicense', 'CC0-1.0'];

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const delivered = Object.entries(packages).filter(
  ([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional,
);
const licenceOf = ({ license = 'unknown' }) => license;
const isFine = licence =>
  licence.split(/ OR | AND /).every(part => [...LOOKED_AT, ...ALSO].includes(part.replace(/[()]/g, '')));

for (const [path, about] of delivered)
  console.log(`${licenceOf(about).padEnd(24)} ${path.replace(/^.*node_modules\//, '')} ${about.version}`);
const unknown = delivered.filter(([, about]) => !isFine(licenceOf(about)));
console.log(`${delivered.length} packages, ${unknown.length} with a licence that nobody has looked at`);
process.exit(unknown.length === 0 ? 0 : 1);
