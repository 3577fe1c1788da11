import type { Block } from '#domain/summary/document.ts';
import classes from '#web/screens/summary/summary-document.module.css';

/** One block of a section: a sub-heading, a fact, a question with its answer, or a paragraph. */
export function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h3 dir="auto">{block.text}</h3>;
    case 'fact':
      return (
        <p className={classes.fact}>
          <span className={classes.label}>{block.label}</span> <span dir="auto">{block.value}</span>
        </p>
      );
    case 'item':
      return (
        <p className={classes.item} dir="auto">
          {block.answer === undefined ? (
            block.text
          ) : (
            <>
              <span className={classes.label}>{block.text}</span> <span dir="auto">{block.answer}</span>
            </>
          )}
        </p>
      );
    case 'paragraph':
      return <p dir="auto">{block.text}</p>;
  }
}
