import { paragraph, section } from '#domain/summary/document/blocks.ts';
import type { DocumentSection } from '#domain/summary/document/clinical-document.ts';
import type { CaseTold } from '#domain/summary/facts/case-told.ts';
import type { Story } from '#domain/summary/facts/story.ts';
import { denials } from '#domain/summary/prose/denials.ts';
import { nameInSentence } from '#domain/summary/prose/finding-names.ts';
import { chunked, storyProse } from '#domain/summary/prose/story-prose.ts';
import { listed } from '#domain/text/listed.ts';

/** The chief complaint's history, and what was asked with it and is not there. */
export function complaintSection(told: CaseTold): DocumentSection {
  const chief = told.stories.find(({ isChief }) => isChief);
  if (chief === undefined) return section('ChiefComplaint', 'none recorded', {});
  return section('ChiefComplaint', 'told', {
    brief: [...paragraph(proseOf(chief, told)), ...paragraph(negatives(told, [chief]))],
  });
}

/** The other symptoms of the case. */
export function associatedSection(told: CaseTold): DocumentSection {
  const others = told.stories.filter(({ isChief }) => !isChief);
  if (others.length === 0) return section('Associatedsymptoms', 'none recorded', {});
  return section('Associatedsymptoms', 'told', {
    brief: [
      ...others.flatMap(story => paragraph(proseOf(story, told))),
      ...paragraph(negatives(told, others)),
    ],
  });
}

function proseOf(story: Story, { findings, subject }: CaseTold): string {
  const own = findings.filter(({ symptomId }) => symptomId === story.symptom.id);
  return storyProse(story, own, { he: subject });
}

/** 'There is no cough, wheeze or haemoptysis. There has been no recent fall.' */
function negatives({ findings }: CaseTold, stories: readonly Story[]): string {
  const ids = stories.map(({ symptom }) => symptom.id);
  const denied = findings.filter(
    ({ isPresent, home, symptomId }) => !isPresent && home === null && ids.includes(symptomId),
  );
  const isNow = (kind: string) => kind === 'symptom' || kind === 'sign';
  const names = (wanted: boolean) =>
    denied
      .filter(({ finding }) => isNow(finding.kind) === wanted)
      .map(({ finding }) => nameInSentence(finding));
  return [
    ...denials(names(true)),
    ...chunked(names(false)).map(some => `There has been no ${listed(some, 'or')}.`),
  ].join(' ');
}
