/** How a student fills one field: its label and what goes in. */
export type FilledField =
  | { readonly write: string; readonly as: string }
  /** `summarised` is what the summary makes of it, where that is not the option itself. */
  | { readonly choose: string; readonly as: string; readonly summarised?: string }
  | { readonly date: string; readonly as: string }
  | { readonly tick: string };

/** One entry of past history as a student fills it in. */
export type FilledEntry = {
  readonly section: string;
  readonly add: string;
  /** What is searched and picked in the catalogue; otherwise the form opens at once. */
  readonly pick?: string;
  readonly fields: readonly FilledField[];
};
