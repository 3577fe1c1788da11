import { IconCornerDownLeft, IconPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { saidEntry } from '#domain/sections/entry.ts';
import type { PlacedSection } from '#domain/sections/pages.ts';
import type { Filled, QuickEntry } from '#domain/sections/quick-line.ts';
import { listedFacts } from '#domain/summary/entry-text.ts';
import type { CatalogueItem } from '#web/api/catalogues.ts';
import { useQuickLine } from '#web/case/quick-lines.ts';
import { LineField } from '#web/controls/lists/line-field.tsx';
import { pickableWords } from '#web/controls/lists/pickable.ts';
import { announce } from '#web/controls/progress/announce.tsx';
import { FoundName } from '#web/controls/search/found-name.tsx';
import { type Found, searchList } from '#web/controls/search/search-list.ts';
import { addSaid } from '#web/section/add-said.ts';
import { quickId } from '#web/section/focus-after.ts';
import classes from '#web/section/quick-entry-field.module.css';
import { type LineReader, useLineReader } from '#web/section/use-line-reader.ts';

type QuickEntryFieldProps = { readonly section: PlacedSection; readonly quick: QuickEntry };

/** More would have to be scrolled, and the line can be typed on. */
const OFFERED = 7;

/** One line at the head of a section for what is usual: shown as it is understood, recorded by Enter, and the next one. */
export function QuickEntryField({ section, quick }: QuickEntryFieldProps) {
  const [line, setLine] = useQuickLine(section.key);
  const [error, setError] = useState<string>();
  /** Enter was pressed before the list had come by which the line is read. */
  const [isWaiting, setWaiting] = useState(false);
  const reader = useLineReader(section, quick);
  const { nameField } = quick;
  const said = reader.saidIn(line);
  const name = String(said[nameField] ?? '');
  const offered = name === '' ? [] : offeredFor(name, reader);

  const record = (index: number) => {
    setWaiting(reader.isLoading);
    if (reader.isLoading) return;
    const picked = offered[index - 1]?.item;
    const told = reader.saidIn(line, picked);
    const wrong = whyNot(section, quick, { told, isThere: reader.isThere });
    setError(wrong);
    if (wrong === undefined) {
      addSaid(section, told);
      setLine('');
    } else announce(wrong);
  };
  const recordNow = useEffectEvent(() => record(0));
  const isDue = isWaiting && !reader.isLoading;
  useEffect(() => {
    if (isDue) recordNow();
  }, [isDue]);
  return (
    <LineField
      id={quickId(section)}
      label={quick.label}
      placeholder={`For example: ${quick.example}`}
      error={error}
      value={line}
      onChange={typed => {
        setError(undefined);
        setWaiting(false);
        setLine(typed);
      }}
      offers={
        name === ''
          ? []
          : [
              {
                key: 'line',
                content: <Understood section={section} said={said} isNew={reader.isNew(name)} />,
              },
              ...offered.map(found => ({ key: String(found.item.id), content: <Offer found={found} /> })),
            ]
      }
      onChoose={record}
    />
  );
}

/** What of the list may be meant by the name that was typed, without what is listed already. */
function offeredFor(name: string, { items, isThere }: LineReader): readonly Found<CatalogueItem>[] {
  return searchList(items, name, pickableWords)
    .found.slice(0, OFFERED * 3)
    .filter(({ item }) => item.text !== name && !isThere(item.text))
    .slice(0, OFFERED);
}

type Told = { readonly told: Filled; readonly isThere: (name: string) => boolean };

/** What keeps a line from being recorded. */
function whyNot(
  section: PlacedSection,
  { nameField }: QuickEntry,
  { told, isThere }: Told,
): string | undefined {
  const name = String(told[nameField] ?? '');
  const required = section.fields[nameField]?.required;
  if (name === '') return typeof required === 'string' ? required : 'Nothing has been entered yet.';
  if (!isThere(name)) return undefined;
  return section.catalogue?.duplicate ?? `This ${section.record} has already been added`;
}

type UnderstoodProps = {
  readonly section: PlacedSection;
  readonly said: Filled;
  /** The name is in no list: it is recorded as it was typed. */
  readonly isNew: boolean;
};

/** The line as it is understood: in the words in which the list will tell it. */
function Understood({ section, said, isNew }: UnderstoodProps) {
  const entry = saidEntry(section, '', said);
  const facts = [section.badge?.(entry) ?? '', ...listedFacts(section, entry)].filter(Boolean);
  return (
    <>
      <IconCornerDownLeft size={18} aria-hidden className={classes.icon} />
      <span className={classes.words}>
        <strong>{section.headline(entry)}</strong>
        {facts.map(fact => (
          <span key={fact} className={classes.fact}>
            {' · '}
            {fact}
          </span>
        ))}
      </span>
      {isNew ? <span className={classes.hint}>not in the list</span> : null}
    </>
  );
}

function Offer({ found: { item, through } }: { readonly found: Found<CatalogueItem> }) {
  return (
    <>
      <IconPlus size={18} aria-hidden className={classes.icon} />
      <span className={classes.words}>
        <FoundName name={item.text} through={through === item.hint ? undefined : through} />
      </span>
      {item.hint === undefined ? null : <span className={classes.hint}>{item.hint}</span>}
    </>
  );
}
