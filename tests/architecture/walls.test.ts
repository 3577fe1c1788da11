import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

type Wall = { readonly room: string; readonly mayImport: readonly RegExp[] };

const DOMAIN = /^#domain\//;
/** What the contract says without zod. */
const ENDPOINTS = /^#contract\/endpoints\//;
const PDF = /^#pdf\//;
const NODE = /^node:/;
const PACKAGE = /^[a-z@]/;

/** Rooms from the most particular to the most general: a file belongs to the first that fits (docs/architecture.md). */
const WALLS: readonly Wall[] = [
  { room: 'src/domain/fhir/', mayImport: [DOMAIN, /^fhir\/r4$/] },
  { room: 'src/domain/', mayImport: [DOMAIN] },
  { room: 'src/contract/endpoints/', mayImport: [ENDPOINTS] },
  { room: 'src/contract/', mayImport: [DOMAIN, /^#contract\//, /^zod$/] },
  { room: 'src/pdf/', mayImport: [DOMAIN, PDF, /^#contract\/workflow\.ts$/] },
  {
    room: 'src/web/controls/',
    mayImport: [
      /^#web\/controls\//,
      /^react/,
      /^@mantine\//,
      /^@tabler\//,
      /^@dnd-kit\//,
      /^dayjs/,
      /^minisearch$/,
      /\.module\.css$/,
    ],
  },
  { room: 'src/web/case/', mayImport: [DOMAIN, /^#web\/case\//, /^react$/, /^zustand/] },
  { room: 'src/web/', mayImport: [DOMAIN, PDF, /^#web\//, /^#contract\//, PACKAGE, /\.css$/] },
  { room: 'src/service-worker/', mayImport: [] },
  {
    room: 'src/server/db/',
    mayImport: [DOMAIN, /^#contract\//, /^#server\/db\//, /^#content\//, NODE, PACKAGE],
  },
  {
    room: 'src/server/',
    mayImport: [DOMAIN, PDF, /^#contract\//, /^#server\//, /^#content\//, NODE, PACKAGE, /^#package\.json$/],
  },
  { room: 'src/content/', mayImport: [DOMAIN, /^#content\//, NODE, /^zod$/, /^yaml$/] },
];

const DOMAIN_ORDER = [
  'account',
  'text',
  'reading',
  'dates',
  'sections',
  'case',
  'flow',
  'questionnaire',
  'findings',
  'diagnosis',
  'suggestions',
  'review',
  'catalogue',
  'pedigree',
  'record',
  'summary',
  'fhir',
  'practice',
];

type Import = { readonly file: string; readonly target: string; readonly isTypeOnly: boolean };

/** `import … from 'x'`, `import 'x'`, `export … from 'x'` and `import('x')`. */
const IMPORT =
  /^(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(IMPORT);
  return [...found].map(match => ({
    file,
    target: aliased(file, match[2] ?? match[3] ?? ''),
    isTypeOnly: match[1] !== undefined,
  }));
}

/** A relative import is judged by where it leads. */
function aliased(file: string, target: string): string {
  if (!target.startsWith('.')) return target;
  const path = posix.join(posix.dirname(file), target);
  return path.startsWith('src/') ? `#${path.slice('src/'.length)}` : `#${path}`;
}

const files = globSync('src/**/*.{ts,tsx}').filter(file => !/\.(?:test|fixture)\.tsx?$/.test(file));
const imports = files.flatMap(importsOf);

describe('The walls between the rooms', () => {
  for (const { room, mayImport } of WALLS) {
    it(`${room} imports only what its room may know`, () => {
      const owned = imports.filter(
        ({ file }) => WALLS.find(wall => file.startsWith(wall.room))?.room === room,
      );
      const trespassing = owned.filter(({ target }) => !mayImport.some(allowed => allowed.test(target)));
      expect(trespassing.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
    });
  }

  it('no screen imports another screen', () => {
    const screenOf = (path: string) => /(?:src|#)\/?web\/screens\/([^/]+)\//.exec(path)?.[1];
    const trespassing = imports.filter(
      ({ file, target }) => screenOf(file) && screenOf(target) && screenOf(file) !== screenOf(target),
    );
    expect(trespassing.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  it('the web, and what is set there too, takes from the contract only types and the endpoints, so that no validator reaches the browser', () => {
    const values = imports.filter(
      ({ file, target, isTypeOnly }) =>
        /^src\/(?:web|pdf)\//.test(file) &&
        target.startsWith('#contract/') &&
        !isTypeOnly &&
        !ENDPOINTS.test(target),
    );
    expect(values.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  it('the rules of the domain use only those before them, apart from types', () => {
    const roomOf = (path: string) => /(?:src\/|#)domain\/([^/]+)\//.exec(path)?.[1] ?? '';
    const backwards = imports.filter(
      ({ file, target, isTypeOnly }) =>
        !isTypeOnly &&
        file.startsWith('src/domain/') &&
        DOMAIN_ORDER.indexOf(roomOf(target)) > DOMAIN_ORDER.indexOf(roomOf(file)),
    );
    expect(backwards.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  it('every source file belongs to a room', () => {
    expect(files.filter(file => !WALLS.some(({ room }) => file.startsWith(room)))).toEqual([]);
  });
});
