import { type KeyboardEvent, useState } from 'react';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { linksOf } from '#domain/pedigree/model/relationship.ts';
import { readRelativeLine } from '#domain/pedigree/quick/quick-relative.ts';
import {
  type LineReading,
  lineWords,
  readingsOf,
  readingTitle,
  toldRelatives,
} from '#domain/pedigree/quick/told-relative.ts';
import { inputProps } from '#web/controls/fields/field-props.ts';
import { InputBox, Labelled } from '#web/controls/fields/labelled.tsx';
import { announce } from '#web/controls/progress/announce.tsx';
import classes from '#web/screens/family-history/quick-line.module.css';
import type { Family } from '#web/screens/family-history/use-family-members.ts';

const ID = 'quick-relative';
const WHO = 'Begin with the relative: “father”, “maternal aunt”, “two brothers”.';
const CHOOSE = 'Who is meant? Choose with the arrow keys.';

type QuickLineProps = {
  readonly family: Family;
  /** A line is about to change the family: what is open beside the drawing would show what was before. */
  readonly onTake: () => void;
  /** Opens a relative of whom the line only says who it is. */
  readonly onOpen: (member: FamilyMember) => void;
};

/** One field for a relative in one line; it says how it is understood, Enter saves, and the field is there for the next. */
export function QuickLine({ family, onTake, onOpen }: QuickLineProps) {
  const [text, setText] = useState('');
  const [moved, setMoved] = useState<number>();
  const [told, setTold] = useState('');
  const known = { members: family.members, patient: family.gender };
  const line = readRelativeLine(text);
  const readings = text.trim() === '' ? [] : readingsOf(line, known);
  const active = moved ?? (isOpenWho(readings) ? -1 : 0);
  const says = lineWords(line);

  const type = (typed: string) => {
    setText(typed);
    setMoved(undefined);
    setTold('');
  };
  const take = (reading: LineReading) => {
    const title = readingTitle(reading, known);
    type('');
    onTake();
    if (says === '' && reading.existing) return onOpen(reading.existing);
    const saved = `${title}${says === '' ? '' : `: ${says}`}`;
    family.saveAll(`${title}${reading.existing ? ' changed' : ''}`, toldRelatives(reading, known, newId()));
    setTold(`Saved: ${saved}`);
    announce(`Saved: ${saved}`);
  };
  const tell = (words: string) => {
    setTold(words);
    announce(words);
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const reading = readings[active];
    if (by !== undefined && readings.length > 0)
      setMoved((Math.max(active, by > 0 ? -1 : 0) + by + readings.length) % readings.length);
    else if (event.key === 'Enter' && reading) take(reading);
    else if (event.key === 'Enter' && text.trim() !== '') tell(readings.length > 0 ? CHOOSE : WHO);
    else if (event.key === 'Escape' && text !== '') type('');
    else return;
    event.preventDefault();
  };
  const field = {
    id: ID,
    label: 'Add or describe a relative in one line',
    description: told || (text.trim() !== '' && readings.length === 0 ? WHO : '\u00a0'),
  };
  return (
    <div className={classes.line}>
      <Labelled {...field} isDescribedBelow>
        <div className={classes.field}>
          <InputBox>
            <input
              {...inputProps(field)}
              role="combobox"
              aria-expanded={readings.length > 0}
              aria-controls={`${ID}-list`}
              aria-autocomplete="list"
              aria-activedescendant={readings[active] ? `${ID}-${active}` : undefined}
              autoComplete="off"
              enterKeyHint="done"
              placeholder="father heart attack at 52"
              value={text}
              onChange={event => type(event.currentTarget.value)}
              onKeyDown={press}
            />
          </InputBox>
          {readings.length > 0 ? (
            <div className={classes.list} id={`${ID}-list`} role="listbox" aria-label="Understood as">
              {readings.map((reading, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled on the input, which keeps the focus.
                // biome-ignore lint/a11y/useFocusableInteractive: the input points at the option instead.
                <div
                  key={reading.key}
                  id={`${ID}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  className={classes.option}
                  onPointerDown={event => event.preventDefault()}
                  onClick={() => take(reading)}
                >
                  <strong>{readingTitle(reading, known)}</strong>
                  {says === '' ? null : <span dir="auto">{says}</span>}
                </div>
              ))}
            </div>
          ) : null}
        </div>
      </Labelled>
    </div>
  );
}

/** Whether the line leaves open who is meant: which side, whose child. */
function isOpenWho(readings: readonly LineReading[]): boolean {
  const fresh = readings.filter(({ existing }) => !existing);
  const isOneRelationship =
    new Set(readings.map(({ meant }) => `${meant.relationship} ${meant.only}`)).size < 2;
  const hasOpenParent = fresh.length > 1 && fresh.some(({ meant }) => linksOf(meant.relationship).length > 0);
  return !isOneRelationship || hasOpenParent;
}

function newId(): string {
  return `member-${Date.now()}`;
}
