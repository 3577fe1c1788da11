import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languageModel } from '#content/practice/understanding/build-model.ts';
import { LANGUAGE_FILE, printed } from '#content/practice/understanding/language-file.ts';
import { readLearnt } from '#content/practice/understanding/learnt-file.ts';
import { readLanguage } from '#content/practice/understanding/read-language.ts';
import { readContent } from '#content/read/read-content.ts';

/** `npm run practice:build`: writes what practice pages understand questions by. */
const { language, problems } = readLanguage();
for (const { file, message } of problems) console.error(`${file}: ${message}`);
if (problems.length > 0) process.exit(1);

const text = printed(languageModel(readContent().content, language, readLearnt()));
mkdirSync(dirname(LANGUAGE_FILE), { recursive: true });
writeFileSync(LANGUAGE_FILE, text);
console.log(`${LANGUAGE_FILE}: ${Math.round(gzipSync(text).length / 1000)} KB compressed`);
