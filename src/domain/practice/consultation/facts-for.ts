import { type Attribute, type HistoryItem, type Intent, parseIntent } from '#domain/practice/intent.ts';
import type { Fact, PracticePatient } from '#domain/practice/patient/patient.ts';

/** What else answers a question about the illness in hand that no fact answers. */
const NEAR_ATTRIBUTES: Readonly<Partial<Record<Attribute, readonly Intent[]>>> = {
  onset: ['attribute:duration', 'attribute:onset-manner'],
  'onset-manner': ['attribute:onset'],
  duration: ['attribute:onset'],
  circumstances: ['attribute:trigger'],
  trigger: ['attribute:circumstances'],
  frequency: ['attribute:timing', 'attribute:course'],
  timing: ['attribute:course', 'attribute:frequency'],
  course: ['attribute:timing'],
  'treatment-tried': ['attribute:relieving'],
  relieving: ['attribute:treatment-tried'],
  'effect-on-life': ['ice:impact'],
};

/** The same of the history: whoever is asked how much they smoke says whether they do. */
const NEAR_ITEMS: Readonly<Partial<Record<HistoryItem, readonly Intent[]>>> = {
  'allergy-reaction': ['history:allergies'],
  'medicine-details': ['history:medicines'],
  adherence: ['history:medicines'],
  'over-the-counter': ['attribute:treatment-tried'],
  'family-parents': ['history:family'],
  'family-siblings': ['history:family'],
  'family-same-problem': ['history:family'],
  'family-children': ['history:children'],
  'smoking-amount': ['history:smoking'],
  'alcohol-amount': ['history:alcohol'],
  'sexual-partners': ['history:sexual-history'],
  'last-period': ['history:menopause'],
  cycle: ['history:last-period', 'history:menopause'],
  pregnancies: ['history:children'],
  feeding: ['presence:poor-feeding'],
  vaccinations: ['history:immunisation-child'],
  'immunisation-child': ['history:vaccinations'],
};

/** And of what remains. */
const NEAR_OTHERS: Readonly<Partial<Record<Intent, readonly Intent[]>>> = {
  'ice:impact': ['attribute:effect-on-life'],
  'presence:premature-birth': ['history:birth'],
};

/** What a symptom that came with the complaint shares with it, unless the file says otherwise. */
const SHARED: readonly Attribute[] = [
  'onset',
  'circumstances',
  'trigger',
  'previous',
  'treatment-tried',
  'care-so-far',
  'effect-on-life',
];

/** The facts that answer what is asked, in the order of the file. */
export function factsFor(patient: PracticePatient, intent: Intent): readonly Fact[] {
  const near = [...sharedWith(patient, intent), ...nearTo(intent), ...presenceOf(intent)];
  for (const asked of [plain(patient, intent), ...near]) {
    const found = patient.facts.filter(({ asks }) => asks.includes(asked));
    if (found.length > 0) return found;
  }
  return [];
}

/** The fact that a finding is present, if there is one. */
export function presentFact({ facts }: PracticePatient, finding: string): Fact | undefined {
  return facts.find(({ is, asks }) => is === 'present' && asks.includes(`presence:${finding}`));
}

/** An attribute of the complaint's own presence is one of the complaint. */
function plain(patient: PracticePatient, intent: Intent): Intent {
  const parts = parseIntent(intent);
  if (parts?.frame !== 'attribute' || parts.finding === null) return intent;
  const { finding, attribute } = parts;
  const isOwn = patient.facts.some(({ id, told }) => told === 'opening' && id === `presence:${finding}`);
  return isOwn || isCalledLikeComplaint(patient, finding) ? `attribute:${attribute}` : intent;
}

/** What "the bleeding" or "the lump" is called by itself is the complaint, whichever bleeding or lump that is. */
const CALLED = ['bleeding', 'cough', 'discharge', 'lump', 'rash', 'swelling', 'vomiting', 'weakness'];

function isCalledLikeComplaint(patient: PracticePatient, finding: string): boolean {
  const words = finding.split('-');
  const own = patient.complaint.key.split('-');
  const isAlike = CALLED.some(word => words.includes(word) && own.includes(word));
  return isAlike && !patient.facts.some(({ asks }) => asks.includes(`presence:${finding}`));
}

/** The same of the complaint, where this symptom is there; an illness or a medicine has a time of its own. */
function sharedWith(patient: PracticePatient, intent: Intent): readonly Intent[] {
  const parts = parseIntent(intent);
  if (parts?.frame !== 'attribute' || parts.finding === null || !SHARED.includes(parts.attribute)) return [];
  const came = presentFact(patient, parts.finding)?.findings.find(({ key }) => key === parts.finding);
  return came?.isSymptom ? [`attribute:${parts.attribute}`] : [];
}

/** Whoever says that a symptom is there mostly says how: "five or six times I was sick". */
function presenceOf(intent: Intent): readonly Intent[] {
  const parts = parseIntent(intent);
  return parts?.frame === 'attribute' && parts.finding !== null ? [`presence:${parts.finding}`] : [];
}

function nearTo(intent: Intent): readonly Intent[] {
  const parts = parseIntent(intent);
  if (parts?.frame === 'attribute' && parts.finding === null) return NEAR_ATTRIBUTES[parts.attribute] ?? [];
  if (parts?.frame === 'history') return NEAR_ITEMS[parts.item] ?? [];
  return NEAR_OTHERS[intent] ?? [];
}
