import { readFileSync, writeFileSync, readdirSync, mkdirSync } from 'node:fs';
import { parse } from 'yaml';
import { examplePatients } from '#content/practice/patients/example-patients.fixture.ts';
import { ask } from '#domain/practice/consultation/ask.ts';
import { beginConsultation } from '#domain/practice/consultation/consultation.ts';
const { patients } = examplePatients();
const files = process.argv.slice(2);
const all: any[] = [];
for (const f of files) for (const c of parse(readFileSync(f, 'utf8'))) all.push(c);
console.log('consultations', all.length);
const PARTS = 8, LINES = 85;
const folder = 'content/patients/';
const nameOf = new Map(readdirSync(folder).filter(f => f.endsWith('.yaml')).map(f => { const t = readFileSync(folder + f, 'utf8'); return [/name: (.*)/.exec(t)![1]!.trim().replace(/^['"]|['"]$/g, ''), f]; }));
mkdirSync('/tmp/lang/ans', { recursive: true });
const outs: string[] = Array.from({ length: PARTS }, () => '');
const used = new Map<any, number>();
let n = 0, asked = 0;
patients.forEach((compiled: any, i: number) => {
  const patient = compiled.patient ?? compiled;
  const p = patient.person; const self = p.informant === 'self';
  const near = all.filter(c => c.complaint === patient.complaint.key && (c.informant === 'self') === self && (c.sex === p.sex || c.age < 1))
    .toSorted((a, b) => Math.abs(Math.log((a.age + 1) / (p.age + 1))) + 0.5 * (used.get(a) ?? 0) - Math.abs(Math.log((b.age + 1) / (p.age + 1))) - 0.5 * (used.get(b) ?? 0));
  const part = Math.floor(i * PARTS / patients.length);
  const file = nameOf.get(p.name) ?? '?';
  let text = `\n=== ${file} · ${p.name}, ${p.age}, ${p.sex}, answers: ${p.informant}\n`; let lines = 0;
  for (const c of near) {
    if (lines >= LINES) break;
    used.set(c, (used.get(c) ?? 0) + 1);
    text += `--- another student\n`;
    let con: any = beginConsultation(patient, '2026-11-26');
    for (const t of c.turns) {
      const parts = t.is.map((intent: any) => ({ intent, alternatives: [] }));
      if (t.is.length === 0) continue;
      con = ask(con, t.ask, { outcome: 'understood', parts } as any);
      if (t.is.every((x: string) => x.startsWith('talk:'))) continue;
      const a = con.lines.at(-1);
      text += `${++n}. Q: ${t.ask}\n   asked: ${t.is.join(', ')}\n   A: ${a.text}   {${[...a.facts, ...a.usual.map((u: any) => 'usual ' + u.intent)].join('; ')}}\n`; lines++; asked++;
    }
  }
  if (lines < 40) console.log(file, lines);
  outs[part] += text;
});
outs.forEach((t, i) => writeFileSync(`/tmp/lang/ans/part${i + 1}.txt`, t));
console.log('lines', asked);
