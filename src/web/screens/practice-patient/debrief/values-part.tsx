import { consultationOf } from '#domain/practice/attempt/attempt.ts';
import { strongest, valuesAbout, valuesLead, worthWords } from '#domain/practice/debrief/debrief-words.ts';
import type { QuestionValue, QuestionValues } from '#domain/practice/debrief/question-values.ts';
import { useQuestionValues } from '#web/api/practice.ts';
import type { Inside } from '../conversation/use-conversation.ts';
import { Cite } from './cite.tsx';
import classes from './debrief.module.css';
import { Part } from './part.tsx';
import { ValuesChart } from './values-chart.tsx';

/** What each question was worth, by the likelihood model; nothing while it cannot be reckoned, as offline. */
export function ValuesPart({ inside: { attempt, patient } }: { readonly inside: Inside }) {
  const { today, lines } = consultationOf(attempt, patient);
  const { data } = useQuestionValues(patient.id, { today, lines: lines.slice(0, attempt.again?.from) });
  if (data === undefined || data.questions.length === 0) return null;
  return (
    <Part title="What each question was worth" lead={valuesLead(data)}>
      <p className={classes.muted}>{valuesAbout(data)}</p>
      <ValuesChart values={data} />
      <Questions title="Told you most" questions={strongest(data, 1)} />
      <Questions title="Led away from it" questions={strongest(data, -1)} />
      <NotAsked values={data} />
    </Part>
  );
}

type QuestionsProps = { readonly title: string; readonly questions: readonly QuestionValue[] };

function Questions({ title, questions }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <div className={classes.group}>
      <h3>{title}</h3>
      {questions.map(question => (
        <div key={question.line}>
          <Cite cite={question} />
          <span className={classes.muted}>{worthWords(question)}</span>
        </div>
      ))}
    </div>
  );
}

function NotAsked({ values: { notAsked } }: { readonly values: QuestionValues }) {
  if (notAsked.length === 0) return null;
  return (
    <div className={classes.group}>
      <h3>Not asked, and most telling</h3>
      <ul className={classes.plain}>
        {notAsked.map(({ id, ask }) => (
          <li key={id} className={classes.try}>
            {ask}
          </li>
        ))}
      </ul>
    </div>
  );
}
