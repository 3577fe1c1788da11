import { IconPencil } from '@tabler/icons-react';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { nameOf } from '#domain/pedigree/model/family-member.ts';
import { inFamilyOrder } from '#domain/pedigree/model/member-rules.ts';
import { conditionWords, lifeWords } from '#domain/pedigree/model/member-words.ts';
import { SELF } from '#domain/pedigree/model/relationship.ts';
import { IconButton } from '#web/controls/buttons/icon-button.tsx';
import classes from '#web/screens/family-history/member-table.module.css';

type MemberTableProps = {
  readonly members: readonly FamilyMember[];
  readonly onEdit: (member: FamilyMember) => void;
};

/** The family as a table: everything the drawing says, for everybody who does not see it. */
export function MemberTable({ members, onEdit }: MemberTableProps) {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>
        Family members <span>{members.length}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Relationship</th>
          <th scope="col">Name</th>
          <th scope="col">Age or death</th>
          <th scope="col">Conditions</th>
          <th scope="col">Edit</th>
        </tr>
      </thead>
      <tbody>
        {inFamilyOrder(members).map(member => (
          <MemberRow key={member.id} member={member} onEdit={() => onEdit(member)} />
        ))}
      </tbody>
    </table>
  );
}

type MemberRowProps = { readonly member: FamilyMember; readonly onEdit: () => void };

function MemberRow({ member, onEdit }: MemberRowProps) {
  const name = nameOf(member);
  const isNamed = name !== member.relationship;
  return (
    <tr>
      <th scope="row">{member.relationship}</th>
      <td dir="auto">{isNamed ? name : <span className={classes.unknown}>Not named</span>}</td>
      <td>{lifeWords(member) || <span className={classes.unknown}>Not recorded</span>}</td>
      <td dir="auto">
        {member.medicalConditions.length === 0 ? (
          <span className={classes.none}>No conditions recorded</span>
        ) : (
          member.medicalConditions.map(conditionWords).join('; ')
        )}
      </td>
      <td className={classes.edit}>
        {member.relationship === SELF ? (
          <span className={classes.none}>From the profile</span>
        ) : (
          <IconButton label={`Edit ${name}`} onClick={onEdit}>
            <IconPencil size={18} aria-hidden />
          </IconButton>
        )}
      </td>
    </tr>
  );
}
