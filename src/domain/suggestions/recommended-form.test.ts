import { describe, expect, it } from 'vitest';
import { optionsOf } from '#domain/sections/conditions.ts';
import { emptyEntry } from '#domain/sections/entry.ts';
import { PAGES } from '#domain/sections/pages.ts';
import { HISTORY_SECTIONS, type HistorySectionKey } from '#domain/suggestions/history-section.ts';
import { recommendedForm } from '#domain/suggestions/recommended-form.ts';

const formOf = (section: HistorySectionKey, label: string) => recommendedForm(section, `${label}: Is it so?`);

describe('The form of a recommendation', () => {
  it.each<[HistorySectionKey, string, string, Record<string, unknown>]>([
    ['past_medical', 'Asthma', 'pastMedicalIllnesses', { name: 'Asthma' }],
    ['past_surgical', 'Heart surgery', 'pastSurgicalHistory', { surgeryName: 'Heart surgery' }],
    ['past_surgical', 'Blood transfusion', 'transfusionHistory', {}],
    ['accidents_injuries', 'Recent broken bone', 'accidentsInjuries', { injuryType: 'Fracture' }],
    ['accidents_injuries', 'Fall', 'accidentsInjuries', { cause: 'Fall' }],
    ['accidents_injuries', 'Chest injury', 'accidentsInjuries', { notes: 'Chest injury' }],
    ['medications', 'Statins', 'medicationHistory', { notes: 'Statins' }],
    ['family', 'Stroke in the family', 'familyHistory', { condition: 'Stroke' }],
    ['social', 'Smoking', 'smokingHistory', { smokingType: 'Cigarettes' }],
    ['social', 'Smoke at home', 'smokingHistory', { currentStatus: 'Secondhand Only' }],
    ['social', 'Alcohol excess', 'alcoholHistory', {}],
    ['social', 'Recent travel to the tropics', 'travelHistory', {}],
    ['social', 'Birds at home', 'petHistory', { petType: 'Bird' }],
    ['social', 'Shift or night work', 'occupationalHistory', { shiftWork: true }],
  ])('in %s about %s is %s', (section, label, list, filled) => {
    expect(formOf(section, label)).toEqual({ list, filled });
  });

  it('is missing where nothing can be recorded', () => {
    expect(formOf('social', 'Recent stress or loss')).toBeUndefined();
  });

  it("opens for another service's words too, with nothing filled in that it did not say", () => {
    expect(recommendedForm('past_medical', 'Ask about diabetes')).toEqual({
      list: 'pastMedicalIllnesses',
      filled: {},
    });
  });

  it('fills in only fields and options that the form has', () => {
    const labels =
      'Vaping,Cannabis use,Smoke at home,Smoking,Birds at home,Contact with farm animals,Asbestos exposure,Dust at work,Chemicals,Loud noise,Heavy lifting,Shift work,Crowded living,Broken bone,Head injury,Bite,Burn,Poisoning,Eye injury,Cut,Road accident,Sport,Assault,Fall';
    for (const section of HISTORY_SECTIONS) {
      for (const label of labels.split(',')) {
        const form = formOf(section, label);
        const known = PAGES.flatMap(({ sections }) => sections).find(({ key }) => key === form?.list);
        for (const [name, value] of Object.entries(form?.filled ?? {})) {
          const field = known?.fields[name];
          if (!known) continue;
          expect(field, `${form?.list}.${name}`).toBeDefined();
          if (field?.kind !== 'choice' && field?.kind !== 'choices') continue;
          expect(optionsOf(field, emptyEntry(known, '1'))).toEqual(expect.arrayContaining([value].flat()));
        }
      }
    }
  });
});

describe('Each history page', () => {
  it('has a section of its own to ask recommendations for', () => {
    const sections = [...PAGES.map(({ recommended }) => recommended), 'family'];
    expect(sections.toSorted()).toEqual([...HISTORY_SECTIONS].toSorted());
  });
});
