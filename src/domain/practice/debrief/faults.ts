import { closureOf } from '#domain/practice/debrief/closure.ts';
import { type Craft, craftOf } from '#domain/practice/debrief/craft.ts';
import { cuesOf } from '#domain/practice/debrief/cues.ts';
import type { FactReport, FactStatus } from '#domain/practice/debrief/fact-report.ts';
import { FAULT_KINDS, type FaultKind } from '#domain/practice/debrief/fault-kinds.ts';
import type { ReadThrough } from '#domain/practice/debrief/read-through.ts';
import type { Advice, Cited } from '#domain/practice/debrief/remark.ts';
import { missedRedFlags, safetyOf } from '#domain/practice/debrief/safety.ts';
import { thingsAsked } from '#domain/practice/debrief/things-asked.ts';
import {
  absent,
  type Fault,
  MOST_CITED,
  missedFacts,
  sentenceFor,
  shown,
  titles,
  who,
  whyOf,
} from '#domain/practice/debrief/worded-fault.ts';
import type { Intent } from '#domain/practice/intent.ts';
import {
  COMMITTED_URGENCIES,
  COMMITTED_URGENCY_WORDS,
  type CommittedUrgency,
} from '#domain/practice/patient/reference.ts';
import { counted } from '#domain/text/counted.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { listed } from '#domain/text/listed.ts';

const SHOULD_BE: Readonly<Record<CommittedUrgency, string>> = {
  emergency: 'This is an emergency',
  'same-day': 'This must be seen the same day',
  routine: 'This can wait',
};

/** Two or three things in a breath are asked by everybody now and then. */
const MANY_THINGS = 4;
const MANY_PAIRS = 6;

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
      `${SHOULD_BE[reference.urgency]}; you chose “${chosen}”. ${reference.firstAction}`,
    );
  },
  'missed-red-flag': read => {
    const open = openDangers(read);
    const missed = leftOpen(read, open);
    return missedFacts(missed, named => `You did not ask ${named}${notRuledOut(open, missed)}.`);
  },
  'premature-closure': read => {
    const closure = closureOf(read);
    if (closure === null) return null;
    const { leader, kind, against, since } = closure;
    const name = inSentence(leader.name);
    const early =
      since === null ? '' : ` You thought of it after ${counted(Math.ceil(since / 2), 'question')} already.`;
    const [first] = against;
    if (kind === 'premature')
      return missedFacts(against, named => `You settled on ${name} before asking ${named}.${early}`);
    return {
      text: `You stayed with ${name} although ${titles(against)} ${against.length > 1 ? 'speak' : 'speaks'} against it.${early}`,
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
    const missed = read.facts.filter(
      ({ id, weight, status, asks }) =>
        weight === 'essential' && isUnasked(status) && !elsewhere.has(id) && !isReportedAlone(asks),
    );
    return missedFacts(missed, (named, facts) =>
      facts.every(({ status }) => status === 'held')
        ? `You asked ${named}, but went on when the answer was vague. Show an interest, then ask again.`
        : `You did not find out ${named}.${whyOf(facts)}`,
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
    if (things < MANY_THINGS && compound.length < MANY_PAIRS) return null;
    return shown(
      read,
      'compound',
      most,
      `${compound.length === 1 ? 'One question' : `${compound.length} questions`} asked for several things at once, up to ${things}: a no may then be to the last only.`,
    );
  },
  jargon: (read, { jargon }) => {
    const [first] = jargon;
    const word = first?.words[0];
    if (first === undefined || word === undefined) return null;
    return {
      text: 'You used words that patients may not know.',
      cites: jargon.slice(0, MOST_CITED).map(({ cite }) => cite),
      try: sentenceFor(read, 'jargon', { plain: word.plain }),
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
  repeats: (read, { repeats }) =>
    repeats.length === 0
      ? null
      : shown(
          read,
          'repeats',
          repeats.slice(0, 1).flatMap(({ cite, before }) => [before, cite]),
          repeats.length === 1
            ? 'You asked something that had been answered.'
            : `You asked ${repeats.length} things that had been answered.`,
        ),
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

type Danger = ReadThrough['reference']['mustNotMiss'][number];

/** The dangerous diagnoses that nothing was asked to exclude. */
function openDangers({ reference, facts }: ReadThrough): readonly Danger[] {
  return reference.mustNotMiss.filter(
    ({ excludedBy }) => !facts.some(({ id, status }) => status !== 'missed' && excludedBy.includes(id)),
  );
}

/** What would exclude them; one that was excluded by something else is no fault. */
function leftOpen(read: ReadThrough, open: readonly Danger[]): readonly FactReport[] {
  return missedRedFlags(read).filter(
    ({ id, asks }) => !isReportedAlone(asks) && open.some(({ excludedBy }) => excludedBy.includes(id)),
  );
}

function notRuledOut(open: readonly Danger[], missed: readonly FactReport[]): string {
  const names = open
    .filter(({ excludedBy }) => missed.some(({ id }) => excludedBy.includes(id)))
    .map(({ diagnosis }) => inSentence(diagnosis.name));
  return `, so ${listed(names, 'or')} was not ruled out`;
}

function thingsIn({ patient, turns }: ReadThrough, { line }: Cited): number {
  return thingsAsked(patient, turns.find(turn => turn.line === line)?.asked ?? []).length;
}

/** Allergies and medicines have advice of their own. */
function isReportedAlone(asks: readonly Intent[]): boolean {
  return asks.includes('history:allergies') || asks.includes('history:medicines');
}

function isSaid(said: Craft['said'], kind: Craft['said'][number]['kind']): boolean {
  return said.some(one => one.kind === kind && one.cite !== null);
}
