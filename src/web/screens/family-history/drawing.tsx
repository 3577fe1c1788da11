import { type KeyboardEvent, useState } from 'react';
import type { Figure } from '#domain/pedigree/drawing/figure.ts';
import type { Scene } from '#domain/pedigree/drawing/scene.ts';
import { FONT } from '#domain/pedigree/drawing/svg-text.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { SELF } from '#domain/pedigree/model/relationship.ts';
import { WALK_KEYS, walked } from '#domain/pedigree/model/walk.ts';
import { FigureView, figureId } from '#web/screens/family-history/figure-view.tsx';
import { HANDLES_ID } from '#web/screens/family-history/handles.tsx';
import { Shapes } from '#web/screens/family-history/shape-view.tsx';
import type { useHandles } from '#web/screens/family-history/use-handles.ts';

/** The key that goes from a symbol to its handles; it does nothing anywhere else. */
const HANDLE_KEYS: Readonly<Record<string, string>> = {
  p: 'parent',
  s: 'sibling',
  m: 'partner',
  c: 'child',
  i: 'illness',
};

type DrawingProps = {
  readonly scene: Scene;
  readonly scale: number;
  readonly handles: ReturnType<typeof useHandles>;
  readonly onOpen: (member: FamilyMember) => void;
};

/** The drawing itself: one stop for the Tab key, from which arrows go on. */
export function Drawing({ scene, scale, handles, onOpen }: DrawingProps) {
  const [visited, setVisited] = useState<string>();
  const idOf = ({ person }: Figure) => person.members[0]?.id;
  const tabStop =
    scene.figures.find(figure => visited !== undefined && idOf(figure) === visited) ??
    scene.figures.find(({ person }) => person.members[0]?.relationship === SELF);

  const walk = (event: KeyboardEvent, from: Figure) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const group = HANDLE_KEYS[event.key.toLowerCase()];
    if (group !== undefined) focusHandles(group);
    const key = WALK_KEYS.find(candidate => candidate === event.key);
    if (!key) return;
    event.preventDefault();
    const [member] = walked(scene, from, key).person.members;
    if (member) document.getElementById(figureId(member.id))?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset.
    <svg
      width={scene.width * scale}
      height={scene.height * scale}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      fontFamily={FONT}
      role="group"
      aria-label="Pedigree"
      aria-describedby="pedigree-hint"
    >
      <g aria-hidden>
        <Shapes shapes={scene.shapes} />
      </g>
      {scene.figures.map(figure => {
        const id = idOf(figure) ?? '';
        return (
          <FigureView
            key={figure.person.key}
            figure={figure}
            isTabStop={figure === tabStop}
            isShown={id !== '' && handles.shown === id}
            onOpen={onOpen}
            onFocus={() => {
              setVisited(id);
              handles.focus(id);
            }}
            onEnter={() => handles.enter(id)}
            onLeave={handles.leave}
            onKeyDown={event => walk(event, figure)}
          />
        );
      })}
    </svg>
  );
}

/** The handles of the symbol that has the focus are shown already. */
function focusHandles(group: string): void {
  document.querySelector<HTMLElement>(`#${HANDLES_ID} [data-handles=${group}] button`)?.focus();
}
