import { IconTrash } from '@tabler/icons-react';
import { SUGGESTED_CONDITIONS } from '#domain/pedigree/model/family-conditions.ts';
import { AFFECTIONS, type FamilyCondition } from '#domain/pedigree/model/family-member.ts';
import { OLDEST } from '#domain/pedigree/model/read-members.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { IconButton } from '#web/controls/buttons/icon-button.tsx';
import { NumberField } from '#web/controls/fields/number-field.tsx';
import { RadioField } from '#web/controls/fields/radio-field.tsx';
import { SearchableDropdown } from '#web/controls/lists/searchable-dropdown.tsx';
import classes from '#web/screens/family-history/quick-editor.module.css';

type QuickConditionProps = {
  readonly condition: FamilyCondition;
  readonly onChange: (changed: FamilyCondition) => void;
  readonly onRemove: () => void;
};

/** A condition with its age of onset, and in one press that it is only carried. */
export function QuickCondition({ condition, onChange, onRemove }: QuickConditionProps) {
  const { id } = condition;
  const name = condition.condition || 'the new condition';
  return (
    <fieldset className={classes.condition} aria-label={name}>
      <SearchableDropdown
        id={`quick-${id}`}
        label="Condition"
        options={SUGGESTED_CONDITIONS}
        isCustomAllowed
        value={condition.condition}
        onChange={value => onChange({ ...condition, condition: value })}
      />
      <NumberField
        id={`quick-${id}-onset`}
        label="At age"
        max={OLDEST}
        isCompact
        value={condition.ageOfOnset}
        onChange={ageOfOnset => onChange({ ...condition, ageOfOnset })}
      />
      <AffectionField id={`quick-${id}`} condition={condition} onChange={onChange} />
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </fieldset>
  );
}

type AffectionFieldProps = Pick<QuickConditionProps, 'condition' | 'onChange'> & { readonly id: string };

/** Whether a relative has a condition, carries it, or will have it. */
export function AffectionField({ id, condition, onChange }: AffectionFieldProps) {
  return (
    <RadioField
      id={`${id}-affection`}
      label="Affected, carrier or presymptomatic"
      options={AFFECTIONS.map(capitalised)}
      value={capitalised(condition.affection)}
      onChange={word => {
        const affection = AFFECTIONS.find(one => capitalised(one) === word);
        if (affection) onChange({ ...condition, affection });
      }}
      isCompact
    />
  );
}
