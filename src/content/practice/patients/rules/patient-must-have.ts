import type { Rule } from '#content/lint/rule.ts';
import { factsOf } from '#content/practice/patients/patient-facts.ts';
import type { Patient } from '#content/read/content.ts';
import type { Intent } from '#domain/practice/intent.ts';

/** From this age on somebody is asked about alcohol and an occupation of their own. */
const GROWN_FROM = 12;

/** What every file says, in one of these ways. */
type Required = {
  readonly what: string;
  readonly by: readonly Intent[];
  readonly isOf: (patient: Patient) => boolean;
};

const everybody = () => true;
const isChild = ({ person }: Patient) => person.age < GROWN_FROM;
const isGrown = ({ person }: Patient) => person.age >= GROWN_FROM;
const menstruates = ({ person }: Patient) =>
  person.sex === 'female' && person.age >= GROWN_FROM && person.age <= 50;

const REQUIRED: readonly Required[] = [
  { what: 'allergies', by: ['history:allergies'], isOf: everybody },
  { what: 'medicines', by: ['history:medicines'], isOf: everybody },
  { what: 'past illnesses', by: ['history:illnesses'], isOf: everybody },
  { what: 'family', by: ['history:family'], isOf: everybody },
  { what: 'smoking', by: ['history:smoking', 'presence:passive-smoking'], isOf: everybody },
  { what: 'alcohol', by: ['history:alcohol'], isOf: isGrown },
  { what: 'occupation', by: ['history:occupation', 'history:school'], isOf: isGrown },
  { what: 'ideas', by: ['ice:ideas'], isOf: everybody },
  { what: 'concerns', by: ['ice:concerns'], isOf: everybody },
  { what: 'expectations', by: ['ice:expectations'], isOf: everybody },
  { what: 'impact', by: ['ice:impact', 'attribute:effect-on-life'], isOf: everybody },
  { what: 'last period', by: ['history:last-period'], isOf: menstruates },
  { what: 'birth', by: ['history:birth'], isOf: isChild },
  { what: 'vaccinations', by: ['history:vaccinations', 'history:immunisation-child'], isOf: isChild },
  { what: 'who lives at home', by: ['history:home'], isOf: isChild },
];

/** Every file says what every history asks, in words of its own. */
export const patientMustHave: Rule = {
  name: 'patient-must-have',
  *check({ patients }) {
    for (const patient of patients) {
      const asked = new Set(factsOf(patient).flatMap(({ ask, also }) => [...ask, ...also]));
      const missing = REQUIRED.filter(
        ({ by, isOf }) => isOf(patient) && !by.some(intent => asked.has(intent)),
      );
      if (missing.length > 0)
        yield {
          file: patient.file,
          message: `says nothing of ${missing.map(({ what }) => what).join(', ')}`,
        };
    }
  },
};
