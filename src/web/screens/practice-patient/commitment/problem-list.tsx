import { IconPlus, IconX } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import type { Attempt } from '#domain/practice/attempt/attempt.ts';
import { usePracticeTyped } from '#web/case/practice-typed.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { IconButton } from '#web/controls/buttons/icon-button.tsx';
import { TextField } from '#web/controls/fields/text-field.tsx';
import classes from './commitment.module.css';

type ProblemListProps = {
  readonly attempt: Attempt;
  readonly problems: readonly string[];
  readonly onChange: (problems: readonly string[]) => void;
};

/** The problems of the patient, one line each. */
export function ProblemList({ attempt, problems, onChange }: ProblemListProps) {
  const [text, setText] = usePracticeTyped(attempt, 'problem');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const problem = text.trim();
    if (problem === '') return;
    if (!problems.includes(problem)) onChange([...problems, problem]);
    setText('');
  };
  return (
    <div className={classes.problems}>
      <form className={classes.add} onSubmit={add}>
        <TextField
          id="problem-to-add"
          label="Problem list"
          value={text}
          onChange={setText}
          placeholder="Add a problem"
          maxLength={120}
        />
        <ActionButton type="submit" isDisabled={text.trim() === ''} icon={<IconPlus size={18} aria-hidden />}>
          Add
        </ActionButton>
      </form>
      {problems.length === 0 ? null : (
        <ol className={classes.list} aria-label="Problem list">
          {problems.map(problem => (
            <li key={problem} className={classes.problem}>
              <span>{problem}</span>
              <IconButton
                label={`Remove ${problem}`}
                onClick={() => onChange(problems.filter(other => other !== problem))}
              >
                <IconX size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
