import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { announce } from '#web/controls/progress/announce.tsx';
import {
  afterRedo,
  afterUndo,
  NO_STEPS,
  redoable,
  undoable,
  withStep,
} from '#web/screens/family-history/undo-steps.ts';

export type Perform = (
  label: string,
  changed: (record: PatientRecord) => PatientRecord,
  group?: string,
) => void;

/** Changes of the family on this page that can be taken back and done again, by Ctrl or Cmd and Z too. */
export function useUndo() {
  const entries = useCaseStore(state => state.record.familyHistory);
  const change = useCaseStore(state => state.change);
  const [steps, setSteps] = useState(NO_STEPS);
  /** How often something was taken back or done again: what is shown of the family before that is old. */
  const [count, setCount] = useState(0);
  const toUndo = undoable(steps, entries);
  const toRedo = redoable(steps, entries);

  const perform: Perform = (label, changed, group) => {
    const before = useCaseStore.getState().record.familyHistory;
    change(changed);
    const after = useCaseStore.getState().record.familyHistory;
    const step = { label, before, after, ...(group === undefined ? {} : { group }) };
    setSteps(current => withStep(current, step));
  };
  const undo = () => {
    if (!toUndo) return;
    change(record => ({ ...record, familyHistory: toUndo.before }));
    setSteps(afterUndo);
    setCount(count + 1);
    announce(`Undone: ${toUndo.label}`);
  };
  const redo = () => {
    if (!toRedo) return;
    change(record => ({ ...record, familyHistory: toRedo.after }));
    setSteps(afterRedo);
    setCount(count + 1);
    announce(`Done again: ${toRedo.label}`);
  };
  useWindowEvent('keydown', event => {
    const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && !isWriting(event.target);
    const key = event.key.toLowerCase();
    if (!isOurs || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });

  return { perform, toUndo, toRedo, undo, redo, count };
}

export type Undo = ReturnType<typeof useUndo>;

/** A text field takes its own letters back; a dialog in front is no place to change what is behind it. */
function isWriting(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
  );
}
