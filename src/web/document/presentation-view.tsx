import { type ReactNode, useState } from 'react';
import type { ClinicalDocument } from '#domain/summary/document/clinical-document.ts';
import { PRESENTATIONS, type Presentation, presentedAs } from '#domain/summary/render/presentation.ts';
import { RadioField } from '#web/controls/fields/radio-field.tsx';
import { CopyText } from '#web/document/copy-text.tsx';
import classes from '#web/document/presentation-view.module.css';

type PresentationViewProps = {
  readonly document: ClinicalDocument;
  /** The full clerking as a page. */
  readonly children: ReactNode;
};

/** The same facts in the ways a student presents them, each to be copied as plain text. */
export function PresentationView({ document, children }: PresentationViewProps) {
  const [presentation, setPresentation] = useState<Presentation>('Full clerking');
  const text = presentedAs(document, presentation);
  return (
    <div className={classes.view}>
      <div className={classes.tools}>
        <RadioField
          id="presentation"
          label="Present it as"
          options={PRESENTATIONS}
          value={presentation}
          onChange={setPresentation}
          isCompact
        />
        <CopyText key={presentation} text={text} name={presentation} />
      </div>
      {presentation === 'Full clerking' ? (
        children
      ) : (
        <article className={`surface ${classes.sheet}`} aria-label={presentation} dir="auto">
          {text}
        </article>
      )}
    </div>
  );
}
