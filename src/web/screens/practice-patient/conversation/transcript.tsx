import { type ReactNode, useEffect, useRef } from 'react';
import type {
  Consultation,
  Line,
  PatientLine,
  StudentLine,
} from '#domain/practice/consultation/consultation.ts';
import { otherReadings } from '#domain/practice/consultation/correct.ts';
import type { Intent } from '#domain/practice/intent.ts';
import { speakerOf } from '#domain/practice/patient/patient.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import { readingWords } from '#domain/practice/understanding/understand.ts';
import classes from './conversation.module.css';
import { Readings } from './readings.tsx';
import type { useConversation } from './use-conversation.ts';

type TranscriptProps = {
  readonly language: Language;
  readonly consultation: Consultation;
  readonly conversation: ReturnType<typeof useConversation>;
  /** The line with which the student came back after the debrief; null where they did not. */
  readonly againFrom: number | null;
  /** What is put to the student after the last line. */
  readonly children?: ReactNode;
};

/** What was said, the latest at the bottom; each new line is read out. */
export function Transcript({ language, consultation, conversation, againFrom, children }: TranscriptProps) {
  const { lines, patient } = consultation;
  const end = useRef<HTMLDivElement>(null);
  const { pending } = conversation;
  const count = lines.length + (pending === null ? 0 : 1);
  const isInterrupted = children !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line comes into view.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [count, isInterrupted]);
  return (
    <>
      <div className={classes.log} role="log" aria-label="Conversation">
        {count === 0 ? (
          <p className={classes.begin}>
            You are in the room with {patient.person.name}. Greet, say who you are, and ask your first
            question.
          </p>
        ) : null}
        {lines.map((line, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place, and never moves.
          <div key={number} className={classes.line} data-by={line.by}>
            {number === againFrom ? <span className={classes.againMark}>Asked again from here</span> : null}
            <span className="unseen">
              {line.by === 'student' ? 'You: ' : `${speakerOf(patient.person)}: `}
            </span>
            <p className={classes.words}>{line.text}</p>
            <Below
              line={line}
              isLast={pending === null && number >= lines.length - 2}
              language={language}
              consultation={consultation}
              conversation={conversation}
            />
          </div>
        ))}
        {pending === null ? null : (
          <div className={classes.line} data-by="student">
            <span className="unseen">You: </span>
            <p className={classes.words}>{pending}</p>
            <p className={classes.helped}>{speakerOf(patient.person)} is about to answer …</p>
          </div>
        )}
      </div>
      {children}
      <div ref={end} />
    </>
  );
}

type BelowProps = Omit<TranscriptProps, 'children' | 'againFrom'> & {
  readonly line: Line;
  readonly isLast: boolean;
};

function Below({ line, ...rest }: BelowProps) {
  return line.by === 'student' ? (
    <>
      <Understood line={line} {...rest} />
      {line.isReadByModel ? <p className={classes.helped}>Read by a language model</p> : null}
    </>
  ) : (
    <>
      {line.isWordedByModel ? <p className={classes.helped}>Worded by a language model</p> : null}
      <Offers line={line} {...rest} />
    </>
  );
}

/** What a question was understood as, and a way to put that right while it is the last one. */
function Understood({
  line: { asked },
  isLast,
  language,
  consultation,
  conversation,
}: BelowProps & { readonly line: StudentLine }) {
  if (asked.length === 0) return null;
  const words = asked.map(intent => readingWords(language, intent)).join(' · ');
  const others = isLast ? otherReadings(language, consultation) : [];
  return (
    <details className={classes.understood}>
      <summary className={classes.summary} data-plain={others.length === 0 || undefined}>
        <span>{words}</span>
        {others.length === 0 ? null : <span className={classes.change}>Not what I meant</span>}
      </summary>
      {others.length === 0 ? null : (
        <Readings
          label="What did you mean?"
          language={language}
          intents={others}
          onPick={intent => conversation.correct(intent)}
        />
      )}
    </details>
  );
}

/** What the student may have meant, to tap. */
function Offers({
  line: { offers },
  isLast,
  language,
  conversation,
}: BelowProps & { readonly line: PatientLine }) {
  if (offers.length === 0 || !isLast) return null;
  return (
    <Readings
      label="What did you mean?"
      language={language}
      intents={offers}
      onPick={(intent: Intent) => conversation.choose(intent)}
    />
  );
}
