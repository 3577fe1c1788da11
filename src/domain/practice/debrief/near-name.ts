import type { PatientReference } from '#domain/practice/patient/reference.ts';

/** Words of a name that tell no two diagnoses apart. */
const GENERIC = new Set(
  'a an and the of or in to with due by acute subacute chronic recurrent severe simple primary secondary disease disorder syndrome infection unspecified'.split(
    ' ',
  ),
);

/** Whether the reference names a diagnosis under a wider or a narrower name, or speaks of it in its words. */
export function isNamedNearly(reference: PatientReference, name: string): boolean {
  const own = wordsOf(name);
  if (own.length === 0) return false;
  const { diagnosis, accepted, differential, mustNotMiss, statement, firstAction, teaching } = reference;
  const listed = [diagnosis, ...accepted, ...[...differential, ...mustNotMiss].map(one => one.diagnosis)];
  const isNear = listed.map(one => wordsOf(one.name)).some(one => isWithin(one, own) || isWithin(own, one));
  return isNear || [statement, firstAction, ...teaching].some(text => phrase(text).includes(phrase(name)));
}

function isWithin(part: readonly string[], whole: readonly string[]): boolean {
  return part.length > 0 && part.every(word => whole.includes(word));
}

/** With a space at both ends, so that it is found as whole words. */
function phrase(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}

function wordsOf(text: string): readonly string[] {
  const plain = text.replace(/\(.*?\)/g, ' ').toLowerCase();
  return (plain.match(/\p{L}[\p{L}-]*/gu) ?? []).filter(word => !GENERIC.has(word));
}
