import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ROUTES, type Route } from '#domain/flow/routes.ts';
import classes from './feature-cards.module.css';
import {
  DifferentialPicture,
  InterviewPicture,
  QuestionPicture,
  SummaryPicture,
} from './feature-pictures.tsx';

type Feature = {
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
  /** Where the card leads; most only show what there is. */
  readonly to?: Route;
};

const FEATURES: readonly Feature[] = [
  {
    title: 'Guided history',
    text: 'From the chief complaint to the social history, each question follows from the answers before it.',
    picture: <QuestionPicture />,
  },
  {
    title: 'Differential diagnosis',
    text: 'See which diagnoses your answers speak for, how strongly, and which must not be missed.',
    picture: <DifferentialPicture />,
  },
  {
    title: 'Patient simulation',
    text: 'Interview a classmate, an actor or a paper case at the pace of a real encounter.',
    picture: <InterviewPicture />,
    to: ROUTES.practice,
  },
  {
    title: 'Structured summary',
    text: 'End with a clinical summary you can read aloud, hand in, or keep as a PDF.',
    picture: <SummaryPicture />,
  },
];

/** What the product does, each shown by a small picture of it. */
export function FeatureCards() {
  return (
    <ul className={classes.cards}>
      {FEATURES.map(feature => (
        <li key={feature.title} className={`surface ${classes.card}`}>
          <div className={classes.picture}>{feature.picture}</div>
          <div className={classes.words}>
            <h2 className={classes.title}>
              {feature.to === undefined ? (
                feature.title
              ) : (
                <Link className={classes.link} to={feature.to}>
                  {feature.title}
                </Link>
              )}
            </h2>
            <p className={classes.text}>{feature.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
