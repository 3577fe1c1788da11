import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Figure } from '#domain/pedigree/drawing/figure.ts';
import { RADIUS } from '#domain/pedigree/drawing/symbol.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { memberWords } from '#domain/pedigree/model/member-words.ts';
import { SELF } from '#domain/pedigree/model/relationship.ts';
import classes from '#web/screens/family-history/pedigree-view.module.css';
import { Shapes } from '#web/screens/family-history/shape-view.tsx';

type FigureViewProps = {
  readonly figure: Figure;
  readonly isTabStop: boolean;
  /** Whether its handles are shown. */
  readonly isShown: boolean;
  readonly onOpen: (member: FamilyMember) => void;
  readonly onFocus: () => void;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * A relative in the drawing, which a click or Enter opens; an unnamed parent is only drawn. A finger, which cannot
 * hover, shows the handles first and opens with the second touch.
 */
export function FigureView({ figure, isTabStop, isShown, onOpen, ...on }: FigureViewProps) {
  const isFirstTouch = useRef(false);
  const [member] = figure.person.members;
  const shapes = <Shapes shapes={[...figure.symbol, ...figure.label]} />;
  if (!member) return <g aria-hidden>{shapes}</g>;
  const { reach } = figure;
  const isSelf = member.relationship === SELF;
  const box = {
    x: figure.x - reach + 3,
    y: figure.y - RADIUS - 8,
    width: 2 * reach - 6,
    height: figure.bottom - figure.y + RADIUS + 12,
    rx: 6,
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return on.onKeyDown(event);
    event.preventDefault();
    if (!isSelf) onOpen(member);
  };
  const touch = (event: PointerEvent) => {
    isFirstTouch.current = event.pointerType === 'touch' && !isShown;
  };
  const click = (event: MouseEvent<SVGGElement>) => {
    if (isFirstTouch.current) event.currentTarget.focus();
    else if (!isSelf) onOpen(member);
    isFirstTouch.current = false;
  };
  const overMouse = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') on.onEnter();
  };
  // The words of the drawing are beside the button: what it is called says more than they do.
  return (
    <>
      <g aria-hidden>{shapes}</g>
      {/* biome-ignore lint/a11y/useSemanticElements: inside a drawing there is no button element. */}
      <g
        id={figureId(member.id)}
        role="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-label={memberWords(member, figure.number) + (isSelf ? ', the patient' : '')}
        aria-disabled={isSelf || undefined}
        className={classes.figure}
        data-member={member.id}
        data-shown={isShown || undefined}
        data-repeats
        onPointerDown={touch}
        onClick={click}
        onKeyDown={pressKey}
        onFocus={on.onFocus}
        onPointerMove={overMouse}
        onPointerLeave={on.onLeave}
      >
        <rect className={classes.ring} {...box} />
      </g>
    </>
  );
}

/** The id of a member's figure on the page. */
export function figureId(memberId: string): string {
  return `pedigree-${memberId}`;
}

/** Gives the focus to a member's figure once it is drawn. */
export function focusFigure(memberId: string): void {
  requestAnimationFrame(() => document.getElementById(figureId(memberId))?.focus());
}
