import { type ReactNode, useId } from 'react';
import classes from './field-group.module.css';

/** Related fields under a small heading, two beside each other where there is room. */
export function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={`surface ${classes.group}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
