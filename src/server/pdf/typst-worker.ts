import { parentPort } from 'node:worker_threads';
import { letterOf } from '#server/pdf/letter.ts';
import type { PdfJob } from '#server/pdf/pdf-press.ts';
import { typstCompiler } from '#server/pdf/typst-compiler.ts';

// A worker thread: fonts and templates are opened once, then each message is one letter to set.
// A failure ends the thread, and with it whatever state it left behind; the pool starts another.
const compiler = typstCompiler();

parentPort?.on('message', ({ request, createdAt }: PdfJob) => {
  const pdf = compiler.pdf(letterOf(request), createdAt);
  parentPort?.postMessage(pdf, [pdf.bytes.buffer]);
});
