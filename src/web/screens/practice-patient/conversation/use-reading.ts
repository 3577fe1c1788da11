import { useQuery } from '@tanstack/react-query';
import type { Reading } from '#domain/practice/understanding/reading.ts';
import type { Question } from '#web/practice/understanding/question-reader.ts';
import { type PageLanguage, readingOf } from '#web/practice/understanding/use-language.ts';

/** What is understood of a question; while somebody types on, what was understood before. Undefined of none. */
export function useReading(language: PageLanguage, question: Question | null): Reading | undefined {
  const { data } = useQuery({
    ...readingOf(language, question),
    placeholderData: (before, query) =>
      query?.queryKey[1]?.context === question?.context ? before : undefined,
  });
  return question === null ? undefined : data;
}
