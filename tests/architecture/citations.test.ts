import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SPECIFICATION = 'docs/specification.md';
const THIS_TEST = 'tests/architecture/citations.test.ts';

type Citation = { readonly file: string; readonly number: string };

/** '9.12', '3.1 and 3.2', '28.2 to 28.4', '25.2, 28.21'. */
const NUMBERS = String.raw`\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*`;
const CITED = new RegExp(String.raw`\bspecification (${NUMBERS})`, 'gi');
/** The specification and the decisions cite within themselves by the number alone. */
const CITED_WITHIN = new RegExp(String.raw`\((${NUMBERS})\)`, 'g');
const DECISION = /\bADR (\d+)(?:, item (\d+))?/g;
/** Chapters without a number, decisions without a file, a folder instead of a decision. */
const OLD_STYLE =
  /specification, section|history steps, section|specification(?:'s|’s)? \(?section|\(sections? \d|\bdecisions? \d|\(`?(?:docs\/)?decisions`?[,:; ]/gi;

/** A citation may be broken over two lines of a comment. */
function textOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
}

const files = globSync([
  '{src,tests,bench}/**/*.{ts,tsx,mjs,css,typ,sql,html}',
  '{content,docs}/**/*.md',
  '*.md',
]).filter(file => file !== THIS_TEST);

const items = [...readFileSync(SPECIFICATION, 'utf8').matchAll(/^\*\*(\d+)\.(\d+)\*\* |^## (\d+)\. /gm)];
const numbers = items.flatMap(([, chapter, item]) => (item === undefined ? [] : [`${chapter}.${item}`]));

function citationsIn(file: string, pattern: RegExp): Citation[] {
  return [...textOf(file).matchAll(pattern)].flatMap(([, cited = '']) =>
    cited.split(/, | and | to /).map(number => ({ file, number })),
  );
}

function missing(citations: readonly Citation[]): string[] {
  return citations.filter(({ number }) => !numbers.includes(number)).map(told);
}

function told({ file, number }: Citation): string {
  return `${file}: ${number}`;
}

describe('The specification', () => {
  it('numbers its chapters and statements one after the other, and none twice', () => {
    const found = items.map(([, chapter, item, heading]) => heading ?? `${chapter}.${item}`);
    let [chapter, item] = [0, 0];
    const expected = found.map(number => {
      const isChapter = !number.includes('.');
      [chapter, item] = isChapter ? [chapter + 1, 0] : [chapter, item + 1];
      return isChapter ? `${chapter}` : `${chapter}.${item}`;
    });
    expect(found).toEqual(expected);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('has every number that is cited anywhere', () => {
    const citations = files.flatMap(file => citationsIn(file, CITED));
    expect(citations.length).toBeGreaterThan(100);
    expect(missing(citations)).toEqual([]);
  });

  it('has every number that it and its decisions cite within themselves', () => {
    const within = [SPECIFICATION, ...globSync('docs/decisions/0014-*.md')];
    expect(missing(within.flatMap(file => citationsIn(file, CITED_WITHIN)))).toEqual([]);
  });
});

describe('The decisions', () => {
  it('have every item that is cited', () => {
    const lacking = files.flatMap(file =>
      [...textOf(file).matchAll(DECISION)]
        .filter(([, decision = '', item]) => !isDecided(decision, item))
        .map(([citation]) => `${file}: ${citation}`),
    );
    expect(lacking).toEqual([]);
  });
});

function isDecided(decision: string, item: string | undefined): boolean {
  const [file] = globSync(`docs/decisions/${decision.padStart(4, '0')}-*.md`);
  if (file === undefined) return false;
  return item === undefined || new RegExp(`^${item}\\. `, 'm').test(readFileSync(file, 'utf8'));
}

describe('Comments, tests and documents', () => {
  it('cite by number, not by chapter or in passing', () => {
    const vague = files.flatMap(file =>
      [...textOf(file).matchAll(OLD_STYLE)].map(([citation]) => `${file}: ${citation}`),
    );
    expect(vague).toEqual([]);
  });
});
