import { useQueryClient } from '@tanstack/react-query';
import { consultationOf } from '#domain/practice/attempt/attempt.ts';
import type { OpenedDebrief } from '#domain/practice/attempt/debrief-of-attempt.ts';
import type { Debriefed } from '#domain/practice/paper/debriefed.ts';
import { questionValues } from '#web/api/practice.ts';
import type { Inside } from '../conversation/use-conversation.ts';

/** Makes the debrief as it is printed of what this page shows, as the server does of the attempt. */
export function useDebriefHere(
  { patient, attempt }: Inside,
  opened: OpenedDebrief,
): () => Promise<Debriefed> {
  const client = useQueryClient();
  return async () => {
    const { today, lines } = consultationOf(attempt, patient);
    const asked = questionValues(patient.id, { today, lines: lines.slice(0, attempt.again?.from) });
    const values = await client.fetchQuery(asked).catch(() => null);
    const { debriefed } = await import('#domain/practice/paper/debriefed.ts');
    return debriefed({ patient, attempt, opened, values });
  };
}
