import { useMediaQuery } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import type { PinnedRedFlag } from '#domain/diagnosis/pinned-red-flags.ts';
import { URGENCY_WORDS } from '#domain/diagnosis/urgency.ts';
import classes from './red-flags.module.css';
import { usePinnedRedFlags } from './use-pinned-red-flags.ts';

/** How many are named at once: one on a phone. */
const NAMED = { wide: 3, narrow: 1 } as const;

type RedFlagsProps = {
  /** How many an answer given below may raise: so many find room without moving what stands there. */
  readonly mayRaise?: number;
  /** What stands below: with another the room is measured anew. */
  readonly below?: number;
};

/** The red flags that the answers of the case have raised, in view from then on. */
export function RedFlags({ mayRaise = 0, below }: RedFlagsProps) {
  const pinned = usePinnedRedFlags();
  // Asked once for all questions: the browser would lay out the page to answer.
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Strip key={below} pinned={pinned} mayRaise={mayRaise} most={isNarrow ? NAMED.narrow : NAMED.wide} />
  );
}

type StripProps = {
  readonly pinned: readonly PinnedRedFlag[];
  readonly mayRaise: number;
  readonly most: number;
};

function Strip({ pinned, mayRaise, most }: StripProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [expected] = useState(pinned.length + mayRaise);
  const room = Math.min(expected, most);
  const shown = showsAll ? pinned : pinned.slice(0, room);
  const hidden = pinned.length - room;
  if (room === 0) return null;
  return (
    <div className={classes.room} style={{ '--room': room } as CSSProperties}>
      {shown.length === 0 ? null : (
        <section className={classes.strip} aria-label="Must not miss" data-all={showsAll || undefined}>
          <p className={classes.label}>
            <IconAlertTriangle size={18} aria-hidden />
            <span className={classes.words}>Must not miss</span>
          </p>
          <ul className={classes.flags}>
            {shown.map(({ diagnosisId, name, urgency, raisedBy }) => (
              <li key={diagnosisId}>
                <strong className={classes.name}>{name}</strong>{' '}
                <span className={classes.reason}>
                  {urgency ? (
                    <>
                      <span className={classes.dot}>· </span>
                      {URGENCY_WORDS[urgency]}{' '}
                    </>
                  ) : null}
                  — {raisedBy}
                </span>
              </li>
            ))}
          </ul>
          {hidden > 0 ? (
            <button
              type="button"
              className={classes.more}
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? 'Show fewer' : `${hidden} more`}
            </button>
          ) : null}
        </section>
      )}
    </div>
  );
}
