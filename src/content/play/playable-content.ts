import { compile } from '#content/compile/compile.ts';
import type { CompiledContent, CompiledDiagnosis } from '#content/compile/compiled-content.ts';
import { type Ids, NO_IDS, settledIds } from '#content/compile/ids.ts';
import { type KeyedQuestion, type PatientGroup, questionnaires } from '#content/play/questionnaires.ts';
import type { Content } from '#content/read/content.ts';
import { evidenceFrom } from '#domain/catalogue/evidence-from.ts';
import { knowledgeFrom } from '#domain/catalogue/knowledge-from.ts';
import { askedQuestions, questionsFrom } from '#domain/catalogue/questions-from.ts';
import type { Evidence } from '#domain/diagnosis/evidence.ts';
import { type LikelihoodModel, likelihoodModel } from '#domain/diagnosis/likelihood/model.ts';

/** Compiled content with what playing a history on it needs. */
export type PlayableContent = {
  readonly compiled: CompiledContent;
  readonly evidence: Evidence;
  readonly likelihood: LikelihoodModel;
  /** A complaint's questions for such patients, in order; none when there is no such complaint. */
  readonly questions: (complaintKey: string, patient: PatientGroup) => readonly KeyedQuestion[];
  readonly diagnosis: (key: string) => CompiledDiagnosis | undefined;
};

export function playableContent(compiled: CompiledContent): PlayableContent {
  const evidence = evidenceFrom(compiled);
  const diagnoses = new Map(compiled.diagnoses.map(diagnosis => [diagnosis.key, diagnosis]));
  return {
    compiled,
    evidence,
    likelihood: likelihoodModel({
      knowledge: knowledgeFrom(compiled),
      evidence,
      questions: askedQuestions(questionsFrom(compiled)),
    }),
    questions: questionnaires(compiled),
    diagnosis: key => diagnoses.get(key),
  };
}

/** For content whose ids need not be settled yet: entries without one get one for now. */
export function provisionalContent(content: Content, ids: Ids): PlayableContent {
  return playableContent(compile(content, settledIds(content, ids)));
}

const PLAYABLE = new WeakMap<Content, PlayableContent>();

/** The same content made playable once, however many ask for it; every entry has an id of its own for now. */
export function playableOf(content: Content): PlayableContent {
  const playable = PLAYABLE.get(content) ?? provisionalContent(content, NO_IDS);
  PLAYABLE.set(content, playable);
  return playable;
}
