import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { SUGGESTED_CONDITIONS } from '#domain/pedigree/model/family-conditions.ts';
import {
  CONDITION_STATUSES,
  type FamilyCondition,
  newCondition,
  SEVERITIES,
} from '#domain/pedigree/model/family-member.ts';
import { OLDEST } from '#domain/pedigree/model/read-members.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { IconButton } from '#web/controls/buttons/icon-button.tsx';
import group from '#web/controls/fields/field-group.module.css';
import { NumberField } from '#web/controls/fields/number-field.tsx';
import { TextField } from '#web/controls/fields/text-field.tsx';
import { SearchableDropdown } from '#web/controls/lists/searchable-dropdown.tsx';
import { Folded } from '#web/screens/family-history/folded.tsx';
import classes from '#web/screens/family-history/member-dialog.module.css';
import { AffectionField } from '#web/screens/family-history/quick-condition.tsx';

type ConditionFieldsProps = {
  readonly value: readonly FamilyCondition[];
  readonly onChange: (conditions: readonly FamilyCondition[]) => void;
};

/** A relative's medical conditions. */
export function ConditionFields({ value: conditions, onChange }: ConditionFieldsProps) {
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
        options={SUGGESTED_CONDITIONS}
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
      <AffectionField id={id} condition={condition} onChange={onChange} />
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </IconButton>
      <Folded title={`More about ${name}`} isTold={isToldMore(condition)}>
        <div className={group.fields}>
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
        </div>
      </Folded>
    </fieldset>
  );
}

function isToldMore({ severity, status, notes }: FamilyCondition): boolean {
  return severity !== '' || status !== '' || notes !== '';
}
