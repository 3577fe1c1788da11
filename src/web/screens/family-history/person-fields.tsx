import { isProtected } from '#domain/pedigree/default-family.ts';
import { parentsLabel, parentsOptions } from '#domain/pedigree/kinship.ts';
import { relationshipsFor } from '#domain/pedigree/member-rules.ts';
import { canBeConsanguineous, isRelationship } from '#domain/pedigree/relationship.ts';
import { SearchableDropdown } from '#web/controls/searchable-dropdown.tsx';
import { TextField } from '#web/controls/text-field.tsx';
import { TickField } from '#web/controls/tick-field.tsx';
import classes from '#web/screens/family-history/member-dialog.module.css';
import { fieldId, type MemberForm } from '#web/screens/family-history/use-member-form.ts';

/** Who it is: relationship, name, and which parents. */
export function PersonFields({ form }: { readonly form: MemberForm }) {
  const { draft, existing, family } = form;
  const { relationship } = draft;
  const parents = relationship === '' ? [] : parentsOptions({ relationship }, family);
  return (
    <div className={classes.fields}>
      {existing && isProtected(existing) ? (
        <TextField id={fieldId('relationship')} label="Relationship" value={relationship} isReadOnly />
      ) : (
        <SearchableDropdown
          id={fieldId('relationship')}
          label="Relationship"
          isRequired
          options={relationshipsFor(draft.id, family)}
          value={relationship}
          error={form.errors.relationship}
          onChange={chosen => isRelationship(chosen) && form.setRelationship(chosen)}
        />
      )}
      <TextField
        id={fieldId('name')}
        label="Name"
        value={draft.name}
        placeholder={relationship}
        onChange={name => form.set({ name })}
      />
      {relationship === '' ? null : (
        <TextField
          id={fieldId('gender')}
          label="Gender"
          description="Follows from the relationship."
          value={draft.gender}
          isReadOnly
        />
      )}
      {parents.length > 0 && relationship !== '' ? (
        <SearchableDropdown
          id={fieldId('parentIds')}
          label="Parents"
          description="One alone makes a half-relative."
          options={parents.map(({ label }) => label)}
          value={parentsLabel({ ...draft, relationship }, family)}
          onChange={chosen =>
            form.set({ parentIds: parents.find(({ label }) => label === chosen)?.parentIds ?? [] })
          }
        />
      ) : null}
      {relationship !== '' && canBeConsanguineous(relationship) ? (
        <div className={classes.wide}>
          <TickField
            id={fieldId('isRelated')}
            isTicked={draft.isRelated}
            onChange={isRelated => form.set({ isRelated })}
          >
            {relationship === 'Spouse/Partner'
              ? 'Related by blood to the patient (consanguinity)'
              : 'Related by blood to the other parent (consanguinity)'}
          </TickField>
        </div>
      ) : null}
    </div>
  );
}
