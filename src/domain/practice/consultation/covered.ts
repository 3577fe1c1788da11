import type { Piece } from '#domain/practice/consultation/turn.ts';
import { usualWays } from '#domain/practice/consultation/usual-reply.ts';
import type { HistoryItem, Intent } from '#domain/practice/intent.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';

/** A list of the history, and the findings that would stand in it. */
type List = {
  readonly item: HistoryItem;
  readonly holds: RegExp;
  /** Told to any question, it is the whole list where no other fact is one. */
  readonly isWhole: boolean;
};

const LISTS: readonly List[] = [
  { item: 'medicines', holds: /^presence:.*-use(?:-recent)?$/, isWhole: true },
  { item: 'family', holds: /^presence:family-/, isWhole: true },
  {
    item: 'illnesses',
    holds:
      /-(?:past|known|disease|disorder|cancer|failure)$|:(?:type-[12]-diabetes|diabetes|hypertension|hyperlipidaemia|asthma|copd|angina|epilepsy|migraine|depression|cirrhosis|gallstones|atrial-fibrillation|anaemia|glaucoma|cataract|eczema|psoriasis|hiv|osteoporosis|hypothyroidism|hyperthyroidism)$/,
    isWhole: false,
  },
  {
    item: 'operations',
    holds: /(?:surgery|ectomy|replacement|transplant|repair|stent|bypass)$/,
    isWhole: false,
  },
];

/** What a list tells it denies of all else: beside "Just the omeprazole" no single medicine is denied once more. */
export function withoutCovered(patient: PracticePatient, pieces: readonly Piece[]): readonly Piece[] {
  const told = LISTS.filter(list => pieces.some(piece => isListTold(patient, list, piece)));
  return pieces.filter(piece => !told.some(list => isCovered(patient, list, piece)));
}

function isListTold({ facts }: PracticePatient, { item, isWhole }: List, piece: Piece): boolean {
  const list: Intent = `history:${item}`;
  if (piece.facts.length === 0) return false;
  if (piece.to === list) return true;
  const [only, ...others] = facts.filter(({ asks }) => asks.includes(list));
  return isWhole && only !== undefined && others.length === 0 && piece.facts.includes(only.id);
}

/** A denial in words that would do for anything of the kind. */
function isCovered(patient: PracticePatient, { holds }: List, { isDenial, text, usual }: Piece): boolean {
  return (
    isDenial && usual.some(({ intent }) => holds.test(intent) && waysOfKind(patient, intent).includes(text))
  );
}

/** How anything of the kind is denied; a finding of its own kind has words of its own. */
function waysOfKind(patient: PracticePatient, intent: Intent): readonly string[] {
  const isNamed = patient.usual.some(({ to }) => to === intent);
  return isNamed ? [] : usualWays(patient, intent);
}
