import type { ComplaintAnswers } from '#domain/review/status.ts';

/** Reads the stored complaint answers; what is not an id with true or false is left out. */
export function readComplaintAnswers(raw: string | null): ComplaintAnswers {
  const stored = parsed(raw);
  if (typeof stored !== 'object' || stored === null) return {};
  const answers = Object.entries(stored).filter(
    ([id, isPresent]) => Number.isInteger(Number(id)) && typeof isPresent === 'boolean',
  );
  return Object.fromEntries(answers);
}

function parsed(raw: string | null): unknown {
  try {
    return raw === null ? null : JSON.parse(raw);
  } catch {
    return null;
  }
}
