import { type PdfJob, pdfFilesOf } from '#pdf/pdf-files.ts';
import { typstCompiler } from '#server/pdf/typst-compiler.ts';

// A process of the pool: fonts and templates are opened once, then each message is one document to set.
// It is told the content's version at its start.
// A failure ends the process, and with it whatever state it left behind; the pool starts another.
const compiler = typstCompiler(process.argv[2] ?? '');

process.on('message', (job: PdfJob) => {
  process.send?.(compiler.pdf(pdfFilesOf(job), job.createdAt));
});

// A signal to the whole group (Ctrl-C) is the server's to answer: it lets documents under way end first.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
