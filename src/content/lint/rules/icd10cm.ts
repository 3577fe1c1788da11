import { type CodeBook, LATER, TITLES } from '#content/codes/code-book.ts';
import type { Fault, Rule } from '#content/lint/rule.ts';
import type { Content } from '#content/read/content.ts';

/** Every diagnosis has a billable code of the published list, or one that is named as a later addition. */
export function icd10cm(book: CodeBook): Rule {
  return {
    name: 'icd10cm',
    *check(content) {
      yield* diagnosisFaults(content, book);
      yield* unusedFaults(content, TITLES, book.published);
      yield* unusedFaults(content, LATER, book.later);
      for (const code of [...book.later.keys()].filter(code => book.published.has(code))) {
        yield { file: LATER, message: `${code} stands in the published list already` };
      }
    },
  };
}

function* diagnosisFaults({ diagnoses }: Content, { published, later }: CodeBook): Generator<Fault> {
  for (const { file, key, icd10cm: code } of diagnoses) {
    const entry = published.get(code) ?? later.get(code);
    if (entry === undefined) {
      const message = `${key}: ${code} is unknown: is it right, and was \`npm run content:codes -- <published list>\` run?`;
      yield { file, message };
    } else if (!entry.isBillable) {
      yield { file, message: `${key}: ${code} (${entry.title}) is a heading: take a code below it` };
    }
  }
}

function* unusedFaults(
  { diagnoses }: Content,
  file: string,
  listed: ReadonlyMap<string, unknown>,
): Generator<Fault> {
  const used = new Set(diagnoses.map(diagnosis => diagnosis.icd10cm));
  const unused = [...listed.keys()].filter(code => !used.has(code));
  if (unused.length > 0) yield { file, message: `no diagnosis has the code ${unused.join(', ')}` };
}
