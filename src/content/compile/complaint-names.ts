import type { Complaint, Finding } from '#content/read/content.ts';
import { inSentence } from '#domain/text/in-sentence.ts';

/**
 * A complaint by the names of the findings it is the presence of. A complaint of two findings, such as vomiting blood
 * or black stools, has both names in one, and each as a synonym.
 */
export function complaintNames(
  { key, complaint }: Pick<Complaint, 'key' | 'complaint'>,
  findings: readonly Finding[],
): { readonly clinicalName: string; readonly synonyms: readonly string[] } {
  const own = findings.filter(finding => finding.complaint === key);
  const names = own.map(({ name }, index) => (index === 0 ? name : inSentence(name)));
  const clinicalName = names.join(' or ') || complaint;
  const all = own.flatMap(({ name, words, synonyms, shared }) => [name, words, ...synonyms, ...shared]);
  const said = new Set([complaint, clinicalName].map(text => text.toLowerCase()));
  return { clinicalName, synonyms: [...new Set(all)].filter(text => !said.has(text.toLowerCase())) };
}
