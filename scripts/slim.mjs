// node scripts/slim.mjs: leaves of the installed packages what the server needs when it runs; for images.
import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { TYPEFACES } from '../src/pdf/fonts.ts';
import { ROOT } from './installed.mjs';
import { isOfBrowser, serverPackages } from './server-packages.mjs';

const lockfile = JSON.parse(readFileSync(join(ROOT, 'node_modules/.package-lock.json'), 'utf8'));
const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages[''];
const packages = { ...lockfile.packages, '': wanted };
const needed = serverPackages({ packages }, isOfBrowser(ROOT));
const remove = path => rmSync(join(ROOT, path), { recursive: true, force: true });
const isInNeeded = path => [...needed].some(one => one === path || one.startsWith(`${path}/`));

for (const path of Object.keys(lockfile.packages)) if (!isInNeeded(path)) remove(path);
for (const path of globSync('node_modules/.*', { cwd: ROOT })) remove(path);
for (const scope of globSync('node_modules/@*', { cwd: ROOT }))
  if (readdirSync(join(ROOT, scope)).length === 0) remove(scope);

const faces = new Set(TYPEFACES.flatMap(({ files }) => files.map(file => `node_modules/${file}`)));
for (const file of globSync('node_modules/@expo-google-fonts/**/*.ttf', { cwd: ROOT }))
  if (!faces.has(file)) remove(file);
console.log(`${needed.size} packages are left.`);
