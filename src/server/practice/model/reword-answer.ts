import { z } from 'zod';
import type { Person } from '#domain/practice/patient/patient.ts';
import { ASIDES } from '#domain/practice/wording/manner-of-speaking.ts';
import { isSameSaid } from '#domain/practice/wording/same-said.ts';
import { visibleLine } from '#domain/text/one-line.ts';
import { type Model, openChat } from '#server/workflow/llm/chat.ts';

const SYSTEM = `You speak a line of a play as the person described would say it. Keep every word that means something, in the same order and in the same sentences; add nothing and leave nothing out. You may only use contractions or undo them, and put in asides between commas, such as: ${[...ASIDES].filter(aside => aside.length > 4).join(', ')}. Answer with JSON only: {"line": string}`;

const schema = z.object({ line: z.string() });

type Voice = Pick<Person, 'age' | 'sex' | 'informant' | 'mood' | 'talkativeness'>;

/**
 * Lets a language model say a scripted answer in the person's voice. It gets the answer and nothing else of the patient's
 * file, and nothing that the student wrote, so that there is nothing to be talked out of it. Words that do not say just
 * what the script says are dropped for the script's. Throws `ModelFailure`.
 */
export function answerReworder(model: Model) {
  const chat = openChat(model);
  return async (line: string, { age, sex, informant, mood, talkativeness }: Voice): Promise<string> => {
    const person = { age, sex, informant, mood, talkativeness };
    const said = await chat({ system: SYSTEM, user: JSON.stringify({ person, line }), schema, name: 'line' });
    const reworded = visibleLine(said.line);
    return isSameSaid(line, reworded) ? reworded : line;
  };
}
