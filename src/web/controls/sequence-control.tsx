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
import { announce } from './announce.tsx';
import classes from './sequence-control.module.css';
import { SequenceItem } from './sequence-item.tsx';

type SequenceControlProps = {
  readonly label: string;
  readonly items: readonly string[];
  readonly onChange: (items: readonly string[]) => void;
};

const DRAG_AFTER_PX = 6;

/** Things to put in order: by dragging, by keyboard, or with the buttons. */
export function SequenceControl({ label, items, onChange }: SequenceControlProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return;
    onChange(arrayMove([...items], from, to));
    announce(`${items[from]} is now number ${to + 1} of ${items.length}`);
  };
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
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
