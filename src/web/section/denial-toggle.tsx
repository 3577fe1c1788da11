import { IconCheck } from '@tabler/icons-react';
import { denySection, tellsAny, withoutDenial } from '#domain/case/denied-sections.ts';
import { isToldOtherwise } from '#domain/findings/denied-by-tap.ts';
import { knownFindings } from '#domain/findings/known-findings.ts';
import { type HistoryList, NEGATIVES } from '#domain/sections/pages.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { announce } from '#web/controls/progress/announce.tsx';
import { useKnown } from '#web/findings/use-known.ts';
import classes from '#web/section/denial-toggle.module.css';

/** Asked, and there is nothing of it: one tap while the list tells nothing, and the same tap takes it back. */
export function DenialToggle({ list }: { readonly list: HistoryList }) {
  const isOffered = useIsOffered(list);
  const change = useCaseStore(state => state.change);
  const isDenied = useCaseStore(({ record }) => record.deniedSections.includes(list));
  const negative = NEGATIVES.get(list);
  if (negative === undefined || !isOffered) return null;
  const toggle = () => {
    change(record => (isDenied ? withoutDenial(record, list) : denySection(record, list)));
    announce(isDenied ? `${negative.tap}: taken back` : `Recorded: ${negative.tap}`);
  };
  return (
    <button type="button" className={classes.toggle} aria-pressed={isDenied} onClick={toggle}>
      <IconCheck size={18} aria-hidden className={classes.check} />
      {negative.tap}
    </button>
  );
}

/** Not while an entry says otherwise, nor an answer of the interview; what was recorded can be taken back all the same. */
function useIsOffered(list: HistoryList): boolean {
  const { record, statements, vocabulary } = useKnown();
  if (tellsAny(record, list)) return false;
  const known = knownFindings(statements);
  const present = vocabulary.filter(({ key }) => known.get(key)?.isPresent);
  return record.deniedSections.includes(list) || !isToldOtherwise(list, present);
}
