import { cleanText, softBreaks } from '#pdf/clean-text.ts';
import { LONGEST } from '#pdf/longest.ts';

/** Names of the model: they choose what is set, and are not set themselves. */
const UNPRINTED: readonly string[] = ['key', 'kind', 'state', 'urgency', 'family', 'version'];

/** The same value with its texts cleaned, and with soft breaks in their long runs. */
export function printable<Value>(value: Value): Value {
  return mapped(value) as Value;
}

function mapped(value: unknown): unknown {
  if (typeof value === 'string') return softBreaks(cleanText(value), LONGEST);
  if (Array.isArray(value)) return value.map(mapped);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, one]) => [key, UNPRINTED.includes(key) ? one : mapped(one)]);
  return Object.fromEntries(parts);
}
