import classes from '#web/section/choices-input.module.css';

type OneTapProps = {
  readonly label: string;
  /** Tells the chips of one group from those of another. */
  readonly name: string;
  readonly options: readonly (readonly [words: string, value: string])[];
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** What is said most often, each for one tap; anything else is said by the controls beneath. */
export function OneTap({ label, name, options, value, onChange }: OneTapProps) {
  if (options.length === 0) return null;
  return (
    <div role="radiogroup" className={classes.options} data-compact aria-label={label}>
      {options.map(([words, stored]) => (
        <label key={stored} className={classes.option}>
          <input type="radio" name={name} checked={stored === value} onChange={() => onChange(stored)} />{' '}
          {words}
        </label>
      ))}
    </div>
  );
}
