import { type ComponentType, useEffect, useState } from 'react';
import { Skeleton } from '#web/controls/progress/skeleton.tsx';
import type { InputProps } from '#web/screens/questionnaire/input-props.ts';

let Input: ComponentType<InputProps> | undefined;

/** Loads what puts events in order, which few questionnaires need, before its question is reached. */
export async function prepareSequenceInput(): Promise<ComponentType<InputProps>> {
  const { SequenceInput } = await import('#web/screens/questionnaire/sequence-input.tsx');
  Input = SequenceInput;
  return SequenceInput;
}

/** Events to put in their order; drawn at once where it was prepared. */
export function LaterSequenceInput(props: InputProps) {
  const [Loaded, setLoaded] = useState(() => Input);
  useEffect(() => {
    if (Loaded) return;
    prepareSequenceInput().then(
      loaded => setLoaded(() => loaded),
      error =>
        setLoaded(() => {
          throw error;
        }),
    );
  }, [Loaded]);
  return Loaded ? <Loaded {...props} /> : <Skeleton label="Loading..." shape="rows" />;
}
