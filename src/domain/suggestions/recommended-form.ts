import type { HistoryList } from '#domain/sections/pages.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';
import { recommendationLabel } from '#domain/suggestions/recommend-history.ts';

/** The form in which an accepted recommendation is recorded, and what it is filled with. */
export type RecommendedForm = {
  readonly list: HistoryList;
  readonly filled: Readonly<Record<string, unknown>>;
};

type Rule = { readonly words: RegExp; readonly form: RecommendedForm };

const rule = (words: RegExp, list: HistoryList, filled: RecommendedForm['filled'] = {}): Rule => ({
  words,
  form: { list, filled },
});

const INJURIES: readonly Rule[] = [
  rule(/broken|fracture/i, 'accidentsInjuries', { injuryType: 'Fracture' }),
  rule(/head injury|concussion/i, 'accidentsInjuries', { injuryType: 'Concussion' }),
  rule(/bite|sting/i, 'accidentsInjuries', { injuryType: 'Animal Bite', cause: 'Animal-related' }),
  rule(/burn|scald/i, 'accidentsInjuries', { injuryType: 'Burn' }),
  rule(/poison|overdose/i, 'accidentsInjuries', { injuryType: 'Poisoning' }),
  rule(/eye/i, 'accidentsInjuries', { injuryType: 'Eye Injury' }),
  rule(/cut|graze|wound/i, 'accidentsInjuries', { injuryType: 'Laceration/Cut' }),
  rule(/road|traffic|car accident/i, 'accidentsInjuries', { cause: 'Motor Vehicle Accident' }),
  rule(/sport/i, 'accidentsInjuries', { cause: 'Sports Injury' }),
  rule(/assault|violence/i, 'accidentsInjuries', { cause: 'Assault' }),
  rule(/\bfall/i, 'accidentsInjuries', { cause: 'Fall' }),
];

const HABITS: readonly Rule[] = [
  rule(/vap/i, 'smokingHistory', { smokingType: 'E-cigarettes/Vaping' }),
  rule(/cannabis|marijuana/i, 'smokingHistory', { smokingType: 'Marijuana' }),
  rule(/smoke at home|passive|second-?hand/i, 'smokingHistory', { currentStatus: 'Secondhand Only' }),
  rule(/smok|tobacco|cigarette/i, 'smokingHistory', { smokingType: 'Cigarettes' }),
  rule(/alcohol|drink/i, 'alcoholHistory'),
  rule(/travel|tropics|journey|abroad/i, 'travelHistory'),
  rule(/vaccin|immuni[sz]/i, 'vaccinationHistory'),
  rule(/birds?\b/i, 'petHistory', { petType: 'Bird' }),
  rule(/farm animal/i, 'petHistory', { petType: 'Farm animals' }),
  rule(/\bcats?\b|\bdogs?\b|\bpets?\b|animal/i, 'petHistory'),
  rule(/asbestos/i, 'occupationalHistory', { hazardousExposure: true, exposureTypes: ['Asbestos'] }),
  rule(/dust/i, 'occupationalHistory', { hazardousExposure: true, exposureTypes: ['Dust/Particulates'] }),
  rule(/chemical|solvent|irritant/i, 'occupationalHistory', {
    hazardousExposure: true,
    exposureTypes: ['Chemicals'],
  }),
  rule(/noise/i, 'occupationalHistory', { hazardousExposure: true, exposureTypes: ['Noise'] }),
  rule(/lifting|manual work/i, 'occupationalHistory', {
    hazardousExposure: true,
    exposureTypes: ['Heavy lifting'],
  }),
  rule(/night work|shift/i, 'occupationalHistory', { shiftWork: true }),
  rule(/\bwork|\bjob|occupation/i, 'occupationalHistory'),
  rule(/crowd/i, 'livingConditions', { environmentalConcerns: ['Overcrowding'] }),
  rule(/homeless|housing|household|living|heating|at home/i, 'livingConditions'),
];

/**
 * Where a recommendation is recorded; undefined where no form fits, as for a question about recent stress. It goes
 * by the words alone, so that it holds for recommendations of other services too.
 */
export function recommendedForm(section: HistorySectionKey, text: string): RecommendedForm | undefined {
  const label = recommendationLabel(text);
  const named = (field: string) => (label === undefined ? {} : { [field]: label });
  const about = label ?? text;
  switch (section) {
    case 'past_medical':
      return { list: 'pastMedicalIllnesses', filled: named('name') };
    case 'past_surgical':
      return /transfus/i.test(about)
        ? { list: 'transfusionHistory', filled: {} }
        : { list: 'pastSurgicalHistory', filled: named('surgeryName') };
    case 'accidents_injuries':
      return formBy(INJURIES, about) ?? { list: 'accidentsInjuries', filled: named('notes') };
    case 'medications':
      return /allerg/i.test(about)
        ? { list: 'allergies', filled: {} }
        : { list: 'medicationHistory', filled: named('notes') };
    case 'family':
      return {
        list: 'familyHistory',
        filled: { condition: about.replace(/ in the (?:family|household)$/, '') },
      };
    case 'social':
      return formBy(HABITS, about);
  }
}

function formBy(rules: readonly Rule[], text: string): RecommendedForm | undefined {
  return rules.find(({ words }) => words.test(text))?.form;
}
