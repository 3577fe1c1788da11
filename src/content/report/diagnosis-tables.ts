import type { Content } from '#content/read/content.ts';
import { choicesOf, raisedBy } from '#content/read/placed.ts';
import { table } from '#content/report/table.ts';

/** From how many complaints each diagnosis can be raised: from few first. */
export function raisedFrom({ diagnoses, complaints }: Content): string {
  const raised = complaints.map(complaint => ({ name: complaint.complaint, keys: raisedBy(complaint) }));
  const rows = diagnoses.map(({ key, name, commonness, findings }) => {
    const from = raised.filter(({ keys }) => keys.has(key)).map(complaint => complaint.name);
    return [name, commonness, from.length, Object.keys(findings).length, from.join(', ')] as const;
  });
  return table(
    ['diagnosis', 'commonness', 'raised from', 'findings', 'complaints'],
    rows.toSorted((a, b) => a[2] - b[2] || a[0].localeCompare(b[0], 'en')),
  );
}

/** The red flags that find each diagnosis which must not be missed. */
export function redFlagTable(content: Content): string {
  const choices = choicesOf(content);
  const rows = content.diagnoses
    .filter(({ mustNotMiss }) => mustNotMiss)
    .map(({ key, name }) => {
      const flags = choices.filter(({ choice }) => choice.redFlag.includes(key));
      const worded = flags.map(
        ({ complaint, question, choice }) => `${complaint.complaint} (${question.key}): ${choice.text}`,
      );
      return [name, worded.length, worded.join('; ')] as const;
    });
  return table(
    ['diagnosis', 'red flags', 'where'],
    rows.toSorted((a, b) => a[0].localeCompare(b[0], 'en')),
  );
}
