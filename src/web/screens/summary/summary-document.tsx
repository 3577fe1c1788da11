import { IconChevronDown } from '@tabler/icons-react';
import type { DocumentSection } from '#domain/summary/document/clinical-document.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import type { Summary } from '#web/saving/use-summary.ts';
import { BlockView } from '#web/screens/summary/block-view.tsx';
import { Letterhead } from '#web/screens/summary/letterhead.tsx';
import classes from '#web/screens/summary/summary-document.module.css';

/** The history set as a document: its letterhead, its opening, its sections, then the full text to fold out. */
export function SummaryDocument({ summary }: { readonly summary: Summary }) {
  const { record, document, structured, fullText } = summary;
  return (
    <article className={`surface ${classes.document}`} aria-label="Summary">
      <Letterhead record={record} />
      <p dir="auto">
        <strong>{document.opening.value}</strong>
      </p>
      {document.sections.map(section => (
        <section key={section.key} className={classes.section}>
          <h2>{section.title}</h2>
          {section.key === 'PatientProfile' ? (
            <Profile facts={document.profile} />
          ) : (
            <Blocks section={section} />
          )}
          {section.key === 'FamilyHistory' ? <Pedigree image={structured.FamilyDiagramImage} /> : null}
        </section>
      ))}
      <details className={classes.section}>
        <summary className={classes.fold}>
          <h2>Full history as prose</h2>
          <IconChevronDown className="chevron" size={20} aria-hidden />
        </summary>
        <Prose text={fullText} />
      </details>
    </article>
  );
}

function Profile({ facts }: { readonly facts: Summary['document']['profile'] }) {
  return facts.map(({ label, value }) => (
    <p key={label} className={classes.fact}>
      <span className={classes.label}>{label}</span> <span dir="auto">{value}</span>
    </p>
  ));
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

function Blocks({ section: { state, brief, more } }: { readonly section: DocumentSection }) {
  const blocks = [...brief, ...more];
  if (blocks.length === 0) return <p className={classes.label}>{capitalised(state)}</p>;
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a finished document have no other identity.
    <BlockView key={index} block={block} />
  ));
}

function Prose({ text }: { readonly text: string }) {
  return text.split('\n\n').map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a finished text have no other identity.
    <p key={index} dir="auto">
      {paragraph}
    </p>
  ));
}
