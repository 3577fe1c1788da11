import type { Share, TopicCoverage } from '#domain/practice/debrief/coverage.ts';
import type { Debrief } from '#domain/practice/debrief/debrief-of.ts';
import {
  coverageLead,
  FACT_STATUS_WORDS,
  NO_ADVICE,
  ownStepWords,
  RETURNS_WORDS,
  SAFETY_WORDS,
} from '#domain/practice/debrief/debrief-words.ts';
import type { TopicRun } from '#domain/practice/debrief/order.ts';
import type { SafetyItem } from '#domain/practice/debrief/safety.ts';
import {
  adviceBlock,
  cited,
  citesUnder,
  heading,
  listBlock,
  type PaperBlock,
  type PaperColumn,
  type PaperPart,
  type PaperRow,
  plain,
  quiet,
  row,
} from '#domain/practice/paper/paper-part.ts';

/** The most important things to do differently. */
export function advicePart({ advice }: Debrief): PaperPart {
  const block = advice.length === 0 ? quiet(NO_ADVICE) : adviceBlock(advice, true);
  return { title: 'Do differently next time', lead: '', blocks: [block] };
}

/** What nobody may leave out, each thing by itself. */
export function safetyPart({ safety: { allergies, medicines, redFlags } }: Debrief): PaperPart {
  return {
    title: 'Allergies, medicines and red flags',
    lead: 'Each counts by itself: nothing else makes up for one that was missed.',
    blocks: [
      { kind: 'rows', rows: [allergies, medicines].map(safetyRow) },
      ...redFlags.flatMap(({ diagnosis, items }): readonly PaperBlock[] => [
        heading(`To exclude ${diagnosis.name}`),
        { kind: 'rows', rows: items.map(safetyRow) },
      ]),
    ],
  };
}

function safetyRow({ title, status, cite }: SafetyItem): PaperRow {
  const isAsked = status === 'told' || status === 'denied' || status === 'unknown';
  return row(title, SAFETY_WORDS[status], isAsked ? 'good' : 'open', {
    cites: cite === null ? [] : [cited(cite)],
  });
}

/** What of the case was found and what was missed, part by part of the history. */
export function coveragePart({ coverage }: Debrief): PaperPart {
  const { essential, relevant, fruitful, topics } = coverage;
  return {
    title: 'What you found',
    lead: coverageLead(coverage),
    blocks: [
      {
        kind: 'rows',
        rows: [
          shareRow('Essential', essential),
          shareRow('Relevant', relevant),
          shareRow('Questions that found something', fruitful),
        ],
      },
      ...topics.flatMap(topicBlocks),
    ],
  };
}

function shareRow(words: string, { count, of }: Share): PaperRow {
  return row(words, `${count} of ${of}`, 'plain');
}

function topicBlocks({ name, found, missed }: TopicCoverage): readonly PaperBlock[] {
  const rows = [...missed, ...found].map(({ title, weight, status, why }) =>
    row(title, FACT_STATUS_WORDS[status], status === 'told' ? 'good' : 'open', {
      tag: weight === 'essential' ? 'essential' : '',
      detail: status === 'told' ? '' : (why ?? ''),
    }),
  );
  return [heading(`${name}: ${found.length} of ${found.length + missed.length}`), { kind: 'rows', rows }];
}

/** How far each symptom was followed, and what became of the cues. */
export function depthPart({ depth: { symptoms, cues } }: Debrief): PaperPart {
  return {
    title: 'Depth',
    lead: 'How far each symptom was followed, and which hints were picked up.',
    blocks: [
      ...symptoms.flatMap(({ symptom, told, missed }) => [
        heading(symptom),
        ...(told.length === 0 ? [] : [plain(`Known: ${told.join('; ')}`)]),
        ...(missed.length === 0 ? [] : [quiet(`Not asked: ${missed.join('; ')}`)]),
      ]),
      ...(cues.length === 0 ? [] : [heading('Hints')]),
      {
        kind: 'rows',
        rows: cues.map(({ words, cite, followed }) =>
          row(
            `“${words}”`,
            followed === null ? 'Passed over' : 'Picked up',
            followed === null ? 'open' : 'good',
            { cites: [cited(followed ?? cite)] },
          ),
        ),
      },
    ],
  };
}

/** In which order the parts of the history were asked, beside the expert's. */
export function orderPart({ order: { asked, expert, coherent, returns } }: Debrief): PaperPart {
  return {
    title: 'Order',
    lead: 'In which order you asked, beside an expert.',
    blocks: [
      { kind: 'rows', rows: [shareRow('Questions that did not go back to a part you had left', coherent)] },
      { kind: 'columns', columns: [runsColumn('You', asked), runsColumn('An expert', expert)] },
      ...(returns.length === 0 ? [] : [quiet(RETURNS_WORDS)]),
      { kind: 'cites', cites: returns.map(cited) },
    ],
  };
}

function runsColumn(title: string, runs: readonly TopicRun[]): PaperColumn {
  const items = runs.map(({ name, questions }) => ({ words: `${name} (${questions})`, lines: [] }));
  return { title, text: '', items };
}

/** How the interview was led, and what else could be done differently. */
export function craftPart({ craft, further }: Debrief): PaperPart {
  const said = craft.said.map(({ name, cite }) =>
    row(name, cite === null ? 'Not heard' : `Line ${cite.line + 1}`, cite === null ? 'open' : 'good'),
  );
  const { isOpen } = craft.opened;
  return {
    title: 'How you led it',
    lead: `${craft.open.count} of ${craft.open.of} questions were open`,
    blocks: [
      {
        kind: 'rows',
        rows: [row('Began with an open question', isOpen ? 'Yes' : 'No', isOpen ? 'good' : 'open'), ...said],
      },
      ...citesUnder('Leading questions', craft.leading),
      ...citesUnder('Several questions in one', craft.compound),
      ...citesUnder(
        'Words patients may not know',
        craft.jargon.map(({ cite }) => cite),
      ),
      ...citesUnder(
        'Asked again though answered',
        craft.repeats.map(({ cite }) => cite),
      ),
      ...(further.length === 0
        ? []
        : [heading('What else you could do differently'), adviceBlock(further, false)]),
    ],
  };
}

/** The expert's questions in order, beside what the student asked. */
export function pathPart({ path }: Debrief): PaperPart {
  return {
    title: 'An expert’s way',
    lead: 'In the expert’s order, beside where you asked the same.',
    blocks: [
      {
        kind: 'rows',
        rows: path.map(step =>
          row(step.words, ownStepWords(step), step.asked === null && step.known === null ? 'open' : 'good', {
            detail: step.ask === '' ? '' : `“${step.ask}”`,
          }),
        ),
      },
    ],
  };
}

/** What to take away. */
export function takeAwayPart({ teaching, sources }: Debrief): PaperPart {
  return {
    title: 'What to take away',
    lead: '',
    blocks: [
      ...listBlock(teaching),
      ...(sources.length === 0 ? [] : [quiet(`Sources: ${sources.join('; ')}`)]),
    ],
  };
}
