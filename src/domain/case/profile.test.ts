import { describe, expect, it } from 'vitest';
import {
  ADMISSION_TYPES,
  MARITAL_STATUSES,
  POSITIONS,
  type ProfileForm,
  profileErrors,
  setProfile,
} from '#domain/case/profile.ts';
import { reviewed, untouched } from '#tests/examples/cases.ts';

const form: ProfileForm = {
  ...untouched,
  age: '45',
  ageMonths: '',
  gender: 'Female',
  historyTaker: 'Sam Student',
};

describe('The patient profile', () => {
  it('needs an age', () => {
    for (const age of ['', '   '])
      expect(profileErrors({ ...form, age })).toEqual({ age: 'Age is required' });
  });

  for (const age of ['0', '121', '1.5', 'abc', '-3', '1e2', '٤٥', '999999999999']) {
    it(`refuses ${age} as an age`, () => {
      expect(profileErrors({ ...form, age })).toEqual({ age: 'Please enter a valid age (1-120)' });
    });
  }

  for (const age of ['1', '120', ' 45 ']) {
    it(`takes '${age}' as an age`, () => {
      expect(profileErrors({ ...form, age })).toEqual({});
      expect(setProfile(untouched, { ...form, age }).age).toBe(Number(age));
    });
  }

  it('takes the months of a patient of one year, and forgets them when the age grows (specification 7.14)', () => {
    const infant = setProfile(untouched, { ...form, age: '1', ageMonths: ' 4 ' });
    expect(infant).toMatchObject({ age: 1, ageMonths: 4 });
    expect(setProfile(infant, { ...form, age: '1', ageMonths: '' }).ageMonths).toBeNull();
    expect(setProfile(infant, { ...form, age: '2', ageMonths: '4' })).toMatchObject({
      age: 2,
      ageMonths: null,
    });
  });

  for (const ageMonths of ['24', '-1', '1.5', 'four']) {
    it(`refuses ${ageMonths} as months, of an infant only (specification 7.14)`, () => {
      const message = { ageMonths: 'Please enter valid months (0-23)' };
      expect(profileErrors({ ...form, age: '1', ageMonths })).toEqual(message);
      expect(profileErrors({ ...form, age: '2', ageMonths })).toEqual({});
    });
  }

  it('needs a gender', () => {
    expect(profileErrors({ ...form, gender: null })).toEqual({ gender: 'Gender is required' });
  });

  it('needs the name of who takes the history', () => {
    expect(profileErrors({ ...form, historyTaker: ' ' })).toEqual({
      historyTaker: 'History taker name is required',
    });
  });

  it('makes a blank patient name Anonymous', () => {
    expect(setProfile(untouched, { ...form, name: '  ' }).name).toBe('Anonymous');
    expect(setProfile(untouched, { ...form, name: ' Zoë ' }).name).toBe('Zoë');
  });

  it('gives up the symptoms when the gender changes, since complaints and questions are those of one gender', () => {
    const { name, maritalStatus, residence, occupation, admissionType, admissionDate } = reviewed;
    const { historyTaker, historyTakerPosition, additionalHistoryTakers, dateOfHistory } = reviewed;
    const typed: ProfileForm = {
      ...{ name, maritalStatus, residence, occupation, admissionType, admissionDate },
      ...{ historyTaker, historyTakerPosition, additionalHistoryTakers, dateOfHistory },
      age: '45',
      ageMonths: '',
      gender: 'Female',
    };
    const changed = setProfile(reviewed, { ...typed, gender: 'Male' });
    expect(changed).toMatchObject({ chiefComplaint: null, associatedSymptoms: [], answers: [] });
    expect(changed.reviewOfSystemsCompleted).toBe(false);
    const same = setProfile(reviewed, { ...typed, age: '46' });
    expect(same).toEqual({ ...reviewed, age: 46 });
  });

  it('offers the specified marital statuses, admission types and positions (specification 7.7 to 7.9)', () => {
    expect(MARITAL_STATUSES.join(', ')).toBe(
      'Single, Married, Divorced, Widowed, Separated, Domestic Partnership',
    );
    expect(ADMISSION_TYPES.join(', ')).toBe(
      'Outpatient, Inpatient, Emergency, Elective Admission, Urgent Care, Clinic Visit, Telehealth',
    );
    expect(POSITIONS).toHaveLength(16);
    expect(POSITIONS.slice(0, 7).join(', ')).toBe(
      '1st Year Medical Student, 2nd Year Medical Student, 3rd Year Medical Student, 4th Year Medical Student, 5th Year Medical Student, 6th Year Medical Student, Intern',
    );
    expect(POSITIONS.slice(7).join(', ')).toBe(
      'Resident, Senior Resident, Fellow, Attending Physician, Consultant, Specialist, Nurse, Nurse Practitioner, Physician Assistant',
    );
  });
});
