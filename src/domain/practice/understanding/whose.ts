import { type Attribute, type Intent, intentOf, isTalk, parseIntent } from '#domain/practice/intent.ts';
import { bestNamed, type Called, type Mention } from '#domain/practice/understanding/gazetteer.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import type { Heard } from '#domain/practice/understanding/options.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';

/** Attributes whose questions name other things on purpose: "is it worse when you cough?" is of the complaint. */
const NAMES_OTHERS_ALWAYS: readonly Attribute[] = [
  'aggravating',
  'relieving',
  'trigger',
  'circumstances',
  'radiation',
  'associated',
  'previous',
  'measured-at-home',
];

const NAMES_WHAT_WAS_TOLD: ReadonlySet<Attribute> = new Set(NAMES_OTHERS_ALWAYS);

/** Where what is named was not told, more do: "where are the bruises?" is of bruises that were told. */
const NAMES_WHAT_WAS_NOT: ReadonlySet<Attribute> = new Set([
  ...NAMES_OTHERS_ALWAYS,
  'character',
  'site',
  'appearance',
  'care-so-far',
  'effect-on-life',
]);

/** Only of a symptom can it be asked where it is or what eases it; of an allergy or a journey, when it was. */
const OF_SYMPTOMS: ReadonlySet<Attribute> = new Set([
  'aggravating',
  'relieving',
  'trigger',
  'radiation',
  'associated',
  'previous',
  'onset-manner',
  'site',
  'character',
  'severity',
  'timing',
  'effect-on-life',
]);

/** What is no ill by itself: nothing is taken for a journey, nor is a doctor seen for a medicine. */
const NO_ILL = /-use(?:-recent)?$|lifting|overuse|journey|travel|immobil|exposure|excess|^new-|doubtful-food/;

const OF_ILLS: ReadonlySet<Attribute> = new Set(['treatment-tried', 'care-so-far', 'measured-at-home']);

const HAS_PLACE: ReadonlySet<Attribute> = new Set(['site', 'radiation']);

/** What nobody asks the place of. */
const NO_PLACE =
  /^(?:dyspnoea|exertional-dyspnoea|orthopnoea|fever|fatigue|nausea|vomiting|cough|productive-cough|dry-cough|syncope|presyncope|palpitations|dizziness|postural-dizziness|vertigo|weight-|anorexia|diarrhoea|constipation|insomnia|anxiety|low-mood|haemoptysis|haematemesis|poly|rigors|chills|night-sweats|diaphoresis|seizure|confusion|wheeze|sleep)/;

const SINCE_WHEN = /\bsince when\b|\bhow long (?:have|has|did|is|are)\b|\bwhen did\b/;

const HOW_OLD = /\bhow old\b/;

/** So many words tell how a question begins. */
const BEGINNING = 6;

/** How far back a topic is still "it". */
const REMEMBERED = 3;

/** So few words may borrow their topic. */
const SHORT = 8;

/** Questions on the complaint itself: their answers tell more of it. */
const OF_COMPLAINT = /^(?:open|attribute):/;

/** So many letters a word must have to tell what is spoken of. */
const LEAST_TELLING = 4;

/** Stems that stand in the names of too much. */
const TELLS_LITTLE =
  /^(?:chang|loss|lost|pain|recent|past|poor|reduc|increas|diseas|histor|long|work|eat|famil|known|morn|night|food|feel|feed|sleep|time|stop|start|left|right|side|hand|head|blood|past|walk|lift|move|child|babi|heav|cold|heat|mouth|dark|life|drink|tak|taken|high|first|skin|with|when|after)/;

/** Stems of what pain is also called. */
const PAINS: ReadonlySet<string> = new Set(['ache', 'ach', 'sore', 'hurt']);

const PRONOUNS = new Set(['it', 'that', 'this', 'they', 'them', 'these', 'those', 'one']);

const HE_OR_SHE: ReadonlySet<string> = new Set(['he', 'she', 'him', 'her', 'his']);

/** Where the body is spoken of as a patient does. */
const PARTS: ReadonlySet<string> = new Set(
  'jaw ear ears eye eyes face arm arms hand hands finger fingers leg legs foot feet knee knees hip hips shoulder shoulders neck back breast tongue throat toe toes skin calf ankle ankles wrist elbow lip lips hair nails gums'.split(
    ' ',
  ),
);

/** An attribute is that of the symptom that is named and not denied, or was spoken of; of the complaint if none is. */
export function meant(
  { relevant, called }: Pick<Language, 'relevant' | 'called'>,
  intent: Intent,
  { tokens, mentions }: Heard,
  context: QuestionContext,
): Intent {
  const parts = parseIntent(intent);
  if (parts?.frame === 'presence') return sinceWhen(called, parts.finding, tokens, context) ?? intent;
  if (parts?.frame !== 'attribute') return intent;
  const named = mentions
    .filter(({ isGeneric, from }) => !isGeneric && tokens[from - 1]?.word !== 'no')
    .map(mention => ownOf(mention, context) ?? bestNamed(mention, ['symptom'], context))
    .find(finding => finding !== undefined);
  if (named !== undefined) {
    const isTold = context.toldFindings.includes(named.key);
    const namesOthers = isTold ? NAMES_WHAT_WAS_TOLD : NAMES_WHAT_WAS_NOT;
    const isOther = named.complaint !== context.complaint && !namesOthers.has(parts.attribute);
    const isSpokenOf =
      isTold ||
      context.ownFindings.includes(named.key) ||
      relevant.get(context.complaint)?.has(named.key) === true;
    const finding = isSpokenOf ? named.key : kindred(tokens, context);
    return intentOf({ ...parts, finding: isOther ? finding : null });
  }
  const generic = mentions.find(({ isGeneric }) => isGeneric);
  const finding =
    generic === undefined
      ? (partNamed(tokens, context) ?? kindred(tokens, context) ?? borrowed(called, tokens, context))
      : calledSo(tokens.slice(generic.from, generic.to), context);
  const may = mayHave(called, parts.attribute, finding) || isOfRelative(called, finding, tokens, context);
  return intentOf({ ...parts, finding: may ? finding : null });
}

/** Who asks since when, or how old, asks of what is there nothing but that: "Since when has your skin been darker?" */
function sinceWhen(
  called: Language['called'],
  finding: string,
  tokens: Heard['tokens'],
  context: QuestionContext,
): Intent | null {
  const begins = tokens
    .slice(0, BEGINNING)
    .map(({ word }) => word)
    .join(' ');
  const isRelative = (key: string) => called.get(key)?.kind === 'relative';
  if (!(isRelative(finding) ? HOW_OLD : SINCE_WHEN).test(begins)) return null;
  // "How old was your aunt when they took it out?" names no illness: it is the one that was told of.
  const told = isRelative(finding) ? context.toldFindings.findLast(isRelative) : undefined;
  const own = isThere(context, finding) ? finding : told;
  if (own === undefined) return null;
  const isComplaint = called.get(own)?.complaint === context.complaint;
  return intentOf({ frame: 'attribute', attribute: 'onset', finding: isComplaint ? null : own });
}

function isThere({ toldFindings, ownFindings }: QuestionContext, finding: string): boolean {
  return toldFindings.includes(finding) || ownFindings.includes(finding);
}

/** "How old was she?", asked of the patient, is of the relative who was spoken of. */
function isOfRelative(
  called: Language['called'],
  finding: string | null,
  tokens: Heard['tokens'],
  { informant }: QuestionContext,
): boolean {
  const isRelatives = finding !== null && called.get(finding)?.kind === 'relative';
  return isRelatives && informant === 'self' && tokens.some(({ word }) => HE_OR_SHE.has(word));
}

/** Whether this can be asked of what was spoken of; else, and after a relative's illness, the complaint is meant again. */
function mayHave(called: Language['called'], attribute: Attribute, finding: string | null): boolean {
  const kind = finding === null ? undefined : called.get(finding)?.kind;
  if (kind === 'symptom') return !(HAS_PLACE.has(attribute) && finding !== null && NO_PLACE.test(finding));
  const isNoIll = finding !== null && NO_ILL.test(finding) && OF_ILLS.has(attribute);
  return kind !== 'relative' && !OF_SYMPTOMS.has(attribute) && !isNoIll;
}

/** A symptom, an illness, an operation or whatever else is named, if it was told of or this patient has it. */
function ownOf({ findings }: Mention, { toldFindings, ownFindings }: QuestionContext): Called | undefined {
  return findings.find(({ key }) => toldFindings.includes(key) || ownFindings.includes(key));
}

/** The topic that a pronoun stands for, or that a few words go on with. */
function borrowed(
  called: Language['called'],
  tokens: Heard['tokens'],
  context: QuestionContext,
): string | null {
  const mayBorrow = tokens.length <= SHORT || tokens.some(({ word }) => PRONOUNS.has(word));
  return mayBorrow ? (topicOf(context) ?? volunteeredIn(called, context)) : null;
}

/** What the last answer told, unless it was more of the complaint: "Any fever?" – "No, but I was sick." – "When did that start?" */
function volunteeredIn(
  called: Language['called'],
  { complaint, lastIntents, toldLast }: QuestionContext,
): string | null {
  const last = lastIntents.findLast(intent => !isTalk(intent));
  const isOfComplaint = last === undefined || OF_COMPLAINT.test(last);
  const isOther = (key: string) => called.get(key)?.complaint !== complaint;
  return isOfComplaint ? null : (toldLast.findLast(isOther) ?? null);
}

/** What was told last that is called by such words, where the complaint is not: "the pain", of a cough with pain in the chest. */
function calledSo(
  tokens: Heard['tokens'],
  { complaint, toldFindings, ownFindings }: QuestionContext,
): string | null {
  const isCalled = (key: string) => {
    const words = key.split('-');
    return tokens.some(
      ({ stem }) => words.some(word => word.startsWith(stem)) || (PAINS.has(stem) && words.includes('pain')),
    );
  };
  return isCalled(complaint) ? null : (toldFindings.findLast(isCalled) ?? ownFindings.find(isCalled) ?? null);
}

/** What is there and shares a telling word with the question: "When did the weight start to go?" */
function kindred(tokens: Heard['tokens'], context: QuestionContext): string | null {
  return calledSo(
    tokens.filter(({ stem }) => stem.length >= LEAST_TELLING && !TELLS_LITTLE.test(stem)),
    context,
  );
}

/** What was told of a part that is named without a finding: "Since when the jaw?" */
function partNamed(tokens: Heard['tokens'], context: QuestionContext): string | null {
  const named = tokens.filter(({ word }) => PARTS.has(word));
  return named.length === 0 ? null : calledSo(named, context);
}

/** The symptom that was spoken of last, if it is there; talk in between does not count. */
function topicOf({ lastIntents, toldFindings, ownFindings }: QuestionContext): string | null {
  const last = lastIntents.slice(-REMEMBERED).findLast(intent => !isTalk(intent));
  const parts = last === undefined ? null : parseIntent(last);
  const finding = parts?.frame === 'presence' || parts?.frame === 'attribute' ? parts.finding : null;
  return finding !== null && [...toldFindings, ...ownFindings].includes(finding) ? finding : null;
}
