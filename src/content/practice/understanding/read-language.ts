import {
  type CueEntry,
  cue,
  findingSynonyms,
  type IntentEntry,
  intentEntry,
  isLabel,
  type JargonEntry,
  jargonEntry,
  paraphrases,
  type SynonymsEntry,
  synonyms,
} from '#content/practice/understanding/schema.ts';
import type { Problem } from '#content/read/problem.ts';
import { CONTENT_FOLDER } from '#content/read/read-content.ts';
import { type YamlReader, yamlReader } from '#content/read/read-yaml.ts';
import type { Label } from '#domain/practice/understanding/language-model.ts';

/** What content/practice says of how questions are asked. */
export type LanguageContent = {
  readonly intents: readonly IntentEntry[];
  readonly synonyms: SynonymsEntry;
  /** What questions call findings besides their own names, by key. */
  readonly findingSynonyms: Readonly<Record<string, readonly string[]>>;
  readonly cues: readonly CueEntry[];
  readonly paraphrases: ReadonlyMap<Label, readonly string[]>;
  readonly jargon: readonly JargonEntry[];
};

/** Reads the words that patients may not know. */
export function readJargon(root: string = CONTENT_FOLDER): readonly JargonEntry[] {
  return jargonIn(yamlReader(root, []));
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
      phrases: [],
      fillers: [],
      functionWords: [],
      generic: [],
      notNames: [],
    },
    findingSynonyms: yaml.one('practice/synonyms-of-findings.yaml', findingSynonyms) ?? {},
    cues: yaml.list('practice/cues.yaml', cue),
    paraphrases: paraphrasesIn(yaml),
    jargon: jargonIn(yaml),
  };
  return { language, problems };
}

function jargonIn(yaml: YamlReader): readonly JargonEntry[] {
  return yaml.list('practice/jargon.yaml', jargonEntry);
}

function paraphrasesIn(yaml: YamlReader): ReadonlyMap<Label, readonly string[]> {
  const all = new Map<Label, readonly string[]>();
  for (const file of yaml.files('practice/paraphrases/*.yaml')) {
    for (const [label, lines] of Object.entries(yaml.one(file, paraphrases) ?? {})) {
      if (isLabel(label)) all.set(label, [...(all.get(label) ?? []), ...linesOf(lines)]);
    }
  }
  return all;
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
}
