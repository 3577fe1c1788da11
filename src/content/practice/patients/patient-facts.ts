import type { Patient } from '#content/read/content.ts';
import type { PatientFactEntry } from '#content/schema/patient.ts';
import { type Intent, parseIntent } from '#domain/practice/intent.ts';

/** A fact of a file with the name it is called by. */
export type NamedFact = PatientFactEntry & { readonly id: string };

/** All facts of a file: those written out, then what is denied in the usual words. */
export function factsOf({ facts, denies }: Pick<Patient, 'facts' | 'denies'>): readonly NamedFact[] {
  const written = facts.map(fact => ({ ...fact, id: fact.id ?? fact.ask[0] ?? '' }));
  const denied = Object.entries(denies).map(([finding, why]): NamedFact => {
    const intent: Intent = `presence:${finding}`;
    return {
      id: intent,
      ask: [intent],
      also: [],
      is: 'denied',
      told: 'asked',
      weight: 'relevant',
      why,
      answers: {},
      entry: {},
    };
  });
  return [...written, ...denied];
}

/** Keys of the findings that a fact is about. */
export function findingsIn(ask: readonly Intent[]): readonly string[] {
  return ask.flatMap(intent => {
    const parts = parseIntent(intent);
    return parts?.frame === 'presence' ? [parts.finding] : [];
  });
}
