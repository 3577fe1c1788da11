/** Whom a clause speaks of: the symptom, the patient, or nobody (it brings its own subject). */
export type Subject = 'symptom' | 'patient' | 'none';

/** A verb and what stands behind it; clauses of one subject and one verb share them. */
export type Clause = {
  readonly subject: Subject;
  readonly verb: string;
  readonly complements: readonly string[];
};

/** How the symptom and the patient are spoken of. */
export type Voice = {
  /** 'It', 'They'. */
  readonly it: string;
  readonly isPlural: boolean;
  /** 'He', 'She', 'The patient'. */
  readonly he: string;
};

/** A clause of the symptom. */
export function ofSymptom(verb: string, ...complements: string[]): Clause {
  return { subject: 'symptom', verb, complements };
}

/** A clause of the patient. */
export function ofPatient(verb: string, ...complements: string[]): Clause {
  return { subject: 'patient', verb, complements };
}

/** A clause that is a sentence already. */
export function whole(...complements: string[]): Clause {
  return { subject: 'none', verb: '', complements };
}
