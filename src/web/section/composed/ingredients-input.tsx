import { IconPlus, IconTrash } from '@tabler/icons-react';
import { emptyIngredient, INGREDIENT_UNITS, type Ingredient } from '#domain/sections/ingredients.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { IconButton } from '#web/controls/buttons/icon-button.tsx';
import { TextField } from '#web/controls/fields/text-field.tsx';
import { SearchableDropdown } from '#web/controls/lists/searchable-dropdown.tsx';
import classes from '#web/section/composed/composed-field.module.css';
import { ComposedField } from '#web/section/composed/composed-field.tsx';
import type { EntryInputProps } from '#web/section/entry-input-props.ts';

/** The active ingredients of a medication, one row each; a blank row waits when there is none. */
export function IngredientsInput({ value, onChange, ...props }: EntryInputProps) {
  const stored: readonly Ingredient[] = Array.isArray(value) ? value : [];
  const rows = stored.length === 0 ? [emptyIngredient('1')] : stored;
  const change = (id: string, part: Partial<Ingredient>) =>
    onChange(rows.map(row => (row.id === id ? { ...row, ...part } : row)));
  return (
    <ComposedField {...props}>
      {rows.map((row, index) => (
        <div key={row.id} className={classes.row}>
          <TextField
            id={index === 0 ? props.id : `${props.id}-${row.id}`}
            label="Scientific name"
            value={row.scientificName}
            onChange={scientificName => change(row.id, { scientificName })}
          />
          <TextField
            id={`${props.id}-${row.id}-concentration`}
            label="Concentration"
            inputMode="decimal"
            value={row.concentration}
            onChange={concentration => change(row.id, { concentration })}
          />
          <SearchableDropdown
            id={`${props.id}-${row.id}-unit`}
            label="Unit"
            options={INGREDIENT_UNITS}
            value={row.unit}
            onChange={unit => change(row.id, { unit })}
          />
          {rows.length > 1 ? (
            <IconButton
              label={`Remove ${row.scientificName || 'ingredient'}`}
              onClick={() => onChange(rows.filter(other => other.id !== row.id))}
            >
              <IconTrash size={18} aria-hidden />
            </IconButton>
          ) : null}
        </div>
      ))}
      <ActionButton
        size="small"
        icon={<IconPlus size={16} aria-hidden />}
        onClick={() => onChange([...rows, emptyIngredient(String(Date.now()))])}
      >
        Add ingredient
      </ActionButton>
    </ComposedField>
  );
}
