import classes from './found-name.module.css';

type FoundNameProps = { readonly name: string; readonly through?: string | undefined };

/** A name, and small behind it the synonym it was found through: Breathlessness · SOB. */
export function FoundName({ name, through }: FoundNameProps) {
  return (
    <>
      {name}
      {through === undefined ? null : <span className={classes.through}> · {through}</span>}
    </>
  );
}
