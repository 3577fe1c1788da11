import { usualReply, usualWays } from '#domain/practice/consultation/usual-reply.ts';
import { ATTRIBUTES, HISTORY_ITEMS, type HistoryItem, type Intent, VIEWS } from '#domain/practice/intent.ts';
import type { ScriptLine, ScriptSources } from '#domain/practice/paper/role-script.ts';
import type { Person, PracticePatient } from '#domain/practice/patient/patient.ts';

/** Asked of women and older girls only. */
const OF_WOMEN: readonly HistoryItem[] = [
  'last-period',
  'cycle',
  'pregnancies',
  'pregnant-now',
  'menopause',
  'smear',
];

/** Asked about children only. */
const OF_CHILDREN: readonly HistoryItem[] = [
  'birth',
  'development',
  'feeding',
  'immunisation-child',
  'school',
];

/** Asked of children, too. */
const OF_ANY_AGE: readonly HistoryItem[] = [
  'illnesses',
  'operations',
  'hospital-stays',
  'anaesthesia',
  'transfusions',
  'accidents',
  'medicines',
  'over-the-counter',
  'recent-medicines',
  'allergies',
  'family',
  'family-parents',
  'family-siblings',
  'family-same-problem',
  'home',
  'travel',
  'pets',
  'contacts',
  'diet',
  'sleep',
  'appetite',
  'weight',
  'mood',
  'bowel',
  'bladder',
  'energy',
  'general-health',
];

/** Asked only of what was told already. */
const FOLLOWING: readonly HistoryItem[] = [
  'medicine-details',
  'allergy-reaction',
  'smoking-amount',
  'alcohol-amount',
];

const WOMAN_FROM = 12;
const ADULT_FROM = 16;

/** Whatever else may be asked and no question of the history covers. */
const ANYTHING: readonly { readonly label: string; readonly to: Intent }[] = [
  { label: 'Any other symptom', to: 'presence:any' },
  { label: 'Any other illness of before', to: 'presence:any-past' },
  { label: 'Any other illness in the family', to: 'presence:family-any' },
  { label: 'Any other medicine', to: 'presence:any-use' },
];

/** What is answered where the patient's file says nothing: what a well person would say. */
export function usualLines({
  patient,
  acting,
}: Pick<ScriptSources, 'patient' | 'acting'>): readonly ScriptLine[] {
  const known = new Set(patient.facts.flatMap(({ asks }) => asks));
  const asked = itemsFor(patient.person).filter(intent => !known.has(intent));
  return [
    ...ANYTHING.map(({ label, to }) => ({ label, says: usualReply(patient, to) })),
    ...asked.flatMap(intent => lineFor(patient, intent, acting.words[intent])),
  ];
}

function lineFor(patient: PracticePatient, intent: Intent, label: string | undefined): readonly ScriptLine[] {
  return label === undefined || usualWays(patient, intent).length === 0
    ? []
    : [{ label, says: usualReply(patient, intent) }];
}

/** What this person may well be asked. */
function itemsFor({ age, sex }: Person): readonly Intent[] {
  const items = HISTORY_ITEMS.filter(item => {
    if (FOLLOWING.includes(item)) return false;
    if (OF_WOMEN.includes(item)) return sex === 'female' && age >= WOMAN_FROM;
    if (OF_CHILDREN.includes(item)) return age < ADULT_FROM;
    return age >= ADULT_FROM || OF_ANY_AGE.includes(item);
  });
  return [
    ...ATTRIBUTES.filter(attribute => attribute !== 'associated').map(
      (attribute): Intent => `attribute:${attribute}`,
    ),
    ...items.map((item): Intent => `history:${item}`),
    ...VIEWS.map((view): Intent => `ice:${view}`),
  ];
}
