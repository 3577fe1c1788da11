import type { Intent } from '#domain/practice/intent.ts';
import { bestNamed } from '#domain/practice/understanding/gazetteer.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import { FINDING_LABELS, type Label, type NameKind } from '#domain/practice/understanding/language-model.ts';
import { segmentsOf } from '#domain/practice/understanding/pieces.ts';
import { type PieceReading, readPiece } from '#domain/practice/understanding/read-piece.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { contentStems } from '#domain/practice/understanding/words.ts';

/** How likely a piece must ask for findings before what it lists is taken for them. */
const ASKED = 0.3;

/** From here on something listed is surely what it is taken for. */
const SURE = 0.6;

/** From here on a general question is meant, and what is listed are examples. */
const GENERAL = 0.5;

/** The family was spoken of. */
const OF_FAMILY = /^(?:history|presence):family/;

/** What may stand beside a name that is asked for by nothing but its name. */
const BARE = new Set(
  `any and or what about how a an the your his her other no at all have had has having you he she they do does did is are
  was were been be there got get getting ever noticed notice with it this that feel felt feeling experienced suffer
  suffered from some also lately recently`.split(/\s+/),
);

const RELATIVE: readonly NameKind[] = ['relative'];

const PERSONAL: readonly NameKind[] = ['symptom', 'illness', 'medicine', 'operation', 'circumstance'];

/** What a piece lists: "any fever, chills or night sweats?" is three questions. None if it is one. */
export function listedIn(
  language: Language,
  text: string,
  whole: PieceReading,
  context: QuestionContext,
): readonly Intent[] {
  const segments = segmentsOf(text);
  if (segments.length < 2 || !asksForFindings(whole)) return [];
  const listed = segments.flatMap(segment => {
    const reading = readPiece(language, segment, context);
    const isEmpty = contentStems(language.lexicon, reading.tokens).length === 0;
    return isEmpty
      ? []
      : (nameIn(language, reading, asksOfFamily(whole), context) ?? surelyAsked(whole, reading) ?? []);
  });
  const different = [...new Set(listed)];
  return different.length > 1 && !areExamples(whole, different) ? different : [];
}

/** "Any illnesses, diabetes or asthma?" asks for illnesses: whoever has others tells them, too. */
function areExamples({ candidates: [first] }: PieceReading, listed: readonly Intent[]): boolean {
  return (
    first?.intent.startsWith('history:') === true &&
    first.score >= GENERAL &&
    listed.some(intent => !intent.startsWith('history:'))
  );
}

/** What a piece asks that is nothing but a name: "Hay fever?" */
export function bareNameIn(
  language: Language,
  reading: PieceReading,
  context: QuestionContext,
): Intent | undefined {
  const [only, ...others] = reading.mentions;
  if (only === undefined || others.length > 0 || only.isGeneric) return undefined;
  const rest = reading.tokens.filter((_, place) => place < only.from || place >= only.to);
  if (rest.some(({ word }) => !BARE.has(word))) return undefined;
  return nameIn(language, reading, OF_FAMILY.test(context.lastIntents.at(-1) ?? ''), context);
}

/** The finding or the item that is named, if only one is. */
function nameIn(
  { itemOf }: Language,
  { mentions, tokens }: PieceReading,
  ofFamily: boolean,
  context: QuestionContext,
): Intent | undefined {
  const name = mentions.length === 1 ? mentions[0] : undefined;
  if (name === undefined) return undefined;
  const finding = bestNamed(name, ofFamily ? RELATIVE : PERSONAL, context);
  if (finding !== undefined) return itemOf[finding.key] ?? `presence:${finding.key}`;
  return name.to - name.from === tokens.length ? (name.item ?? undefined) : undefined;
}

/** What one of several things surely asks. Of relatives only names are believed. */
function surelyAsked(whole: PieceReading, { candidates: [first] }: PieceReading): Intent | undefined {
  const isItem =
    first?.intent.startsWith('presence:') === true || first?.intent.startsWith('history:') === true;
  return isItem && first.score >= SURE && !asksOfFamily(whole) ? first.intent : undefined;
}

function asksOfFamily(whole: PieceReading): boolean {
  return likelihood(whole, ['presence relative', 'history:family']) > 0.5;
}

function asksForFindings(whole: PieceReading): boolean {
  const items = whole.mentions.flatMap(({ item }) => item ?? []);
  return (
    likelihood(whole, [...FINDING_LABELS, 'attribute:associated', 'open:else', 'history:family', ...items]) >=
    ASKED
  );
}

function likelihood({ labels }: PieceReading, of: readonly Label[]): number {
  return [...new Set(of)].reduce((sum, label) => sum + (labels.get(label) ?? 0), 0);
}
