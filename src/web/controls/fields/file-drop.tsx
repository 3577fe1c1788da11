import { IconFileImport } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import classes from './file-drop.module.css';

type FileDropProps = {
  readonly id: string;
  /** What to do, such as 'Drop a .json file here, or choose one'. */
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
  /** The name of the file that was taken. */
  readonly fileName?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly isDisabled?: boolean;
};

/** A field that takes a file by dragging or by picking. */
export function FileDrop({
  id,
  label,
  accept,
  onFile,
  fileName,
  describedBy,
  isDisabled = false,
}: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.item(0);
    if (file !== null && file !== undefined && !isDisabled) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <label
      className={classes.drop}
      htmlFor={id}
      data-over={isOver || undefined}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileImport size={28} stroke={1.5} aria-hidden />
      <span className={classes.words}>{fileName ?? label}</span>
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={isDisabled}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={event => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}
