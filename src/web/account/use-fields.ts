import { type FormEvent, useEffect, useState } from 'react';
import { focusField } from '#web/controls/error-summary.tsx';

type Texts = Readonly<Record<string, string>>;
type Errors<Fields extends Texts> = Partial<Record<keyof Fields & string, string>>;

/**
 * The texts of a small form with what is wrong with them. Submitting checks all of them, moves the focus to the
 * first that is wrong, and goes on only when none is.
 */
export function useFields<Fields extends Texts>(
  initial: Fields,
  check: (fields: Fields) => Errors<Fields>,
  onAccepted: (fields: Fields) => void,
) {
  const [fields, setFields] = useState(initial);
  const [errors, setErrors] = useState<Errors<Fields>>({});
  const [attempts, setAttempts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new attempt moves the focus, not a correction.
  useEffect(() => {
    const [first] = Object.keys(errors);
    if (attempts > 0 && first !== undefined) focusField(first);
  }, [attempts]);

  const set = (field: keyof Fields & string, value: string) => {
    setFields(current => ({ ...current, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others as Errors<Fields>);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = check(fields);
    setErrors(found);
    setAttempts(attempts + 1);
    if (Object.keys(found).length === 0) onAccepted(fields);
  };
  return { fields, errors, set, submit };
}

/** The errors that are there, in the order in which they were found. */
export function errorsOf<Field extends string>(
  found: Readonly<Record<Field, string | false>>,
): Partial<Record<Field, string>> {
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error)) as Partial<
    Record<Field, string>
  >;
}
