// npm run bench: sizes and speeds with what they aim at. Ratios are taken within one run: machines are noisy.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inBrowser } from './browser/in-browser.ts';
import { firstLoad } from './first-load.ts';
import { pdf } from './pdf.ts';
import { pedigree } from './pedigree.ts';
import { requests } from './requests.ts';
import type { Row } from './row.ts';
import { startServer } from './running-server.ts';
import { suggestions } from './suggestions.ts';

async function server(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'anamnesis-bench-'));
  chmodSync(dataDir, 0o755);
  try {
    const cold = await startServer(dataDir);
    await cold.stop();
    const warm = await startServer(dataDir);
    const rows = await requests(warm).finally(warm.stop);
    return [
      {
        what: 'Server start, cold (new database, content loaded)',
        figure: `${Math.round(cold.startedIn)} ms`,
      },
      { what: 'Server start, warm', figure: `${Math.round(warm.startedIn)} ms` },
      ...rows,
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const rows = [
  ...firstLoad(),
  ...pedigree(),
  ...suggestions(),
  ...(await pdf()),
  ...(await server()),
  ...(await inBrowser()),
];
for (const { what, figure, aim = '', isMet } of rows) {
  const verdict = isMet === undefined ? '' : isMet ? '✓' : '✗';
  console.log(`${what.padEnd(52)} ${figure.padStart(12)}   ${aim.padEnd(12)} ${verdict}`);
}
