import classes from './meter.module.css';

/** A bar for a number that stands beside it in words: how much of the whole, from 0 to 1. */
export function Meter({ value }: { readonly value: number }) {
  return <meter className={classes.meter} min={0} max={1} value={value} aria-hidden />;
}
