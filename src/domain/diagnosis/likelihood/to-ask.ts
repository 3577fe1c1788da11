import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import type { UnaskedQuestion } from '#domain/diagnosis/likelihood/unasked-question.ts';
import type { Weighed } from '#domain/diagnosis/likelihood/weigh.ts';

export function toAskAbout(_weighed: Weighed, _facts: CaseFacts, _place: number): UnaskedQuestion[] {
  return [];
}
