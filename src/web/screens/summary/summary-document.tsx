import { parseBlocks } from '#domain/summary/document.ts';
import { SECTION_TITLES, type StructuredHistory } from '#domain/summary/structured-history.ts';
import { BlockView } from '#web/screens/summary/block-view.tsx';
import classes from '#web/screens/summary/summary-document.module.css';

type SummaryDocumentProps = { readonly structured: StructuredHistory; readonly fullText: string };

/** The history set as a document: its sections, then the full text. */
export function SummaryDocument({ structured, fullText }: SummaryDocumentProps) {
  return (
    <article className={classes.document} aria-label="Summary">
      {SECTION_TITLES.map(([section, title]) => (
        <section key={section} className={classes.section}>
          <h2>{title}</h2>
          <Blocks text={structured[section]} />
        </section>
      ))}
      <section className={classes.section}>
        <h2>Full history</h2>
        <Blocks text={fullText} isProse />
      </section>
    </article>
  );
}

function Blocks({ text, isProse = false }: { readonly text: string; readonly isProse?: boolean }) {
  if (isProse) {
    return text.split('\n\n').map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a finished text have no other identity.
      <p key={index} dir="auto">
        {paragraph}
      </p>
    ));
  }
  return parseBlocks(text).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a finished text have no other identity.
    <BlockView key={index} block={block} />
  ));
}
