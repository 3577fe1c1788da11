import { written } from '#domain/practice/understanding/words.ts';

/** A sentence, and where it may be two questions: the whole is its only piece if it cannot. */
export type Sentence = {
  readonly whole: string;
  readonly pieces: readonly string[];
  /** The same if every word that may begin a question does, as where nobody hears a comma: "does it itch have you sneezed". */
  readonly finest: readonly string[];
  /** What of it only repeats what was told: "a bit of blood, and when did you first see that?" */
  readonly told: string;
  /** Whether it ends with a question mark. */
  readonly isQuestion: boolean;
};

const QUESTION_WORD =
  '(?:what|when|where|which|who|why|how|whether|does|do|did|is|are|was|were|have|has|had|can|could|would|will|any|anything|anyone|anybody)';

const SENTENCE = /[^.?!;\n]+(?:[.?!;\n]+(?!\s|$)[^.?!;\n]+)*[.?!;\n]*/g;

/** What says only that there may be more of the kind: "asthma or anything like that". */
const TAIL =
  /(?:,|\b(?:or|and))+[\s,]*(?:anything|something|things|stuff|that sort of thing|that kind of thing)(?: else)? like (?:that|those|this)\b|[\s,]*\b(?:or|and) (?:anything|something|so on|whatever|not)(?=[\s,]*[.?!]*$)|[\s,]*\b(?:that (?:sort|kind) of (?:thing|stuff)|et cetera|etc)\b|[\s,]+or(?=[\s,]*[.?!]*$)|\bat all\b/g;

/** Who hesitates makes no comma: "do you get, um, short of breath". Elsewhere it may stand in a list. */
const HESITATION =
  /(?<=\b(?:a|an|the|any|some|your|his|her|my|is|are|was|were|do|does|did|have|has|had|get|got|been|feel|you|he|she|it|they|and|or|of|in|on|to|with|for|at|like|what|when|where|how))[,\s]+(?:um+|uh+m?|erm?|hm+)\b[,\s]*/g;

/** What repeats what was told, or only says that it was heard. */
const STATEMENT =
  /^(?:(?:and|so|but|okay|ok|um|er|uh|right|well|alright|then|now|mhm|gotcha|oh|yeah|yes|no|sure|great|perfect)[\s,]*)*(?:$|(?:so |you |it |that |there |he |she |they |i |we |about |a |an |the |your |his |her |just |maybe |mostly |not |in |on |with |for )(?!.*\b(?:what|how|when|where|why|which|who)\b))/;

/** A sentence that says only that something was heard; with a question mark it asks whether all is well. */
const HEARD =
  /^(?:(?:okay|ok|right|alright|all right|yeah|yes|yep|no|nope|mm+|mhm|mm-?hmm|uh-?huh|hm+|ah|oh|um+|uh+|er+m?|so|well|now|and|sure|great|good|lovely|perfect|fine|brilliant|excellent|cool|super|interesting|gotcha|got it|i see|fair enough|got you|of course|then)[\s,.!…-]*)+$/;

const ASKS = new RegExp(`^(?:(?:and|or|but|so|also|okay|ok|um|uh|then)[\\s,]*)*${QUESTION_WORD}\\b`);

const AUXILIARY = '(?:do|does|did|have|has|had|are|is|was|were|can|could|would|will)';

/** How a question begins that names nobody before: "do you", "have your". */
const ASKS_ANEW = `${AUXILIARY} (?:you|he|she|they|it|there|your|his|her|that|this|any)`;

/** Behind these no question begins anew: "when you had it", "what were you doing", "how bad is it". */
const GOES_ON =
  '(?:(?:if|whether|and|or|but|so|i|you|he|she|it|they|we|there)|(?:what|when|where|which|who|why|how)(?: \\S+){0,3})';

/** Where one question may end and the next begin within a sentence; who speaks makes no comma. */
const ENDS: readonly RegExp[] = [
  new RegExp(`(?<=\\b(?:${ASKS_ANEW}|any)\\b[^\\n]{6,})(?<!\\b${GOES_ON})\\s+(?=${ASKS_ANEW}\\b)`, 'g'),
  /,\s+(?=(?:and |so |but |now )?(?:i am|i will|i would|let us|we will|we are)\b)/g,
  new RegExp(`[,\\u2014\\u2013-]+\\s+(?=(?:and |or |but |so |also )?${QUESTION_WORD}\\b)`, 'g'),
  new RegExp(`\\b(?:and|also|but|so)\\s+(?=(?:also |then |so )?${QUESTION_WORD}\\b)`, 'g'),
];

/** Behind these "any" is part of what was begun: "have you had any". */
const TAKES_ANY =
  '(?:have|had|has|having|got|get|getting|you|he|she|they|there|of|in|with|for|to|from|by|on|at|take|taking|taken|use|using|noticed?|seen?|feel|felt|or|and|nor|no|not|is|are|was|were|been|be|do|does|did|if|know|remember|as|than|like|ever|also|bring|bringing|passed|lost|made|find|found|tried|given|done|heard|missed|without|currently|recently)';

/** Behind these a question word asks nothing by itself: "can you tell me when it began". */
const TELLS =
  '(?:know|tell|me|us|say|said|remember|recall|describe|explain|show|ask|wonder|about|of|to|for|from|since|at|on|in|by|and|or|but|so|like|exactly|that)';

/** As `GOES_ON`, but what begins with "when" is over sooner: "does it burn when you wee are you going a lot". */
const SURELY_GOES_ON =
  '(?:(?:if|whether|and|or|but|so|i|you|he|she|it|they|we|there|not|who|which|that)|(?:what|which|who|why|how)(?: \\S+){0,3}|(?:when|where)(?: \\S+)?)';

/** Where a question may begin that no comma tells of. */
const UNHEARD_ENDS: readonly RegExp[] = [
  ...ENDS,
  new RegExp(`(?<=\\S \\S+)(?<!\\b${SURELY_GOES_ON})\\s+(?=${AUXILIARY} \\S+)`, 'g'),
  new RegExp(
    `(?<=\\S \\S+)(?<!\\b${TELLS})\\s+(?=(?:what|when|where|who|why|how) (?:${AUXILIARY}|about|much|many|long|often|bad|far)\\b)`,
    'g',
  ),
  new RegExp(`(?<!\\b${TAKES_ANY})\\s+(?=any\\b)`, 'g'),
];

const OPENERS = '^(?:(?:and|so|but|okay|ok|um|er|uh|right|well|alright|then|now)[\\s,]+)*';

/** What leads up to a question belongs to it: "If you rest, does it go away?" */
const LEAD = new RegExp(
  `${OPENERS}(?:since(?! (?:when|how))|if|as well as|along with|in terms of|as far as|as for|regarding|whenever|with|while|when(?! (?:did|do|does|is|was|were|are|have|has|had|will|would|can|could|exactly|about)\\b))\\b`,
);

/** What is not asked about: "Apart from the pain, anything else?" */
const EXCEPT = new RegExp(`${OPENERS}(?:apart from|other than|besides|aside from|except(?: for)?)\\b`);

/** What is left out of a question. */
const LEFT_OUT = new RegExp(
  `${EXCEPT.source}|${OPENERS}(?:you (?:mentioned|said|told me|were saying|have told me)|i know (?:that )?you)\\b`,
);

/** The sentences of an utterance that ask or tell something: not "Okay." beside them, nor what repeats what was told before a question. */
export function sentencesOf(utterance: string): readonly Sentence[] {
  const said = written(utterance)
    .replace(HESITATION, ' ')
    .replace(/(\d)\.(\d)/g, '$1 $2')
    .match(SENTENCE);
  const sentences = (said ?? []).filter(hasWord);
  const telling = sentences.filter(each => !HEARD.test(each.trim()));
  return (telling.length > 0 ? telling : sentences)
    .map(each => ({ isQuestion: each.trimEnd().endsWith('?'), whole: withoutTail(each) }))
    .map(({ whole, isQuestion }) => {
      const { pieces, told } = piecesOf(whole, ENDS);
      return { whole, isQuestion, pieces, told, finest: piecesOf(whole, UNHEARD_ENDS).pieces };
    });
}

function withoutTail(sentence: string): string {
  const bare = sentence
    .replace(TAIL, '')
    .replace(/[.?!;\n]+$/, '')
    .trim();
  return hasWord(bare) ? bare : sentence.trim();
}

function piecesOf(sentence: string, ends: readonly RegExp[]): Pick<Sentence, 'pieces' | 'told'> {
  const cut = ends
    .reduce((text, end) => text.replace(end, '\n'), sentence)
    .split('\n')
    .map(piece => piece.trim())
    .filter(hasWord)
    .filter((piece, place, pieces) => pieces[place + 1]?.startsWith(piece) !== true);
  const asked = withoutStatements(withLeads(cut));
  if (asked.length === 0) return { pieces: [sentence], told: '' };
  const told = cut.filter(piece => !asked.some(each => each.includes(piece)) && !EXCEPT.test(piece));
  return { pieces: asked, told: told.join(', ') };
}

/** "So about a pack a day, and for how many years?" asks only for the years. */
function withoutStatements(pieces: readonly string[]): readonly string[] {
  const asking = pieces.findIndex(piece => ASKS.test(piece));
  const told = asking === -1 ? 0 : asking;
  return pieces.filter((piece, place) => place >= told || !STATEMENT.test(piece));
}

/** Pieces that lead up to a question joined to it, and what is left out of it gone. */
function withLeads(pieces: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let lead = '';
  pieces.forEach((piece, place) => {
    const isLast = place === pieces.length - 1;
    if (!isLast && LEFT_OUT.test(piece)) return;
    if (!isLast && LEAD.test(piece)) lead = `${lead}${piece} `;
    else {
      joined.push(`${lead}${piece}`);
      lead = '';
    }
  });
  return joined;
}

function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
