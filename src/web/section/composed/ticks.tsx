import classes from '#web/section/choices-input.module.css';

type TicksProps = {
  readonly label: string;
  readonly options: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** Chips to tick; what is chosen stands in the order of the options. */
export function Ticks({ label, options, chosen, onChange }: TicksProps) {
  const toggle = (option: string) =>
    onChange(options.filter(other => (other === option) !== chosen.includes(other)));
  return (
    <fieldset className={classes.options} aria-label={label}>
      {options.map(option => (
        <label key={option} className={classes.option}>
          <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)} /> {option}
        </label>
      ))}
    </fieldset>
  );
}
