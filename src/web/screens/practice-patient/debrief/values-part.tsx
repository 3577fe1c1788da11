import { likelihoodText } from '#domain/diagnosis/likelihood/ranked.ts';
import { consultationOf } from '#domain/practice/attempt/attempt.ts';
import type { QuestionValue, QuestionValues } from '#domain/practice/debrief/question-values.ts';
import { useQuestionValues } from '#web/api/practice.ts';
import type { Inside } from '../conversation/use-conversation.ts';
import { Cite } from './cite.tsx';
import classes from './debrief.module.css';
import { Part } from './part.tsx';
import { ValuesChart } from './values-chart.tsx';

/** How many of the most telling questions are named. */
const MOST_NAMED = 3;

/** Less than so many bits is hardly anything. */
const HARDLY = 0.25;

/** What each question was worth, by the likelihood model; nothing while it cannot be reckoned. */
export function ValuesPart({ inside: { attempt, patient } }: { readonly inside: Inside }) {
  const { today, lines } = consultationOf(attempt, patient);
  const { data } = useQuestionValues(patient.id, { today, lines: lines.slice(0, attempt.again?.from) });
  if (data === undefined || data.questions.length === 0) return null;
  const { before, questions } = data;
  const end = questions.at(-1)?.likelihood ?? before.likelihood;
  return (
    <Part
      title="What each question was worth"
      lead={`From ${likelihoodText(before.likelihood)} to ${likelihoodText(end)} for what it was`}
    >
      <p className={classes.muted}>
        Reckoned by this program from what was told up to each line. {enteredWords(data.enteredAt)}
      </p>
      <div className={classes.charted}>
        <ValuesChart values={data} />
        <BestNotAsked values={data} />
      </div>
      <Questions title="Told you most" questions={strongest(questions, 1)} />
      <Questions title="Led away from it" questions={strongest(questions, -1)} />
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
          <span className={classes.muted}>
            Odds × {oddsWords(question.moved)}, now {likelihoodText(question.likelihood)}
          </span>
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

/** The questions that moved most towards it (1) or away from it (-1). */
function strongest(questions: readonly QuestionValue[], towards: 1 | -1): readonly QuestionValue[] {
  return questions
    .filter(({ moved }) => moved * towards > HARDLY)
    .toSorted((a, b) => (b.moved - a.moved) * towards)
    .slice(0, MOST_NAMED);
}

/** 2 bits are four times the odds. */
function oddsWords(bits: number): string {
  const times = 2 ** bits;
  return times >= 10 ? String(Math.round(times)) : times.toFixed(times < 1 ? 2 : 1);
}

function enteredWords(enteredAt: QuestionValues['enteredAt']): string {
  if (enteredAt === null) return 'It never came among the first three.';
  if (enteredAt === 'beginning') return 'It was among the first three from the beginning.';
  return `It came among the first three with line ${enteredAt + 1}, and stayed there.`;
}
