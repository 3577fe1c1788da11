import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react';
import { IconButton } from '../buttons/icon-button.tsx';
import classes from './sequence-control.module.css';

type SequenceItemProps = {
  readonly text: string;
  readonly index: number;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly leaveOutId: string;
  /** Nothing, for the last one left: an order of nothing is no answer. */
  readonly onLeaveOut: (() => void) | undefined;
};

/** One row of a sequence, with its handle and its buttons. */
export function SequenceItem(props: SequenceItemProps) {
  const { text, index, isLast, onMove, leaveOutId, onLeaveOut } = props;
  const sortable = useSortable({ id: text });
  const style = { transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition };
  return (
    <li
      ref={sortable.setNodeRef}
      className={classes.item}
      style={style}
      data-dragging={sortable.isDragging || undefined}
    >
      <button
        type="button"
        ref={sortable.setActivatorNodeRef}
        className={`bare ${classes.handle}`}
        {...sortable.attributes}
        {...sortable.listeners}
        aria-label={`Move ${text}`}
      >
        <IconGripVertical size={20} aria-hidden />
      </button>
      <span className={classes.place}>{index + 1}</span>
      <span className={classes.text}>{text}</span>
      <IconButton label={`Move ${text} up`} onClick={() => onMove(-1)} isDisabled={index === 0}>
        <IconArrowUp size={18} aria-hidden />
      </IconButton>
      <IconButton label={`Move ${text} down`} onClick={() => onMove(1)} isDisabled={isLast}>
        <IconArrowDown size={18} aria-hidden />
      </IconButton>
      <IconButton
        id={leaveOutId}
        label={`Leave out ${text}: did not happen`}
        onClick={() => onLeaveOut?.()}
        isDisabled={onLeaveOut === undefined}
      >
        <IconX size={18} aria-hidden />
      </IconButton>
    </li>
  );
}
