import type { Evidence } from '#domain/diagnosis/evidence.ts';
import { compile } from './compile.ts';
import type { CompiledContent, DiagnosisRow } from './compiled-content.ts';
import type { Content } from './content.ts';
import { evidenceOf } from './evidence-of.ts';
import { type Ids, settledIds } from './ids.ts';
import { type Asked, type KeyedQuestion, questionnaires } from './questionnaires.ts';

/** Compiled content with what playing a history on it needs. */
export type Knowledge = {
  readonly compiled: CompiledContent;
  readonly evidence: Evidence;
  /** A complaint's questions for such patients, in order; none when there is no such complaint. */
  readonly questions: (complaintKey: string, patient: Asked) => readonly KeyedQuestion[];
  readonly diagnosis: (key: string) => DiagnosisRow | undefined;
};

export function knowledgeOf(compiled: CompiledContent): Knowledge {
  const diagnoses = new Map(compiled.diagnoses.map(diagnosis => [diagnosis.key, diagnosis]));
  return {
    compiled,
    evidence: evidenceOf(compiled),
    questions: questionnaires(compiled),
    diagnosis: key => diagnoses.get(key),
  };
}

/** For content whose ids need not be settled yet: entries without one get one for now. */
export function provisionalKnowledge(content: Content, ids: Ids): Knowledge {
  return knowledgeOf(compile(content, settledIds(content, ids)));
}
