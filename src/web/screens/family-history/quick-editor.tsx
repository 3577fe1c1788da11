import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FamilyMember, newCondition } from '#domain/pedigree/model/family-member.ts';
import { kinshipOf } from '#domain/pedigree/model/kinship.ts';
import { OLDEST } from '#domain/pedigree/model/read-members.ts';
import { canChangeGender, withGender } from '#domain/pedigree/quick/with-gender.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { IconButton } from '#web/controls/buttons/icon-button.tsx';
import { NumberField } from '#web/controls/fields/number-field.tsx';
import { RadioField } from '#web/controls/fields/radio-field.tsx';
import { TextField } from '#web/controls/fields/text-field.tsx';
import { QuickCondition } from '#web/screens/family-history/quick-condition.tsx';
import classes from '#web/screens/family-history/quick-editor.module.css';
import type { Family } from '#web/screens/family-history/use-family-members.ts';

type QuickEditorProps = {
  readonly member: FamilyMember;
  readonly family: Family;
  /** Which field has the focus first. */
  readonly first: 'name' | 'condition';
  /** On which side of the drawing it lies, so that the relative stays in view. */
  readonly side: 'left' | 'right';
  readonly onClose: () => void;
  readonly onDetails: (member: FamilyMember) => void;
};

const FIRST = { name: '#quick-name', condition: 'fieldset:last-of-type [role=combobox]' } as const;
const SEXES = ['Male', 'Female', 'Unknown'] as const;

/** What is usually told of a relative, beside the drawing. Every change is saved at once; Undo takes all of it back. */
export function QuickEditor({ member, family, first, side, onClose, onDetails }: QuickEditorProps) {
  const [typed, setTyped] = useState<FamilyMember>(() =>
    first === 'condition' ? withCondition(member) : member,
  );
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    card.current?.querySelector<HTMLElement>(FIRST[first])?.focus();
  }, [first]);
  const addCondition = () => {
    flushSync(() => setTyped(withCondition(typed)));
    card.current?.querySelector<HTMLElement>(FIRST.condition)?.focus();
  };
  const change = (changed: FamilyMember) => {
    setTyped(changed);
    family.save(changed, `quick ${member.id}`);
  };
  const set = (facts: Partial<FamilyMember>) => change({ ...typed, ...facts });
  const title = capitalised(kinshipOf(typed, family.members).words);
  const pressKey = (event: KeyboardEvent) => {
    // A list that is open takes Enter and Escape for itself.
    if (event.key !== 'Escape' && (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)))
      return;
    event.preventDefault();
    onClose();
  };
  return (
    <section
      ref={card}
      className={classes.card}
      data-side={side}
      aria-label={`Quick entry: ${title}`}
      onKeyDown={pressKey}
    >
      <div className={classes.head}>
        <h2>{title}</h2>
        <IconButton label="Close" onClick={onClose}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </div>
      <TextField
        id="quick-name"
        label="Name"
        value={typed.name === typed.relationship ? '' : typed.name}
        placeholder={typed.relationship}
        onChange={name => set({ name })}
      />
      {canChangeGender(typed) ? (
        <RadioField
          id="quick-sex"
          label="Gender"
          options={SEXES}
          value={SEXES.find(sex => sex === typed.gender) ?? null}
          onChange={gender => change(withGender(typed, gender))}
          isCompact
        />
      ) : null}
      <LifeInputs member={typed} onChange={set} />
      {typed.medicalConditions.map(condition => (
        <QuickCondition
          key={condition.id}
          condition={condition}
          onChange={changed =>
            set({
              medicalConditions: typed.medicalConditions.map(other =>
                other.id === changed.id ? changed : other,
              ),
            })
          }
          onRemove={() =>
            set({ medicalConditions: typed.medicalConditions.filter(other => other !== condition) })
          }
        />
      ))}
      <div className={classes.actions}>
        <ActionButton size="small" icon={<IconPlus size={16} aria-hidden />} onClick={addCondition}>
          Condition
        </ActionButton>
        <ActionButton size="small" kind="quiet" onClick={() => onDetails(typed)}>
          All details
        </ActionButton>
        <ActionButton size="small" kind="primary" onClick={onClose}>
          Done
        </ActionButton>
      </div>
    </section>
  );
}

type LifeInputsProps = {
  readonly member: FamilyMember;
  readonly onChange: (facts: Partial<FamilyMember>) => void;
};

function LifeInputs({ member, onChange }: LifeInputsProps) {
  return (
    <div className={classes.life}>
      <RadioField
        id="quick-status"
        label="Status"
        options={['Living', 'Deceased']}
        value={member.isAlive ? 'Living' : 'Deceased'}
        onChange={state => onChange({ isAlive: state === 'Living' })}
        isCompact
      />
      {member.isAlive ? (
        <NumberField
          id="quick-age"
          label="Current age"
          unit="years"
          max={OLDEST}
          isCompact
          value={member.currentAge}
          onChange={currentAge => onChange({ currentAge })}
        />
      ) : (
        <NumberField
          id="quick-death-age"
          label="Died at"
          unit="years"
          max={OLDEST}
          isCompact
          value={member.ageAtDeath}
          onChange={ageAtDeath => onChange({ ageAtDeath })}
        />
      )}
      {member.isAlive ? null : (
        <TextField
          id="quick-cause"
          label="Of"
          placeholder="Ask: what of?"
          isWide
          value={member.causeOfDeath}
          onChange={causeOfDeath => onChange({ causeOfDeath })}
        />
      )}
    </div>
  );
}

function withCondition(member: FamilyMember): FamilyMember {
  const blank = member.medicalConditions.find(({ condition }) => condition.trim() === '');
  if (blank) return member;
  const condition = newCondition(`condition-${Date.now()}`);
  return { ...member, medicalConditions: [...member.medicalConditions, condition] };
}
