import type { Fault, Rule } from '#content/lint/rule.ts';
import type { Content, Finding } from '#content/read/content.ts';
import { repeated } from '#content/read/placed.ts';

/** Each finding stands once in the vocabulary, is told apart by its words, and every complaint has one. */
export const vocabulary: Rule = {
  name: 'vocabulary',
  *check(content) {
    for (const finding of content.findings) yield* ownFaults(finding);
    yield* keyFaults(content);
    yield* complaintFaults(content);
    yield* historyFaults(content);
    yield* nameFaults(content.findings);
    // The words of a complaint help the search, so a complaint may be found by the name of its cause.
    const [presences, others] = partition(content.findings);
    yield* synonymFaults(presences);
    yield* synonymFaults(others);
  },
};

function* ownFaults(finding: Finding): Generator<Fault> {
  const { file, key, name, words, synonyms, shared } = finding;
  for (const text of repeated([
    ...new Set([name, words].map(text => text.toLowerCase())),
    ...synonyms,
    ...shared,
  ])) {
    yield { file, message: `${key}: "${text}" is said twice` };
  }
}

function* keyFaults({ findings }: Content): Generator<Fault> {
  for (const group of Map.groupBy(findings, finding => finding.key).values()) {
    for (const { file, key } of group.slice(1)) yield { file, message: `${key} stands more than once` };
  }
}

function* complaintFaults({ findings, complaints }: Content): Generator<Fault> {
  const known = new Set(complaints.map(complaint => complaint.key));
  for (const { file, key, complaint } of findings) {
    if (complaint !== undefined && !known.has(complaint))
      yield { file, message: `${key}: there is no complaint "${complaint}"` };
  }
  const covered = new Set(findings.map(finding => finding.complaint));
  for (const { file, key } of complaints) {
    if (!covered.has(key)) yield { file, message: `no finding is the presence of ${key}` };
  }
}

function* historyFaults({ findings, risks }: Content): Generator<Fault> {
  const known = new Set(risks.map(({ section, key }) => `${section}/${key}`));
  for (const { file, key, history } of findings) {
    if (history?.includes('/') && !known.has(history))
      yield { file, message: `${key}: there is no risk factor "${history}"` };
  }
}

function partition(findings: readonly Finding[]): readonly [readonly Finding[], readonly Finding[]] {
  const isPresence = ({ complaint }: Finding) => complaint !== undefined;
  return [findings.filter(isPresence), findings.filter(finding => !isPresence(finding))];
}

function* nameFaults(findings: readonly Finding[]): Generator<Fault> {
  for (const group of Map.groupBy(findings, ({ name }) => name.toLowerCase()).values()) {
    const keys = group.map(({ key }) => key);
    for (const { file, name } of group.slice(1))
      yield { file, message: `"${name}" is the name of ${keys.join(' and ')}` };
  }
}

/** A word for two findings is declared by both of them; one that is declared has two. */
function* synonymFaults(findings: readonly Finding[]): Generator<Fault> {
  const uses = findings.flatMap(finding => [
    ...[finding.name, finding.words, ...finding.synonyms].map(text => ({ finding, text, isShared: false })),
    ...finding.shared.map(text => ({ finding, text, isShared: true })),
  ]);
  for (const group of Map.groupBy(uses, use => use.text.toLowerCase()).values()) {
    const keys = [...new Set(group.map(use => use.finding.key))];
    for (const { finding, text, isShared } of group) {
      if (isShared && keys.length === 1) {
        yield { file: finding.file, message: `${finding.key}: "${text}" is shared with no other finding` };
      }
      if (!isShared && keys.length > 1) {
        yield { file: finding.file, message: `"${text}" means ${keys.join(' and ')}, and is not shared` };
      }
    }
  }
}
