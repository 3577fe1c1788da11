import { queryOptions } from '@tanstack/react-query';
import { attemptId } from '#domain/practice/attempt/attempt.ts';
import type { Inside } from '../conversation/use-conversation.ts';

/** How the debrief of an attempt is made; what is asked again after it changes nothing of it. */
export function debriefQuery({ patient, language, attempt }: Inside) {
  const { lines, midway, commitment, again } = attempt;
  return queryOptions({
    queryKey: ['practice-debrief', attemptId(attempt), lines.slice(0, again?.from), midway, commitment],
    queryFn: () => language.debrief({ patient, attempt }),
  });
}
