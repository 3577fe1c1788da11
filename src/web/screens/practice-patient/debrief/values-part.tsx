import { consultationOf } from '#domain/practice/attempt/attempt.ts';
import {
  oddsWords,
  strongest,
  valuesAbout,
  valuesLead,
  worthWords,
} from '#domain/practice/debrief/debrief-words.ts';
import type { QuestionValue, QuestionValues } from '#domain/practice/debrief/question-values.ts';
import { useQuestionValues } from '#web/api/practice.ts';
import type { Inside } from '../conversation/use-conversation.ts';
import { Cite } from './cite.tsx';
import classes from './debrief.module.css';
import { Part } from './part.tsx';
import { ValuesChart } from './values-chart.tsx';

/** What each question was worth, by the likelihood model; nothing while it cannot be reckoned. */
export function ValuesPart({ inside: { attempt, patient } }: { readonly inside: Inside }) {
  const { today, lines } = consultationOf(attempt, patient);
  const { data } = useQuestionValues(patient.id, { today, lines: lines.slice(0, attempt.again?.from) });
  if (data === undefined || data.questions.length === 0) return null;
  return (
    <Part title="What each question was worth" lead={valuesLead(data)}>
      <p className={classes.muted}>{valuesAbout(data)}</p>
      <div className={classes.charted}>
        <ValuesChart values={data} />
        <BestNotAsked values={data} />
      </div>
      <Questions title="Told you most" questions={strongest(data, 1)} />
      <Questions title="Made it look less likely" questions={strongest(data, -1)} />
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

/** The one question that would have told most. */
function BestNotAsked({ values: { notAsked } }: { readonly values: QuestionValues }) {
  const best = bestOf(notAsked);
  if (best === undefined) return null;
  return (
    <figure className={classes.best}>
      <figcaption>Best question not asked</figcaption>
      <p>“{best.ask}”</p>
      <p className={classes.muted}>Odds × {oddsWords(best.moved)}</p>
    </figure>
  );
}

function bestOf(notAsked: QuestionValues['notAsked']) {
  const [best] = notAsked.toSorted((one, other) => other.moved - one.moved);
  return best !== undefined && best.moved > 0 ? best : undefined;
}

function NotAsked({ values: { notAsked } }: { readonly values: QuestionValues }) {
  const best = bestOf(notAsked);
  const others = notAsked.filter(one => one !== best);
  if (others.length === 0) return null;
  return (
    <div className={classes.group}>
      <h3>Also not asked, and telling</h3>
      <ul className={classes.plain}>
        {others.map(({ id, ask }) => (
          <li key={id} className={classes.try}>
            {ask}
          </li>
        ))}
      </ul>
    </div>
  );
}
