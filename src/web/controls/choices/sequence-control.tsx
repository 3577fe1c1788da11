import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../progress/announce.tsx';
import { LeftOut } from './left-out.tsx';
import classes from './sequence-control.module.css';
import { SequenceItem } from './sequence-item.tsx';

type SequenceControlProps = {
  readonly label: string;
  readonly items: readonly string[];
  /** What did not happen, and is no part of the order. */
  readonly leftOut: readonly string[];
  readonly onChange: (items: readonly string[]) => void;
};

const DRAG_AFTER_PX = 6;

/** Things to put in order: by dragging, by keyboard, or with the buttons. What did not happen is left out. */
export function SequenceControl({ label, items, leftOut, onChange }: SequenceControlProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return;
    onChange(arrayMove([...items], from, to));
    announce(`${items[from]} is now number ${to + 1} of ${items.length}`);
  };
  const prefix = useId();
  const idOf = (item: string) => `${prefix}-${item}`;
  const take = (changed: readonly string[], item: string, words: string) => {
    // Drawn at once, or the focus would go to the button that is about to leave.
    flushSync(() => onChange(changed));
    announce(`${item} ${words}`);
    // The item's own button, which now does the opposite.
    document.getElementById(idOf(item))?.focus();
  };
  const leaveOut = (item: string) =>
    take(
      items.filter(other => other !== item),
      item,
      'is left out',
    );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over !== null) move(items.indexOf(String(active.id)), items.indexOf(String(over.id)));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={[...items]} strategy={verticalListSortingStrategy}>
        <ol className={classes.list} aria-label={label}>
          {items.map((item, index) => (
            <SequenceItem
              key={item}
              text={item}
              index={index}
              isLast={index === items.length - 1}
              onMove={by => move(index, index + by)}
              leaveOutId={idOf(item)}
              onLeaveOut={items.length === 1 ? undefined : () => leaveOut(item)}
            />
          ))}
        </ol>
      </SortableContext>
      <LeftOut
        items={leftOut}
        idOf={idOf}
        onPutBack={item => take([...items, item], item, 'is the last again')}
      />
    </DndContext>
  );
}
