import type { Complaint } from '#content/read/content.ts';
import type { ChoiceEntry, QuestionEntry } from '#content/schema/complaint.ts';
import { type Html, html } from '#content/sheet/html.ts';

/** Diagnosis key → its name. */
export type Names = ReadonlyMap<string, string>;

const KINDS: Readonly<Record<QuestionEntry['kind'], string>> = {
  single: 'one choice',
  number: 'a number',
  duration: 'a duration',
  multi: 'several choices',
  order: 'a sequence',
  notes: 'free text',
};

/** A question with its condition in words and its points as a table. */
export function questionBlock(question: QuestionEntry, complaint: Complaint, names: Names): Html {
  const { key, ask, covers, kind } = question;
  return html`<section>
<h2>${complaint.questions.indexOf(question) + 1}. ${ask}</h2>
<p class="facts">${KINDS[kind]} · covers ${covers.join(', ')} · <code>${key}</code></p>
${conditionsOf(question, complaint)}
${question.choices.length === 0 ? [] : choiceTable(question, names)}
</section>`;
}

function conditionsOf({ for: sex, when }: QuestionEntry, complaint: Complaint): readonly Html[] {
  const waits = Object.entries(when).map(([parent, texts]) => {
    const asked = complaint.questions.find(question => question.key === parent)?.ask ?? parent;
    return `“${asked}” was answered ${texts.map(text => `“${text}”`).join(' or ')}`;
  });
  return [
    ...(sex === undefined ? [] : [html`<p>Asked of ${sex === 'male' ? 'men' : 'women'} only.</p>`]),
    ...(waits.length === 0 ? [] : [html`<p>Asked when ${waits.join(', or ')}.</p>`]),
  ];
}

function choiceTable({ choices }: QuestionEntry, names: Names): Html {
  const used = [...new Set(choices.flatMap(({ points }) => Object.keys(points)))];
  const columns = used.toSorted((a, b) => nameOf(a, names).localeCompare(nameOf(b, names), 'en'));
  return html`<table>
<thead><tr><th scope="col">Answer</th>${columns.map(key => html`<th scope="col" class="diagnosis"><span>${nameOf(key, names)}</span></th>`)}</tr></thead>
<tbody>${choices.map(choice => choiceRow(choice, columns))}</tbody>
</table>`;
}

function choiceRow({ text, range, points, redFlag }: ChoiceEntry, columns: readonly string[]): Html {
  const span = range === undefined ? '' : ` (${range[0]} to ${range[1]} ${range[2]})`;
  const cells = columns.map(
    key => html`<td>${signed(points[key] ?? 0)}${redFlag.includes(key) ? ' ⚑' : ''}</td>`,
  );
  return html`<tr><th scope="row">${text}${span}</th>${cells}</tr>`;
}

function signed(points: number): string {
  if (points === 0) return '';
  return points > 0 ? `+${points}` : `−${-points}`;
}

export function nameOf(key: string, names: Names): string {
  return names.get(key) ?? key;
}
