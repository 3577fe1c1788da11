import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { withMoved } from '#domain/practice/attempt/commitment-draft.ts';
import type { ToldThing } from '#domain/practice/attempt/told-list.ts';
import type { CommittedDiagnosis } from '#domain/practice/debrief/commitment.ts';
import { IconButton } from '#web/controls/buttons/icon-button.tsx';
import { SelectField } from '#web/controls/fields/select-field.tsx';
import classes from './commitment.module.css';

type RankedDiagnosesProps = {
  readonly differential: readonly CommittedDiagnosis[];
  readonly told: readonly ToldThing[];
  /** That it was not said how sure one is of the first. */
  readonly error: string | undefined;
  readonly onChange: (differential: readonly CommittedDiagnosis[]) => void;
};

/** The diagnoses the student commits to, the likeliest first. */
export function RankedDiagnoses({ differential, told, error, onChange }: RankedDiagnosesProps) {
  if (differential.length === 0) return null;
  return (
    <ol className={classes.ranked} aria-label="Diagnoses, the likeliest first">
      {differential.map((committed, place) => (
        <li key={committed.id} className={`surface ${classes.diagnosis}`}>
          <div className={classes.head}>
            <h3 className={classes.name}>
              <span className={classes.rank}>{place + 1}</span> {committed.name}
            </h3>
            <Moves differential={differential} place={place} onChange={onChange} />
          </div>
          <Reasons
            committed={committed}
            told={told}
            isFirst={place === 0}
            error={place === 0 ? error : undefined}
            onChange={changed => onChange(differential.with(place, changed))}
          />
        </li>
      ))}
    </ol>
  );
}

type MovesProps = Omit<RankedDiagnosesProps, 'told' | 'error'> & { readonly place: number };

function Moves({ differential, place, onChange }: MovesProps) {
  const name = differential[place]?.name ?? '';
  return (
    <div className={classes.moves}>
      <IconButton
        label={`Move ${name} up`}
        isDisabled={place === 0}
        onClick={() => onChange(withMoved(differential, place, -1))}
      >
        <IconArrowUp size={18} aria-hidden />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        isDisabled={place === differential.length - 1}
        onClick={() => onChange(withMoved(differential, place, 1))}
      >
        <IconArrowDown size={18} aria-hidden />
      </IconButton>
      <IconButton label={`Remove ${name}`} onClick={() => onChange(differential.toSpliced(place, 1))}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </div>
  );
}

const CONFIDENCES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;

function percentOf(share: number | null): string {
  return share === null ? '' : `${Math.round(share * 100)} %`;
}

function shareOf(percent: string): number | null {
  return percent === '' ? null : Number.parseInt(percent, 10) / 100;
}

/** Where it is said how sure one is of a diagnosis. */
export function confidenceId({ id }: Pick<CommittedDiagnosis, 'id'>): string {
  return `confidence-${id}`;
}

type ReasonsProps = {
  readonly committed: CommittedDiagnosis;
  readonly told: readonly ToldThing[];
  readonly isFirst: boolean;
  readonly error: string | undefined;
  readonly onChange: (committed: CommittedDiagnosis) => void;
};

/** How sure, and one finding for and against. */
function Reasons({ committed, told, isFirst, error, onChange }: ReasonsProps) {
  const wordsOf = (key: string | null) => told.find(thing => thing.key === key)?.words ?? '';
  const keyOf = (words: string) => told.find(thing => thing.words === words)?.key ?? null;
  const options = told.map(({ words }) => words);
  return (
    <div className={classes.reasons}>
      <SelectField
        id={confidenceId(committed)}
        label="How sure"
        placeholder="Choose"
        isRequired={isFirst}
        error={error}
        options={CONFIDENCES.map(percent => `${percent} %`)}
        value={percentOf(committed.confidence)}
        onChange={chosen => onChange({ ...committed, confidence: shareOf(chosen) })}
      />
      <SelectField
        id={`for-${committed.id}`}
        label="What speaks for it"
        placeholder="Choose"
        options={options}
        value={wordsOf(committed.for)}
        onChange={words => onChange({ ...committed, for: keyOf(words) })}
      />
      <SelectField
        id={`against-${committed.id}`}
        label="What speaks against it"
        placeholder="Choose"
        options={options}
        value={wordsOf(committed.against)}
        onChange={words => onChange({ ...committed, against: keyOf(words) })}
      />
    </div>
  );
}
