import {
  type ConsultationEntry,
  consultation,
  findingSynonyms,
  type IntentEntry,
  intentEntry,
  isParaphraseOf,
  type JargonEntry,
  jargonEntry,
  type ParaphraseOf,
  paraphrases,
  type SynonymsEntry,
  synonyms,
  type WeightsEntry,
  weights,
} from '#content/practice/understanding/schema.ts';
import { linesOf, readAskedForFindings } from '#content/read/asked-for-findings.ts';
import type { Problem } from '#content/read/problem.ts';
import { CONTENT_FOLDER } from '#content/read/read-content.ts';
import { type YamlReader, yamlReader } from '#content/read/read-yaml.ts';

/** What content/practice says of how questions are asked. */
export type LanguageContent = {
  readonly intents: readonly IntentEntry[];
  readonly synonyms: SynonymsEntry;
  /** What questions call findings besides their own names, by key. */
  readonly findingSynonyms: Readonly<Record<string, readonly string[]>>;
  readonly paraphrases: ReadonlyMap<ParaphraseOf, readonly string[]>;
  /** How one asks for findings, by key. */
  readonly askedForFindings: Readonly<Record<string, readonly string[]>>;
  /** Consultations to learn from. */
  readonly consultations: readonly ConsultationEntry[];
  readonly jargon: readonly JargonEntry[];
  /** How much each sign counts; nothing, before they were fitted. */
  readonly weights: WeightsEntry;
};

const NONE = { counts: {}, units: [] };

/** Before weights were fitted, nothing counts. */
export const UNFITTED: WeightsEntry = { reading: NONE, splitting: NONE, turns: NONE, trust: NONE };

/** Reads the words that patients may not know. */
export function readJargon(root: string = CONTENT_FOLDER): readonly JargonEntry[] {
  return jargonIn(yamlReader(root, []));
}

/** Reads the lines that ask the same, apart from the consultations, which are many. */
export function readParaphrases(root: string = CONTENT_FOLDER): LanguageContent['paraphrases'] {
  return paraphrasesIn(yamlReader(root, []));
}

/** Reads content/practice as far as it is about questions; what does not fit its schema becomes a problem. */
export function readLanguage(root: string = CONTENT_FOLDER): {
  readonly language: LanguageContent;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const yaml = yamlReader(root, problems);
  const language: LanguageContent = {
    intents: yaml.list('practice/intents.yaml', intentEntry),
    synonyms: yaml.one('practice/synonyms.yaml', synonyms) ?? {
      same: {},
      fillers: [],
      openers: [],
      functionWords: [],
      generic: [],
      notNames: [],
    },
    findingSynonyms: yaml.one('practice/synonyms-of-findings.yaml', findingSynonyms) ?? {},
    paraphrases: paraphrasesIn(yaml),
    askedForFindings: readAskedForFindings(yaml),
    consultations: yaml.files('practice/consultations/*.yaml').flatMap(file => yaml.list(file, consultation)),
    jargon: jargonIn(yaml),
    weights: yaml.one('practice/weights.yaml', weights) ?? UNFITTED,
  };
  return { language, problems };
}

function jargonIn(yaml: YamlReader): readonly JargonEntry[] {
  return yaml.list('practice/jargon.yaml', jargonEntry);
}

function paraphrasesIn(yaml: YamlReader): ReadonlyMap<ParaphraseOf, readonly string[]> {
  const all = new Map<ParaphraseOf, readonly string[]>();
  for (const file of yaml.files('practice/paraphrases/*.yaml')) {
    for (const [of, lines] of Object.entries(yaml.one(file, paraphrases) ?? {})) {
      if (isParaphraseOf(of)) all.set(of, [...(all.get(of) ?? []), ...linesOf(lines)]);
    }
  }
  return all;
}
