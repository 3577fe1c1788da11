import type { CodeableConcept, Coding, Meta, Narrative } from 'fhir/r4';
import { readToldDate } from '#domain/dates/told-date.ts';
import { toldText } from '#domain/dates/understand-date.ts';

/** Nobody may take what a student practised for the record of a patient. */
export const TEST_DATA: Meta = {
  security: [
    {
      system: 'http://terminology.hl7.org/CodeSystem/v3-ActReason',
      code: 'HTEST',
      display: 'test health data',
    },
  ],
  tag: [{ system: 'urn:anamnesis:tags', code: 'test-data', display: 'For learning only: no real patient' }],
};

export const LOINC = 'http://loinc.org';

/** What is written where FHIR asks for a text and nobody has told one. */
export const NOT_RECORDED = 'Not recorded';

/** A text as FHIR and XML allow it: no control characters, no halves of characters, no blanks around it. */
export function clean(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text
    .toWellFormed()
    .replace(/[^\P{C}\n\t\u200c\u200d]|[\ufffe\uffff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A concept in words, with its code where it has one. */
export function concept(words: unknown, ...coding: readonly (Coding | undefined)[]): CodeableConcept {
  const known = coding.filter(code => code !== undefined);
  return { ...(known.length > 0 && { coding: known }), text: clean(words) || NOT_RECORDED };
}

/** A concept of LOINC. */
export function loinc(code: string, display: string): CodeableConcept {
  return { coding: [{ system: LOINC, code, display }], text: display };
}

/** A status or category of FHIR's own. */
export function ofFhir(system: string, code: string): CodeableConcept {
  return { coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code }] };
}

/** Lines as a person reads them. */
export function narrative(lines: readonly string[]): Narrative {
  const items = lines.map(line => `<li>${escaped(clean(line) || NOT_RECORDED)}</li>`).join('');
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml"><ul>${items}</ul></div>` };
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A date as FHIR has it, a day, a month or a year; undefined where it was told otherwise. */
export function fhirDate(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value : '';
  const isPlain = /^\d{4}(?:-\d\d(?:-\d\d)?)?$/.test(text) && readToldDate(text) !== undefined;
  return isPlain && !text.startsWith('0000') ? text : undefined;
}

/** A date as FHIR has it, or in the words it was told in; nothing where nobody told it. */
export function toldDate<const DateName extends string, const TextName extends string>(
  value: unknown,
  dateName: DateName,
  textName: TextName,
): { readonly [name in DateName | TextName]?: string } {
  const date = fhirDate(value);
  const words = typeof value === 'string' ? clean(toldText(value)) : '';
  if (date === undefined && words === '') return {};
  return { [date === undefined ? textName : dateName]: date ?? words } as {
    readonly [name in DateName | TextName]?: string;
  };
}

/** A note, where there is something to note. */
export function noted(...texts: readonly unknown[]): { note?: { text: string }[] } {
  const note = texts
    .map(clean)
    .filter(Boolean)
    .map(text => ({ text }));
  return note.length > 0 ? { note } : {};
}

/** An id that a text decides (FNV-1a, four times over), so that the same case gives the same bundle. */
export function uuidOf(text: string): string {
  const hex = [1, 2, 3, 4].map(round => hashOf(`${round}${text}`).toString(16).padStart(8, '0')).join('');
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ];
  return groups.join('-');
}

function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 16_777_619);
  return hash >>> 0;
}
