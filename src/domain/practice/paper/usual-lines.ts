import { usualReply, usualWays } from '#domain/practice/consultation/usual-reply.ts';
import { ATTRIBUTES, type HistoryItem, type Intent, VIEWS } from '#domain/practice/intent.ts';
import type { ScriptLine, ScriptSources } from '#domain/practice/paper/role-script.ts';
import type { Person, PracticePatient } from '#domain/practice/patient/patient.ts';

/** What may tell of an illness, and is asked of anybody. What else there is of a life a role-player may invent. */
const OF_ANYBODY: readonly HistoryItem[] = [
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
  'travel',
  'pets',
  'contacts',
  'sleep',
  'appetite',
  'weight',
  'bowel',
  'bladder',
];

const OF_ADULTS: readonly HistoryItem[] = ['vaccinations', 'smoking', 'alcohol', 'drugs', 'work-exposures'];

const OF_WOMEN: readonly HistoryItem[] = ['last-period', 'cycle', 'pregnancies', 'pregnant-now', 'menopause'];

const OF_CHILDREN: readonly HistoryItem[] = ['birth', 'development', 'feeding', 'immunisation-child'];

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
  // What picks a hint up brings the hint, and no answer of a well person.
  const known = new Set([
    ...patient.facts.flatMap(({ asks }) => asks),
    ...patient.cues.flatMap(({ follow }) => follow),
  ]);
  const asked = intentsFor(patient.person).filter(intent => !known.has(intent));
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
function intentsFor({ age, sex }: Person): readonly Intent[] {
  const items = [
    ...OF_ANYBODY,
    ...(age >= ADULT_FROM ? OF_ADULTS : OF_CHILDREN),
    ...(sex === 'female' && age >= WOMAN_FROM ? OF_WOMEN : []),
  ];
  return [
    ...ATTRIBUTES.filter(attribute => attribute !== 'associated').map(
      (attribute): Intent => `attribute:${attribute}`,
    ),
    ...items.map((item): Intent => `history:${item}`),
    ...VIEWS.map((view): Intent => `ice:${view}`),
  ];
}
