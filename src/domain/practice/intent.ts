/** What is asked of one symptom. */
export const ATTRIBUTES = [
  'onset',
  'onset-manner',
  'circumstances',
  'trigger',
  'site',
  'radiation',
  'character',
  'severity',
  'duration',
  'frequency',
  'timing',
  'course',
  'aggravating',
  'relieving',
  'associated',
  'previous',
  'treatment-tried',
  'amount',
  'appearance',
  'effect-on-life',
  'measured-at-home',
  'care-so-far',
] as const;

/** What is asked of the patient's history, whatever the complaint. */
export const HISTORY_ITEMS = [
  'illnesses',
  'operations',
  'hospital-stays',
  'anaesthesia',
  'transfusions',
  'accidents',
  'vaccinations',
  'medicines',
  'medicine-details',
  'adherence',
  'over-the-counter',
  'recent-medicines',
  'allergies',
  'allergy-reaction',
  'family',
  'family-parents',
  'family-siblings',
  'family-children',
  'family-same-problem',
  'smoking',
  'smoking-amount',
  'alcohol',
  'alcohol-amount',
  'drugs',
  'occupation',
  'work-exposures',
  'home',
  'independence',
  'marital',
  'children',
  'travel',
  'pets',
  'contacts',
  'diet',
  'exercise',
  'sleep',
  'appetite',
  'weight',
  'mood',
  'stress',
  'bowel',
  'bladder',
  'energy',
  'sexual-history',
  'sexual-partners',
  'contraception',
  'last-period',
  'cycle',
  'pregnancies',
  'pregnant-now',
  'menopause',
  'smear',
  'birth',
  'development',
  'feeding',
  'immunisation-child',
  'school',
  'driving',
  'hobbies',
  'religion-diet',
  'abuse-safety',
  'general-health',
  'screening',
  'advance-wishes',
  'protective-factors',
] as const;

/** How the floor is given to the patient. */
export const OPENINGS = ['start', 'more', 'else', 'review'] as const;

/** The patient's own view. */
export const VIEWS = ['ideas', 'concerns', 'expectations', 'impact'] as const;

/** What is said that asks for nothing of the illness. */
export const TALK_ACTS = [
  'greeting',
  'introduction',
  'name',
  'birth-date',
  'age',
  'consent',
  'privacy',
  'role',
  'address',
  'comfort',
  'empathy',
  'reassurance',
  'thanks',
  'summary',
  'signpost',
  'check-understanding',
  'explain',
  'examine',
  'plan',
  'any-questions',
  'closing',
  'small-talk',
  'apology',
  'pause',
] as const;

export type Attribute = (typeof ATTRIBUTES)[number];
export type HistoryItem = (typeof HISTORY_ITEMS)[number];
export type Opening = (typeof OPENINGS)[number];
export type View = (typeof VIEWS)[number];
export type TalkAct = (typeof TALK_ACTS)[number];

/**
 * What a question wants to know. Findings are named by their keys. An attribute without a finding is one of the
 * complaint in hand.
 */
export type Intent =
  | `presence:${string}`
  | `attribute:${Attribute}`
  | `attribute:${Attribute}:${string}`
  | `history:${HistoryItem}`
  | `open:${Opening}`
  | `ice:${View}`
  | `talk:${TalkAct}`;

/** An intent taken apart. */
export type IntentParts =
  | { readonly frame: 'presence'; readonly finding: string }
  | { readonly frame: 'attribute'; readonly attribute: Attribute; readonly finding: string | null }
  | { readonly frame: 'history'; readonly item: HistoryItem }
  | { readonly frame: 'open'; readonly opening: Opening }
  | { readonly frame: 'ice'; readonly view: View }
  | { readonly frame: 'talk'; readonly act: TalkAct };

const FINDING_KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The parts of an intent as content or storage writes it; null if there is no such intent. */
export function parseIntent(id: string): IntentParts | null {
  const [frame = '', item = '', finding, ...rest] = id.split(':');
  if (rest.length > 0) return null;
  if (frame === 'attribute') return attributeParts(item, finding);
  return finding === undefined ? plainParts(frame, item) : null;
}

/** The id of what was taken apart. */
export function intentOf(parts: IntentParts): Intent {
  switch (parts.frame) {
    case 'presence':
      return `presence:${parts.finding}`;
    case 'attribute':
      return parts.finding === null
        ? `attribute:${parts.attribute}`
        : `attribute:${parts.attribute}:${parts.finding}`;
    case 'history':
      return `history:${parts.item}`;
    case 'open':
      return `open:${parts.opening}`;
    case 'ice':
      return `ice:${parts.view}`;
    case 'talk':
      return `talk:${parts.act}`;
  }
}

/** The intent as it is asked of any symptom: an attribute without what it is of. */
export function withoutFinding<Asked extends string>(intent: Asked): Asked | Intent {
  const parts = parseIntent(intent);
  return parts?.frame === 'attribute' ? intentOf({ ...parts, finding: null }) : intent;
}

/** Whether it is an act of talking, not a question of the history. */
export function isTalk(intent: string): boolean {
  return intent.startsWith('talk:');
}

/** Whether it is said beside questions and asks for no fact. */
export function isAside(intent: string): boolean {
  return isTalk(intent) || intent === 'open:more';
}

/** Whether a text of content or storage is an intent. */
export function isIntent(id: string): id is Intent {
  return parseIntent(id) !== null;
}

function attributeParts(item: string, finding: string | undefined): IntentParts | null {
  const attribute = ATTRIBUTES.find(each => each === item);
  if (attribute === undefined) return null;
  if (finding === undefined) return { frame: 'attribute', attribute, finding: null };
  return FINDING_KEY.test(finding) ? { frame: 'attribute', attribute, finding } : null;
}

function plainParts(frame: string, item: string): IntentParts | null {
  switch (frame) {
    case 'presence':
      return FINDING_KEY.test(item) ? { frame, finding: item } : null;
    case 'history': {
      const known = HISTORY_ITEMS.find(each => each === item);
      return known === undefined ? null : { frame, item: known };
    }
    case 'open': {
      const opening = OPENINGS.find(each => each === item);
      return opening === undefined ? null : { frame, opening };
    }
    case 'ice': {
      const view = VIEWS.find(each => each === item);
      return view === undefined ? null : { frame, view };
    }
    case 'talk': {
      const act = TALK_ACTS.find(each => each === item);
      return act === undefined ? null : { frame, act };
    }
    default:
      return null;
  }
}
