import classes from '#web/section/composed/composed-field.module.css';

type TicksProps = {
  readonly label: string;
  readonly options: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** A row of small checkboxes; what is chosen stands in the order of the options. */
export function Ticks({ label, options, chosen, onChange }: TicksProps) {
  const toggle = (option: string) =>
    onChange(options.filter(other => (other === option) !== chosen.includes(other)));
  return (
    <fieldset className={classes.ticks} aria-label={label}>
      {options.map(option => (
        <label key={option}>
          <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)} /> {option}
        </label>
      ))}
    </fieldset>
  );
}
