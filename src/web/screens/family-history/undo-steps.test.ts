import { describe, expect, it } from 'vitest';
import {
  afterRedo,
  afterUndo,
  NO_STEPS,
  redoable,
  type Step,
  undoable,
  withStep,
} from '#web/screens/family-history/undo-steps.ts';

const [empty, one, two, three] = [[], [{ id: 'a' }], [{ id: 'b' }], [{ id: 'c' }]] as const;
const step = (before: Step['before'], after: Step['after'], group?: string): Step => ({
  label: `to ${after[0]?.id}`,
  before,
  after,
  ...(group === undefined ? {} : { group }),
});

describe('The steps of the family', () => {
  it('are taken back and done again, the last first', () => {
    const both = withStep(withStep(NO_STEPS, step(empty, one)), step(one, two));
    expect(undoable(both, two)?.label).toBe('to b');
    const back = afterUndo(both);
    expect(undoable(back, one)?.label).toBe('to a');
    expect(redoable(back, one)?.label).toBe('to b');
    expect(afterRedo(back)).toEqual(both);
  });

  it('cannot be done again once something else was done', () => {
    const back = afterUndo(withStep(NO_STEPS, step(empty, one)));
    expect(withStep(back, step(empty, two)).undone).toEqual([]);
  });

  it('cannot be taken back when the family was changed elsewhere', () => {
    const done = withStep(NO_STEPS, step(empty, one));
    expect(undoable(done, three)).toBeUndefined();
    expect(redoable(afterUndo(done), three)).toBeUndefined();
  });

  it('of one group are one step, under the name of the first', () => {
    const named = withStep(withStep(NO_STEPS, step(empty, one, 'name')), step(one, two, 'name'));
    expect(named.done).toEqual([{ label: 'to a', before: empty, after: two, group: 'name' }]);
    expect(withStep(named, step(two, three, 'age')).done).toHaveLength(2);
  });

  it('that changed nothing are none', () => {
    expect(withStep(NO_STEPS, step(one, one))).toEqual(NO_STEPS);
  });
});
