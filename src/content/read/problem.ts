/** One fault in the content. `file` is relative to the content folder. */
export type Problem = { readonly file: string; readonly rule: string; readonly message: string };
