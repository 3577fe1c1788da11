import type { Debrief } from '#domain/practice/debrief/debrief-of.ts';
import {
  calibrationWords,
  commitmentLead,
  dangerWords,
  enteredWords,
  isDangerSeen,
  OWN_MARKS,
  reasonsWords,
  reasonWords,
  statementMarks,
  sureWords,
  urgencyWords,
  VERDICT_WORDS,
} from '#domain/practice/debrief/debrief-words.ts';
import type {
  CommittedCheck,
  DangerCheck,
  DifferentialCheck,
  ReferenceCheck,
} from '#domain/practice/debrief/differential-check.ts';
import {
  heading,
  type PaperBlock,
  type PaperColumn,
  type PaperPart,
  quiet,
  row,
} from '#domain/practice/paper/paper-part.ts';
import { COMMITTED_URGENCY_WORDS, type PatientReference } from '#domain/practice/patient/reference.ts';

/** What the student committed to beside the reference: statement, differential, dangers, urgency. */
export function commitmentPart(
  { differential, statement, hypotheses }: Debrief,
  reference: Pick<PatientReference, 'statement'>,
  own: string,
): PaperPart {
  const marks = statementMarks(statement).map(({ name, points, hint }) =>
    row(name, `${points} of 2`, 'plain', { detail: hint }),
  );
  return {
    title: 'Your commitment',
    lead: commitmentLead(differential),
    blocks: [
      ...beside('In one sentence', own, reference.statement),
      { kind: 'rows', rows: marks },
      quiet(OWN_MARKS),
      heading('Differential diagnosis'),
      {
        kind: 'columns',
        columns: [
          { title: 'You', text: '', items: differential.committed.map(committedItem) },
          { title: 'Reference', text: '', items: differential.reference.map(referenceItem) },
        ],
      },
      ...dangerRows(differential.dangers),
      ...firstBlocks(differential),
      quiet([enteredWords(hypotheses), calibrationWords(differential)].filter(Boolean).join(' ')),
    ],
  };
}

function beside(title: string, own: string, reference: string): readonly PaperBlock[] {
  const columns = [
    { title: 'You', text: own, items: [] },
    { title: 'Reference', text: reference, items: [] },
  ];
  return [heading(title), { kind: 'columns', columns }];
}

function committedItem(check: CommittedCheck): PaperColumn['items'][number] {
  const { diagnosis, verdict } = check;
  return {
    words: diagnosis.name,
    lines: [
      `${sureWords(diagnosis)}, ${VERDICT_WORDS[verdict]}`,
      ...(check.for === null ? [] : [reasonWords('For', check.for)]),
      ...(check.against === null ? [] : [reasonWords('Against', check.against)]),
    ],
  };
}

function referenceItem({ diagnosis, for: reasons, against }: ReferenceCheck): PaperColumn['items'][number] {
  return {
    words: diagnosis.name,
    lines: [
      ...(reasons.length === 0 ? [] : [reasonsWords('For', reasons)]),
      ...(against.length === 0 ? [] : [reasonsWords('Against', against)]),
    ],
  };
}

function dangerRows(dangers: readonly DangerCheck[]): readonly PaperBlock[] {
  if (dangers.length === 0) return [];
  const rows = dangers.map(danger => row(dangerWords(danger), '', isDangerSeen(danger) ? 'good' : 'danger'));
  return [heading('Must not be missed'), { kind: 'rows', rows }];
}

function firstBlocks(differential: DifferentialCheck): readonly PaperBlock[] {
  const { urgency, firstAction } = differential;
  return [
    ...beside(
      'What to do first',
      [COMMITTED_URGENCY_WORDS[urgency.committed], firstAction.committed].filter(Boolean).join('. '),
      `${COMMITTED_URGENCY_WORDS[urgency.reference]}. ${firstAction.reference}`,
    ),
    quiet(urgencyWords(differential)),
  ];
}
