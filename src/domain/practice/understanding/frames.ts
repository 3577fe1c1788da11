import { type Classifier, classify, openClassifier } from '#domain/practice/understanding/classifier.ts';
import type { Clause } from '#domain/practice/understanding/clauses.ts';
import type { Mention } from '#domain/practice/understanding/gazetteer.ts';
import type { Label, LanguageModel, NameKind } from '#domain/practice/understanding/language-model.ts';
import { type Neighbours, nearest, openNeighbours } from '#domain/practice/understanding/neighbours.ts';

/** A label and how sure it is, from 0 to 1. */
export type Scored = { readonly label: Label; readonly score: number };

type OpenCue = {
  readonly labels: readonly Label[];
  readonly pattern: RegExp;
  readonly unless: RegExp | null;
  readonly after: readonly string[] | null;
};

/** What tells the label of a clause. */
export type Frames = {
  readonly cues: readonly OpenCue[];
  readonly neighbours: Neighbours;
  readonly classifier: Classifier;
};

/** What stands for a name when clauses are compared. A circumstance is compared by its own words. */
const MASKS: Readonly<Record<NameKind, string | null>> = {
  symptom: '<x>',
  illness: '<ill>',
  relative: '<ill>',
  medicine: '<drug>',
  operation: '<op>',
  circumstance: null,
};

/** How much a cue is believed: the second of two that fit is a guess. */
const SURE = 0.9;

const GUESS = 0.45;

const SHARE_OF_NEIGHBOUR = 0.55;

/** Opens cues, paraphrases and classifier of a model. */
export function openFrames({ cues, paraphrases, classifier }: LanguageModel): Frames {
  const open = (pattern: string) => new RegExp(pattern, 'u');
  return {
    cues: cues.map(({ labels, pattern, unless, after }) => ({
      labels,
      pattern: open(pattern),
      unless: unless === undefined ? null : open(unless),
      after: after ?? null,
    })),
    neighbours: openNeighbours(paraphrases),
    classifier: openClassifier(
      paraphrases.map(([label]) => label),
      classifier,
    ),
  };
}

/** The stems of a clause with masks for its names; "it" is the complaint. */
export function masked(clause: Clause, mentions: readonly Mention[]): readonly string[] {
  return clause.flatMap(({ stem }, place) => {
    const mention = mentions.find(({ from, to }) => from <= place && place < to);
    const mask = mention === undefined ? null : MASKS[mention.kind];
    if (mention === undefined || mask === null) return stem === 'it' ? ['<x>'] : [stem];
    return mention.from === place ? [mask] : [];
  });
}

/** The labels of a clause, the likeliest first. Labels that one cue gives together are equally likely. */
export function labelsOf(
  frames: Frames,
  clause: Clause,
  stems: readonly string[],
  asked: readonly string[],
): { readonly together: readonly Label[]; readonly scored: readonly Scored[] } {
  const words = clause.map(({ word }) => word).join(' ');
  const fitting = frames.cues.filter(cue => fits(cue, words, asked));
  const [first, ...others] = fitting;
  const likeness = nearest(frames.neighbours, stems);
  const probability = classify(frames.classifier, stems);
  const scored = frames.classifier.labels.map(label => {
    const resembling =
      SHARE_OF_NEIGHBOUR * (likeness.get(label) ?? 0) +
      (1 - SHARE_OF_NEIGHBOUR) * (probability.get(label) ?? 0);
    return { label, score: Math.max(resembling, cued(first, label, SURE), cued(others[0], label, GUESS)) };
  });
  const ordered = scored.toSorted((one, other) => other.score - one.score);
  const top = ordered[0];
  return { together: first?.labels ?? (top === undefined ? [] : [top.label]), scored: ordered };
}

/** Whether a word is known from any paraphrase. */
export function isWordOfFrames({ neighbours }: Frames, stem: string): boolean {
  return neighbours.rarity.has(stem);
}

function fits({ pattern, unless, after }: OpenCue, words: string, asked: readonly string[]): boolean {
  if (after !== null && !asked.some(each => after.some(label => each.startsWith(label)))) return false;
  return pattern.test(words) && !unless?.test(words);
}

function cued(cue: OpenCue | undefined, label: Label, score: number): number {
  return cue?.labels.includes(label) ? score : 0;
}
