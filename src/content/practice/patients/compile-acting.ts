import { type WordSources, wordsToTry } from '#content/practice/patients/words-to-try.ts';
import type { Patient } from '#content/read/content.ts';
import { ATTRIBUTES, HISTORY_ITEMS, type Intent, VIEWS } from '#domain/practice/intent.ts';
import type { Acting } from '#domain/practice/patient/acting.ts';

/** What anybody may be asked, whatever the complaint. */
const ASKED_OF_ANYBODY: readonly Intent[] = [
  ...ATTRIBUTES.map((attribute): Intent => `attribute:${attribute}`),
  ...HISTORY_ITEMS.map((item): Intent => `history:${item}`),
  ...VIEWS.map((view): Intent => `ice:${view}`),
];

/** What a role-player has to know beside the facts. */
export function compileActing({ person, cues }: Patient, sources: WordSources): Acting {
  const { title } = wordsToTry(sources);
  const intents = [...ASKED_OF_ANYBODY, ...cues.flatMap(({ follow }) => follow)];
  return {
    speech: person.speech,
    occupation: person.occupation ?? null,
    words: Object.fromEntries(intents.map(intent => [intent, title(intent)])),
  };
}
