import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIds } from '#content/compile/ids.ts';
import { provisionalContent } from '#content/play/playable-content.ts';
import { draftOf } from '#content/practice/patients/draft-of.ts';
import { CONTENT_FOLDER, readContent } from '#content/read/read-content.ts';

/** `npm run content:patient -- <complaint> "<title of a teaching case>"`: a draft of a practice patient. */
const [complaint = '', title = ''] = process.argv.slice(2);
const { content } = readContent();
const teachingCase = content.cases.find(one => one.complaint === complaint && one.title === title);
if (teachingCase === undefined) {
  const titles = content.cases.filter(one => one.complaint === complaint).map(one => `  ${one.title}`);
  console.error(`There is no such teaching case of "${complaint}". There are:\n${titles.join('\n')}`);
  process.exitCode = 1;
} else {
  const draft = draftOf(teachingCase, provisionalContent(content, readIds()));
  const file = join(CONTENT_FOLDER, 'patients', `${draft.key}.yaml`);
  writeFileSync(file, draft.yaml, { flag: 'wx' });
  console.log(
    `${file}: write where it says WRITE, then npm run content:lint -- --only patients/${draft.key}`,
  );
}
