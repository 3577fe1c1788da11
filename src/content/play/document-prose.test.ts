import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readIds } from '#content/compile/ids.ts';
import { provisionalContent } from '#content/play/playable-content.ts';
import { simulateSession } from '#content/play/simulated-session.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';
import { complaintsFrom } from '#domain/catalogue/complaints-from.ts';
import type { ClinicalDocument } from '#domain/summary/document/clinical-document.ts';
import { storiesOf } from '#domain/summary/facts/story.ts';
import { type ToldFinding, toldFindings } from '#domain/summary/facts/told-findings.ts';
import { conditionInFamily, nameInHistory, nameInSentence } from '#domain/summary/prose/finding-names.ts';
import { noteOf } from '#domain/summary/render/note.ts';
import { oralPresentationText } from '#domain/summary/render/oral-presentation.ts';
import { referralLetterOf } from '#domain/summary/render/referral-letter.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';
import { summaryOf } from '#domain/summary/summary-of.ts';
import { filledCase } from '#tests/examples/filled-case.ts';
import { factsMissingFrom } from '#tests/examples/told-facts.ts';

const CASES = 500;

const playable = provisionalContent(wholeContent(), readIds());
const { vocabulary } = playable.compiled;
const complaints = complaintsFrom(playable.compiled);
const filled = fc.sample(filledCase, { numRuns: CASES, seed: 20261122 });

/** The answers of a simulated session, and every other time the past history of a filled case. */
const inputs: readonly SummaryInput[] = Array.from({ length: CASES }, (_, index) => {
  const { said } = simulateSession(playable, index + 1);
  const { answers, chiefComplaint, associatedSymptoms, age, gender } = said.record;
  const past = index % 2 === 0 ? filled[index] : undefined;
  const record = { ...said.record, ...past, answers, chiefComplaint, associatedSymptoms, age, gender };
  return { ...said, record, complaints, vocabulary };
});

const told = inputs.map(input => ({ input, ...summaryOf(input) }));

/** Words that somebody typed keep their capitals; so do names and abbreviations. */
const NAMES =
  /^(?:[A-Z][a-z]*[A-Z0-9].*|[A-Z]|I|X-ray.*|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Anonymous|Ada|Example|Sam|Student|Mediterranean|African|Asian|African|South|South-East|Asia|Down|Turner|Marfan|Klinefelter|Parkinson|Huntington|Raynaud|Achilles|Crohn|Kaposi|Kawasaki|Eustachian|Wilson|Horner|Bitot|Brudzinski|Kernig|Janeway|Osler|Still|Lyme|Charcot|Heberden|Bouchard|Dupuytren|Peyronie|Ramadan|Christmas|English|British|North|Lisfranc|Botox|Latin|Black|White|Celsius|Silk)\b/;

/** What stands in mid-sentence with a capital that nobody gave it. */
function capitalsIn(text: string, record: SummaryInput['record']): string[] {
  const typed = JSON.stringify(record);
  const unquoted = text.replace(/“[^”]*”/g, '“x”');
  return [...unquoted.matchAll(/[a-z,;)] ([A-Z][\p{L}’'-]*)/gu)]
    .map(([, word = '']) => word)
    .filter(word => !NAMES.test(word) && !isTyped(word, typed));
}

function isTyped(word: string, typed: string): boolean {
  return new RegExp(`"[^"]*\\b${word}\\b[^"]*"`, 'u').test(typed);
}

function faultsIn(text: string, record: SummaryInput['record']): string[] {
  return [
    ...[...text.matchAll(/(?:^|[.;] |\n)[A-Z][a-z ]{2,30}: /g)].map(([found]) => `label: ${found}`),
    ...[...text.matchAll(/\b(\p{L}+) \1\b/giu)].map(([found]) => `doubled: ${found}`),
    ...[...text.matchAll(/\(\s*\)|“”|,\s*[,.;]| {2}|\.\.|\s[,.;]/g)].map(([found]) => `empty: ${found}`),
    ...capitalsIn(text, record).map(word => `capital: ${word}`),
  ];
}

function questionsIn(text: string, { transcript }: ClinicalDocument): string[] {
  return transcript.flatMap(({ answers, skipped }) =>
    [...answers.map(({ question }) => question), ...skipped].filter(question => text.includes(question)),
  );
}

/** The body tells each thing once; what stands before it is drawn together from it. */
function bodyOf({ sections }: ClinicalDocument): string {
  return JSON.stringify(sections.map(({ brief, more }) => [brief, more]));
}

/** A finding's name as its section says it. */
function wordsOf({ finding, home }: ToldFinding): string {
  if (home === 'family') return conditionInFamily(finding) ?? nameInSentence(finding);
  const isHistory = home !== null && home !== 'medications' && home !== 'social';
  return (isHistory ? nameInHistory(finding) : nameInSentence(finding))
    .replace(/ use$/, '')
    .replace(/^no /, '');
}

/** An entry tells smoking and drinking in more words than the finding. */
function isEntry({ finding }: ToldFinding, { record }: SummaryInput): boolean {
  return (
    (/smok/i.test(finding.name) && record.smokingHistory.length > 0) ||
    (/^alcohol/i.test(finding.name) && record.alcoholHistory.length > 0)
  );
}

function occurrences(text: string, words: string): number {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.match(new RegExp(`(?<![\\p{L}-])${escaped}(?![\\p{L}-])`, 'gu'))?.length ?? 0;
}

/** How often the words may stand there: in every finding, phrase and symptom that holds them. */
function holders(words: string, input: SummaryInput, findings: readonly ToldFinding[]): number {
  const phrases = input.record.answers.flatMap(({ offered = [] }) =>
    offered.flatMap(({ phrase }) => phrase ?? []),
  );
  // A symptom may be named when it is brought in, and again by what is said of it.
  const nouns = storiesOf(input).flatMap(({ noun }) => [noun, noun]);
  const texts = [...findings.map(wordsOf), ...new Set(phrases), ...nouns];
  return texts.filter(text => occurrences(text, words) > 0).length;
}

describe('The prose of five hundred generated cases', () => {
  test('has no label, doubled word, empty bracket or capital in mid-sentence', () => {
    const faults = told.flatMap(({ fullText, input }, index) =>
      faultsIn(fullText, input.record).map(fault => `${index} ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('asks nothing: questions stand in the transcript alone', () => {
    for (const { fullText, document, structured } of told) {
      expect(questionsIn(`${fullText}\n${structured.ChiefComplaint}`, document)).toEqual([]);
      expect(fullText).not.toMatch(/Asked|\?/);
    }
  });

  test('tells every present and denied finding, and none of them twice', () => {
    // An allergy has symptoms of its own: whether a finding is told twice is seen in cases without past history.
    const faults = told.flatMap(({ input, document }, index) => {
      const findings = toldFindings(input);
      const body = bodyOf(document);
      return findings.flatMap(one => {
        const words = wordsOf(one);
        const count = occurrences(body, words);
        const isTold = count >= 1 || isEntry(one, input);
        const isTwice = index % 2 === 1 && count > 1 && count > holders(words, input, findings);
        return isTold && !isTwice ? [] : [`${index} ${words}: ${count}`];
      });
    });
    expect(faults).toEqual([]);
  });

  test('loses no recorded fact of past history', () => {
    for (const { fullText, input } of told) expect(factsMissingFrom(fullText, input.record)).toEqual([]);
  });

  test('reads as sentences in every way of presenting it', () => {
    for (const { document, input } of told) {
      for (const text of [oralPresentationText(document), referralLetterOf(document), noteOf(document)]) {
        expect(text).not.toMatch(/undefined|\[object|NaN/);
        expect(faultsIn(text, input.record).filter(fault => /^(?:doubled|empty)/.test(fault))).toEqual([]);
      }
      expect(oralPresentationText(document).split(/\s+/).length).toBeLessThanOrEqual(220);
    }
  });
});
