import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { languageModel } from '#content/practice/understanding/build-model.ts';
import { answeredQuestionsOf } from '#content/practice/understanding/consultations.ts';
import { frameOf, judged, type Verdict } from '#content/practice/understanding/judge.ts';
import { readLearnt } from '#content/practice/understanding/learnt-file.ts';
import { readLanguage } from '#content/practice/understanding/read-language.ts';
import { consultation } from '#content/practice/understanding/schema.ts';
import type { Problem } from '#content/read/problem.ts';
import { readContent } from '#content/read/read-content.ts';
import { yamlReader } from '#content/read/read-yaml.ts';
import { openLanguage } from '#domain/practice/understanding/language.ts';

/** `npm run practice:measure -- questions.yaml`: how well the questions of a file are understood; `--all` lists faults. */
const [path = '', ...options] = process.argv.slice(2);
if (!existsSync(path)) {
  console.error('Which file of questions?');
  process.exit(1);
}
const problems: Problem[] = [];
const consultations = yamlReader(dirname(resolve(path)), problems).list(basename(path), consultation);
for (const { file, message } of problems) console.error(`${file}: ${message}`);

const language = openLanguage(languageModel(readContent().content, readLanguage().language, readLearnt()));
const questions = consultations.flatMap(entry => answeredQuestionsOf(language, entry));
const verdicts = questions.map(question => judged(language, question));
for (const [frame, group] of Map.groupBy(verdicts, ({ question }) => frameOf(question))) print(frame, group);
print('all', verdicts);
const times = verdicts.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
console.log(`p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms`);
if (options.includes('--all')) {
  for (const verdict of verdicts.filter(({ answered }) => answered !== 'rightly')) tell(verdict);
}

function print(name: string, group: readonly Verdict[]): void {
  const share = (count: number) => `${((100 * count) / group.length).toFixed(1).padStart(5)} %`;
  const counted = (answered: Verdict['answered']) =>
    share(group.filter(verdict => verdict.answered === answered).length);
  console.log(
    `${name.padEnd(10)} ${String(group.length).padStart(4)}  rightly ${counted('rightly')}  wrongly ${counted('wrongly')}` +
      `  not answered ${counted('not')}  right or among three ${share(group.filter(({ isNear }) => isNear).length)}`,
  );
}

function tell({ question, reading, answered }: Verdict): void {
  const understood = reading.parts.map(({ intent, confidence }) => `${intent} ${confidence.toFixed(2)}`);
  console.log(`${answered.padEnd(8)} ${question.ask}`);
  console.log(`         wanted ${question.intents.join(', ')} · ${reading.outcome} ${understood.join(', ')}`);
  console.log(`         else ${reading.offers.map(offer => offer.join(' + ')).join(', ')}`);
}
