import { type Classifier, classify, openClassifier } from '#domain/practice/understanding/classifier.ts';
import type { Clause } from '#domain/practice/understanding/clauses.ts';
import { featuresOf } from '#domain/practice/understanding/features.ts';
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
  readonly neighbours: Neighbours<Label>;
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

/** How much a cue is believed, and one that goes on with what was asked; the second of two that fit is a guess. */
const CUED = 0.6;

const FOLLOWING = 0.9;

const GUESSED = 0.35;

/** How much of a resemblance counts beside a cue: what is said almost word for word beats a cue that it does not resemble. */
const SHARE_BESIDE_CUE = 0.4;

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
    neighbours: openNeighbours(
      paraphrases.map(([label, texts]) => [label, texts.map(text => featuresOf(text.split(' ')))]),
    ),
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

/** The words of a clause as they were said, with masks for its names. */
function maskedWords(clause: Clause, mentions: readonly Mention[]): string {
  return clause
    .flatMap(({ word }, place) => {
      const mention = mentions.find(({ from, to }) => from <= place && place < to);
      const mask = mention === undefined ? null : MASKS[mention.kind];
      if (mention === undefined || mask === null) return [word];
      return mention.from === place ? [mask] : [];
    })
    .join(' ');
}

/** The labels of a clause, the likeliest first. Labels that one cue gives together are equally likely. */
export function labelsOf(
  frames: Frames,
  clause: Clause,
  mentions: readonly Mention[],
  asked: readonly string[],
): { readonly cued: readonly Label[]; readonly scored: readonly Scored[] } {
  const stems = masked(clause, mentions);
  const texts = [clause.map(({ word }) => word).join(' '), maskedWords(clause, mentions)];
  const fitting = frames.cues.filter(cue => fits(cue, texts, asked));
  const [first, ...others] = fitting;
  const likeness = nearest(frames.neighbours, featuresOf(stems));
  const probability = classify(frames.classifier, stems);
  const scored = frames.classifier.labels.map(label => {
    const resembling =
      SHARE_OF_NEIGHBOUR * (likeness.get(label) ?? 0) +
      (1 - SHARE_OF_NEIGHBOUR) * (probability.get(label) ?? 0);
    return {
      label,
      score: Math.max(
        resembling,
        cued(first, label, first?.after === null ? CUED : FOLLOWING, resembling),
        cued(others[0], label, GUESSED, resembling),
      ),
    };
  });
  const ordered = scored.toSorted((one, other) => other.score - one.score);
  return { cued: first?.labels ?? [], scored: ordered };
}

/** Whether a word is known from any paraphrase. */
export function isWordOfFrames({ neighbours }: Frames, stem: string): boolean {
  return neighbours.rarity.has(stem);
}

function fits(
  { pattern, unless, after }: OpenCue,
  texts: readonly string[],
  asked: readonly string[],
): boolean {
  if (after !== null && !asked.some(each => after.some(label => each.startsWith(label)))) return false;
  return texts.some(text => pattern.test(text)) && !texts.some(text => unless?.test(text) === true);
}

function cued(cue: OpenCue | undefined, label: Label, belief: number, resembling: number): number {
  return cue?.labels.includes(label) ? Math.min(1, belief + SHARE_BESIDE_CUE * resembling) : 0;
}
