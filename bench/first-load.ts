import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Row } from './row.ts';

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
};

const DIST = new URL('../dist/', import.meta.url);
const ENTRY = 'index.html';
const HOME_AIM_KB = 150;
const STEP_AIM_KB = 100;

/** JavaScript a browser loads before Home works, and what each screen adds to it, gzipped. */
export function firstLoad(): Row[] {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(new URL('.vite/manifest.json', DIST), 'utf8'),
  );
  const filesOf = (key: string) =>
    [...reach(manifest, key, new Set())].map(reached => manifest[reached]?.file ?? '');
  const homeFiles = new Set([...filesOf(ENTRY), ...filesOf('src/web/screens/home/home.tsx')]);
  const home = kilobytes([...homeFiles]);
  const screens = Object.keys(manifest).filter(key => /^src\/web\/screens\/[^/]+\/[^/]+\.tsx$/.test(key));
  return [
    {
      what: 'First load of Home',
      figure: `${home} KB`,
      aim: `≤ ${HOME_AIM_KB} KB`,
      isMet: home <= HOME_AIM_KB,
    },
    ...screens
      .filter(key => !key.includes('/home/'))
      .map(key => {
        const more = kilobytes(filesOf(key).filter(file => !homeFiles.has(file)));
        const what = `  ${key.replace('src/web/screens/', '').replace(/\/.*/, '')} adds`;
        return { what, figure: `${more} KB`, aim: `≤ ${STEP_AIM_KB} KB`, isMet: more <= STEP_AIM_KB };
      }),
  ];
}

/** A chunk and all it imports without waiting. */
function reach(manifest: Readonly<Record<string, Chunk>>, key: string, reached: Set<string>): Set<string> {
  if (reached.has(key) || !manifest[key]) return reached;
  reached.add(key);
  for (const imported of manifest[key].imports ?? []) reach(manifest, imported, reached);
  return reached;
}

function kilobytes(files: readonly string[]): number {
  const bytes = files
    .filter(file => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, DIST))).length, 0);
  return Math.round(bytes / 102.4) / 10;
}
