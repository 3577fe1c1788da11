import { type Intent, isTalk } from '#domain/practice/intent.ts';

/** Questions that suggest their answer. */
export const LEADING: readonly (readonly [text: string, intent: Intent])[] = [
  ["You don't have a fever, do you?", 'presence:fever'],
  ["So you've not lost any weight?", 'history:weight'],
  ["You haven't travelled anywhere, have you?", 'history:travel'],
  ['No trouble with your bowels, right?', 'history:bowel'],
  ["There's no rash, is there?", 'presence:rash'],
  ['I assume you sleep well?', 'history:sleep'],
  ["You're eating normally, aren't you?", 'history:appetite'],
  ["Didn't you have a headache with it?", 'presence:headache'],
];

/** Questions for several things. */
export const COMPOUND: readonly (readonly [text: string, ...intents: Intent[]])[] = [
  [
    'Any headache, rash, ringing in the ears or sore eyes?',
    'presence:headache',
    'presence:rash',
    'presence:tinnitus',
    'presence:red-eye',
  ],
  [
    'Have you travelled lately, are there pets at home, do you exercise, and what do you eat?',
    'history:travel',
    'history:pets',
    'history:exercise',
    'history:diet',
  ],
  [
    'How do you sleep, is your appetite good, how is your mood, and are you under stress?',
    'history:sleep',
    'history:appetite',
    'history:mood',
    'history:stress',
  ],
  [
    'Is there any joint pain, itching, trembling or hair loss?',
    'presence:joint-pain',
    'presence:pruritus',
    'presence:tremor',
    'presence:hair-loss',
  ],
];

/** Questions in words that patients may not know. */
export const JARGON: readonly (readonly [text: string, intent: Intent])[] = [
  ['Have you noticed any haematuria?', 'presence:haematuria'],
  ['Has there been any pruritus?', 'presence:pruritus'],
  ['Is there dysuria?', 'presence:dysuria'],
  ['Was there any melaena?', 'presence:melaena'],
];

/** Said before a question, and changes nothing. */
export const LEAD_INS = ['', '', 'Okay. ', 'And ', 'I see. ', 'Thank you. '];

/** Asked twice, it brings nothing new. */
export function isSettled(intent: Intent): boolean {
  return /^(history|presence|attribute):/.test(intent) && intent !== 'attribute:associated';
}

export function isOfMedicines(intent: Intent): boolean {
  return intent === 'history:allergies' || intent === 'history:medicines';
}

export function isClinical(intent: Intent): boolean {
  return !isTalk(intent);
}
