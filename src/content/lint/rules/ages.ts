import type { Fault, Rule } from '#content/lint/rule.ts';
import type { Complaint, Content } from '#content/read/content.ts';

/** A complaint's ages are a range, and the patients of its cases are in it. */
export const ages: Rule = {
  name: 'ages',
  *check(content) {
    for (const { file, ages } of content.complaints) {
      if (ages.from > ages.to) yield { file, message: `ages: from ${ages.from} to ${ages.to} is no range` };
    }
    yield* patientFaults(content);
  },
};

function* patientFaults(content: Content): Generator<Fault> {
  const complaints = new Map(content.complaints.map(complaint => [complaint.key, complaint]));
  for (const { file, title, patient, answers } of [...content.cases, ...content.vignettes]) {
    for (const key of Object.keys(answers)) {
      const complaint = complaints.get(key);
      if (complaint && !includes(complaint, patient.age))
        yield { file, message: `${title}: "${key}" is not asked at ${patient.age}` };
    }
  }
}

function includes({ ages }: Complaint, age: number): boolean {
  return age >= ages.from && age <= ages.to;
}
