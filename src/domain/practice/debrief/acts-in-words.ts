import { isSameWord, mattersIn } from '#domain/practice/debrief/alike-in-words.ts';
import { isCheckedRecap, questionsIn } from '#domain/practice/debrief/questions-in-words.ts';
import type { TurnOfTalk } from '#domain/practice/debrief/turn-of-talk.ts';

// What is said beside the questions, known by its words, whatever it was taken for.

const GREETING =
  /^\W*(?:hello|hi|hiya|hey|good (?:morning|afternoon|evening|day)|morning|afternoon|evening)\b|\bmy name is\b|\bI(?:'m| am) (?:Dr|Doctor|Nurse)\b/i;

const HARD =
  'hard|tough|difficult|nasty|rough|uncomfortable|awful|horrible|frightening|scary|terrifying|rotten|exhausting|upsetting|worrying|tricky|shock|fright|miserable|dreadful|painful|stressful|sad|cruel|maddening|heavy|lonely|hurt|scare|worry|weigh|a lot';

const EMPATHY: readonly RegExp[] = [
  new RegExp(
    `\\b(?:that|this|it|they)(?: \\w+)?(?:'s| is| was| must| sounds?| can(?:'t)?| would)\\b[^.?!]{0,40}\\b(?:${HARD})\\b`,
    'i',
  ),
  new RegExp(`\\b(?:sounds?|must (?:be|have been)) (?:so |very |really |quite |pretty )?(?:${HARD})\\b`, 'i'),
  /\bsorry (?:to hear|about (?:your|the|that)|for your|that (?:you|this|it))\b|\bI(?:'m| am) (?:so|very|really|truly) sorry\b(?! (?:but|to (?:ask|keep|bother|interrupt)|I)\b)|\boh,? (?:dear, )?(?:I(?:'m| am) )?sorry\b(?!,? (?:but|to (?:ask|keep|bother|interrupt)|I)\b)/i,
  /\bI can (?:imagine|understand)\b|\bI (?:can )?(?:see|understand) (?:why|how|that|you(?:'re| are)|this must)\b/i,
  /\byou (?:must be|look|sound|seem) (?:so |very |really |quite )?(?:scared|worried|exhausted|frightened|tired|upset|shaken)\b/i,
  /\bpoor (?:thing|you|girl|boy|lad|lass|man|woman|love)\b|\bbless (?:you|him|her)\b|\bno wonder\b|\b(?:oh|that) must have\b/i,
  /\bnot (?:only )?(?:your fault|on you)\b|\bmeans? (?:everything|a lot|so much) to you\b|\bI(?:'m| am)? (?:right )?(?:here|stay) with you\b/i,
  /\byou(?:'re| are| were)? (?:absolutely |quite |very )?(?:right to (?:come|worry|ask)|did (?:well|right|the right thing))\b/i,
  /\bthank(?:s| you) for (?:telling me(?! all)|trusting|being (?:so )?(?:honest|open))\b|\bnot easy to (?:talk|say|tell|speak)\b/i,
];

/** Asked about, and not felt with: "I asked if it is painful." */
const WHETHER =
  /\b(?:if|whether) (?:it|that|this|they)\b|^(?:do|does|did|is|are|was|were|has|have) (?:it|that|you|they)\b/i;

const SIGNPOST: readonly RegExp[] = [
  /\b(?:this is|that's|it's|here's) (?:a|one|something)(?: rather| quite| very| more)? (?:personal|question I ask)\b|\b(?:a|one) question (?:that )?I (?:ask|put to)\b|\blet me come back to\b|\bI (?:ask|only ask) (?:only )?(?:the important|this because|because)\b/i,
  /\bmoving on to\b|\bI'll move on\b|\bcircle back\b|\bbefore we (?:get going|go on)\b|\blet's (?:talk about|move on|turn to)\b/i,
  /(?<!\bI ask (?:you )?)\b(?:some|a few)(?: more| other| quick| general| personal)* questions (?:about|on)\b/i,
  /\bI (?:have to |need to |always |also )*ask (?:everybody|everyone|every family|all)\b|\bask (?:you )?something (?:more )?personal\b/i,
  /\bI(?:'d| would| will|'ll|'m| am)? ?(?:now |just |also |really |do )*(?:like to|going to|want to|have to|need to|will|'ll) (?:now |just |also )*(?:ask (?:you )?(?:about|some)|go through|turn to|talk about|know a bit about|get to know|explain what|tell you what|be (?:straight|honest) with|examine)\b/i,
  /\bI(?:'ll| will) (?:now )?(?:look (?:at|in)|examine|explain|tell you what)\b/i,
];

const ANNOUNCED =
  /\b(?:let me|I(?:'ll| will|'d like to| would like to)|can I|may I|I may|so I) (?:just )?(?:say (?:it |that |this |all )*back|summari[sz]e|recap|repeat|sum up|go over (?:it|what))|\bto (?:recap|summari[sz]e|sum up)\b/i;

const FAREWELL =
  /\b(?:good)?bye\b|(?<!\bto )\bsee you (?:soon|later|then|again|tomorrow|in|on|next)\b|\btake care\b|\bgood luck\b|\b(?:nice|lovely|good) (?:meeting|to meet) you\b|\bI'll be (?:right )?back\b|\bI wish you (?:well|all the best)\b|\ball the best\b|\bleave you (?:in peace|to it|now)\b|\blet you go now\b|\blook after yourself\b|\bthank(?:s| you)(?: (?:so|very) much)? for (?:your time|talking|coming|speaking|answering)\b/i;

const INVITES =
  /\bquestions? (?:for|to) (?:me|us)\b|\b(?:have|got) (?:you )?(?:got )?any (?:other )?questions\b|\bdo you have (?:any )?questions\b|\byou(?:'d| would)? (?:like|want|wanted) to ask\b/i;

/** Begins what says back. */
const BEGUN = /^\W*(?:so|right|okay|ok|now|all of it|putting|in short)\b/i;

/** Says what is thought of it or done about it, which was not told. */
const OWN_VIEW =
  /\bI (?:think|want|will|would)\b|\bI'(?:ll|d)\b|\bI(?:'m| am) (?:worried|concerned|going)\b|\bwe\b|\byou (?:need|must)\b/i;

/** So many words of what was told say it back, and so many answers. */
const LEAST_WORDS = 14;
const LEAST_ANSWERS = 3;

const STORY =
  /\b(?:tell|talk) me (?:a (?:bit|little) )?(?:all |more )?(?:about|through|what|how|from)\b|\bin your own (?:words|time)\b|\bwhat(?:'s| is| has|'s been| has been| have)? (?:been )?(?:happen\w*|going on|brought|brings|bring(?:ing)?|the (?:matter|trouble|problem))\b|\bhow can I help\b/i;

/** Whether a line asks for the patient's story. */
export function asksForStory(text: string): boolean {
  return STORY.test(text.replace(/[’`]/g, "'"));
}

/** Whether a line greets, or says who is asking. */
export function isGreeting(text: string): boolean {
  return GREETING.test(text);
}

/** Whether a line shows that the student feels with the patient. */
export function isEmpathic(text: string): boolean {
  return text
    .split(/(?<=[.!?])\s+/)
    .some(sentence => !WHETHER.test(sentence) && EMPATHY.some(pattern => pattern.test(sentence)));
}

/** Whether a line says what comes next, or why it is asked. */
export function isSignpost(text: string): boolean {
  return SIGNPOST.some(pattern => pattern.test(text));
}

/** Whether a line takes leave. */
export function isFarewell(text: string): boolean {
  return FAREWELL.test(text);
}

/** Whether a line asks for the patient's own questions. */
export function isInvitation(text: string): boolean {
  return INVITES.test(text);
}

/** Whether a line says back what was told before it, or says that it will. */
export function isSummary({ text, asked }: TurnOfTalk, before: readonly TurnOfTalk[]): boolean {
  if (ANNOUNCED.test(text)) return true;
  if (isGreeting(text)) return false;
  return (
    isCheckedRecap(text) || ((BEGUN.test(text) || asked.includes('talk:summary')) && isToldBack(text, before))
  );
}

/** Words of several answers, beside what is asked. */
function isToldBack(text: string, before: readonly TurnOfTalk[]): boolean {
  const asking = questionsIn(text);
  const told = text
    .split(/(?<=[.!?])\s+/)
    .filter(sentence => !asking.includes(sentence) && !OWN_VIEW.test(sentence))
    .join(' ');
  if (told.split(/\s+/).length < LEAST_WORDS) return false;
  const answers = before.map(({ reply }) => mattersIn(reply.text));
  const first = mattersIn(told).map(word =>
    answers.findIndex(words => words.some(each => isSameWord(each, word))),
  );
  return new Set(first.filter(place => place !== -1)).size >= LEAST_ANSWERS;
}
