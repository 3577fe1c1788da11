import { describe, expect, it } from 'vitest';
import { documentEdits, withEdit } from '#domain/case/document-edits.ts';
import { emptyCase } from '#domain/record/empty-case.ts';

const record = emptyCase('November 22, 2026');

describe('What a student writes into the document', () => {
  it('is kept part by part: one line of opening, a problem a line, lines of impression (specification 22.25)', () => {
    const opening = withEdit(record, 'opening', ' A driver \n with pain. ');
    const problems = withEdit(opening, 'problems', 'Chest pain\n\n  Hypertension  ');
    const { documentEdits } = withEdit(problems, 'impression', 'Likely cardiac.\nNot ruled out: dissection.');
    expect(documentEdits).toEqual({
      opening: 'A driver with pain.',
      problems: ['Chest pain', 'Hypertension'],
      impression: 'Likely cardiac.\nNot ruled out: dissection.',
    });
  });

  it('written again replaces what was written; blank, the part is the program’s again (specification 22.25)', () => {
    const edited = withEdit(withEdit(record, 'opening', 'One.'), 'impression', 'Two.');
    expect(withEdit(edited, 'opening', 'Three.').documentEdits).toEqual({
      opening: 'Three.',
      impression: 'Two.',
    });
    expect(withEdit(edited, 'opening', ' \n ').documentEdits).toEqual({ impression: 'Two.' });
  });

  it('is read from storage as far as it can be believed', () => {
    expect(documentEdits({ opening: 3, problems: ['One', 2], impression: 'Mine.' })).toEqual({
      problems: ['One'],
      impression: 'Mine.',
    });
  });
});
