import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Figure } from '#domain/pedigree/drawing/figure.ts';
import { RADIUS } from '#domain/pedigree/drawing/symbol.ts';
import { type AddedAs, addableTo } from '#domain/pedigree/model/added-relative.ts';
import { type FamilyMember, isUnborn, nameOf } from '#domain/pedigree/model/family-member.ts';
import { type MemberGender, SELF } from '#domain/pedigree/model/relationship.ts';
import classes from '#web/screens/family-history/handles.module.css';

/** What a symbol's handles can be asked for. */
export type HandleUse = {
  readonly onAdd: (as: AddedAs, gender: MemberGender) => void;
  readonly onCondition: () => void;
};

type HandlesProps = HandleUse & {
  readonly figure: Figure;
  readonly member: FamilyMember;
  readonly family: readonly FamilyMember[];
  readonly scale: number;
  readonly onStay: () => void;
  readonly onLeave: () => void;
};

/** The id of the handles on the page. */
export const HANDLES_ID = 'pedigree-handles';

/** Between a symbol and its handles, in px. */
const GAP = 8;

/** Beside a symbol: adds a relative of it, or a condition, with one press. */
export function Handles({ figure, member, family, scale, ...use }: HandlesProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (bar.current) place(bar.current, figure, scale);
  });
  const name = nameOf(member);
  const canAdd = addableTo(member, family);
  const add = (as: AddedAs, gender: MemberGender, word: string, icon: ReactNode) => (
    <HandleButton label={`Add ${word} of ${name}`} onClick={() => use.onAdd(as, gender)}>
      {icon}
    </HandleButton>
  );
  return (
    <div
      ref={bar}
      id={HANDLES_ID}
      role="toolbar"
      aria-label={`Add to ${name}`}
      className={classes.handles}
      onPointerEnter={use.onStay}
      onPointerLeave={use.onLeave}
      onKeyDown={walkHandles}
    >
      {canAdd.includes('parent') ? (
        <Group name="parent" caption="Parent">
          {add('parent', 'Unknown', 'other parent', PLUS)}
        </Group>
      ) : null}
      {canAdd.includes('sibling') ? (
        <Group name="sibling" caption="Sibling">
          {add('sibling', 'Male', 'brother', SQUARE)}
          {add('sibling', 'Female', 'sister', CIRCLE)}
        </Group>
      ) : null}
      {canAdd.includes('partner') ? (
        <Group name="partner" caption="Partner">
          {add('partner', 'Unknown', 'partner', PLUS)}
        </Group>
      ) : null}
      {canAdd.includes('child') ? (
        <Group name="child" caption="Child">
          {add('child', 'Male', 'son', SQUARE)}
          {add('child', 'Female', 'daughter', CIRCLE)}
        </Group>
      ) : null}
      {member.relationship === SELF || isUnborn(member) ? null : (
        <Group name="illness" caption="Illness">
          <HandleButton label={`Add illness of ${name}`} onClick={use.onCondition}>
            {PLUS}
          </HandleButton>
        </Group>
      )}
    </div>
  );
}

const PLUS = <IconPlus size={18} aria-hidden />;
const SQUARE = (
  <svg width={18} height={18} viewBox="0 0 18 18" aria-hidden>
    <rect x={2} y={2} width={14} height={14} />
  </svg>
);
const CIRCLE = (
  <svg width={18} height={18} viewBox="0 0 18 18" aria-hidden>
    <circle cx={9} cy={9} r={7.5} />
  </svg>
);

type GroupProps = { readonly name: string; readonly caption: string; readonly children: ReactNode };

function Group({ name, caption, children }: GroupProps) {
  return (
    <div className={classes.group} data-handles={name}>
      <span className={classes.caption} aria-hidden>
        {caption}
      </span>
      <div className={classes.pair}>{children}</div>
    </div>
  );
}

type HandleButtonProps = {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

function HandleButton({ label, onClick, children }: HandleButtonProps) {
  return (
    <button
      type="button"
      className={`bare ${classes.handle}`}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Above the symbol, under its words where there is no room above, and never beyond the drawing's edges. */
function place(bar: HTMLElement, { x, y, bottom }: Figure, scale: number): void {
  const paper = bar.parentElement?.clientWidth ?? 0;
  const half = bar.offsetWidth / 2;
  const left = Math.max(half, Math.min(paper - half, x * scale));
  const above = (y - RADIUS) * scale - GAP - bar.offsetHeight;
  bar.style.left = `${left - half}px`;
  bar.style.top = `${above >= 0 ? above : bottom * scale + GAP}px`;
}

function walkHandles(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex(button => button === document.activeElement);
  if (by === undefined || at < 0) return;
  event.preventDefault();
  buttons.at((at + by) % buttons.length)?.focus();
}
