import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './error-summary.module.css';

/** One thing to correct: the field's id and what is wrong. */
export type FieldError = { readonly id: string; readonly message: string };

/** What a form still needs, as links that go to the fields. */
export function ErrorSummary({ errors }: { readonly errors: readonly FieldError[] }) {
  if (errors.length === 0) return null;
  return (
    <div className={classes.summary} role="alert">
      <IconAlertTriangle className={classes.icon} size={20} aria-hidden />
      <div>
        <p className={classes.title}>
          {errors.length === 1 ? 'One thing to correct' : `${errors.length} things to correct`}
        </p>
        <ul className={classes.list}>
          {errors.map(error => (
            <li key={error.id}>
              <a href={`#${error.id}`} onClick={event => goTo(event, error.id)}>
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function goTo(event: { preventDefault: () => void }, id: string) {
  event.preventDefault();
  focusField(id);
}

/** Brings a field into view and gives it the focus. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
