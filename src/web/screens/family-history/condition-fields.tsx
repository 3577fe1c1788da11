import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { FAMILY_CONDITIONS } from '#domain/pedigree/family-conditions.ts';
import {
  CONDITION_STATUSES,
  type FamilyCondition,
  newCondition,
  SEVERITIES,
} from '#domain/pedigree/family-member.ts';
import { OLDEST } from '#domain/pedigree/read-members.ts';
import { ActionButton } from '#web/controls/action-button.tsx';
import { IconButton } from '#web/controls/icon-button.tsx';
import { NumberField } from '#web/controls/number-field.tsx';
import { SearchableDropdown } from '#web/controls/searchable-dropdown.tsx';
import { TextField } from '#web/controls/text-field.tsx';
import classes from '#web/screens/family-history/member-dialog.module.css';

type ConditionFieldsProps = {
  readonly conditions: readonly FamilyCondition[];
  readonly onChange: (conditions: readonly FamilyCondition[]) => void;
};

/** A relative's medical conditions. */
export function ConditionFields({ conditions, onChange }: ConditionFieldsProps) {
  const titleId = useId();
  const change = (changed: FamilyCondition) =>
    onChange(conditions.map(condition => (condition.id === changed.id ? changed : condition)));
  return (
    <section className={classes.conditions} aria-labelledby={titleId}>
      <h3 id={titleId}>Medical conditions</h3>
      {conditions.map((condition, index) => (
        <Condition
          key={condition.id}
          condition={condition}
          number={index + 1}
          onChange={change}
          onRemove={() => onChange(conditions.filter(other => other !== condition))}
        />
      ))}
      <div>
        <ActionButton
          icon={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange([...conditions, newCondition(`condition-${Date.now()}`)])}
        >
          Add Condition
        </ActionButton>
      </div>
    </section>
  );
}

type ConditionProps = {
  readonly condition: FamilyCondition;
  readonly number: number;
  readonly onChange: (changed: FamilyCondition) => void;
  readonly onRemove: () => void;
};

function Condition({ condition, number, onChange, onRemove }: ConditionProps) {
  const { id } = condition;
  const name = condition.condition || `condition ${number}`;
  return (
    <fieldset className={classes.condition} aria-label={name}>
      <SearchableDropdown
        id={`${id}-condition`}
        label="Condition"
        options={FAMILY_CONDITIONS}
        isCustomAllowed
        value={condition.condition}
        onChange={value => onChange({ ...condition, condition: value })}
      />
      <NumberField
        id={`${id}-onset`}
        label="Age of onset"
        unit="years"
        max={OLDEST}
        value={condition.ageOfOnset}
        onChange={ageOfOnset => onChange({ ...condition, ageOfOnset })}
      />
      <SearchableDropdown
        id={`${id}-severity`}
        label="Severity"
        options={SEVERITIES}
        value={condition.severity}
        onChange={value =>
          onChange({ ...condition, severity: SEVERITIES.find(severity => severity === value) ?? '' })
        }
      />
      <SearchableDropdown
        id={`${id}-status`}
        label="Status"
        options={CONDITION_STATUSES}
        value={condition.status}
        onChange={value =>
          onChange({ ...condition, status: CONDITION_STATUSES.find(status => status === value) ?? '' })
        }
      />
      <TextField
        id={`${id}-notes`}
        label="Notes on this condition"
        value={condition.notes}
        onChange={notes => onChange({ ...condition, notes })}
      />
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </fieldset>
  );
}
