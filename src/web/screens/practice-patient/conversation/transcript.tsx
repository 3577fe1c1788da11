import { type ReactNode, useEffect, useRef } from 'react';
import type {
  Consultation,
  Line,
  PatientLine,
  StudentLine,
} from '#domain/practice/consultation/consultation.ts';
import { lastQuestion, otherReadings } from '#domain/practice/consultation/correct.ts';
import { speakerOf } from '#domain/practice/patient/patient.ts';
import type { PageLanguage } from '#web/practice/understanding/use-language.ts';
import classes from './conversation.module.css';
import { Readings } from './readings.tsx';
import type { useConversation } from './use-conversation.ts';
import { useReading } from './use-reading.ts';

type TranscriptProps = {
  readonly language: PageLanguage;
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
  const { waiting } = conversation;
  const count = lines.length + waiting.length;
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
              isLast={waiting.length === 0 && number >= lines.length - 2}
              language={language}
              consultation={consultation}
              conversation={conversation}
            />
          </div>
        ))}
        {waiting.map(({ words }, place) => (
          // The same place as when it is answered: what stands there already is not read out again.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <div key={lines.length + place} className={classes.line} data-by="student">
            <span className="unseen">You: </span>
            <p className={classes.words}>{words}</p>
            {place === 0 ? (
              <p className={classes.awaited}>{speakerOf(patient.person)} is about to answer …</p>
            ) : null}
          </div>
        ))}
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
  const read = useReading(language, isLast ? lastQuestion(consultation) : null);
  if (asked.length === 0) return null;
  const others = isLast && read !== undefined ? otherReadings({ asked }, read) : [];
  const words = asked.map(language.wordsOf).join(' · ');
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
          offers={others}
          onPick={conversation.correct}
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
    <Readings label="What did you mean?" language={language} offers={offers} onPick={conversation.choose} />
  );
}
