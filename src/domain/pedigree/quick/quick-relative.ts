import { knownIn } from '#domain/pedigree/quick/known-conditions.ts';
import { type Meant, readRelativeWords } from '#domain/pedigree/quick/relative-words.ts';
import { readConditions, type ToldCondition } from '#domain/pedigree/quick/told-condition.ts';
import { readLife, type ToldLife } from '#domain/pedigree/quick/told-life.ts';
import { nameFirst } from '#domain/pedigree/quick/told-name.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { oneLine } from '#domain/text/one-line.ts';

/** A relative as one line tells it: 'maternal aunt, breast cancer 45, died 50'. */
export type RelativeLine = {
  /** Who it may be: several where the line leaves the side open, none where it names nobody. */
  readonly meant: readonly Meant[];
  readonly count: number;
  readonly name: string;
  readonly life: ToldLife;
  readonly conditions: readonly ToldCondition[];
  /** What could not be put into a field, in the words of the line. */
  readonly notes: readonly string[];
};

/** Said to be absent or uncertain: kept as a note, never as a condition. */
const NOT_SAID_TO_BE =
  /^(?:(?:no|not|never|denies|without|nil|possible|possibly|maybe|perhaps|query|suspected|unclear|unknown)\b|\?)/i;

const FILLERS =
  /^(?:(?:with|who|had|has|have|having|suffers?\s+from|suffered\s+from|suffering\s+from|diagnosed\s+with|known|(?:a\s+)?history\s+of|hx\s+of|h\/o|and|but|was|is|got|a|an)\s+)+/i;

/**
 * Reads a line about one relative (specification 19.33). Nothing of it is dropped: what is not understood becomes a
 * condition or a note.
 */
export function readRelativeLine(text: string): RelativeLine {
  const { meant, count, rest } = readRelativeWords(spelledOut(oneLine(text)));
  const { name, rest: said } = nameFirst(meant.length > 0 ? rest : '');
  const clauses = said.split(/\s*(?:[,;:]|\.(?=\s|$)|\s[-–—]\s)\s*/).filter(Boolean);
  const read = clauses.map(readClause);
  const life = inOne(read.map(clause => clause.life));
  return {
    meant,
    count,
    name,
    life,
    conditions: withCause(
      read.flatMap(({ conditions }) => conditions),
      life.cause ?? '',
    ),
    notes: read.flatMap(({ notes }) => notes),
  };
}

type Clause = Pick<RelativeLine, 'life' | 'conditions' | 'notes'>;

function readClause(clause: string): Clause {
  if (NOT_SAID_TO_BE.test(clause)) return { life: {}, conditions: [], notes: [capitalised(clause)] };
  const { life, rest } = readLife(clause.replace(FILLERS, ''));
  const { note, ...known } = life;
  const plain = rest.replace(FILLERS, '').replace(/\s+(?:and|but|who|then)$/i, '');
  const isNoted = NOT_SAID_TO_BE.test(plain);
  return {
    life: known,
    conditions: isNoted ? [] : readConditions(plain),
    notes: [note, isNoted ? plain : ''].flatMap(words => (words ? [capitalised(words)] : [])),
  };
}

/** What the clauses say together: who died is not alive, and of two causes both are told. */
function inOne(lives: readonly ToldLife[]): ToldLife {
  const causes = lives.flatMap(({ cause }) => cause ?? []);
  return {
    ...Object.assign({}, ...lives),
    ...(lives.some(({ isAlive }) => isAlive === false) ? { isAlive: false } : {}),
    ...(causes.length > 0 ? { cause: causes.join(', ') } : {}),
  };
}

/** Who died of a suggested condition had it. */
function withCause(conditions: readonly ToldCondition[], cause: string): readonly ToldCondition[] {
  const known = knownIn(cause);
  if (known?.before !== '' || known.after !== '') return conditions;
  const isTold = conditions.some(({ condition }) => condition === known.condition);
  return isTold ? conditions : [...conditions, ...readConditions(cause)];
}

/** The signs of a pedigree in words, so that their point ends no clause: 'd. 65', 'b. 1950'. */
function spelledOut(text: string): string {
  return text.replace(/(^|\s)d\.\s*(?=\d)/gi, '$1died ').replace(/(^|\s)b\.\s*(?=\d{4})/gi, '$1born ');
}
