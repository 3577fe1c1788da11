import { parentPort, workerData } from 'node:worker_threads';
import { lexiconOf } from '#content/practice/understanding/build-model.ts';
import { learntLanguage } from '#content/practice/understanding/learn.ts';
import { calledFindings } from '#content/practice/understanding/named-findings.ts';
import { readLanguage } from '#content/practice/understanding/read-language.ts';
import { readContent } from '#content/read/read-content.ts';
import { isIntent, parseIntent } from '#domain/practice/intent.ts';
import { openGazetteer } from '#domain/practice/understanding/gazetteer.ts';
import { contentStems, openLexicon, wordsOf } from '#domain/practice/understanding/words.ts';

/** Every so many-th consultation is left out, from a place on; none, if there is no place. */
export type LeftOut = { readonly of: number; readonly place: number | null };

/** Learns all but the consultations that are left out, beside others that do the same with others. */
const { of, place: leftOut }: LeftOut = workerData;
const { content } = readContent();
const { language: whole } = readLanguage();
const language = {
  ...whole,
  consultations: whole.consultations.filter((_, place) => place % of !== leftOut),
};
const lexicon = openLexicon(lexiconOf(language));
const findings = calledFindings(content, language, lexicon);
const items = language.intents.flatMap(({ intent, names }) => {
  const called = names.map(name => contentStems(lexicon, wordsOf(lexicon, name)).join(' '));
  return isIntent(intent) && parseIntent(intent)?.frame === 'history'
    ? [{ item: intent as Parameters<typeof openGazetteer>[0]['items'][number]['item'], names: called }]
    : [];
});
const generic = language.synonyms.generic.flatMap(word => wordsOf(lexicon, word).map(({ stem }) => stem));
const gazetteer = openGazetteer({ findings, items, generic });
parentPort?.postMessage(learntLanguage({ content, language, lexicon, findings }, { lexicon, gazetteer }));
