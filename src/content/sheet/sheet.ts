import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDER, readContent } from '#content/read/read-content.ts';
import { sheetOf } from '#content/sheet/sheet-of.ts';

/** `npm run content:sheet <complaint…>`: pages for the reviewing clinician, into data/sheets. */
const folder = join(CONTENT_FOLDER, '../data/sheets');
const { content } = readContent();
mkdirSync(folder, { recursive: true });

for (const key of process.argv.slice(2)) {
  const complaint = content.complaints.find(candidate => candidate.key === key);
  if (complaint === undefined) {
    console.error(`There is no complaint "${key}".`);
    process.exitCode = 1;
    continue;
  }
  const path = join(folder, `${key}.html`);
  writeFileSync(path, sheetOf(complaint, content));
  console.log(path);
}
