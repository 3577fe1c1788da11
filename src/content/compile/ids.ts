import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Content } from '#content/read/content.ts';
import { choicesOf, questionsOf, standardQuestionsOf } from '#content/read/placed.ts';
import { CONTENT_FOLDER } from '#content/read/read-content.ts';

/** What has numeric ids of its own. */
const ID_KINDS = [
  'bodySystems',
  'complaints',
  'complaintQuestions',
  'questions',
  'choices',
  'diagnoses',
  'risks',
  'illnesses',
  'procedures',
  'diagnosisMethods',
  'medications',
  'medicationComponents',
  'labTests',
  'familyConditions',
  'feedbackCategories',
  'patients',
] as const;

export type IdKind = (typeof ID_KINDS)[number];

const idsOfKind = z.record(z.string(), z.int().positive());
const idsSchema = z.strictObject({
  used: z.partialRecord(z.enum(ID_KINDS), idsOfKind),
  retired: z.partialRecord(z.enum(ID_KINDS), idsOfKind),
});

type ByPath = Readonly<Record<string, number>>;

/** Path → id. Retired ids belong to entries that are gone: they are never given to another, but return with their path. */
export type Ids = {
  readonly used: Readonly<Partial<Record<IdKind, ByPath>>>;
  readonly retired: Readonly<Partial<Record<IdKind, ByPath>>>;
};

export const NO_IDS: Ids = { used: {}, retired: {} };

export const questionPath = (complaint: string, question: string) => `${complaint}/${question}`;
export const choicePath = (complaint: string, question: string, text: string) =>
  `${complaint}/${question}/${text}`;

export function readIds(root: string = CONTENT_FOLDER): Ids {
  const path = join(root, 'ids.json');
  return existsSync(path) ? idsSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : NO_IDS;
}

export function writeIds(ids: Ids, root: string = CONTENT_FOLDER): void {
  writeFileSync(join(root, 'ids.json'), textOf(ids));
}

/** How the file is written: sorted, so that two authors' additions merge. */
export function textOf(ids: Ids): string {
  return `${JSON.stringify({ used: sortedKinds(ids.used), retired: sortedKinds(ids.retired) }, null, 1)}\n`;
}

/** The ids of exactly this content: kept where they exist, new ones after the highest ever given. */
export function settledIds(content: Content, ids: Ids): Ids {
  const paths = pathsOf(content);
  const kinds = ID_KINDS.map(kind => [kind, settledKind(paths[kind], allOf(ids, kind))] as const);
  return {
    used: Object.fromEntries(kinds.map(([kind, settled]) => [kind, settled.used])),
    retired: Object.fromEntries(kinds.map(([kind, settled]) => [kind, settled.retired])),
  };
}

function settledKind(paths: readonly string[], known: ReadonlyMap<string, number>) {
  const used = new Map<string, number>();
  let highest = Math.max(0, ...known.values());
  for (const path of new Set(paths)) {
    const id = known.get(path);
    if (id === undefined) highest += 1;
    used.set(path, id ?? highest);
  }
  const retired = [...known].filter(([path]) => !used.has(path));
  return { used: Object.fromEntries(used), retired: Object.fromEntries(retired) };
}

function allOf(ids: Ids, kind: IdKind): ReadonlyMap<string, number> {
  return new Map([...Object.entries(ids.used[kind] ?? {}), ...Object.entries(ids.retired[kind] ?? {})]);
}

function pathsOf(content: Content): Readonly<Record<IdKind, readonly string[]>> {
  const questions = [...questionsOf(content), ...standardQuestionsOf(content)].map(
    ({ complaint, question }) => questionPath(complaint.key, question.key),
  );
  return {
    bodySystems: content.bodySystems.map(system => system.key),
    complaints: content.complaints.map(complaint => complaint.key),
    complaintQuestions: questions,
    questions,
    choices: choicesOf(content).map(({ complaint, question, choice }) =>
      choicePath(complaint.key, question.key, choice.text),
    ),
    diagnoses: content.diagnoses.map(diagnosis => diagnosis.key),
    risks: content.risks.map(({ section, key }) => `${section}/${key}`),
    illnesses: content.illnesses.map(illness => illness.name),
    procedures: content.procedures.map(procedure => procedure.name),
    diagnosisMethods: content.diagnosisMethods,
    medications: content.medications.map(medication => medication.commercialName),
    medicationComponents: content.medications.flatMap(({ commercialName, components }) =>
      components.map(component => `${commercialName}/${component.scientificName}`),
    ),
    labTests: content.labTests.tests.map(test => test.name),
    familyConditions: content.familyConditions.map(condition => condition.name),
    feedbackCategories: content.feedbackCategories.map(category => category.name),
    patients: content.patients.map(patient => patient.key),
  };
}

function sortedKinds(kinds: Ids['used']) {
  return Object.fromEntries(
    ID_KINDS.map(kind => [
      kind,
      Object.fromEntries(Object.entries(kinds[kind] ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))),
    ]),
  );
}
