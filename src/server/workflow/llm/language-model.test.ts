import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engine, PAST_MEDICAL, PHASE_1 } from '#server/workflow/engine.fixture.ts';
import { llmRecommendHistory } from '#server/workflow/llm/recommend-history.ts';
import { llmSuggestSymptoms } from '#server/workflow/llm/suggest-symptoms.ts';
import {
  type Call,
  hang,
  json,
  type Play,
  startScripted,
  text,
} from '#server/workflow/scripted-service.fixture.ts';

const PATH = '/v1/chat/completions';
const PICKED = {
  suggestions: [
    { id: 5, explanation: 'A racing heart speaks for panic.' },
    { id: 99, explanation: 'Invented.' },
    { id: 2, explanation: 'Give antibiotics at once.' },
  ],
};

const says = (content: string): Play => json({ choices: [{ message: { role: 'assistant', content } }] });
const picks = says(JSON.stringify(PICKED));

const servers: Awaited<ReturnType<typeof startScripted>>[] = [];
afterAll(() => Promise.all(servers.map(({ close }) => close())));

/** A model that answers as scripted, and what it was asked. */
async function modelThat(play: Play, totalMs = 2_000) {
  const server = await startScripted({ [PATH]: play });
  servers.push(server);
  const model = { baseUrl: `${server.base}/v1`, model: 'small', apiKey: 'key', totalMs };
  const calls = (): readonly Call[] => server.calls[PATH] ?? [];
  return { suggest: llmSuggestSymptoms(model, engine), recommend: llmRecommendHistory(model, engine), calls };
}

describe('A language model that suggests symptoms', () => {
  let answered: Awaited<ReturnType<Awaited<ReturnType<typeof modelThat>>['suggest']>>;
  let call: Call | undefined;
  beforeAll(async () => {
    const { suggest, calls } = await modelThat(picks);
    answered = await suggest(PHASE_1);
    call = calls()[0];
  });

  test('only chooses from the ids it was given; what it leaves open the engine fills', () => {
    const own = engine.suggest(PHASE_1).map(({ id }) => id);
    expect(answered.map(({ id }) => id).slice(0, 2)).toEqual([5, 2]);
    expect(answered.map(({ id }) => id).toSorted()).toEqual(own.toSorted());
  });

  test('may reword why, but not speak of treatment', () => {
    const own = engine.suggest(PHASE_1).find(({ id }) => id === 2);
    expect(answered[0]).toEqual({
      id: 5,
      label: 'Palpitations',
      explanation: 'A racing heart speaks for panic.',
    });
    expect(answered[1]).toEqual(own);
  });

  test('hears age, sex and complaints, but no name, no residence and nothing that was typed', () => {
    const sent = JSON.stringify(call?.body);
    expect(sent).toContain('Chest pain');
    expect(sent).toContain('58');
    for (const secret of ['Sample Patient', 'Sampleton', 'Teacher', 'Married'])
      expect(sent).not.toContain(secret);
    expect(call?.headers.authorization).toBe('Bearer key');
  });

  test('is asked for JSON of a schema', () => {
    expect(call?.body).toMatchObject({ model: 'small', response_format: { type: 'json_schema' } });
  });
});

describe('A language model that recommends', () => {
  test('chooses among the risk factors and words the questions', async () => {
    const said = {
      recommendations: [
        { id: 12, question: 'Were you unwell in the past weeks?' },
        { id: 77, question: 'Invented?' },
      ],
      explanation: 'An infection would point to the lungs.',
    };
    const { recommend } = await modelThat(says(JSON.stringify(said)));
    expect(await recommend({ ...PAST_MEDICAL, negativeSymptoms: [] })).toEqual({
      recommendations: ['Recent infection: Were you unwell in the past weeks?'],
      explanation: 'An infection would point to the lungs.',
    });
  });
});

describe('An endpoint with ways of its own', () => {
  test.each([
    ['fenced JSON', `Here you are:\n\`\`\`json\n${JSON.stringify(PICKED)}\n\`\`\`\nGood luck!`],
    ['thoughts before it', `<think>Maybe {"id": 1}? No.</think>${JSON.stringify(PICKED)}`],
    ['words around it', `Sure! ${JSON.stringify(PICKED)} That is all.`],
  ])('is understood with %s', async (_what, content) => {
    const { suggest } = await modelThat(says(content));
    expect((await suggest(PHASE_1))[0]?.id).toBe(5);
  });

  test('is asked without a schema when it refuses one, and not bothered with it again', async () => {
    const { suggest, calls } = await modelThat((response, call, count) =>
      ('response_format' in call.body ? text('unknown field', 400) : picks)(response, call, count),
    );
    await suggest(PHASE_1);
    await suggest(PHASE_1);
    expect(calls().map(({ body }) => 'response_format' in body)).toEqual([true, false, false]);
  });

  test.each([
    ['429 with Retry-After', 429],
    ['503', 503],
  ])('is asked once more after %s', async (_what, status) => {
    const busy: Play = response => {
      response.writeHead(status, { 'retry-after': '0' });
      response.end();
    };
    const { suggest, calls } = await modelThat((response, call, count) =>
      (count === 0 ? busy : picks)(response, call, count),
    );
    expect((await suggest(PHASE_1))[0]?.id).toBe(5);
    expect(calls()).toHaveLength(2);
  });
});

describe('A model that fails', () => {
  const busyForLong: Play = response => {
    response.writeHead(429, { 'retry-after': '120' });
    response.end();
  };
  test.each<[string, Play]>([
    ['is down', text('', 503)],
    ['is busy for too long', busyForLong],
    ['refuses the key', text('', 401)],
    ['refuses everything', text('', 400)],
    ['says no JSON', says('I cannot help with that.')],
    ['says JSON of another shape', says('{"symptoms": []}')],
    ['says nothing', json({ choices: [] })],
    ['is no model', text('<h1>Welcome</h1>', 200, 'text/html')],
    ['hangs', hang],
    ['only thinks', says('<think>Let me see')],
    ['redirects', response => void response.writeHead(302, { location: 'http://example.org' }).end()],
  ])('that %s is given up within its time', async (_what, play) => {
    const { suggest } = await modelThat(play, 1_500);
    await expect(suggest(PHASE_1)).rejects.toThrow(/^The model /);
  });
});
