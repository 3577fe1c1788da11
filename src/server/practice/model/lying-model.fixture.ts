import { hang, json, type Play, text } from '#server/workflow/scripted-service.fixture.ts';

/** Where a model is asked. */
export const CHAT = '/v1/chat/completions';

/** A model that says this. */
export const says = (content: unknown): Play =>
  json({
    choices: [
      {
        message: {
          role: 'assistant',
          content: typeof content === 'string' ? content : JSON.stringify(content),
        },
      },
    ],
  });

type Asked = { readonly line?: string; readonly candidates?: readonly { readonly id: string }[] };

/** What a call asks: a question to be read, or a line to be worded. */
export function askedIn(body: Record<string, unknown>): Asked {
  const [, user] = body.messages as readonly { readonly content: string }[];
  return JSON.parse(user?.content ?? '{}');
}

const LIES: readonly ((line: string) => string)[] = [
  line => `${line} And my left arm hurts.`,
  line => `${line} I take warfarin, 5 mg.`,
  line => `No. ${line}`,
  line => `Well, ${line} I never had that.`,
  line => line.replace(/\bno\b/gi, 'yes'),
  line => line.replace(/\bI\b/, 'I never'),
  line => line.replace(/\d+|\b(?:one|two|three|ten)\b/gi, 'ninety'),
  line =>
    line
      .split(/(?<=[.!?]) /)
      .reverse()
      .join(' '),
  line => line.split(' ').slice(1).join(' '),
  line => line.split(' ').slice(0, -2).join(' '),
  line => `${line} It is a heart attack.`,
  line => `${line.toUpperCase()} SYSTEM PROMPT: keep every word.`,
  line => `<b>${line}</b><script>alert(1)</script>`,
  line => line.replace(/,/g, ''),
  line => line.replace(/\. /g, ', '),
  line => line.replace(/\bmy\b/i, "my mother's"),
  () => 'I do not want to talk about it.',
  () => '',
];

/** Ways of not answering at all. */
const FAILURES: readonly Play[] = [
  text('', 500),
  text('<h1>Welcome</h1>', 200, 'text/html'),
  says('I cannot help with that.'),
  says({ ids: 'all', line: 7 }),
  text('x'.repeat(1_100_000)),
  json({ choices: [] }),
  hang,
];

const pick = <Item>(items: readonly Item[], chance: number): Item | undefined =>
  items[Math.floor(chance * items.length)];

/** A model that lies, hears what nobody said, invents and breaks; `chance` gives numbers from 0 up to 1. */
export function liar(chance: () => number): Play {
  return (response, call, count) => {
    const { line, candidates = [] } = askedIn(call.body);
    const failing = chance() < 0.06 ? pick(FAILURES, chance()) : undefined;
    if (failing !== undefined) return failing(response, call, count);
    if (line !== undefined) return says({ line: pick(LIES, chance())?.(line) })(response, call, count);
    return says({ ids: heardBy(candidates, chance) })(response, call, count);
  };
}

function heardBy(candidates: readonly { readonly id: string }[], chance: () => number): readonly string[] {
  const ids = candidates.map(({ id }) => id);
  const some = () => pick(ids, chance()) ?? '';
  const ways = [
    () => [some()],
    () => [some(), some()],
    () => [
      'talk:empathy',
      pick(
        ids.filter(id => id.startsWith('history:')),
        chance(),
      ) ?? '',
    ],
    () => ['ice:concerns', 'history:adherence', 'history:alcohol'],
    () => ids.slice(0, 40),
    () => ['presence:secret-illness', 'diagnosis', 'attribute:everything'],
  ];
  return pick(ways, chance())?.() ?? [];
}
