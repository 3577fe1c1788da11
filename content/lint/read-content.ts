import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import { RISK_SECTIONS } from './compiled-content.ts';
import type { Complaint, Content, Located, Risk, TeachingCase } from './content.ts';
import type { Problem } from './problem.ts';
import { type YamlReader, yamlReader } from './read-yaml.ts';
import { bodySystem } from './schema/body-system.ts';
import { described, feedbackCategory, labTests, medication } from './schema/catalogues.ts';
import { complaint } from './schema/complaint.ts';
import { diagnosis } from './schema/diagnosis.ts';
import { text } from './schema/key.ts';
import { risk } from './schema/risk.ts';
import { teachingCase } from './schema/teaching-case.ts';

/** This repository's content folder. */
export const CONTENT_FOLDER = dirname(import.meta.dirname);

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
    diagnoses: lists(yaml, 'diagnoses/*.yaml', diagnosis),
    risks: RISK_SECTIONS.flatMap(section => risksIn(yaml, section)),
    cases: yaml.files('cases/*.yaml').flatMap(file => casesIn(yaml, file)),
    vignettes: yaml.files('cases/combined/*.yaml').flatMap(file => vignettesIn(yaml, file)),
    illnesses: yaml.list('catalogues/illnesses.yaml', described),
    procedures: yaml.list('catalogues/procedures.yaml', described),
    diagnosisMethods: yaml.list('catalogues/diagnosis-methods.yaml', text),
    medications: lists(yaml, 'catalogues/medications/*.yaml', medication),
    labTests: yaml.one('catalogues/lab-tests.yaml', labTests) ?? { tests: [], units: [] },
    familyConditions: yaml.list('catalogues/family-conditions.yaml', text),
    feedbackCategories: yaml.list('catalogues/feedback-categories.yaml', feedbackCategory),
  };
  return { content, problems };
}

function complaintsIn(yaml: YamlReader): readonly Complaint[] {
  return yaml.files('complaints/*/*.yaml').flatMap(file => {
    const entry = yaml.one(file, complaint);
    if (entry === null) return [];
    return [{ ...entry, file, key: basename(file, '.yaml'), folder: basename(dirname(file)) }];
  });
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

function lists<T extends z.ZodType<object>>(yaml: YamlReader, pattern: string, schema: T) {
  return yaml
    .files(pattern)
    .flatMap(file => yaml.list(file, schema).map((entry): z.infer<T> & Located => ({ ...entry, file })));
}
