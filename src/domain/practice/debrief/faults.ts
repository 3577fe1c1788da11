import { closureOf } from '#domain/practice/debrief/closure.ts';
import { type Craft, craftOf } from '#domain/practice/debrief/craft.ts';
import { cuesOf } from '#domain/practice/debrief/cues.ts';
import { isReportedAlone, leftOpen, openDangers, staysOpen } from '#domain/practice/debrief/dangers.ts';
import type { FactReport, FactStatus } from '#domain/practice/debrief/fact-report.ts';
import { FAULT_KINDS, type FaultKind } from '#domain/practice/debrief/fault-kinds.ts';
import { groundsOf } from '#domain/practice/debrief/ground.ts';
import type { ReadThrough } from '#domain/practice/debrief/read-through.ts';
import type { Advice, Cited } from '#domain/practice/debrief/remark.ts';
import { safetyOf } from '#domain/practice/debrief/safety.ts';
import { thingsAsked } from '#domain/practice/debrief/things-asked.ts';
import {
  absent,
  type Fault,
  MOST_CITED,
  matters,
  missedFacts,
  neutrally,
  sentenceFor,
  shown,
  who,
  whyOf,
} from '#domain/practice/debrief/worded-fault.ts';
import {
  COMMITTED_URGENCIES,
  COMMITTED_URGENCY_WORDS,
  type CommittedUrgency,
} from '#domain/practice/patient/reference.ts';
import { counted } from '#domain/text/counted.ts';
import { inSentence } from '#domain/text/in-sentence.ts';

const SHOULD_BE: Readonly<Record<CommittedUrgency, string>> = {
  emergency: 'This is an emergency',
  'same-day': 'This must be seen the same day',
  routine: 'This can wait',
};

/** Three things in a breath are asked by everybody now and then. */
const MANY_THINGS = 4;
const MANY_TIMES = 4;

/** A word of fewer letters may stand in any question. */
const LEAST_TELLING = 4;

/** Looks for one kind of fault; null where there is none. */
type Finder = (read: ReadThrough, craft: Craft) => Fault | null;

/** Everything to do differently, one of a kind, the gravest first. */
export function faultsOf(read: ReadThrough): readonly Advice[] {
  const craft = craftOf(read);
  return FAULT_KINDS.flatMap(kind => {
    const fault = FINDERS[kind](read, craft);
    return fault === null ? [] : [{ kind, ...fault }];
  });
}

const FINDERS: Readonly<Record<FaultKind, Finder>> = {
  'under-triage': read => {
    const { commitment, reference } = read;
    const rank = (urgency: CommittedUrgency) => COMMITTED_URGENCIES.indexOf(urgency);
    if (rank(commitment.urgency) <= rank(reference.urgency)) return null;
    const chosen = COMMITTED_URGENCY_WORDS[commitment.urgency];
    return absent(
      read,
      'under-triage',
      `${SHOULD_BE[reference.urgency]}; you chose “${chosen}”. What to do first: ${inSentence(reference.firstAction)}`,
    );
  },
  'missed-red-flag': read => {
    const open = openDangers(read);
    const missed = leftOpen(read, open);
    return missedFacts(
      missed,
      facts => `You did not ask ${matters(facts, 'or')}: ${staysOpen(open, facts)}.`,
    );
  },
  'premature-closure': read => {
    const closure = closureOf(read);
    if (closure === null) return null;
    const { leader, kind, against, isOwn, since } = closure;
    const name = inSentence(leader.name);
    const early =
      since === null ? '' : ` You thought of it after ${counted(Math.ceil(since / 2), 'question')} already.`;
    const [first] = against;
    if (kind === 'premature')
      return missedFacts(
        against,
        facts => `You settled on ${name} before asking ${matters(facts, 'or')}.${early}`,
      );
    return {
      text: `You stayed with ${name} although this speaks ${isOwn ? 'against it' : 'for something else'}: ${groundsOf(read, against).join('; ')}.${early}`,
      cites: against.flatMap(({ cite }) => cite ?? []).slice(0, MOST_CITED),
      try: sentenceFor(read, 'premature-closure'),
      asks: first === undefined ? [] : first.asks.slice(0, 1),
    };
  },
  'missed-allergies': read =>
    safetyOf(read).allergies.status === 'missed'
      ? absent(read, 'missed-allergies', 'You did not ask about allergies. No history ends without them.', [
          'history:allergies',
        ])
      : null,
  'missed-essential': read => {
    const elsewhere = new Set(leftOpen(read, openDangers(read)).map(({ id }) => id));
    const unfound = read.facts.filter(
      ({ id, weight, status, asks }) =>
        weight === 'essential' && isUnasked(status) && !elsewhere.has(id) && !isReportedAlone(asks),
    );
    const missed = unfound.filter(({ status }) => status === 'missed');
    return (
      missedFacts(missed, facts => `You did not find out ${matters(facts, 'or')}.${whyOf(facts)}`) ??
      heldBack(read, unfound)
    );
  },
  'missed-medicines': read =>
    safetyOf(read).medicines.status === 'missed'
      ? absent(read, 'missed-medicines', 'You did not ask which medicines are taken.', ['history:medicines'])
      : null,
  'ignored-cue': read => {
    const ignored = cuesOf(read).filter(({ followed }) => followed === null);
    const [first] = ignored;
    if (first === undefined) return null;
    return {
      text: `${who(read)} said “${first.words}”, and you went on to something else.`,
      cites: ignored.slice(0, MOST_CITED).map(({ cite }) => cite),
      try: sentenceFor(read, 'ignored-cue', { words: first.words }),
      asks: first.follow.slice(0, 1),
    };
  },
  'no-open-start': (read, { opened }) =>
    opened.isOpen || opened.cite === null
      ? null
      : shown(
          read,
          'no-open-start',
          [opened.cite],
          'Your first question could be answered in a word. Let the story come first.',
        ),
  leading: (read, { leading }) =>
    leading.length === 0
      ? null
      : shown(
          read,
          'leading',
          leading,
          leading.length === 1
            ? 'One question suggested its answer.'
            : `${leading.length} questions suggested their answers.`,
        ),
  compound: (read, { compound }) => {
    if (compound.length === 0) return null;
    const most = compound.toSorted((a, b) => thingsIn(read, b) - thingsIn(read, a) || a.line - b.line);
    const [worst] = most;
    const things = worst === undefined ? 0 : thingsIn(read, worst);
    if (things < MANY_THINGS && compound.length < MANY_TIMES) return null;
    return shown(
      read,
      'compound',
      most,
      `${compound.length === 1 ? 'One question' : `${compound.length} questions`} asked for three things or more at once: what is left unanswered is easily missed.`,
    );
  },
  jargon: (read, { jargon }) => {
    const [first] = jargon;
    const word = first?.words[0];
    if (first === undefined || word === undefined) return null;
    return {
      text: `You used words that patients may not know. Say “${word.plain}” rather than “${word.word}”.`,
      cites: jargon.slice(0, MOST_CITED).map(({ cite }) => cite),
      try: plainQuestion(neutrally(read, first.cite), word.plain) ?? sentenceFor(read, 'jargon', word),
      asks: [],
    };
  },
  'no-concerns': (read, { said }) =>
    isSaid(said, 'concerns') || read.facts.some(({ topic, status }) => topic === 'view' && status === 'told')
      ? null
      : absent(
          read,
          'no-concerns',
          `You did not ask what ${who(read, 'object')} thinks, fears or hopes for.`,
          ['ice:concerns'],
        ),
  'no-summary': (read, { said }) =>
    isSaid(said, 'summary')
      ? null
      : absent(read, 'no-summary', 'You did not summarise: nobody could put right what you misheard.', [
          'talk:summary',
        ]),
  repeats: (read, { repeats }) => {
    const [first] = repeats;
    if (first === undefined) return null;
    const { before, cite } = first;
    const where = `line ${cite.line + 1} for what line ${before.line + 1} had brought`;
    return shown(
      read,
      'repeats',
      [before, cite],
      repeats.length === 1
        ? `You asked again in ${where}.`
        : `You asked again for ${repeats.length} things that had been answered: in ${where}, for one.`,
    );
  },
  'no-closing': (read, { said }) =>
    isSaid(said, 'closing')
      ? null
      : absent(
          read,
          'no-closing',
          'The conversation just stopped: say what happens next, and ask for questions.',
          ['talk:closing'],
        ),
  'no-introduction': (read, { said }) =>
    isSaid(said, 'introduction')
      ? null
      : absent(read, 'no-introduction', 'You began without a greeting or your name.', ['talk:introduction']),
};

/** Neither told nor named by the student: what was only taken for something else is no fault. */
function isUnasked(status: FactStatus): boolean {
  return status === 'missed' || status === 'held';
}

/** The question that uses the plain words, or one of them. */
function plainQuestion(questions: readonly string[], plain: string): string | undefined {
  const words = plain.split(' ').filter(word => word.length >= LEAST_TELLING);
  return questions.find(question => words.some(word => question.includes(word)));
}

/** What was asked for once, and told to nobody who goes on at once. */
function heldBack(read: ReadThrough, held: readonly FactReport[]): Fault | null {
  const fault = missedFacts(
    held,
    facts =>
      `You asked ${matters(facts, 'and')}, but went on when the answer was vague. Show an interest, then ask again.`,
  );
  return fault && { ...fault, try: sentenceFor(read, 'missed-essential', { ask: fault.try }) };
}

function thingsIn({ patient, turns }: ReadThrough, { line }: Cited): number {
  return thingsAsked(patient, turns.find(turn => turn.line === line)?.asked ?? []).length;
}

function isSaid(said: Craft['said'], kind: Craft['said'][number]['kind']): boolean {
  return said.some(one => one.kind === kind && one.cite !== null);
}
