import { IconChevronDown } from '@tabler/icons-react';
import { parseBlocks } from '#domain/summary/document.ts';
import { SECTION_TITLES } from '#domain/summary/structured-history.ts';
import { BlockView } from '#web/screens/summary/block-view.tsx';
import { Letterhead } from '#web/screens/summary/letterhead.tsx';
import classes from '#web/screens/summary/summary-document.module.css';
import type { Summary } from '#web/screens/summary/use-summary.ts';

/** The history set as a document: its letterhead, its sections, then the full text to fold out. */
export function SummaryDocument({ summary }: { readonly summary: Summary }) {
  const { record, structured, fullText } = summary;
  return (
    <article className={`surface ${classes.document}`} aria-label="Summary">
      <Letterhead record={record} />
      {SECTION_TITLES.map(([section, title]) => (
        <section key={section} className={classes.section}>
          <h2>{title}</h2>
          <Blocks text={structured[section]} />
          {section === 'FamilyHistory' ? <Pedigree image={structured.FamilyDiagramImage} /> : null}
        </section>
      ))}
      <details className={classes.section}>
        <summary className={classes.fold}>
          <h2>Full history as prose</h2>
          <IconChevronDown className="chevron" size={20} aria-hidden />
        </summary>
        <Blocks text={fullText} isProse />
      </details>
    </article>
  );
}

function Pedigree({ image }: { readonly image: string }) {
  if (!image.startsWith('data:image/')) return null;
  return (
    <img
      className={classes.pedigree}
      src={image}
      width={1000}
      height={500}
      alt="Pedigree of the family; what is recorded stands in words above."
    />
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
