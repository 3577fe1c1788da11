import type { Rule } from '#content/lint/rule.ts';
import { SECTIONS } from '#domain/sections/pages.ts';
import { entryOf } from '#domain/sections/read-entry.ts';
import type { Section } from '#domain/sections/section.ts';

type Values = Readonly<Record<string, unknown>>;

/** An entry of past history belongs to a section and has its fields. */
export const patientEntries: Rule = {
  name: 'patient-entries',
  *check({ patients }) {
    for (const { file, facts } of patients)
      for (const [list, entries] of facts.flatMap(({ entry }) => Object.entries(entry)))
        for (const message of entries.flatMap(values => faultsIn(list, values))) yield { file, message };
  },
};

function faultsIn(list: string, values: Values): readonly string[] {
  const section = SECTIONS.find(({ key }) => key === list);
  if (section === undefined) return [`"${list}" is no section: ${SECTIONS.map(({ key }) => key).join(', ')}`];
  return Object.keys(values)
    .filter(name => !fits(section, name, values))
    .map(name => `${list} has no field "${name}" of this kind`);
}

/** Whether the program would believe the value. */
function fits(section: Section, name: string, values: Values): boolean {
  return entryOf(section)({ id: 'one', [name]: values[name] })?.[name] !== undefined;
}
