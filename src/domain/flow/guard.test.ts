import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { furthestPath, guard } from '#domain/flow/guard.ts';
import type { Step } from '#domain/flow/step.ts';
import { STEPS } from '#domain/flow/steps.ts';
import {
  complaining,
  profiled,
  reviewed,
  untouched,
  withCough,
  withOpenCough,
} from '#tests/examples/cases.ts';

const PATHS: readonly string[] = [...STEPS.map(step => step.path), '/chief-complaint-confirmation'];
const steps: readonly Step[] = STEPS;
const PUBLIC_PATHS = ['/', '/terms', '/login', '/register', '/reset-password'];

/** A case in each incomplete state, and the paths it may show; everything else lands on `lands`. */
const STATES: readonly { state: string; record: PatientRecord; may: readonly string[]; lands: string }[] = [
  { state: 'no profile', record: untouched, may: ['/patient-profile'], lands: '/patient-profile' },
  {
    state: 'no age',
    record: { ...reviewed, age: null },
    may: ['/patient-profile'],
    lands: '/patient-profile',
  },
  {
    state: 'no gender',
    record: { ...reviewed, gender: null },
    may: ['/patient-profile'],
    lands: '/patient-profile',
  },
  {
    state: 'no chief complaint',
    record: profiled,
    may: ['/patient-profile', '/chief-complaint'],
    lands: '/chief-complaint',
  },
  {
    state: 'an open chief complaint',
    record: complaining,
    may: ['/patient-profile', '/chief-complaint', '/questionnaire'],
    lands: '/questionnaire',
  },
  {
    state: 'an unanswered chief complaint that is not current',
    record: { ...complaining, currentSymptom: null },
    may: ['/patient-profile', '/chief-complaint', '/questionnaire'],
    lands: '/questionnaire',
  },
  {
    state: 'an open associated symptom',
    record: withOpenCough,
    may: ['/patient-profile', '/chief-complaint', '/questionnaire'],
    lands: '/questionnaire',
  },
  {
    state: 'an unanswered associated symptom that is not current',
    record: { ...withOpenCough, currentSymptom: null },
    may: [
      '/patient-profile',
      '/chief-complaint',
      '/questionnaire',
      '/associated-symptoms',
      '/ai-suggested-symptoms',
      '/chief-complaint-confirmation',
    ],
    lands: '/associated-symptoms',
  },
  {
    state: 'no completed review of systems',
    record: withCough,
    may: [
      '/patient-profile',
      '/chief-complaint',
      '/questionnaire',
      '/associated-symptoms',
      '/ai-suggested-symptoms',
      '/chief-complaint-confirmation',
      '/review-of-systems',
    ],
    lands: '/review-of-systems',
  },
  { state: 'nothing lacking', record: reviewed, may: PATHS, lands: '/summary' },
];

describe('The guard', () => {
  for (const { state, record, may, lands } of STATES) {
    for (const path of PATHS) {
      const isShown = may.includes(path);
      it(`${isShown ? 'shows' : `sends to ${lands} instead of`} ${path} with ${state}`, () => {
        expect(guard(path, record, true)).toEqual(isShown ? { kind: 'stay' } : { kind: 'go', to: lands });
      });
    }
    it(`resumes a session with ${state} at ${lands}`, () => {
      expect(furthestPath(record)).toBe(lands);
    });
  }

  for (const path of PATHS) {
    it(`sends ${path} to /terms until the terms were accepted in this browser session`, () => {
      expect(guard(path, reviewed, false)).toEqual({ kind: 'go', to: '/terms' });
    });
  }

  for (const path of [...PUBLIC_PATHS, '/no-such-page']) {
    it(`leaves ${path} alone`, () => {
      expect(guard(path, untouched, false)).toEqual({ kind: 'stay' });
    });
  }

  it('sends nobody for something that no earlier step gives', () => {
    const given = new Set<unknown>();
    for (const { needs, gives = [] } of steps) {
      expect(needs.filter(need => !given.has(need))).toEqual([]);
      for (const need of gives) given.add(need);
    }
  });

  it('never loops: wherever it sends to may be shown', () => {
    const record = fc.record({
      age: fc.option(fc.integer({ min: 1, max: 120 })),
      gender: fc.constantFrom('Male' as const, 'Female' as const, null),
      chiefComplaint: fc.option(
        fc.record({ id: fc.constant(1), text: fc.string(), isAnswered: fc.boolean() }),
      ),
      associatedSymptoms: fc.array(
        fc.record({ id: fc.integer(), text: fc.string(), isAnswered: fc.boolean() }),
      ),
      currentSymptom: fc.option(fc.record({ id: fc.constant(1), text: fc.string() })),
      reviewOfSystemsCompleted: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.constantFrom(...PATHS), record, fc.boolean(), (path, fields, isAccepted) => {
        const state: PatientRecord = { ...untouched, ...fields };
        const verdict = guard(path, state, isAccepted);
        if (verdict.kind === 'go' && verdict.to !== '/terms') {
          expect(guard(verdict.to, state, isAccepted)).toEqual({ kind: 'stay' });
        }
      }),
    );
  });
});
