import { isProtected } from '#domain/pedigree/model/default-family.ts';
import { type FamilyMember, isUnborn, nameOf } from '#domain/pedigree/model/family-member.ts';
import { parentsLabel, parentsOptions } from '#domain/pedigree/model/kinship.ts';
import { relationshipsFor } from '#domain/pedigree/model/member-rules.ts';
import {
  canBeConsanguineous,
  isGenderImplied,
  kindOf,
  RELATIVES_PARTNER,
} from '#domain/pedigree/model/relationship.ts';
import group from '#web/controls/fields/field-group.module.css';
import { TextField } from '#web/controls/fields/text-field.tsx';
import { TickField } from '#web/controls/fields/tick-field.tsx';
import { OptionDropdown } from '#web/controls/lists/option-dropdown.tsx';
import { SearchableDropdown } from '#web/controls/lists/searchable-dropdown.tsx';
import { ChoiceSelect, GENDER_WORDS } from '#web/screens/family-history/choice-select.tsx';
import type { MemberForm } from '#web/screens/family-history/use-member-form.ts';

/** Who it is: relationship, name, and which parents. */
export function PersonFields({ form }: { readonly form: MemberForm }) {
  const { values, field, existing, family } = form;
  const { relationship } = values;
  const parents = relationship === '' ? [] : parentsOptions({ relationship }, family);
  return (
    <div className={group.fields}>
      {existing && isProtected(existing) ? (
        <TextField id={field('relationship').id} label="Relationship" value={relationship} isReadOnly />
      ) : (
        <OptionDropdown
          {...field('relationship')}
          label="Relationship"
          isRequired
          options={relationshipsFor(values.id, family)}
        />
      )}
      <TextField {...field('name')} label="Name" placeholder={relationship} />
      {relationship === RELATIVES_PARTNER ? (
        <ChoiceSelect
          {...field('partnerOf')}
          label="Partner of"
          isRequired
          words={{
            '': 'Choose',
            ...Object.fromEntries(byBlood(family).map(member => [member.id, nameOf(member)])),
          }}
        />
      ) : null}
      {relationship === '' || isGenderImplied(relationship) ? null : (
        <ChoiceSelect {...field('gender')} label="Gender" words={GENDER_WORDS} />
      )}
      {relationship === '' || !isGenderImplied(relationship) ? null : (
        <TextField
          id={`${field('gender').id}-implied`}
          label="Gender"
          description="Follows from the relationship."
          value={values.gender}
          isReadOnly
        />
      )}
      {parents.length > 0 && relationship !== '' ? (
        <SearchableDropdown
          id={field('parentIds').id}
          label="Parents"
          description="One alone makes a half-relative."
          options={parents.map(({ label }) => label)}
          value={parentsLabel({ ...values, relationship }, family)}
          onChange={chosen =>
            form.set('parentIds', parents.find(({ label }) => label === chosen)?.parentIds ?? [])
          }
        />
      ) : null}
      {relationship !== '' && canBeConsanguineous(relationship) ? (
        <div data-wide>
          <TickField
            id={field('isRelated').id}
            isTicked={values.isRelated}
            onChange={field('isRelated').onChange}
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

/** Whose partner somebody may be. */
function byBlood(family: readonly FamilyMember[]): FamilyMember[] {
  return family.filter(member => kindOf(member.relationship).degree > 0 && !isUnborn(member));
}
