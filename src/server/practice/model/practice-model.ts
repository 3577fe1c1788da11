import type { Logger } from 'pino';
import { askMeaning } from '#domain/practice/consultation/ask.ts';
import type { Consultation } from '#domain/practice/consultation/consultation.ts';
import { canBeReworded } from '#domain/practice/consultation/model-help.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { ListedPatient } from '#domain/practice/patient/patient.ts';
import type { Catalogue } from '#server/db/catalogue.ts';
import { ApiError } from '#server/http/api-error.ts';
import { questionReader } from '#server/practice/model/read-question.ts';
import { readingCandidates } from '#server/practice/model/reading-candidates.ts';
import { answerReworder } from '#server/practice/model/reword-answer.ts';
import type { Model } from '#server/workflow/llm/chat.ts';

/** A conversation does not wait longer; then it goes on without the model. */
const PATIENCE_MS = 4_000;

type ModelDeps = {
  readonly settings: { readonly llm: Model | null };
  readonly catalogue: Pick<Catalogue, 'vocabulary' | 'questionsByComplaint'>;
  readonly logger: Pick<Logger, 'warn'>;
};

type Said = { readonly words: string; readonly asked: readonly Intent[] };

/** What a language model does for practice; null where the settings name none. */
export function openPracticeModel({ settings: { llm }, catalogue, logger }: ModelDeps) {
  if (llm === null) return null;
  const model = { totalMs: PATIENCE_MS, ...llm };
  const read = questionReader(model);
  const reword = answerReworder(model);
  const failed = (call: string) => (error: unknown) => {
    logger.warn({ call, name: error instanceof Error ? error.name : 'Error' }, 'the language model failed');
    throw new ApiError(502, 'model_failed', 'The language model did not answer');
  };
  return {
    /** What a question asks for, which was not understood. */
    read: ({ complaint }: ListedPatient, { words, asked }: Said): Promise<readonly Intent[]> => {
      const candidates = readingCandidates(catalogue, complaint.id, words);
      return read({ complaint: complaint.text, asked, words, candidates }).catch(failed('reading'));
    },
    /** The answer to a question, in the person's voice; the script is found here and not taken from the request. */
    reword: async (consultation: Consultation, { words, asked }: Said): Promise<string> => {
      const answered = askMeaning(consultation, words, asked);
      const script = answered.lines.at(-1)?.text ?? '';
      if (!canBeReworded(answered)) return script;
      return reword(script, consultation.patient.person).catch(failed('wording'));
    },
  };
}
