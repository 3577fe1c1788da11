import { SAFETY_WORDS } from '#domain/practice/debrief/debrief-words.ts';
import type { Safety, SafetyItem, SafetyStatus } from '#domain/practice/debrief/safety.ts';
import { type Status, StatusMark } from '#web/controls/progress/status-mark.tsx';
import { Cite } from './cite.tsx';
import classes from './debrief.module.css';
import { Part } from './part.tsx';

/** What nobody may leave out: each thing by itself. */
export function SafetyPart({ safety: { allergies, medicines, redFlags } }: { readonly safety: Safety }) {
  return (
    <Part
      title="Allergies, medicines and red flags"
      lead="Each counts by itself: nothing else makes up for one that was missed."
    >
      <Items items={[allergies, medicines]} />
      {redFlags.map(({ diagnosis, items }) => (
        <div key={diagnosis.id} className={classes.group}>
          <h3>To exclude {diagnosis.name}</h3>
          <Items items={items} />
        </div>
      ))}
    </Part>
  );
}

const STATUS: Readonly<Record<SafetyStatus, Status>> = {
  told: 'good',
  answered: 'good',
  denied: 'good',
  unknown: 'good',
  held: 'skipped',
  misheard: 'skipped',
  missed: 'skipped',
};

function Items({ items }: { readonly items: readonly SafetyItem[] }) {
  return (
    <ul className={classes.items}>
      {items.map(({ title, status, cite }) => (
        <li key={title}>
          <div className={classes.row}>
            <span>{title}</span>
            <StatusMark status={STATUS[status]}>{SAFETY_WORDS[status]}</StatusMark>
          </div>
          {cite === null ? null : <Cite cite={cite} />}
        </li>
      ))}
    </ul>
  );
}
