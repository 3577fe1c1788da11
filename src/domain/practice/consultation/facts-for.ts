import { tellsWhen } from '#domain/practice/consultation/told-time.ts';
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
  weight: ['presence:weight-loss', 'presence:weight-gain'],
  appetite: ['presence:anorexia'],
  vaccinations: ['history:immunisation-child'],
  'immunisation-child': ['history:vaccinations'],
};

/** And of what remains. */
const NEAR_OTHERS: Readonly<Partial<Record<Intent, readonly Intent[]>>> = {
  'ice:impact': ['attribute:effect-on-life'],
  'presence:premature-birth': ['history:birth'],
};

const OF_PREGNANCY: readonly Intent[] = ['history:pregnant-now', 'history:pregnancies'];

/** Whoever is younger is not asked whether she is pregnant, but how her mother was. */
const LEAST_AGE_OF_PREGNANCY = 10;

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

const OF_MEDICINES: readonly Attribute[] = ['onset', 'duration', 'amount', 'frequency', 'timing'];

/** The facts that answer what is asked, in the order of the file. */
export function factsFor(patient: PracticePatient, intent: Intent): readonly Fact[] {
  const near = [
    ...sharedWith(patient, intent),
    ...ofMedicine(patient, intent),
    ...thereFirst(patient, nearTo(intent)),
    ...ofPregnancyBesides(patient, intent),
    ...presenceOf(intent),
    ...kindsOf(patient, intent),
  ];
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

/** Where what sounds like a special kind is something else: a jaw that tires is no answer to legs that do. */
const NO_KINDS: ReadonlySet<string> = new Set(['calcium-use', 'claudication', 'overuse']);

/** The special kinds of a finding that are there: whoever is dizzy on standing up does not deny being dizzy. */
function kindsOf({ facts }: PracticePatient, intent: Intent): readonly Intent[] {
  const parts = parseIntent(intent);
  if (parts?.frame !== 'presence' || NO_KINDS.has(parts.finding)) return [];
  const words = parts.finding.split('-');
  return facts
    .filter(({ is }) => is === 'present')
    .flatMap(({ asks }) => asks)
    .filter(asked => {
      const kind = parseIntent(asked);
      return kind?.frame === 'presence' && isKind(kind.finding.split('-'), words);
    });
}

/** "Postural dizziness" says all that "dizziness" does, and more; what runs in the family is not the patient's. */
function isKind(special: readonly string[], general: readonly string[]): boolean {
  const isOfFamily = special[0] === 'family' && general[0] !== 'family';
  return !isOfFamily && special.length > general.length && general.every(word => special.includes(word));
}

/** What "the bleeding" or "the lump" is called by itself is the complaint, whichever bleeding or lump that is. */
const CALLED = ['bleeding', 'cough', 'discharge', 'fall', 'lump', 'rash', 'swelling', 'vomiting', 'weakness'];

function isCalledLikeComplaint(patient: PracticePatient, finding: string): boolean {
  const words = singular(finding);
  const own = singular(patient.complaint.key);
  const isAlike = CALLED.some(word => words.includes(word) && own.includes(word));
  return isAlike && !patient.facts.some(({ asks }) => asks.includes(`presence:${finding}`));
}

function singular(key: string): readonly string[] {
  return key.split('-').map(word => word.replace(/s$/, ''));
}

/** Who is asked about a pregnancy that cannot be their own is asked about the mother's, or the wife's. */
function ofPregnancyBesides({ person: { sex, age } }: PracticePatient, intent: Intent): readonly Intent[] {
  const isOwn = sex === 'female' && age >= LEAST_AGE_OF_PREGNANCY;
  if (isOwn || !OF_PREGNANCY.includes(intent)) return [];
  return age < LEAST_AGE_OF_PREGNANCY ? ['history:birth'] : ['history:children', 'history:home'];
}

/** The same of the complaint, where this symptom is there and tells no time of its own; an illness or a medicine has one. */
function sharedWith(patient: PracticePatient, intent: Intent): readonly Intent[] {
  const parts = parseIntent(intent);
  if (parts?.frame !== 'attribute' || parts.finding === null || !SHARED.includes(parts.attribute)) return [];
  const { finding, attribute } = parts;
  const fact = presentFact(patient, finding);
  if (fact === undefined || (attribute === 'onset' && tellsWhen(fact.says ?? ''))) return [];
  const isSymptom = fact.findings.some(({ key, isSymptom: is }) => key === finding && is);
  return isSymptom ? [`attribute:${attribute}`] : [];
}

/** Since when a medicine is taken, and how much of it, is a detail of the medicines. */
function ofMedicine(patient: PracticePatient, intent: Intent): readonly Intent[] {
  const parts = parseIntent(intent);
  if (parts?.frame !== 'attribute' || parts.finding === null || !OF_MEDICINES.includes(parts.attribute)) {
    return [];
  }
  const isMedicine = presentFact(patient, parts.finding)?.asks.includes('history:medicines');
  return isMedicine ? ['history:medicine-details'] : [];
}

/** Whoever says that a symptom is there mostly says how: "five or six times I was sick". */
function presenceOf(intent: Intent): readonly Intent[] {
  const parts = parseIntent(intent);
  return parts?.frame === 'attribute' && parts.finding !== null ? [`presence:${parts.finding}`] : [];
}

/** Whoever is asked about their weight tells what has changed, before what has not. */
function thereFirst(patient: PracticePatient, near: readonly Intent[]): readonly Intent[] {
  const isThere = (asked: Intent) =>
    patient.facts.some(({ is, asks }) => is === 'present' && asks.includes(asked));
  return near.toSorted((one, other) => Number(isThere(other)) - Number(isThere(one)));
}

function nearTo(intent: Intent): readonly Intent[] {
  const parts = parseIntent(intent);
  if (parts?.frame === 'attribute' && parts.finding === null) return NEAR_ATTRIBUTES[parts.attribute] ?? [];
  if (parts?.frame === 'history') return NEAR_ITEMS[parts.item] ?? [];
  return NEAR_OTHERS[intent] ?? [];
}
