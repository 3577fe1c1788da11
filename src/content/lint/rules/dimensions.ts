import type { Rule } from '#content/lint/rule.ts';
import type { Complaint } from '#content/read/content.ts';
import type { Archetype } from '#content/schema/complaint.ts';
import type { Dimension } from '#domain/questionnaire/dimension.ts';

/** Any one of a group is enough. */
type Needed = readonly (readonly Dimension[])[];

const ALWAYS: Needed = [
  ['onset'],
  ['duration'],
  ['course', 'timing'],
  ['severity', 'impact'],
  ['aggravating'],
  ['relieving'],
  ['associated'],
  ['previous'],
  ['risk'],
];

const BY_ARCHETYPE: Readonly<Record<Archetype, Needed>> = {
  pain: [['site'], ['character'], ['radiation']],
  discharge: [['amount'], ['colour'], ['blood']],
  bleeding: [['amount'], ['colour'], ['blood']],
  lump: [['change'], ['tenderness']],
  episode: [['before'], ['during'], ['after'], ['witness']],
  bowel: [['baseline']],
  urinary: [['baseline']],
  mood: [['self-harm']],
  skin: [],
  general: [],
};

const FEWEST_RED_FLAGS = 2;

/** Every complaint asks what its archetype needs, and has at least two red flags. */
export const dimensions: Rule = {
  name: 'dimensions',
  *check(content) {
    for (const complaint of content.complaints) {
      const missing = missingIn(complaint);
      if (missing.length > 0)
        yield { file: complaint.file, message: `nothing covers: ${missing.join(', ')}` };
      const flags = complaint.questions.flatMap(question => question.choices).filter(hasRedFlag).length;
      if (flags < FEWEST_RED_FLAGS) {
        yield { file: complaint.file, message: `has ${flags} red flags, fewer than ${FEWEST_RED_FLAGS}` };
      }
    }
  },
};

/** The groups of dimensions that no question of the complaint covers, in words. */
function missingIn({ archetype, questions }: Complaint): readonly string[] {
  const covered = new Set(questions.flatMap(question => question.covers));
  return [...ALWAYS, ...BY_ARCHETYPE[archetype]]
    .filter(group => !group.some(dimension => covered.has(dimension)))
    .map(group => group.join(' or '));
}

function hasRedFlag({ redFlag }: { redFlag: readonly string[] }): boolean {
  return redFlag.length > 0;
}
