import {
  namedFindings,
  otherNames,
  relevantFindings,
} from '#content/practice/understanding/named-findings.ts';
import type { LanguageContent } from '#content/practice/understanding/read-language.ts';
import { trained } from '#content/practice/understanding/train.ts';
import type { Content } from '#content/read/content.ts';
import {
  clausesOf,
  contentStems,
  type OpenLexicon,
  openLexicon,
} from '#domain/practice/understanding/clauses.ts';
import { masked } from '#domain/practice/understanding/frames.ts';
import { type Gazetteer, mentionsIn, openGazetteer } from '#domain/practice/understanding/gazetteer.ts';
import type { LanguageModel, Lexicon } from '#domain/practice/understanding/language-model.ts';

/** All that questions are understood by, made of content. The same content makes the same model. */
export function languageModel(content: Content, language: LanguageContent): LanguageModel {
  const lexicon = lexiconOf(language);
  const open = openLexicon(lexicon);
  const findings = namedFindings(content, language, open);
  const named = {
    findings,
    relevant: relevantFindings(content, findings),
    generic: language.synonyms.generic.map(word =>
      clausesOf(open, word)
        .flat()
        .map(({ stem }) => stem)
        .join(' '),
    ),
    otherNames: otherNames(content, language, open, findings),
    labels: language.intents.map(({ intent, words, names }) => ({
      label: intent,
      words,
      names: names.map(name => contentStems(open, clausesOf(open, name).flat()).join(' ')),
    })),
  };
  const paraphrases = paraphrasesOf(language, open, openGazetteer(named));
  return {
    lexicon,
    ...named,
    itemOf: Object.fromEntries(
      language.intents.flatMap(({ intent, findings: same }) => same.map(key => [key, intent])),
    ),
    cues: language.cues.map(({ labels, when, unless, after }) => ({
      labels,
      pattern: when,
      ...(unless === undefined ? {} : { unless }),
      ...(after === undefined ? {} : { after }),
    })),
    paraphrases,
    classifier: trained(paraphrases),
    jargon: language.jargon.map(({ word, plain }) => [word, plain]),
  };
}

function lexiconOf({ synonyms }: LanguageContent): Lexicon {
  const { phrases, fillers, functionWords } = synonyms;
  return {
    phrases,
    fillers,
    functionWords,
    same: Object.fromEntries(
      Object.entries(synonyms.same).flatMap(([word, others]) => others.map(other => [other, word])),
    ),
  };
}

function paraphrasesOf(
  { paraphrases }: LanguageContent,
  lexicon: OpenLexicon,
  gazetteer: Gazetteer,
): LanguageModel['paraphrases'] {
  const masks = (line: string) => {
    const clause = clausesOf(lexicon, line).flat();
    return masked(clause, mentionsIn(gazetteer, lexicon, clause)).join(' ');
  };
  return [...paraphrases].map(([label, lines]) => [label, [...new Set(lines.map(masks))]]);
}
