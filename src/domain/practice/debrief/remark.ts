import type { FaultKind } from '#domain/practice/debrief/fault-kinds.ts';
import type { Intent } from '#domain/practice/intent.ts';

/** A line of the conversation that a remark rests on, by its place. */
export type Cited = { readonly line: number; readonly by: 'student' | 'patient'; readonly text: string };

/** A sentence of the debrief with the lines it rests on; none where something was never said. */
export type Remark = { readonly text: string; readonly cites: readonly Cited[] };

/** Something to do differently. */
export type Advice = Remark & {
  readonly kind: FaultKind;
  /** A sentence to try, in the student's voice. */
  readonly try: string;
  /** What to ask again. */
  readonly asks: readonly Intent[];
};
