import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDER, readContent } from '#content/read/read-content.ts';
import { reportOf } from '#content/report/report-of.ts';

/** `npm run content:report`: writes docs/content-report.md. */
writeFileSync(join(CONTENT_FOLDER, '../docs/content-report.md'), reportOf(readContent().content));
