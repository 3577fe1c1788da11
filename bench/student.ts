import { randomUUID } from 'node:crypto';
import type { Question } from '#domain/questionnaire/question.ts';
import { SAMPLE_SUMMARY } from '#pdf/sample-summary.ts';
import { sampleCase } from '#server/workflow/sample-case.ts';

/** What all students' calls brought; `waited` were told to come back and did, as the page does by itself. */
export type Calls = {
  readonly times: Map<string, number[]>;
  readonly errors: string[];
  waited: number;
  sessions: number;
};

type Student = {
  readonly base: string;
  readonly address: string;
  readonly calls: Calls;
  readonly pause: () => Promise<void>;
  cookie: string;
};

const ANSWERS = 12;
const TRIES = 8;

const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

function remember(calls: Calls, name: string, ms: number): void {
  calls.times.set(name, [...(calls.times.get(name) ?? []), ms]);
}

async function ask<T>(student: Student, name: string, path: string, body?: unknown): Promise<T | null> {
  const headers = {
    'content-type': 'application/json',
    'accept-encoding': 'gzip',
    'x-forwarded-for': student.address,
    cookie: student.cookie,
  };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const began = performance.now();
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const response = await fetch(student.base + path, { headers, ...sent });
    const bytes = await response.arrayBuffer();
    const again = Number(response.headers.get('Retry-After'));
    if (response.status === 503 && again > 0) {
      student.calls.waited += 1;
      await sleep(again * 1000);
      continue;
    }
    remember(student.calls, name, performance.now() - began);
    const [cookie] = response.headers.getSetCookie();
    if (cookie) student.cookie = cookie.split(';')[0] ?? '';
    if (!response.ok)
      student.calls.errors.push(`${name} ${response.status} ${Buffer.from(bytes).toString().slice(0, 200)}`);
    const isJson = response.headers.get('Content-Type')?.includes('json');
    return response.ok && isJson ? JSON.parse(Buffer.from(bytes).toString()) : null;
  }
  student.calls.errors.push(`${name} was told to wait ${TRIES} times`);
  return null;
}

async function questionnaire(student: Student, complaintId: number): Promise<void> {
  const path = `/api/complaints/${complaintId}/questions?gender=female`;
  const questions = (await ask<readonly Question[]>(student, 'questions', path)) ?? [];
  const answers: object[] = [];
  for (const { id, choices } of questions.slice(0, ANSWERS)) {
    await student.pause();
    const [choice] = choices;
    if (choice) answers.push({ questionId: id, choiceId: String(choice.id) });
    const profile = { age: 54, gender: 'Female' };
    await ask(student, 'differential', '/api/differential', {
      answers,
      profile,
      chiefComplaintId: complaintId,
    });
  }
}

/** Every document differs, or the typesetter would only remember the last one. */
function newSummary() {
  const complaint = `complaint ${randomUUID()}`;
  return { ...SAMPLE_SUMMARY, document: { ...SAMPLE_SUMMARY.document, complaint } };
}

/** One PDF, made and fetched. */
export async function makePdf(student: Student, onMade?: () => void): Promise<void> {
  const made = await ask<{ pdfUrl: string }>(student, 'PDF', '/api/workflow/summary', newSummary());
  onMade?.();
  if (!made) return;
  const { pathname, search } = new URL(made.pdfUrl, student.base);
  await ask(student, 'PDF fetched', pathname + search);
}

/** A student who has just opened the page. */
export function newStudent(base: string, number: number, pauseMs: number, calls: Calls): Student {
  const address = `203.0.113.${number % 200}`;
  const pause = async () => void (await sleep(pauseMs * (0.5 + Math.random())));
  return { base, address, calls, pause, cookie: '' };
}

/** A whole session: catalogue, questionnaire, suggestions, recommendations, PDF. */
export async function wholeSession(student: Student): Promise<void> {
  await ask(student, 'session', '/api/session');
  const complaints = await ask<readonly { id: number; text: string }[]>(
    student,
    'complaints',
    '/api/complaints?gender=female',
  );
  const complaint = complaints?.[Math.floor(Math.random() * complaints.length)];
  if (!complaint) return;
  await student.pause();
  await questionnaire(student, complaint.id);
  const sample = sampleCase({ id: complaint.id, text: complaint.text });
  const phase = { ...sample, currentPhase: 'phase1', exclude: [] };
  await ask(student, 'symptom suggestions', '/api/workflow/symptom-suggestions', phase);
  for (const name of ['illnesses', 'medications']) {
    await student.pause();
    await ask(student, 'catalogues', `/api/${name}`);
  }
  await student.pause();
  await makePdf(student);
  student.calls.sessions += 1;
}
