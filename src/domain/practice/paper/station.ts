import { type MarkSheet, markSheet } from '#domain/practice/paper/mark-sheet.ts';
import { type RoleScript, roleScript, type ScriptSources } from '#domain/practice/paper/role-script.ts';
import type { Sheet } from '#domain/practice/paper/sheets.ts';

/** A patient as a station of an examination; a sheet that is not printed is null. */
export type Station = {
  readonly name: string;
  readonly door: string;
  readonly minutes: number;
  /** 'Jelena Ilić, the mother, answers.' Empty where the patient does. */
  readonly informant: string;
  readonly isDoor: boolean;
  readonly isStudent: boolean;
  readonly script: RoleScript | null;
  readonly marks: MarkSheet | null;
};

/** Nothing that tells the diagnosis is made unless the mark sheet is asked for. */
export function stationOf(sources: ScriptSources, sheets: readonly Sheet[], today: string): Station {
  const { person, door, minutes } = sources.patient;
  const { informant, informantName } = person;
  return {
    name: person.name,
    door,
    minutes,
    informant:
      informant === 'self'
        ? ''
        : `${informantName ?? person.name}, the patient's ${informant}, answers your questions.`,
    isDoor: sheets.includes('door'),
    isStudent: sheets.includes('student'),
    script: sheets.includes('script') ? roleScript(sources, today) : null,
    marks: sheets.includes('marks') ? markSheet(sources) : null,
  };
}
