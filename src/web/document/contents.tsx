import type { MouseEvent } from 'react';
import classes from '#web/document/contents.module.css';
import type { DocumentPart } from '#web/document/document-parts.tsx';

/** The parts of the document as links to their headings, in a line that stays in view; on wide screens. */
export function Contents({ parts }: { readonly parts: readonly DocumentPart[] }) {
  return (
    <nav className={classes.contents} aria-label="Contents">
      <ul>
        {parts.map(({ id, short }) =>
          short === undefined ? null : (
            <li key={id}>
              <a href={`#${id}`} onClick={event => jump(event, id)}>
                {short}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/** The address stays as it is: a step of the session is not left for a heading. */
function jump(event: MouseEvent, id: string) {
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
