import { pino } from 'pino';
import { compiledContent } from '#content/compile/compile.ts';
import { knowledgeFrom } from '#domain/catalogue/knowledge-from.ts';
import { modelWithoutQuestions } from '#domain/diagnosis/likelihood/model.ts';
import { HISTORY_SECTIONS } from '#domain/suggestions/history-section.ts';
import { SAMPLE_SUMMARY } from '#pdf/sample-summary.ts';
import { readSettings } from '#server/settings.ts';
import { reasonOf } from '#server/start-error.ts';
import { openWorkflow } from '#server/workflow/open-workflow.ts';
import { sampleCase } from '#server/workflow/sample-case.ts';
import { WorkflowFailure, type WorkflowService } from '#server/workflow/workflow-service.ts';

/** What one call brought; `isOwn` is false when it failed, or the built-in service stepped in for the configured one. */
type Outcome = { readonly lines: readonly string[]; readonly isOwn: boolean };
type SampleCase = ReturnType<typeof sampleCase>;

async function summary(service: WorkflowService): Promise<Outcome> {
  const rendered = await service.renderSummary(SAMPLE_SUMMARY);
  if (rendered.kind === 'link') return { lines: [`PDF at ${rendered.pdfUrl}`], isOwn: true };
  return { lines: [`PDF of ${rendered.bytes.length} bytes`], isOwn: rendered.source !== 'fallback' };
}

async function symptoms(service: WorkflowService, sample: SampleCase): Promise<Outcome> {
  const { suggestions, source } = await service.suggestSymptoms({
    ...sample,
    currentPhase: 'phase1',
    exclude: [],
  });
  const lines = suggestions.map(({ label, explanation }) => `${label} – ${explanation}`);
  return { lines: [`from: ${source}`, ...lines], isOwn: source !== 'fallback' };
}

async function history(
  service: WorkflowService,
  sample: SampleCase,
  historySection: (typeof HISTORY_SECTIONS)[number],
): Promise<Outcome> {
  const request = { ...sample, historySection, recorded: [] };
  const { recommendations, explanation, source } = await service.recommendHistory(request);
  return { lines: [`from: ${source}`, ...recommendations, explanation], isOwn: source !== 'fallback' };
}

function failed(error: unknown): Outcome {
  const reason = error instanceof WorkflowFailure ? error.message : reasonOf(error);
  return { lines: [`failed: ${reason}`], isOwn: false };
}

async function report(name: string, call: Promise<Outcome>): Promise<boolean> {
  const started = performance.now();
  const { lines, isOwn } = await call.catch(failed);
  console.log(`${isOwn ? '✓' : '✗'} ${name} (${Math.round(performance.now() - started)} ms)`);
  for (const line of lines) console.log(`    ${line}`);
  return isOwn;
}

/**
 * `npm run workflow:check`: sends the sample profile to whatever the settings name and prints what came back
 * (specification 28.23). Needs no database. Ends with 1 when a call failed, or was answered by the built-in service in
 * place of the configured one.
 */
async function check(): Promise<boolean> {
  const settings = readSettings(process.env);
  const compiled = compiledContent();
  const knowledge = knowledgeFrom(compiled);
  const { service, close } = openWorkflow({
    settings,
    likelihood: modelWithoutQuestions(knowledge),
    contentVersion: compiled.contentVersion,
    logger: pino({ level: 'silent' }),
    now: Date.now,
  });
  const sample = sampleCase(
    knowledge.complaints.find(({ text }) => text === 'Chest pain') ?? { id: 0, text: 'Chest pain' },
  );
  const isFine = [
    await report('summary', summary(service)),
    await report('symptom suggestions', symptoms(service, sample)),
  ];
  for (const section of HISTORY_SECTIONS) {
    isFine.push(await report(`recommendations for ${section}`, history(service, sample, section)));
  }
  await close();
  return isFine.every(Boolean);
}

try {
  process.exit((await check()) ? 0 : 1);
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}
