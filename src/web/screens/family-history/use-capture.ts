import { useCallback, useEffect, useRef } from 'react';
import { useCaseStore } from '#web/case/case-store.ts';
import { diagramImage } from '#web/screens/family-history/diagram-image.ts';
import type { useFamilyMembers } from '#web/screens/family-history/use-family-members.ts';

/** The picture is taken this long after the last change (specification 19.23). */
const CAPTURE_DELAY_MS = 500;

/** Leaving the page does not wait longer than this for the picture. */
const PATIENCE_MS = 1500;

type Captured = Pick<ReturnType<typeof useFamilyMembers>, 'members' | 'entries' | 'about'>;

/**
 * Keeps the picture of the diagram up to date: taken a moment after each change, and at once when the page is left.
 * A picture that cannot be taken is no reason to stop anybody.
 * @returns takes a picture that is still due, and waits for it
 */
export function useCapture({ members, entries, about }: Captured, year: number): () => Promise<void> {
  const due = useRef<() => Promise<void>>(undefined);

  useEffect(() => {
    if (members.length === 0) return;
    const take = async () => {
      if (due.current === take) due.current = undefined;
      await capture({ members, entries, about }, year);
    };
    due.current = take;
    const timer = setTimeout(() => void due.current?.(), CAPTURE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [members, entries, about, year]);

  useEffect(() => () => void due.current?.(), []);

  return useCallback(async () => {
    const patience = new Promise<void>(resolve => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([due.current?.(), patience]);
  }, []);
}

/** A picture of a family that has been replaced meanwhile (a reset, another tab) is thrown away. */
async function capture({ members, entries, about }: Captured, year: number): Promise<void> {
  try {
    const familyDiagramImage = await diagramImage(members, about, year);
    const { record, change } = useCaseStore.getState();
    if (record.familyHistory === entries && record.familyDiagramImage !== familyDiagramImage) {
      change(current => ({ ...current, familyDiagramImage }));
    }
  } catch {
    // The family itself is kept; the summary draws it from the members.
  }
}
