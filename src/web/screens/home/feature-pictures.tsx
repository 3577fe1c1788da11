import type { ReactNode } from 'react';
import classes from './feature-pictures.module.css';

/** A little window of the product: 240 by 136, drawn in the colours of the scheme. */
function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={classes.picture} viewBox="0 0 240 136" aria-hidden="true">
      {children}
    </svg>
  );
}

const CHOICES = ['Pressing', 'Stabbing', 'Burning'] as const;
const CHOSEN = 0;

/** One question with its choices, the first one chosen. */
export function QuestionPicture() {
  return (
    <Picture>
      <rect className={classes.sheet} x="20" y="18" width="200" height="136" rx="8" />
      <text className={classes.strong} x="34" y="41">
        What does the pain feel like?
      </text>
      {CHOICES.map((choice, index) => (
        <g key={choice} transform={`translate(34 ${52 + index * 27})`}>
          <rect className={index === CHOSEN ? classes.chosen : classes.row} width="172" height="22" rx="5" />
          <circle className={index === CHOSEN ? classes.ringChosen : classes.ring} cx="13" cy="11" r="4.5" />
          <text className={classes.plain} x="25" y="14.5">
            {choice}
          </text>
        </g>
      ))}
    </Picture>
  );
}

const DIAGNOSES = [
  { name: 'Acute coronary syndrome', share: 41, isMarked: true },
  { name: 'Stable angina', share: 27, isMarked: false },
  { name: 'Gastro-oesophageal reflux', share: 15, isMarked: false },
] as const;

/** Three diagnoses as bars; the first must not be missed. */
export function DifferentialPicture() {
  return (
    <Picture>
      {DIAGNOSES.map(({ name, share, isMarked }, index) => (
        <g key={name} transform={`translate(20 ${22 + index * 35})`}>
          {isMarked ? <path className={classes.warning} d="M5 0 10 9H0z" /> : null}
          <text className={classes.plain} x={isMarked ? 14 : 0} y="9">
            {name}
          </text>
          <text className={classes.number} x="200" y="9" textAnchor="end">
            {`${share}%`}
          </text>
          <rect className={classes.track} y="15" width="200" height="6" rx="3" />
          <rect className={classes.bar} y="15" width={share * 2} height="6" rx="3" />
        </g>
      ))}
    </Picture>
  );
}

/** The question a patient is asked, with its two equal answers. */
export function InterviewPicture() {
  return (
    <Picture>
      <text className={classes.large} x="120" y="47" textAnchor="middle">
        Do you have palpitations?
      </text>
      {['Yes', 'No'].map((answer, index) => (
        <g key={answer} transform={`translate(${34 + index * 90} 64)`}>
          <rect className={classes.answer} width="82" height="32" rx="7" />
          <text className={classes.strong} x="41" y="20" textAnchor="middle">
            {answer}
          </text>
        </g>
      ))}
      <text className={classes.faint} x="120" y="117" textAnchor="middle">
        Question 4 of 8
      </text>
    </Picture>
  );
}

const LINES = [
  { heading: 'Presenting complaint', widths: [172, 150] },
  { heading: 'Associated symptoms', widths: [164, 96] },
] as const;

/** The head of a printed summary. */
export function SummaryPicture() {
  return (
    <Picture>
      <rect className={classes.sheet} x="20" y="14" width="200" height="140" rx="4" />
      <text className={classes.strong} x="34" y="35">
        Clinical Summary
      </text>
      <text className={classes.faint} x="206" y="35" textAnchor="end">
        54 y · Male
      </text>
      <path className={classes.rule} d="M34 43h172" />
      {LINES.map(({ heading, widths }, index) => (
        <g key={heading} transform={`translate(34 ${58 + index * 40})`}>
          <text className={classes.heading}>{heading}</text>
          {widths.map((width, line) => (
            <rect key={width} className={classes.ink} y={7 + line * 9} width={width} height="4" rx="2" />
          ))}
        </g>
      ))}
    </Picture>
  );
}
