import { basename, dirname, join } from 'node:path';
import type { z } from 'zod';
import { readAskedForFindings } from '#content/read/asked-for-findings.ts';
import type {
  Complaint,
  Content,
  Located,
  Patient,
  PracticeContent,
  Risk,
  SignedFile,
  TeachingCase,
} from '#content/read/content.ts';
import { allMedications } from '#content/read/medicine-products.ts';
import type { Problem } from '#content/read/problem.ts';
import { type YamlReader, yamlReader } from '#content/read/read-yaml.ts';
import { bodySystem } from '#content/schema/body-system.ts';
import {
  described,
  familyCondition,
  feedbackCategory,
  generic,
  labTests,
  medication,
  medicineNames,
} from '#content/schema/catalogues.ts';
import { complaint, question } from '#content/schema/complaint.ts';
import { diagnosis, diagnosisFile } from '#content/schema/diagnosis.ts';
import { finding } from '#content/schema/finding.ts';
import { text } from '#content/schema/key.ts';
import { askedAs, impliedFindings, normalAnswer } from '#content/schema/normal-answers.ts';
import { patient } from '#content/schema/patient.ts';
import { risk } from '#content/schema/risk.ts';
import { NO_SENTENCES, sentencesToTry } from '#content/schema/sentences-to-try.ts';
import { teachingCase } from '#content/schema/teaching-case.ts';
import { HISTORY_SECTIONS } from '#domain/suggestions/history-section.ts';

/** This repository's content folder. */
export const CONTENT_FOLDER = join(import.meta.dirname, '../../../content');

/**
 * Reads all content under `root`. What does not fit its schema becomes a problem and is left out;
 * a catalogue that does not exist is empty.
 */
export function readContent(root: string = CONTENT_FOLDER): {
  readonly content: Content;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const yaml = yamlReader(root, problems);
  const content: Content = {
    bodySystems: yaml.list('body-systems.yaml', bodySystem),
    complaints: complaintsIn(yaml),
    standardQuestions: yaml.list('standard-questions.yaml', question),
    findings: lists(yaml, 'findings/*.yaml', finding),
    diagnoses: lists(yaml, 'diagnoses/*.yaml', diagnosis, 'diagnoses'),
    diagnosisFiles: yaml.files('diagnoses/*.yaml').flatMap(file => diagnosisFilesIn(yaml, file)),
    risks: HISTORY_SECTIONS.flatMap(section => risksIn(yaml, section)),
    cases: yaml.files('cases/*.yaml').flatMap(file => casesIn(yaml, file)),
    vignettes: yaml.files('cases/combined/*.yaml').flatMap(file => vignettesIn(yaml, file)),
    ...practiceIn(yaml),
    illnesses: yaml.list('catalogues/illnesses.yaml', described),
    procedures: yaml.list('catalogues/procedures.yaml', described),
    diagnosisMethods: yaml.list('catalogues/diagnosis-methods.yaml', text),
    medications: allMedications(
      lists(yaml, 'catalogues/generics/*.yaml', generic),
      lists(yaml, 'catalogues/medications/*.yaml', medication),
    ),
    medicineNames: yaml.one('catalogues/medicine-names.yaml', medicineNames) ?? {
      substances: [],
      categories: [],
    },
    labTests: yaml.one('catalogues/lab-tests.yaml', labTests) ?? { tests: [], units: [] },
    familyConditions: yaml.list('catalogues/family-conditions.yaml', familyCondition),
    feedbackCategories: yaml.list('catalogues/feedback-categories.yaml', feedbackCategory),
  };
  return { content, problems };
}

/** Reads only the patients and how they answer. Throws with every fault. */
export function readPractice(root: string = CONTENT_FOLDER): PracticeContent {
  const problems: Problem[] = [];
  const practice = practiceIn(yamlReader(root, problems));
  if (problems.length > 0)
    throw new Error(problems.map(({ file, message }) => `content/${file}: ${message}`).join('\n'));
  return practice;
}

function practiceIn(yaml: YamlReader): PracticeContent {
  return {
    patients: patientsIn(yaml),
    normalAnswers: yaml.list('practice/normal-answers.yaml', normalAnswer),
    askedForFindings: readAskedForFindings(yaml),
    askedAs: yaml.list('practice/intents.yaml', askedAs),
    impliedFindings: yaml.one('practice/implied-findings.yaml', impliedFindings) ?? {},
    sentencesToTry: yaml.one('practice/sentences-to-try.yaml', sentencesToTry) ?? NO_SENTENCES,
  };
}

function complaintsIn(yaml: YamlReader): readonly Complaint[] {
  return yaml.files('complaints/*/*.yaml').flatMap(file => {
    const entry = yaml.one(file, complaint);
    if (entry === null) return [];
    return [{ ...entry, file, key: basename(file, '.yaml'), folder: basename(dirname(file)) }];
  });
}

function diagnosisFilesIn(yaml: YamlReader, file: string): readonly SignedFile[] {
  const read = yaml.one(file, diagnosisFile);
  return read === null ? [] : [{ file, provenance: read.provenance }];
}

function risksIn(yaml: YamlReader, section: Risk['section']): readonly Risk[] {
  const file = `risks/${section}.yaml`;
  return yaml.list(file, risk).map(entry => ({ ...entry, file, section }));
}

function casesIn(yaml: YamlReader, file: string): readonly TeachingCase[] {
  return yaml
    .list(file, teachingCase, 'cases')
    .map(entry => ({ ...entry, file, complaint: basename(file, '.yaml') }));
}

function vignettesIn(yaml: YamlReader, file: string): readonly TeachingCase[] {
  return yaml
    .list(file, teachingCase, 'cases')
    .map(entry => ({ ...entry, file, complaint: Object.keys(entry.answers)[0] ?? '' }));
}

function patientsIn(yaml: YamlReader): readonly Patient[] {
  return yaml.files('patients/*.yaml').flatMap(file => {
    const entry = yaml.one(file, patient);
    return entry === null ? [] : [{ ...entry, file, key: basename(file, '.yaml') }];
  });
}

function lists<T extends z.ZodType<object>>(yaml: YamlReader, pattern: string, schema: T, under?: string) {
  return yaml
    .files(pattern)
    .flatMap(file =>
      yaml.list(file, schema, under).map((entry): z.infer<T> & Located => ({ ...entry, file })),
    );
}
