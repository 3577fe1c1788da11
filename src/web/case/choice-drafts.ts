import { forget, keep, readKept } from '#web/case/kept.ts';

type ChoiceDrafts = Readonly<Record<string, string>>;

/** The text of a choice of one's own that was typed at this question but not added yet. */
export function readChoiceDraft(questionId: number): string {
  return readDrafts()[questionId] ?? '';
}

/** Keeps that text over other questions and a reload; an empty one is forgotten. */
export function keepChoiceDraft(questionId: number, text: string): void {
  const { [questionId]: _, ...others } = readDrafts();
  const drafts = text === '' ? others : { ...others, [questionId]: text };
  if (Object.keys(drafts).length === 0) forget('choiceDrafts');
  else keep('choiceDrafts', JSON.stringify(drafts));
}

function readDrafts(): ChoiceDrafts {
  try {
    const stored: unknown = JSON.parse(readKept('choiceDrafts') ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
