import type { Debrief } from '#domain/practice/debrief/debrief-of.ts';
import { NO_ADVICE, NOWHERE } from '#domain/practice/debrief/debrief-words.ts';
import type { Advice } from '#domain/practice/debrief/remark.ts';
import { Cite } from './cite.tsx';
import classes from './debrief.module.css';

/** What to do differently next time: at most three things, each with its lines and a sentence to try. */
export function AdviceList({ debrief }: { readonly debrief: Debrief }) {
  const { advice } = debrief;
  return (
    <section aria-labelledby="advice" className={classes.first}>
      <h2 id="advice">Do differently next time</h2>
      {advice.length === 0 ? (
        <p>{NO_ADVICE}</p>
      ) : (
        <ol className={classes.advice}>
          {advice.map(one => (
            <li key={one.kind} className={`surface ${classes.one}`}>
              <AdviceWords advice={one} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** One thing to do differently. */
export function AdviceWords({ advice }: { readonly advice: Advice }) {
  const { kind, text, cites, try: sentence } = advice;
  // How soon somebody must be treated is committed to, not said.
  const isAbsent = cites.length === 0 && kind !== 'under-triage' && kind !== 'premature-closure';
  return (
    <>
      <p className={classes.text}>{text}</p>
      {cites.map(cite => (
        <Cite key={cite.line} cite={cite} />
      ))}
      {isAbsent ? <p className={classes.muted}>{NOWHERE}</p> : null}
      {sentence === '' ? null : (
        <p className={classes.try}>
          <span className={classes.label}>Try</span> “{sentence}”
        </p>
      )}
    </>
  );
}
