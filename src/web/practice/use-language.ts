import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openLanguage } from '#domain/practice/understanding/language.ts';
import type { LanguageModel } from '#domain/practice/understanding/language-model.ts';
import { ApiError } from '#web/api/api-error.ts';
import { keepPractice } from '#web/offline/kept-things.ts';
import { onceKept } from '#web/offline/service-worker.ts';
import modelAddress from './language.gen.json?url';

/** What is said when questions cannot be understood. */
export const NO_LANGUAGE = 'Failed to load what questions are understood by. Please try again.';

/** What questions are understood by: a file of its own, which only practice loads. */
export function useLanguage() {
  return useQuery({ queryKey: ['practice-language'], queryFn: ({ signal }) => readLanguage(signal) });
}

/** Who opens the library can practise offline from then on. */
export function useKeptPractice(): void {
  useEffect(() => onceKept(() => keepPractice(modelAddress)), []);
}

async function readLanguage(signal: AbortSignal) {
  const response = await fetch(modelAddress, { signal });
  if (!response.ok) throw new ApiError(NO_LANGUAGE, response.status);
  const model: LanguageModel = await response.json();
  return openLanguage(model);
}
