import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { Figure } from '#domain/pedigree/drawing/figure.ts';
import { type Scene, sceneOf } from '#domain/pedigree/drawing/scene.ts';
import { FONT } from '#domain/pedigree/drawing/svg-text.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { SELF } from '#domain/pedigree/model/relationship.ts';
import { WALK_KEYS, walked } from '#domain/pedigree/model/walk.ts';
import { FigureView, figureId } from '#web/screens/family-history/figure-view.tsx';
import classes from '#web/screens/family-history/pedigree-view.module.css';
import { Shapes } from '#web/screens/family-history/shape-view.tsx';
import { SymbolKey } from '#web/screens/family-history/symbol-key.tsx';
import { UndoControls } from '#web/screens/family-history/undo-controls.tsx';
import type { Undo } from '#web/screens/family-history/use-undo.ts';
import { useZoom } from '#web/screens/family-history/use-zoom.ts';
import { ZoomControls } from '#web/screens/family-history/zoom-controls.tsx';

const SPACING = 110;

type PedigreeViewProps = {
  readonly members: readonly FamilyMember[];
  readonly year: number;
  readonly undo: Undo;
  readonly onOpen: (member: FamilyMember) => void;
};

/** The family as a pedigree on a white sheet, to be looked at, clicked, and walked through by keys. */
export function PedigreeView({ members, year, undo, onOpen }: PedigreeViewProps) {
  const scene = useMemo(() => sceneOf(members, { year, spacing: SPACING }), [members, year]);
  const sheet = useRef<HTMLDivElement>(null);
  const zoom = useZoom(sheet, scene);
  const patient = scene.figures.find(({ person }) => person.members[0]?.relationship === SELF);

  return (
    <div className={`surface ${classes.drawing}`}>
      <div className={classes.head}>
        <p id="pedigree-hint" className={classes.hint}>
          Choose a relative to edit.{' '}
          <span>By keyboard: arrows move, Home and End go to the ends of the row, Enter opens.</span>
        </p>
        <div className={classes.tools}>
          <UndoControls undo={undo} />
          <ZoomControls zoom={zoom} />
        </div>
      </div>
      <div className={classes.sheet} ref={sheet}>
        <Drawing scene={scene} scale={zoom.scale} patient={patient} onOpen={onOpen} />
      </div>
      <SymbolKey />
    </div>
  );
}

type DrawingProps = Pick<PedigreeViewProps, 'onOpen'> & {
  readonly scene: Scene;
  readonly scale: number;
  readonly patient: Figure | undefined;
};

/** The drawing itself: one stop for the Tab key, from which arrows go on. */
function Drawing({ scene, scale, patient, onOpen }: DrawingProps) {
  const [visited, setVisited] = useState<string>();
  const tabStop = scene.figures.find(({ person }) => person.members[0]?.id === visited) ?? patient;

  const walk = (event: KeyboardEvent, from: Figure) => {
    const key = WALK_KEYS.find(candidate => candidate === event.key);
    if (!key || event.altKey || event.ctrlKey || event.metaKey) return;
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
      {scene.figures.map(figure => (
        <FigureView
          key={figure.person.key}
          figure={figure}
          reach={SPACING / 2}
          isTabStop={figure === tabStop}
          onOpen={onOpen}
          onFocus={() => setVisited(figure.person.members[0]?.id)}
          onKeyDown={event => walk(event, figure)}
        />
      ))}
    </svg>
  );
}
