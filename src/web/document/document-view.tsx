import { useDeferredValue } from 'react';
import type { ClinicalDocument } from '#domain/summary/document/clinical-document.ts';
import { Contents } from '#web/document/contents.tsx';
import classes from '#web/document/document.module.css';
import { type DocumentPart, firstPage, furtherHistory } from '#web/document/document-parts.tsx';
import { Editable, type WriteDocument } from '#web/document/editable.tsx';
import { Letterhead } from '#web/document/letterhead.tsx';
import { SafetyStrip } from '#web/document/safety-strip.tsx';

type DocumentViewProps = {
  readonly document: ClinicalDocument;
  /** A data image of the pedigree, or empty. */
  readonly picture: string;
  /** Missing where the document can only be read. */
  readonly onWrite?: WriteDocument;
};

/**
 * The history set as a document: what matters most on the first page, the rest behind it. The first page is drawn before the
 * rest, so that a tap in between is not kept waiting.
 */
export function DocumentView({ document, picture, onWrite }: DocumentViewProps) {
  const first = firstPage(document, onWrite);
  const further = furtherHistory(document, picture);
  const isFirstDrawn = useDeferredValue(true, false);
  const { opening } = document;
  return (
    <div className={classes.sheet}>
      <Contents parts={[...first, ...further]} />
      <article className={`surface ${classes.document}`} aria-label="Summary">
        <Letterhead document={document} />
        <SafetyStrip lines={document.safety} />
        {opening.value !== '' || onWrite ? (
          <div>
            <Editable
              part="opening"
              name="opening line"
              label="Opening line"
              text={opening.value}
              isEdited={opening.isEdited}
              onWrite={onWrite}
            >
              <p className={classes.opening} dir="auto">
                {opening.value}
              </p>
            </Editable>
          </div>
        ) : null}
        {first.map(part => (
          <Part key={part.id} part={part} level={2} />
        ))}
        {isFirstDrawn ? <Further parts={further} /> : null}
      </article>
    </div>
  );
}

function Further({ parts }: { readonly parts: readonly DocumentPart[] }) {
  return (
    <>
      <h2 className={classes.further}>Further history</h2>
      {parts.map(part => (
        <Part key={part.id} part={part} level={3} />
      ))}
    </>
  );
}

type PartProps = { readonly part: DocumentPart; readonly level: 2 | 3 };

function Part({ part: { id, title, body, isEmpty }, level }: PartProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classes.part} data-empty={isEmpty || undefined}>
      <Heading id={id} tabIndex={-1} className={classes.title}>
        {title}
      </Heading>
      <div className={classes.body}>{body}</div>
    </section>
  );
}
