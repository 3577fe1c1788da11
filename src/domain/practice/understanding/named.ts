import type { Intent } from '#domain/practice/intent.ts';
import { bestNamed } from '#domain/practice/understanding/gazetteer.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import type { NameKind } from '#domain/practice/understanding/language-model.ts';
import type { Heard } from '#domain/practice/understanding/options.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';

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

/** Whether an intent is about the family. */
export function isOfFamily(intent: Intent | undefined): boolean {
  return intent !== undefined && OF_FAMILY.test(intent);
}

/** What a piece asks that is nothing but a name: "Hay fever?" */
export function bareNameIn(
  { itemOf }: Pick<Language, 'itemOf'>,
  { tokens, mentions }: Heard,
  context: QuestionContext,
): Intent | undefined {
  const [only, ...others] = mentions;
  if (only === undefined || others.length > 0 || only.isGeneric) return undefined;
  const rest = tokens.filter((_, place) => place < only.from || place >= only.to);
  if (rest.some(({ word }) => !BARE.has(word))) return undefined;
  const finding = bestNamed(only, isOfFamily(context.lastIntents.at(-1)) ? RELATIVE : PERSONAL, context);
  if (finding !== undefined) return itemOf[finding.key] ?? `presence:${finding.key}`;
  return only.to - only.from === tokens.length ? (only.item ?? undefined) : undefined;
}
