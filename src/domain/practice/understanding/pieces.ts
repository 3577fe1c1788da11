import { written } from '#domain/practice/understanding/words.ts';

/** A sentence, and where it may be two questions: the whole is its only piece if it cannot. */
export type Sentence = {
  readonly whole: string;
  readonly pieces: readonly string[];
  /** Whether it ends with a question mark. */
  readonly isQuestion: boolean;
};

const QUESTION_WORD =
  '(?:what|when|where|which|who|why|how|whether|does|do|did|is|are|was|were|have|has|had|can|could|would|will|any|anything|anyone|anybody)';

const SENTENCE = /[^.?!;\n]+(?:[.?!;\n]+(?!\s|$)[^.?!;\n]+)*[.?!;\n]*/g;

/** What says only that there may be more of the kind: "asthma or anything like that". */
const TAIL =
  /(?:,|\b(?:or|and))+[\s,]*(?:anything|something|things|stuff|that sort of thing|that kind of thing)(?: else)? like (?:that|those|this)\b|[\s,]*\b(?:or|and) (?:anything|something|so on|whatever|not)(?=[\s,]*[.?!]*$)|[\s,]*\b(?:that (?:sort|kind) of (?:thing|stuff)|et cetera|etc)\b|[\s,]+or(?=[\s,]*[.?!]*$)|\bat all\b/g;

/** What repeats what was told, or only says that it was heard. */
const STATEMENT =
  /^(?:(?:and|so|but|okay|ok|um|er|uh|right|well|alright|then|now|mhm|gotcha|oh|yeah|yes|no|sure|great|perfect)[\s,]*)*(?:$|(?:so |you |it |that |there |he |she |they |i |we |about |a |an |the |your |his |her |just |maybe |mostly |not |in |on |with |for )(?!.*\b(?:what|how|when|where|why|which|who)\b))/;

const ASKS = new RegExp(`^(?:(?:and|or|but|so|also|okay|ok|um|uh|then)[\\s,]*)*${QUESTION_WORD}\\b`);

/** How a question begins that names nobody before: "do you", "have your". */
const ASKS_ANEW =
  '(?:do|does|did|have|has|had|are|is|was|were|can|could|would|will) (?:you|he|she|they|it|there|your|his|her|that|this|any)';

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

const OPENERS = '^(?:(?:and|so|but|okay|ok|um|er|uh|right|well|alright|then|now)[\\s,]+)*';

/** What leads up to a question belongs to it: "If you rest, does it go away?" */
const LEAD = new RegExp(
  `${OPENERS}(?:since|if|as well as|along with|in terms of|as far as|as for|regarding|whenever|with|while|when(?! (?:did|do|does|is|was|were|are|have|has|had|will|would|can|could|exactly|about)\\b))\\b`,
);

/** What is left out of a question: "Apart from the pain, anything else?" */
const LEFT_OUT = new RegExp(
  `${OPENERS}(?:apart from|other than|besides|aside from|except(?: for)?|you (?:mentioned|said|told me|were saying|have told me)|i know (?:that )?you)\\b`,
);

/** The sentences of an utterance; what only repeats what was told before a question is left out. */
export function sentencesOf(utterance: string): readonly Sentence[] {
  const said = written(utterance)
    .replace(/(\d)\.(\d)/g, '$1 $2')
    .match(SENTENCE);
  return (said ?? [])
    .map(each => ({ isQuestion: each.trimEnd().endsWith('?'), whole: withoutTail(each) }))
    .filter(({ whole }) => hasWord(whole))
    .map(({ whole, isQuestion }) => ({ whole, isQuestion, pieces: piecesOf(whole) }));
}

function withoutTail(sentence: string): string {
  const bare = sentence
    .replace(TAIL, '')
    .replace(/[.?!;\n]+$/, '')
    .trim();
  return hasWord(bare) ? bare : sentence.trim();
}

function piecesOf(sentence: string): readonly string[] {
  const cut = ENDS.reduce((text, end) => text.replace(end, '\n'), sentence)
    .split('\n')
    .map(piece => piece.trim())
    .filter(hasWord)
    .filter((piece, place, pieces) => pieces[place + 1]?.startsWith(piece) !== true);
  return withoutStatements(withLeads(cut));
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
