import type { HistoryEntry } from '#domain/case/patient-record.ts';
import type { AsOf } from '#domain/dates/as-of.ts';
import type { RouteName } from '#domain/flow/routes.ts';
import type { Sentence } from '#domain/sections/clauses.ts';
import type {
  ChoiceField,
  ChoicesField,
  ComposedField,
  DateField,
  Field,
  FlagField,
  NumberField,
  TextField,
} from '#domain/sections/field.ts';
import type { Ingredient } from '#domain/sections/ingredients.ts';
import type { Negative } from '#domain/sections/negative.ts';
import type { QuickEntry } from '#domain/sections/quick-line.ts';
import { capitalised } from '#domain/text/capitalised.ts';

export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F extends Field> = F extends NumberField
  ? F extends { readonly isOptional: true }
    ? number | null
    : number
  : F extends FlagField
    ? boolean
    : F extends ChoicesField
      ? readonly string[]
      : F extends TextField | DateField | ChoiceField
        ? string
        : F extends ComposedField
          ? ComposedValue<F['kind']>
          : string | number;

type ComposedValue<Kind extends ComposedField['kind']> = Kind extends 'ingredients'
  ? readonly Ingredient[]
  : Kind extends 'quitAttempts'
    ? readonly string[]
    : string;

type ValuesOf<F extends Fields> = { readonly [name in keyof F]: ValueOf<F[name]> };

/** Where the entries of a section come from: a catalogue of the server, or Add Custom. */
export type CatalogueUse = {
  readonly source: 'illnesses' | 'procedures' | 'medications';
  /** The field that holds the entry's name; no two entries may share it, whatever the case of its letters. */
  readonly nameField: string;
  readonly duplicate: string;
  readonly search: string;
  readonly nothingFound: string;
  readonly loading: string;
  /** Where Go Back leads when the catalogue cannot be loaded; without it, back to the list. */
  readonly goBackTo?: RouteName;
  readonly saveError: string;
};

type SectionOf<F extends Fields> = {
  /** The list of the case that holds its entries. */
  readonly key: string;
  readonly title: string;
  /** What one entry is called in sentences: 'pet', 'smoking history'. */
  readonly record: string;
  readonly limit: 'many' | 'one';
  readonly fields: F;
  /** The fields of the form in the order in which one asks; the others are folded away under More. */
  readonly asked?: readonly NoInfer<keyof F & string>[];
  /** The facts with which an entry begins in the list, where a narrow screen has no room for all. */
  readonly listedFirst?: readonly NoInfer<keyof F & string>[];
  /** How an entry is told in the full history. A field that is not here follows with its label. */
  readonly prose?: readonly Sentence<NoInfer<keyof F & string>>[];
  /** The entry in a few words, bold in the list. */
  readonly headline: (entry: ValuesOf<F>) => string;
  readonly addLabel: string;
  readonly empty: string;
  readonly removal: { readonly title: string; readonly text?: string };
  /** Sorts the list; without it entries stand in the order they were added. */
  readonly order?: (a: ValuesOf<F>, b: ValuesOf<F>, asOf: AsOf) => number;
  /** Shown as headings of the list. */
  readonly groupBy?: (entry: ValuesOf<F>) => string;
  /** A word beside the headline, such as Current or Previous. */
  readonly badge?: (entry: ValuesOf<F>) => string;
  /** The dates between which it lasted: in the list they stand as one, and what is missing is told. */
  readonly period?: {
    readonly from: keyof F & string;
    readonly to: keyof F & string;
    readonly isOngoing: (entry: ValuesOf<F>) => boolean;
  };
  readonly catalogue?: CatalogueUse;
  readonly negative?: Negative;
  /** How an entry is taken from one line; without it only the form takes one. */
  readonly quick?: QuickEntry<NoInfer<keyof F & string>>;
  /** The medicines that an entry names, as they were told; the list offers to record them too. */
  readonly medicinesIn?: (entry: ValuesOf<F>) => readonly string[];
  /** What else changes when a field was edited: rows that grow with a count, values that no longer fit. */
  readonly afterChange?: (entry: HistoryEntry, field: string) => HistoryEntry;
  /** What else is put right on save. */
  readonly onSave?: (entry: HistoryEntry) => HistoryEntry;
};

/** A history section as the rest of the program knows it: the types of its own fields are behind it. */
export type Section = Omit<
  SectionOf<Fields>,
  'headline' | 'order' | 'groupBy' | 'badge' | 'period' | 'medicinesIn'
> & {
  readonly headline: (entry: HistoryEntry) => string;
  readonly order?: (a: HistoryEntry, b: HistoryEntry, asOf: AsOf) => number;
  readonly groupBy?: (entry: HistoryEntry) => string;
  readonly badge?: (entry: HistoryEntry) => string;
  readonly medicinesIn?: (entry: HistoryEntry) => readonly string[];
  readonly period?: {
    readonly from: string;
    readonly to: string;
    readonly isOngoing: (entry: HistoryEntry) => boolean;
  };
};

declare const ENTRY: unique symbol;

/** An entry of the section: `type Pet = EntryOf<typeof pets>`. */
export type EntryOf<S> = S extends { readonly [ENTRY]?: infer Entry } ? Entry : never;

type Declared<F extends Fields, Key> = Section & {
  readonly key: Key;
  readonly [ENTRY]?: HistoryEntry & ValuesOf<F>;
};

/** Declares a history section: one readable value from which its list, form, checks and texts follow. */
export function section<const F extends Fields, const Key extends string>(
  declaration: SectionOf<F> & { readonly key: Key },
): Declared<F, Key> {
  // What an entry is called may not be asked, or be lost in a damaged case: it is shown as what it is.
  const headline = (entry: ValuesOf<F>) => declaration.headline(entry) || capitalised(declaration.record);
  return { ...declaration, headline } as unknown as Declared<F, Key>;
}
