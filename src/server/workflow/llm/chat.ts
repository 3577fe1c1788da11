import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { jsonInText } from '#server/workflow/llm/json-in-text.ts';
import { limitedBody } from '#server/workflow/webhook/limited-body.ts';

/** An endpoint that speaks OpenAI's chat completions. */
export type Model = {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | null;
  /** For one question, all attempts together. */
  readonly totalMs?: number;
};

export type Prompt<T> = {
  readonly system: string;
  readonly user: string;
  readonly schema: z.ZodType<T>;
  readonly name: string;
};

/** Why the model gave nothing usable. What it said is not repeated. */
export class ModelFailure extends Error {}

const TOTAL_MS = 20_000;
const MAX_BYTES = 1024 * 1024;

/** A wait that leaves too little time for an answer is not worth it. */
const LONGEST_WAIT_MS = 5_000;
const SHORT_WAIT_MS = 500;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
});

/**
 * Asks the model for JSON of a schema. Endpoints that refuse `response_format` are asked again without it, busy ones
 * once more after the pause they name. Throws `ModelFailure` for anything else, always within the total time.
 */
export function openChat(model: Model) {
  let isSchemaRefused = false;

  return async <T>(prompt: Prompt<T>): Promise<T> => {
    const signal = AbortSignal.timeout(model.totalMs ?? TOTAL_MS);
    const ask = async () => {
      const response = await post(model, bodyOf(model, prompt, !isSchemaRefused), signal);
      if (response.status !== 400 || isSchemaRefused) return response;
      await response.body?.cancel();
      isSchemaRefused = true;
      return post(model, bodyOf(model, prompt, false), signal);
    };
    try {
      const response = await againIfBusy(ask, signal);
      if (!response.ok) throw new ModelFailure(`The model answered ${response.status}`);
      return prompt.schema.parse(jsonInText(await contentOf(response)));
    } catch (error) {
      if (error instanceof ModelFailure) throw error;
      const reason = signal.aborted ? 'took too long' : 'gave no usable answer';
      throw new ModelFailure(`The model ${reason}`, { cause: error });
    }
  };
}

async function againIfBusy(ask: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  const first = await ask();
  if (first.status !== 429 && first.status !== 503) return first;
  const pause = pauseOf(first.headers.get('retry-after'));
  if (pause > LONGEST_WAIT_MS) return first;
  await first.body?.cancel();
  await sleep(pause, undefined, { signal });
  return ask();
}

/** Seconds or a date; a short pause when nothing is said. */
function pauseOf(retryAfter: string | null): number {
  if (retryAfter === null) return SHORT_WAIT_MS;
  const seconds = Number(retryAfter);
  return Math.max(0, Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000) || 0;
}

function post({ baseUrl, apiKey }: Model, body: unknown, signal: AbortSignal): Promise<Response> {
  return fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(body),
    signal,
  });
}

function bodyOf<T>({ model }: Model, { system, user, schema, name }: Prompt<T>, isStructured: boolean) {
  const json_schema = { name, strict: true, schema: z.toJSONSchema(schema) };
  return {
    model,
    temperature: 0,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    ...(isStructured ? { response_format: { type: 'json_schema', json_schema } } : {}),
  };
}

async function contentOf(response: Response): Promise<string> {
  if (!response.body) throw new ModelFailure('The model said nothing');
  const bytes = await limitedBody(response.body, MAX_BYTES);
  const { choices } = completion.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  return choices[0]?.message.content ?? '';
}
