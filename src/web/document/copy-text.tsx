import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { announce } from '#web/controls/progress/announce.tsx';
import classes from '#web/document/copy-text.module.css';

type CopyTextProps = {
  readonly text: string;
  /** What is copied, for who does not see it. */
  readonly name: string;
};

/** Copies a text as it is; where the browser does not let us, it is selected so that the keys for copying do it. */
export function CopyText({ text, name }: CopyTextProps) {
  const [copied, setCopied] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setRefused(false);
      setCopied(text);
      announce(`${name} copied`);
    } catch {
      setRefused(true);
    }
  };
  const isCopied = copied === text;
  return (
    <>
      <ActionButton
        size="small"
        icon={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
        label={isCopied ? `Copied ${name}` : `Copy ${name}`}
        onClick={() => void copy()}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </ActionButton>
      {isRefused ? <SelectedText text={text} /> : null}
    </>
  );
}

function SelectedText({ text }: Pick<CopyTextProps, 'text'>) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <label className={classes.selected}>
      The browser did not let us copy. The text is selected: copy it with Ctrl+C, on a Mac with ⌘C.
      <textarea ref={field} readOnly rows={6} value={text} />
    </label>
  );
}
