import { type ReactNode, useMemo, useRef } from 'react';
import type { Figure } from '#domain/pedigree/drawing/figure.ts';
import { sceneOf } from '#domain/pedigree/drawing/scene.ts';
import type { AddedAs } from '#domain/pedigree/model/added-relative.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import type { MemberGender } from '#domain/pedigree/model/relationship.ts';
import { Drawing } from '#web/screens/family-history/drawing.tsx';
import { ExportMenu } from '#web/screens/family-history/export-menu.tsx';
import { Handles } from '#web/screens/family-history/handles.tsx';
import { LegendFields } from '#web/screens/family-history/legend-fields.tsx';
import classes from '#web/screens/family-history/pedigree-view.module.css';
import { SymbolKey } from '#web/screens/family-history/symbol-key.tsx';
import { UndoControls } from '#web/screens/family-history/undo-controls.tsx';
import type { Family } from '#web/screens/family-history/use-family-members.ts';
import { useHandles } from '#web/screens/family-history/use-handles.ts';
import { useZoom } from '#web/screens/family-history/use-zoom.ts';
import { ZoomControls } from '#web/screens/family-history/zoom-controls.tsx';

const SPACING = 110;

type PedigreeViewProps = {
  readonly family: Family;
  readonly year: number;
  readonly onOpen: (member: FamilyMember) => void;
  readonly onAdd: (as: AddedAs, to: FamilyMember, gender: MemberGender) => void;
  readonly onCondition: (member: FamilyMember) => void;
  /** The card beside the drawing, which lies on the side away from the relative it is about. */
  readonly editor: ((side: (memberId: string) => 'left' | 'right') => ReactNode) | undefined;
};

/** The family as a pedigree on a white sheet, to be looked at, clicked, added to, and walked through by keys. */
export function PedigreeView({ family, year, onOpen, onAdd, onCondition, editor }: PedigreeViewProps) {
  const { members } = family;
  const scene = useMemo(() => sceneOf(members, { year, spacing: SPACING }), [members, year]);
  const sheet = useRef<HTMLDivElement>(null);
  const zoom = useZoom(sheet, scene);
  const handles = useHandles();
  const figureOf = (id: string | undefined): Figure | undefined =>
    scene.figures.find(({ person }) => person.members[0]?.id === id);
  const shown = figureOf(handles.shown);
  const [member] = shown?.person.members ?? [];
  const open = (opened: FamilyMember) => {
    handles.hide();
    onOpen(opened);
  };
  const sideAwayFrom = (id: string) =>
    ((figureOf(id)?.x ?? 0) * zoom.scale - (sheet.current?.scrollLeft ?? 0)) * 2 >
    (sheet.current?.clientWidth ?? 0)
      ? 'left'
      : 'right';

  return (
    <div className={`surface ${classes.drawing}`}>
      <div className={classes.head}>
        <p id="pedigree-hint" className={classes.hint}>
          Choose a relative to edit.{' '}
          <span>
            By keyboard: arrows move, Home and End go to the ends of the row, Enter opens; P, S, M and C add a
            parent, sibling, partner or child, I an illness.
          </span>
        </p>
        <div className={classes.tools}>
          <UndoControls undo={family.undo} />
          <ZoomControls zoom={zoom} />
        </div>
        <ExportMenu />
      </div>
      <div className={classes.stage}>
        <div className={classes.sheet} ref={sheet}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the drawing and its handles take the keys; this only looks. */}
          <div
            className={classes.paper}
            onBlur={handles.blur}
            onKeyDown={event => {
              if (event.key === 'Escape') handles.hide();
            }}
          >
            <Drawing scene={scene} scale={zoom.scale} handles={handles} onOpen={open} />
            {shown && member ? (
              <Handles
                figure={shown}
                member={member}
                family={members}
                scale={zoom.scale}
                onStay={handles.stay}
                onLeave={handles.leave}
                onAdd={(as, gender) => {
                  handles.hide();
                  onAdd(as, member, gender);
                }}
                onCondition={() => {
                  handles.hide();
                  onCondition(member);
                }}
              />
            ) : null}
          </div>
        </div>
        {editor?.(sideAwayFrom)}
      </div>
      <SymbolKey members={members} />
      <LegendFields />
    </div>
  );
}
