import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '#web/controls/fields/error-summary.tsx';
import type { FieldProps } from '#web/controls/fields/field-props.ts';

/** What is wrong, by field, in the order in which it is shown; false or nothing where a field is right. */
export type FormErrors<Values> = { readonly [field in keyof Values & string]?: string | false };

/** What the control of a field is given. */
export type FormField<Value> = Pick<FieldProps, 'id' | 'error'> & {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

type FormOptions<Values> = {
  /** What is typed and how to change it: a state, or a draft that survives a reload. */
  readonly typed: readonly [Values, (values: Values) => void];
  readonly errorsIn: (values: Values) => FormErrors<Values>;
  readonly onAccepted: (values: Values) => void;
  /** What else follows from the change of a field. */
  readonly follow?: (changed: Values, field: string) => Values;
  /** The id of a field's input; without it the field's name. */
  readonly idOf?: (field: string) => string;
};

/**
 * A form. Submitting it goes on when nothing is wrong; otherwise all that is wrong is shown, and the focus moves to the
 * first. A message goes when its field is changed, or when it no longer holds.
 */
export function useForm<Values extends object>({
  typed: [values, setValues],
  errorsIn,
  onAccepted,
  follow = changed => changed,
  idOf = field => field,
}: FormOptions<Values>) {
  /** The fields whose messages the last attempt brought up. */
  const [raised, setRaised] = useState<readonly string[]>([]);
  const wrong = messagesOf(errorsIn(values));
  const shown = new Map([...wrong].filter(([name]) => raised.includes(name)));

  const set = <Field extends keyof Values & string>(name: Field, value: Values[Field]) => {
    const changed = follow({ ...values, [name]: value }, name);
    const left = messagesOf(errorsIn(changed));
    setRaised(raised.filter(other => other !== name && left.has(other)));
    setValues(changed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = wrong.keys();
    // The messages stand before the focus moves, or the page would scroll to where the field was.
    flushSync(() => setRaised([...wrong.keys()]));
    if (first === undefined) onAccepted(values);
    else focusField(idOf(first));
  };
  const field = <Field extends keyof Values & string>(name: Field): FormField<Values[Field]> => ({
    id: idOf(name),
    error: shown.get(name),
    value: values[name],
    onChange: value => set(name, value),
  });
  const errors = [...shown].map(([name, message]) => ({ id: idOf(name), message }));
  return { values, errors, field, set, submit };
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

function messagesOf(errors: Readonly<Record<string, string | false | undefined>>): Map<string, string> {
  return new Map(Object.entries(errors).flatMap(([name, message]) => (message ? [[name, message]] : [])));
}
