import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { inSentence } from '#domain/text/in-sentence.ts';
import formClasses from '#web/section/entry-form.module.css';
import classes from '#web/section/more-fields.module.css';

type MoreFieldsProps = {
  readonly labels: readonly string[];
  /** One of them lacks what it must have, or is wrong: they are shown. */
  readonly isNeeded: boolean;
  readonly children: ReactNode;
};

/** The fields one rarely needs, folded away; the button says which they are. What was opened once stays open. */
export function MoreFields({ labels, isNeeded, children }: MoreFieldsProps) {
  const id = useId();
  const [isOpened, setOpened] = useState(isNeeded);
  if (isNeeded && !isOpened) setOpened(true);
  const isOpen = isOpened || isNeeded;
  return (
    <div className={classes.more}>
      <button
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpened(!isOpen)}
      >
        <IconChevronDown size={18} aria-hidden className={classes.icon} />
        <span className={classes.word}>More</span>
        <span className={classes.labels}>{labels.map(inSentence).join(', ')}</span>
      </button>
      {isOpen ? (
        <div id={id} className={formClasses.fields}>
          {children}
        </div>
      ) : null}
    </div>
  );
}
