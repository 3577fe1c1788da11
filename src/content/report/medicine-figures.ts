import type { Content, Medication } from '#content/read/content.ts';
import {
  OTHER_WORDS_FOR_MEDICINES,
  PRESCRIBED_IN_ENGLAND,
  PRESCRIBED_IN_THE_USA,
} from '#content/report/prescribed-names.ts';
import { table } from '#content/report/table.ts';
import { wordsKey } from '#domain/text/words-key.ts';

/** Which of some names find a generic, and which do not. */
type Figure = { readonly asked: number; readonly missed: readonly string[] };

/** How many of the names in use find a generic medicine by its name, its substance or a synonym. */
export function medicineFigures(content: Content) {
  const names = genericNames(content);
  const figure = (asked: readonly string[]): Figure => ({
    asked: asked.length,
    missed: asked.filter(name => !names.has(wordsKey(name))),
  });
  return {
    england: figure(PRESCRIBED_IN_ENGLAND),
    usa: figure(PRESCRIBED_IN_THE_USA),
    otherWords: figure(OTHER_WORDS_FOR_MEDICINES),
  };
}

/** The figures as a table of the report. */
export function medicineTable(content: Content): string {
  const { england, usa, otherWords } = medicineFigures(content);
  const row = (what: string, { asked, missed }: Figure) => [what, asked, asked - missed.length];
  return table(
    ['names', 'asked', 'find a generic'],
    [
      row('most prescribed in England', england),
      row('most prescribed in the USA', usa),
      row('abbreviations, other names and lay words', otherWords),
    ],
  );
}

function genericNames({ medications, medicineNames }: Content): ReadonlySet<string> {
  const others = new Map(
    [...medicineNames.substances, ...medicineNames.categories].map(({ name, synonyms }) => [name, synonyms]),
  );
  const namesOf = ({ commercialName, category, components }: Medication) => {
    const substances = components.map(({ scientificName }) => scientificName);
    return [
      commercialName,
      ...(substances.length === 1 ? substances : []),
      ...[...substances, category].flatMap(name => others.get(name) ?? []),
    ];
  };
  return new Set(
    medications
      .filter(({ isGeneric }) => isGeneric)
      .flatMap(namesOf)
      .map(wordsKey),
  );
}
