import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OpenedDebrief } from '#domain/practice/attempt/debrief-of-attempt.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { Reading } from '#domain/practice/understanding/reading.ts';
import { ApiError } from '#web/api/api-error.ts';
import { keepPractice } from '#web/offline/kept-things.ts';
import { onceKept } from '#web/offline/service-worker.ts';
import { callsTo } from '#web/offline/worker-calls.ts';
import {
  type Finished,
  type Question,
  type QuestionReader,
  wordsBy,
} from '#web/practice/understanding/question-reader.ts';
import modelAddress from '../language.gen.json?url';

/** What is said when questions cannot be understood. */
export const NO_LANGUAGE = 'Failed to load what questions are understood by. Please try again.';

/** What a page knows of what questions are understood by; it has them read by a worker. */
export type PageLanguage = {
  /** How an intent is told under a question. */
  readonly wordsOf: (intent: Intent) => string;
  readonly read: (question: Question) => Promise<Reading>;
  readonly debrief: (finished: Finished) => Promise<OpenedDebrief | null>;
};

/** What questions are understood by: a file of its own, which only practice loads; opened once, for all patients. */
export function useLanguage() {
  return useQuery({
    queryKey: ['practice-language'],
    queryFn: ({ signal }) => loadLanguage(signal),
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** How a question is read, if there is one: the same words in the same context are always understood the same. */
export function readingOf(language: PageLanguage, question: Question | null) {
  return queryOptions({
    queryKey: ['practice-reading', question] as const,
    queryFn: question === null ? skipToken : () => language.read(question),
  });
}

/** Who opens the library can practise offline from then on. */
export function useKeptPractice(): void {
  useEffect(() => onceKept(() => keepPractice(modelAddress)), []);
}

async function loadLanguage(signal: AbortSignal): Promise<PageLanguage> {
  const response = await fetch(modelAddress, { signal });
  if (!response.ok) throw new ApiError(NO_LANGUAGE, response.status);
  const file = await response.arrayBuffer();
  const call = callsTo<QuestionReader>(
    new Worker(new URL('./question-reader.worker.ts', import.meta.url), { type: 'module' }),
  );
  const wording = await call('open', file, [file]);
  return {
    wordsOf: wordsBy(wording),
    read: question => call('read', question),
    debrief: finished => call('debrief', finished),
  };
}
