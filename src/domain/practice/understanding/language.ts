import { type OpenLexicon, openLexicon } from '#domain/practice/understanding/clauses.ts';
import { type FindingSearch, openFindingSearch } from '#domain/practice/understanding/finding-search.ts';
import { type Frames, openFrames } from '#domain/practice/understanding/frames.ts';
import { type Gazetteer, openGazetteer } from '#domain/practice/understanding/gazetteer.ts';
import type { LanguageModel } from '#domain/practice/understanding/language-model.ts';
import { type OpenJargon, openJargon } from '#domain/practice/understanding/manner.ts';
import { openSpeller, type Speller } from '#domain/practice/understanding/speller.ts';

/** A model opened once, and used for every question. */
export type Language = {
  readonly lexicon: OpenLexicon;
  readonly gazetteer: Gazetteer;
  readonly frames: Frames;
  readonly findingSearch: FindingSearch;
  readonly speller: Speller;
  readonly jargon: OpenJargon;
  readonly itemOf: LanguageModel['itemOf'];
  /** How intents without a finding are shown. */
  readonly words: ReadonlyMap<string, string>;
  readonly findingNames: ReadonlyMap<string, string>;
};

/** Opens a model: takes some milliseconds, so it is done once. */
export function openLanguage(model: LanguageModel): Language {
  const gazetteer = openGazetteer(model);
  const frames = openFrames(model);
  return {
    lexicon: openLexicon(model.lexicon),
    gazetteer,
    frames,
    findingSearch: openFindingSearch(model),
    speller: openSpeller([...gazetteer.words, ...frames.neighbours.rarity.keys()]),
    jargon: openJargon(model.jargon),
    itemOf: model.itemOf,
    words: new Map(model.labels.map(({ label, words }) => [label, words])),
    findingNames: new Map(model.findings.map(({ key, name }) => [key, name])),
  };
}
