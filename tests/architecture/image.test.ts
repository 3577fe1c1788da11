import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { isOfBrowser, serverPackages } from '../../scripts/server-packages.mjs';

const read = (path: string) => readFileSync(path, 'utf8');
const lockfile = JSON.parse(read('package-lock.json'));
const dockerfile = read('Dockerfile');
const runs = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

/** What the image's own programs are, beside npm: see `scripts` in package.json and `fork` in the PDF printer. */
const PROGRAMS = ['main.ts', 'backup-command.ts', 'workflow-check.ts', 'pdf/typst-process.ts'];
const IMPORT = /^(?:import|export) (?!type )[^;]*?from '([^']+)'|^import '([^']+)'/gm;

function importsOf(file: string): string[] {
  return [...read(file).matchAll(IMPORT)].map(([, named, bare]) => named ?? bare ?? '');
}

function fileOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  return specifier.startsWith('.') ? join(dirname(from), specifier) : null;
}

/** All files that the programs load, themselves included. */
function loaded(): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    if (!file.endsWith('.ts')) return;
    for (const next of importsOf(file).map(specifier => fileOf(file, specifier))) if (next) add(next);
  };
  for (const program of PROGRAMS) add(`src/server/${program}`);
  return files;
}

const sources = [...loaded()].filter(file => file.endsWith('.ts'));

/** What a line `COPY` takes from the repository, or from the stage that builds. */
const copied = (stage: string, from: boolean) =>
  [...stage.matchAll(/^COPY (--from=build )?(.+) \S+$/gm)]
    .filter(([, isBuilt]) => (isBuilt !== undefined) === from)
    .flatMap(([, , names = '']) => names.split(' ').map(name => name.replace('/app/', '')));

it('The image holds all that its server reads beside its own code', () => {
  const places = sources.flatMap(file =>
    [...read(file).matchAll(/import\.meta\.dirname, '([^']+)'/g)].map(([, path = '']) =>
      relative('.', join(dirname(file), path)),
    ),
  );
  const held = [...copied(runs, false), ...copied(runs, true)];
  const isHeld = (path: string) => held.some(name => path === name || path.startsWith(`${name}/`));
  expect(places).toEqual(expect.arrayContaining(['content', 'dist', 'src/pdf/typst']));
  expect([...places, ...loaded(), 'node_modules'].filter(path => !isHeld(path))).toEqual([]);
});

it('No file that the image is made from is kept out of the build', () => {
  const lines = read('.dockerignore').split('\n');
  expect(copied(dockerfile, false).filter(name => !lines.includes(`!${name}`))).toEqual([]);
  const leftOut = lines.filter(line => line.startsWith('**/')).map(line => line.slice('**/*'.length));
  expect(sources.filter(file => leftOut.some(ending => file.endsWith(ending)))).toEqual([]);
});

it('The image holds each package that its server imports', () => {
  const needed = serverPackages(lockfile, isOfBrowser('.'));
  const names = sources
    .flatMap(importsOf)
    .filter(specifier => /^[a-z@]/.test(specifier) && !specifier.startsWith('node:'))
    .map(specifier => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0]);
  const faces = globSync('node_modules/@expo-google-fonts/*').map(path => path.split('\\').join('/'));
  const wanted = [...new Set(names)].map(name => `node_modules/${name}`);
  expect(wanted).toEqual(expect.arrayContaining(['node_modules/hono', 'node_modules/pg']));
  expect([...wanted, ...faces].filter(path => !needed.has(path))).toEqual([]);
});

it('The image holds neither tools of development nor what is built into the web application', () => {
  const needed = serverPackages(lockfile, isOfBrowser('.'));
  const tools = Object.entries<{ dev?: true; devOptional?: true }>(lockfile.packages)
    .filter(([, { dev, devOptional }]) => dev || devOptional)
    .map(([path]) => path);
  expect(tools).toEqual(expect.arrayContaining(['node_modules/vite', 'node_modules/drizzle-kit']));
  const ofBrowser = ['react', 'react-dom', '@mantine/core', '@tabler/icons-react'];
  const others = ofBrowser.map(name => `node_modules/${name}`);
  expect([...tools, ...others].filter(path => needed.has(path))).toEqual([]);
});

it('Every setting that the image does not make itself can be handed to the server of the compose file', () => {
  const settings = [...read('src/server/settings.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name]) => name,
  );
  const { environment } = parse(read('compose.yaml')).services.server;
  expect(settings).toContain('AUTH_SECRET');
  const own = ['HOST', 'PORT', 'DATA_DIR'];
  expect(Object.keys(environment).concat(own).sort()).toEqual(settings.sort());
});
