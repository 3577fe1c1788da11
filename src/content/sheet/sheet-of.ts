import { headStartsOf } from '#content/compile/head-start.ts';
import type { Complaint, Content, Diagnosis } from '#content/read/content.ts';
import { type Html, html } from '#content/sheet/html.ts';
import { type Names, nameOf, questionBlock } from '#content/sheet/question-block.ts';

const STYLE = `
  @page { size: A4 landscape; margin: 12mm }
  body { font: 11pt/1.4 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #111 }
  section { break-inside: avoid; border-top: 1px solid #999; margin-top: 1.5rem }
  h2 { font-size: 12pt; margin-bottom: 0 } .facts { color: #555; margin-top: 0 }
  table { border-collapse: collapse; font-size: 9.5pt } th, td { border: 1px solid #bbb; padding: 0.15rem 0.4rem }
  tbody th { text-align: left; font-weight: normal } td { text-align: center }
  .diagnosis { vertical-align: bottom } .diagnosis span { writing-mode: vertical-rl; transform: rotate(180deg) }
`;

/** A complaint as a page to print and correct: conditions in words, points as tables. */
export function sheetOf(complaint: Complaint, content: Content): string {
  const names = new Map(content.diagnoses.map(({ key, name }) => [key, name]));
  const { complaint: title, systems, archetype, sources, provenance, questions } = complaint;
  const { author, clinicalReviewer, status, date } = provenance;
  const page = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>${{ html: STYLE }}</style>
<h1>${title}</h1>
<p>For ${complaint.for === 'both' ? 'both sexes' : `${complaint.for}s`} · ${systems.join(', ')} · ${archetype}</p>
<p>Written by ${author} · clinical reviewer: ${clinicalReviewer} · ${status} of ${date}</p>
<h2>Sources</h2>
<ul>${sources.map(source => html`<li>${source}</li>`)}</ul>
<h2>Head start of each diagnosis, added to every answer of the first question</h2>
${headStartTable(complaint, content.diagnoses, names)}
<p>⚑ red flag · points are half-bits: +2 doubles the odds, −2 halves them</p>
${questions.map(question => questionBlock(question, complaint, names))}
</html>
`;
  return page.html;
}

function headStartTable(complaint: Complaint, all: readonly Diagnosis[], names: Names): Html {
  const diagnoses = new Map(all.map(diagnosis => [diagnosis.key, diagnosis]));
  const rows = [...headStartsOf(complaint, diagnoses)].toSorted((a, b) => b[1] - a[1]);
  return html`<table>
<thead><tr><th scope="col">Diagnosis</th><th scope="col">Must not be missed</th><th scope="col">Commonness (1–5)</th><th scope="col">Presents so (1–5)</th><th scope="col">Head start</th></tr></thead>
<tbody>${rows.map(([key, headStart]) => html`<tr><th scope="row">${nameOf(key, names)}</th>${factsOf(diagnoses.get(key), complaint)}<td>${headStart}</td></tr>`)}</tbody>
</table>`;
}

function factsOf(diagnosis: Diagnosis | undefined, complaint: Complaint): Html {
  const strength = diagnosis?.findings[complaint.key] ?? '–';
  return html`<td>${diagnosis?.mustNotMiss ? 'yes' : ''}</td><td>${diagnosis?.commonness ?? '–'}</td><td>${strength}</td>`;
}
