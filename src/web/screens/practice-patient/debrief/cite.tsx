import { citeWords } from '#domain/practice/debrief/debrief-words.ts';
import type { Cited } from '#domain/practice/debrief/remark.ts';
import classes from './debrief.module.css';

/** A line of the conversation that a remark rests on; it leads to the line. */
export function Cite({ cite }: { readonly cite: Cited }) {
  const { line, text } = cite;
  return (
    <blockquote className={classes.cite}>
      <a className={classes.place} href={`#line-${line}`} onClick={event => showLine(event, line)}>
        {citeWords(cite)}
      </a>{' '}
      “{text}”
    </blockquote>
  );
}

/** The lines stand folded at the end of the page. */
function showLine(event: { preventDefault: () => void }, line: number) {
  event.preventDefault();
  const target = document.getElementById(`line-${line}`);
  target?.closest('details')?.setAttribute('open', '');
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
