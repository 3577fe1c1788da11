import type { Finding } from '#domain/findings/finding.ts';

type Named = { readonly id: number; readonly text: string };

/** As the lists call it where it is all of a complaint, otherwise as a physician does. */
export function findingName(
  key: string,
  vocabulary: readonly Finding[],
  complaints: readonly Named[],
): string {
  const finding = vocabulary.find(other => other.key === key);
  const isAlone = vocabulary.filter(({ complaintId }) => complaintId === finding?.complaintId).length === 1;
  const complaint = isAlone ? complaints.find(({ id }) => id === finding?.complaintId) : undefined;
  return complaint?.text ?? finding?.name ?? key;
}
