import type { PracticePatient } from '#domain/practice/patient/patient.ts';
import type { PatientReference } from '#domain/practice/patient/reference.ts';

/** The characters that can be written without an escape, from the blank to the tilde. */
const FIRST = 32;
const COUNT = 95;

/**
 * Makes the reference of a patient unreadable to whoever looks at it, not to whoever wants to open it: it keeps a
 * diagnosis out of sight where only the browser can keep it (ADR 26).
 */
export function sealReference(reference: PatientReference, id: number): string {
  return shifted(asciiOf(JSON.stringify(reference)), id, 1);
}

/** The reference of a patient: to be opened once the student has committed to a diagnosis. */
export function openReference({ id, sealed }: Pick<PracticePatient, 'id' | 'sealed'>): PatientReference {
  return JSON.parse(shifted(sealed, id, -1));
}

function asciiOf(json: string): string {
  return json.replace(/[^ -~]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Each character moved along by a stream of numbers that the seed decides. */
function shifted(text: string, seed: number, direction: 1 | -1): string {
  let state = (seed * 2_654_435_761) >>> 0;
  return Array.from(text, letter => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const moved = letter.charCodeAt(0) - FIRST + direction * ((state >>> 16) % COUNT);
    return String.fromCharCode(FIRST + ((moved + COUNT) % COUNT));
  }).join('');
}
