import { useMemo, useState } from 'react';
import { type Attempt, consultationOf, timeLeft } from '#domain/practice/attempt/attempt.ts';
import {
  type CommitmentDraft,
  type Missing,
  missingIn,
  withDiagnosis,
} from '#domain/practice/attempt/commitment-draft.ts';
import { toldList } from '#domain/practice/attempt/told-list.ts';
import { MOST_COMMITTED } from '#domain/practice/debrief/commitment.ts';
import { COMMITTED_URGENCIES, COMMITTED_URGENCY_WORDS } from '#domain/practice/patient/reference.ts';
import { changeAttempt } from '#web/case/practice-attempts.ts';
import { ErrorSummary, focusField } from '#web/controls/fields/error-summary.tsx';
import { NotesField } from '#web/controls/fields/notes-field.tsx';
import { RadioField } from '#web/controls/fields/radio-field.tsx';
import { TextField } from '#web/controls/fields/text-field.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { StepBar } from '#web/controls/page/step-bar.tsx';
import { DiagnosisPicker } from '#web/practice/diagnosis-picker.tsx';
import { PickedList } from '#web/practice/picked-list.tsx';
import type { Inside } from '../conversation/use-conversation.ts';
import { LanguageFailure } from '../language-failure.tsx';
import classes from './commitment.module.css';
import { ProblemList } from './problem-list.tsx';
import { confidenceId, RankedDiagnoses } from './ranked-diagnoses.tsx';
import { useCommit } from './use-commit.ts';

const FIELDS = ['statement', 'differential', 'confidence', 'urgency'] as const;

function idOf(field: (typeof FIELDS)[number], { differential: [first] }: CommitmentDraft): string {
  if (field === 'confidence') return first ? confidenceId(first) : '';
  return field === 'differential' ? 'diagnosis' : field;
}

function fieldsIn(missing: Missing) {
  return FIELDS.filter(field => missing[field] !== undefined);
}

/** What the student makes of the history; only then is the patient's diagnosis opened. */
export function CommitmentForm(inside: Inside) {
  const { patient, language, attempt } = inside;
  const committing = useCommit(inside);
  const { commitment } = attempt;
  const [isTried, setTried] = useState(false);
  const told = useMemo(
    () => toldList(consultationOf(attempt, patient), language.wordsOf),
    [attempt, patient, language],
  );
  const changeAll = (changed: Partial<Attempt>) =>
    changeAttempt(patient.id, before => ({ ...before, ...changed }));
  const change = (changed: Partial<CommitmentDraft>) =>
    changeAttempt(patient.id, before => ({ ...before, commitment: { ...before.commitment, ...changed } }));
  const isOver = timeLeft(attempt, Date.now()) === 0;
  const missing = isTried ? missingIn(commitment) : {};
  const errors = fieldsIn(missing).map(field => ({
    id: idOf(field, commitment),
    message: missing[field] ?? '',
  }));
  const tryToCommit = () => {
    setTried(true);
    const [first] = fieldsIn(missingIn(commitment));
    if (first !== undefined) {
      focusField(idOf(first, commitment));
      return;
    }
    committing.commit();
  };
  return (
    <Page>
      <PageHeading title="Commit">
        {isOver ? 'Time is up. ' : ''}What do you make of it? The diagnosis is shown only when you have
        committed; then nothing can be changed.
      </PageHeading>
      <div className={classes.form}>
        <ErrorSummary errors={errors} />
        <section className={classes.group} aria-labelledby="problem">
          <h2 id="problem">The problem</h2>
          <NotesField
            id="statement"
            label="Problem statement"
            description="One sentence: who, since when, what, and what matters about it."
            value={commitment.statement}
            onChange={statement => change({ statement })}
            error={missing.statement}
            maxLength={600}
            isRequired
          />
          <ProblemList
            attempt={attempt}
            problems={commitment.problems}
            onChange={problems => change({ problems })}
          />
        </section>
        <section className={classes.group} aria-labelledby="diagnoses">
          <h2 id="diagnoses">Diagnoses</h2>
          <RankedDiagnoses
            differential={commitment.differential}
            told={told}
            error={missing.confidence}
            onChange={differential => change({ differential })}
          />
          {commitment.differential.length < MOST_COMMITTED ? (
            <DiagnosisPicker
              id="diagnosis"
              label="Add a diagnosis"
              description="Up to five, the likeliest first."
              error={missing.differential}
              taken={commitment.differential}
              onPick={picked => change({ differential: withDiagnosis(commitment.differential, picked) })}
            />
          ) : null}
        </section>
        <section className={classes.group} aria-labelledby="excluded">
          <h2 id="excluded">Dangerous, and excluded</h2>
          <PickedList
            label="Dangerous diagnoses excluded"
            diagnoses={commitment.excluded}
            onRemove={id => change({ excluded: commitment.excluded.filter(each => each.id !== id) })}
          />
          <DiagnosisPicker
            id="exclude"
            label="Add a diagnosis that the history excludes"
            taken={commitment.excluded}
            onPick={picked => change({ excluded: [...commitment.excluded, picked] })}
          />
        </section>
        <section className={classes.group} aria-labelledby="first">
          <h2 id="first">What to do first</h2>
          <RadioField
            id="urgency"
            label="How soon must this patient be treated?"
            options={COMMITTED_URGENCIES.map(urgency => COMMITTED_URGENCY_WORDS[urgency])}
            value={commitment.urgency === null ? null : COMMITTED_URGENCY_WORDS[commitment.urgency]}
            onChange={chosen =>
              change({
                urgency: COMMITTED_URGENCIES.find(each => COMMITTED_URGENCY_WORDS[each] === chosen) ?? null,
              })
            }
            error={missing.urgency}
            isRequired
          />
          <TextField
            id="first-action"
            label="First action"
            value={commitment.firstAction}
            onChange={firstAction => change({ firstAction })}
            maxLength={200}
          />
        </section>
      </div>
      {committing.hasFailed ? <LanguageFailure /> : null}
      <StepBar
        {...(!isOver && {
          back: { label: 'Back to the Patient', onClick: () => changeAll({ stage: 'consultation' }) },
        })}
        primary={{ label: 'Commit', onClick: tryToCommit, isBusy: committing.isPending }}
      />
    </Page>
  );
}
