import type { HistoryEntry } from '#domain/case/patient-record.ts';

type Entries = readonly HistoryEntry[];

/** A change of the family that can be taken back. */
export type Step = {
  /** What was done, as it is told: 'Sister added'. */
  readonly label: string;
  readonly before: Entries;
  readonly after: Entries;
  /** Steps of one group that follow each other are one: the letters of a name. */
  readonly group?: string;
};

/** What was done on this page, and what of it was taken back; the last comes last. */
export type Steps = { readonly done: readonly Step[]; readonly undone: readonly Step[] };

export const NO_STEPS: Steps = { done: [], undone: [] };

/** The steps after one more. What had been taken back can then no longer be done again. */
export function withStep({ done }: Steps, step: Step): Steps {
  if (step.before === step.after) return { done, undone: [] };
  const last = done.at(-1);
  const isSame = step.group !== undefined && last?.group === step.group && last.after === step.before;
  return isSame
    ? { done: [...done.slice(0, -1), { ...step, label: last.label, before: last.before }], undone: [] }
    : { done: [...done, step], undone: [] };
}

/** The step that would be taken back. None when the family was changed by something else meanwhile: another tab. */
export function undoable({ done }: Steps, now: Entries): Step | undefined {
  const last = done.at(-1);
  return last?.after === now ? last : undefined;
}

/** The step that would be done again. */
export function redoable({ undone }: Steps, now: Entries): Step | undefined {
  const last = undone.at(-1);
  return last?.before === now ? last : undefined;
}

export function afterUndo({ done, undone }: Steps): Steps {
  return { done: done.slice(0, -1), undone: [...undone, ...done.slice(-1)] };
}

export function afterRedo({ done, undone }: Steps): Steps {
  return { done: [...done, ...undone.slice(-1)], undone: undone.slice(0, -1) };
}
