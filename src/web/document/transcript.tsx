import type { ClinicalDocument, TranscriptPart } from '#domain/summary/document/clinical-document.ts';
import { oneOfMany } from '#domain/text/one-of-many.ts';
import classes from '#web/document/transcript.module.css';

/** Questions and answers as they were asked; what was skipped is told in one line that folds out. */
export function Transcript({ document: { transcript } }: { readonly document: ClinicalDocument }) {
  return (
    <article className={`surface ${classes.transcript}`} aria-label="Transcript">
      {transcript.length === 0 ? <p>No question has been answered yet.</p> : null}
      {transcript.map(part => (
        <SymptomPart key={part.symptom} part={part} />
      ))}
    </article>
  );
}

function SymptomPart({ part: { symptom, answers, skipped } }: { readonly part: TranscriptPart }) {
  return (
    <section>
      <h2 className={classes.symptom} dir="auto">
        {symptom}
      </h2>
      <dl className={classes.answers}>
        {answers.map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may have the same words.
          <div key={index}>
            <dt dir="auto">{question}</dt>
            <dd dir="auto">{answer}</dd>
          </div>
        ))}
      </dl>
      {skipped.length > 0 ? (
        <details className={classes.skipped}>
          <summary>{oneOfMany(`${skipped.length} questions`)} skipped</summary>
          <ul>
            {skipped.map((question, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two questions may have the same words.
              <li key={index} dir="auto">
                {question}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
