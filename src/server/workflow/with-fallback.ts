import type { SuggestionSource } from '#domain/suggestions/symptom-analysis.ts';

type Ask<Request, Answer> = (request: Request) => Promise<Answer>;

/** An adapter, and what to do when it fails; without `instead` the failure is the answer. */
export type Adapter<Request, Answer> = {
  readonly source: Exclude<SuggestionSource, 'fallback'>;
  readonly ask: Ask<Request, Answer>;
  readonly instead?: Ask<Request, Answer>;
};

/**
 * Asks an adapter and says who answered. Where another may step in it does, and that is said too;
 * `onFailure` hears why.
 */
export function withFallback<Request, Answer>(
  { source, ask, instead }: Adapter<Request, Answer>,
  onFailure: (error: unknown) => void,
): Ask<Request, { readonly response: Answer; readonly source: SuggestionSource }> {
  return async request => {
    try {
      return { response: await ask(request), source };
    } catch (error) {
      onFailure(error);
      if (!instead) throw error;
      return { response: await instead(request), source: 'fallback' };
    }
  };
}
