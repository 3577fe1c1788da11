import { spanOf } from '#domain/dates/date-span.ts';
import { toldText, understandDate } from '#domain/dates/understand-date.ts';
import { ToldDateField } from '#web/controls/dates/told-date-field.tsx';
import type { EntryInputProps } from '#web/section/entry-input-props.ts';
import { useAsOf } from '#web/section/use-as-of.ts';

/** A date of past history. One in the future is understood: where it makes no sense the form warns of it. */
export function ToldDateInput({ field: _, entry: __, value, ...props }: EntryInputProps) {
  const asOf = useAsOf();
  return (
    <ToldDateField
      {...props}
      value={String(value ?? '')}
      understand={text => understandDate(text, { ...asOf, mayBeFuture: true })}
      textOf={toldText}
      dayOf={told => spanOf(told, asOf)?.earliest ?? asOf.today}
    />
  );
}
