import { NO_PEDIGREE_FACTS, nameOf } from '#domain/pedigree/model/family-member.ts';
import type { MemberDraft } from '#domain/pedigree/model/member-rules.ts';
import {
  isGenderImplied,
  kindOf,
  linksOf,
  MEMBER_GENDERS,
  type MemberGender,
  parentsOf,
  type Relationship,
} from '#domain/pedigree/model/relationship.ts';
import { possibleTwins } from '#domain/pedigree/model/twins.ts';
import group from '#web/controls/fields/field-group.module.css';
import { NumberField } from '#web/controls/fields/number-field.tsx';
import { TextField } from '#web/controls/fields/text-field.tsx';
import { ChoiceSelect, GENDER_WORDS } from '#web/screens/family-history/choice-select.tsx';
import { Folded } from '#web/screens/family-history/folded.tsx';
import type { MemberForm } from '#web/screens/family-history/use-member-form.ts';

/** Weeks of a pregnancy, at most. */
const TERM = 45;

const BIRTH_SEX_WORDS = {
  '': 'Not told apart',
  AFAB: 'Female (AFAB)',
  AMAB: 'Male (AMAB)',
  UAAB: 'Not assigned (UAAB)',
} as const;
const ADOPTION_WORDS = {
  '': 'Not adopted',
  in: 'Adopted into the family',
  out: 'Adopted out of it',
} as const;
const PREGNANCY_WORDS = {
  '': 'Born alive',
  ongoing: 'Pregnancy that goes on',
  miscarriage: 'Miscarriage',
  termination: 'Termination',
  ectopic: 'Ectopic pregnancy',
  stillbirth: 'Stillbirth',
} as const;
const CHILDLESS_WORDS = { '': 'Not recorded', choice: 'By choice', infertility: 'Infertility' } as const;
const TWIN_WORDS = {
  unknown: 'Not known',
  identical: 'Identical',
  'not identical': 'Not identical',
} as const;
const PARTNERSHIP_WORDS = { together: 'Together', separated: 'Separated', divorced: 'Divorced' } as const;

type Described = MemberDraft & { readonly relationship: Relationship };

/** What is seldom told of a relative, folded away until somebody asks for it or something of it is known. */
export function MoreFields({ form }: { readonly form: MemberForm }) {
  const { values } = form;
  const { relationship } = values;
  if (relationship === '') return null;
  const described = { ...values, relationship };
  return (
    <Folded title="More about this relative" isTold={isToldMore(described)}>
      <div className={group.fields}>
        <GenderFields form={form} relationship={relationship} />
        {canBeChild(relationship) ? <BirthFields form={form} described={described} /> : null}
        {values.pregnancy === '' ? <ChildlessFields form={form} /> : null}
        {hasPartnership(relationship) ? (
          <ChoiceSelect {...form.field('partnership')} label="Partnership" words={PARTNERSHIP_WORDS} />
        ) : null}
        {values.isRelated ? (
          <TextField {...form.field('relatedAs')} label="How they are related" placeholder="second cousins" />
        ) : null}
      </div>
    </Folded>
  );
}

function GenderFields({
  form,
  relationship,
}: {
  readonly form: MemberForm;
  readonly relationship: Relationship;
}) {
  return (
    <>
      {isGenderImplied(relationship) && kindOf(relationship).gender !== 'partner' ? (
        <ChoiceSelect
          {...form.field('gender')}
          label="Drawn as"
          words={GENDER_WORDS}
          offered={offeredFor(relationship)}
        />
      ) : null}
      <ChoiceSelect {...form.field('sexAtBirth')} label="Sex assigned at birth" words={BIRTH_SEX_WORDS} />
    </>
  );
}

function offeredFor(relationship: Relationship): readonly MemberGender[] {
  const { gender } = kindOf(relationship);
  return MEMBER_GENDERS.filter(one => one === gender || one === 'Non-binary' || one === 'Unknown');
}

function BirthFields({ form, described }: { readonly form: MemberForm; readonly described: Described }) {
  const { field, values, family } = form;
  const twins = possibleTwins(described, family);
  const groupOf = (id: string, twinGroup: string) => twinGroup || `twins ${id}`;
  return (
    <>
      <ChoiceSelect {...field('adoption')} label="Adoption" words={ADOPTION_WORDS} />
      {twins.length > 0 ? (
        <ChoiceSelect
          {...field('twinGroup')}
          label="Born together with"
          words={{
            '': 'Nobody',
            ...Object.fromEntries(twins.map(twin => [groupOf(twin.id, twin.twinGroup), nameOf(twin)])),
          }}
        />
      ) : null}
      {values.twinGroup === '' ? null : (
        <ChoiceSelect {...field('twinKind')} label="Kind of twins" words={TWIN_WORDS} />
      )}
      <ChoiceSelect {...field('pregnancy')} label="Pregnancy or loss" words={PREGNANCY_WORDS} />
      {values.pregnancy === '' ? null : (
        <NumberField {...field('gestationWeeks')} label="Weeks of pregnancy" unit="weeks" max={TERM} />
      )}
      {values.pregnancy === 'ongoing' ? (
        <TextField {...field('dueDate')} type="date" label="Child expected on" />
      ) : null}
    </>
  );
}

function ChildlessFields({ form: { field, values } }: { readonly form: MemberForm }) {
  return (
    <>
      <ChoiceSelect {...field('noChildren')} label="No children" words={CHILDLESS_WORDS} />
      {values.noChildren === '' ? null : (
        <TextField {...field('noChildrenReason')} label="Reason" placeholder="vasectomy" />
      )}
    </>
  );
}

function canBeChild(relationship: Relationship): boolean {
  return parentsOf(relationship) !== undefined || linksOf(relationship).length > 0;
}

/** Told of partners, and of father, mother and grandparents: with the other parent. */
function hasPartnership(relationship: Relationship): boolean {
  const { degree, isOnlyOne } = kindOf(relationship);
  return degree === 0 || isOnlyOne;
}

function isToldMore(values: Described): boolean {
  const { relationship } = values;
  const facts = Object.entries(NO_PEDIGREE_FACTS).filter(
    ([name]) => name !== 'partnerOf' && name !== 'partnership',
  );
  const isOther = facts.some(([name, none]) =>
    Object.entries(values).some(([key, value]) => key === name && value !== none),
  );
  const { gender } = kindOf(relationship);
  return (
    isOther ||
    values.partnership !== 'together' ||
    (isGenderImplied(relationship) && gender !== 'partner' && gender !== values.gender)
  );
}
