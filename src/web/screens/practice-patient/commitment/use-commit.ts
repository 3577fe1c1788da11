import { useMutation, useQueryClient } from '@tanstack/react-query';
import { resultOf } from '#domain/practice/attempt/debrief-of-attempt.ts';
import { changeAttempt, isOnlyHere } from '#web/case/practice-attempts.ts';
import { addPracticeResult } from '#web/case/practice-results.ts';
import type { PageLanguage } from '#web/practice/understanding/use-language.ts';
import type { Inside } from '../conversation/use-conversation.ts';
import { debriefQuery } from '../debrief/debrief-query.ts';

/** The student commits: from here on nothing changes, and what the patient has may be seen. */
export function useCommit(inside: Inside) {
  const { patient, language, attempt } = inside;
  const client = useQueryClient();
  const committing = useMutation({
    mutationFn: async (_: PageLanguage) => {
      if (!isOnlyHere(attempt)) return;
      const opened = await client.fetchQuery(debriefQuery(inside));
      if (opened !== null) addPracticeResult(resultOf(inside, opened.debrief, Date.now()));
      const { commitment } = attempt;
      changeAttempt(patient.id, now => ({ ...now, commitment, stage: 'debrief' }));
    },
  });
  return {
    commit: () => committing.mutate(language),
    isPending: committing.isPending,
    /** What was loaded anew may be tried again. */
    hasFailed: committing.isError && committing.variables === language,
  };
}
