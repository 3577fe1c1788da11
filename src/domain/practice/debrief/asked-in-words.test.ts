import { describe, expect, test } from 'vitest';
import { ask } from '#domain/practice/consultation/ask.ts';
import { askedInWords, isAskedIn } from '#domain/practice/debrief/asked-in-words.ts';
import { readOf, sourcesOf, type Talk, talkedOf } from '#domain/practice/debrief/debrief.fixture.ts';
import { readThrough } from '#domain/practice/debrief/read-through.ts';
import type { Intent } from '#domain/practice/intent.ts';

const NAMED = (key: string, ...terms: string[]) => [{ key, name: key, terms, isSymptom: true }];

function isAsked(text: string, ...asks: Intent[]): boolean {
  return isAskedIn({ asks, findings: [] }, askedInWords({ text }));
}

describe('what a line asks by its words', () => {
  test('the items of the history are known by their plain words', () => {
    const words = 'Is she on anything, any medicines, any allergies? And her jabs?';
    expect(isAsked(words, 'history:allergies')).toBe(true);
    expect(isAsked(words, 'history:medicines')).toBe(true);
    expect(isAsked(words, 'history:immunisation-child')).toBe(true);
    expect(isAsked(words, 'history:operations')).toBe(false);
    expect(isAsked('Have you been in hospital before, or had any operations?', 'history:operations')).toBe(
      true,
    );
    expect(isAsked('Is there anyone in the family with strokes?', 'history:family')).toBe(true);
    expect(isAsked('Do you drink or smoke at all?', 'history:alcohol')).toBe(true);
    expect(isAsked('So it never came when you were exercising?', 'history:exercise')).toBe(true);
  });

  test('one kind of tablet, drinking enough or a family that knows of it is no question after the item', () => {
    expect(isAsked('Did you have malaria tablets before you went?', 'history:medicines')).toBe(false);
    expect(isAsked('Are you on the pill?', 'history:medicines')).toBe(false);
    expect(isAsked('Are there any allergies, to medicines or foods?', 'history:medicines')).toBe(false);
    expect(isAsked('Do you drink enough?', 'history:alcohol')).toBe(false);
    expect(isAsked('Do your family know about the lumps?', 'history:family')).toBe(false);
  });

  test('what to do if it gets worse is advice and no question', () => {
    expect(isAsked('If you get short of breath you ring us, all right?', 'presence:dyspnoea')).toBe(false);
    expect(isAsked('Are you short of breath?', 'presence:dyspnoea')).toBe(true);
    expect(isAsked('Are you short of breath if you go to the shops?', 'presence:dyspnoea')).toBe(true);
  });

  test('what must not go unheard is known by its plain words', () => {
    expect(isAsked('Does she speak of harming herself?', 'presence:suicidal-ideation')).toBe(true);
    expect(isAsked('When was your last smear?', 'presence:overdue-smear')).toBe(true);
    expect(isAsked('Are you bringing anything up?', 'presence:productive-cough')).toBe(true);
  });

  test('the complaint is described by unmistakable words', () => {
    expect(isAsked('How bad is it, out of ten?', 'attribute:severity')).toBe(true);
    expect(isAsked('Does it go anywhere, up into the groin?', 'attribute:radiation')).toBe(true);
    expect(isAsked('Is it worse at night?', 'attribute:timing')).toBe(true);
    expect(isAsked('Any sweats at night?', 'attribute:timing')).toBe(false);
    expect(isAsked('Has the pain got suddenly worse?', 'attribute:onset-manner')).toBe(false);
  });

  test('a plan, an explanation and a recap ask for nothing, whoever says what they meant does', () => {
    const injury = { asks: [], findings: NAMED('injury', 'twisted testicle', 'fever') };
    const isIn = (text: string) => isAskedIn(injury, askedInWords({ text }));
    expect(isIn('I want an ultrasound today so we don’t miss a twisted testicle.')).toBe(false);
    expect(isIn('The fever comes from the infection. Does that make sense?')).toBe(false);
    expect(
      isIn('So you have had a fever for three days, a cough and a rash on your arms. Is that right?'),
    ).toBe(false);
    expect(isIn('any fever')).toBe(true);
    expect(isIn('Sorry, I meant the fever.')).toBe(true);
  });

  test('a finding is named by all words of what it is called, also where others stand between', () => {
    const loss = { asks: [], findings: NAMED('weight-loss', 'lost weight') };
    expect(isAskedIn(loss, askedInWords({ text: 'Have you lost any of your weight?' }))).toBe(true);
    expect(isAskedIn(loss, askedInWords({ text: 'Have you lost your job?' }))).toBe(false);
  });

  test('whether it is on one side or both only a clinician says', () => {
    const leg = { asks: [], findings: NAMED('unilateral-leg-swelling', 'Unilateral leg swelling') };
    const words = 'Are your legs all right, any swelling or pain in the calf?';
    expect(isAskedIn(leg, askedInWords({ text: words }))).toBe(true);
    expect(isAskedIn(leg, askedInWords({ text: 'Any swelling of the face?' }))).toBe(false);
  });

  test('a question after the family does not ask for the patient’s own', () => {
    const migraine = { asks: ['presence:migraine'] as const, findings: NAMED('migraine', 'migraine') };
    const text = 'Any illnesses in the family, migraine for instance?';
    expect(isAskedIn(migraine, askedInWords({ text }))).toBe(false);
    expect(isAskedIn({ ...migraine, asks: ['presence:family-migraine'] }, askedInWords({ text }))).toBe(true);
  });

  test('what was asked back and most likely meant is misheard with its line', () => {
    const heard = {
      outcome: 'unsure',
      parts: [],
      offers: [['attribute:onset'], ['attribute:course']],
    } as const;
    const consultation = ask(talkedOf([]), 'And that since?', heard);
    const { facts } = readThrough({ ...sourcesOf([]), consultation });
    const statusOf = (fact: string) => facts.find(({ id }) => id === fact)?.status;
    expect([statusOf('attribute:onset'), statusOf('attribute:course')]).toEqual(['misheard', 'missed']);
  });

  test('two common words of what a patient would say do not ask for it', () => {
    const heat = {
      asks: ['presence:heat'] as const,
      findings: NAMED('heat', 'I feel hot when others do not'),
    };
    expect(isAskedIn(heat, askedInWords({ text: 'Do you get hot flushes, or feel dizzy?' }))).toBe(false);
  });

  test('words that ask for another part of the body or another harm ask for nothing else', () => {
    expect(isAsked('Any injury to the back?', 'presence:neck-injury')).toBe(false);
    expect(isAsked('Did you have a fall?', 'presence:neck-injury')).toBe(true);
    expect(isAsked('Have you thought of ending your life?', 'presence:deliberate-self-harm')).toBe(false);
    expect(isAsked('Any burning when you pass urine?', 'attribute:character')).toBe(false);
    expect(isAsked('Has anyone in your family ever had a clot?', 'history:family')).toBe(false);
  });

  test('a fact whose question was taken for another is misheard with its line, not missed', () => {
    const talk: Talk = [['Do you drink or smoke?', 'history:alcohol']];
    const report = readOf(talk).facts.find(({ id }) => id === 'history:smoking');
    expect(report).toMatchObject({ status: 'misheard', cite: { line: 0, by: 'student' } });
    const plan: Talk = [['Smoking is bad for the heart, and I will help you to stop.', 'talk:plan']];
    expect(readOf(plan).facts.find(({ id }) => id === 'history:smoking')?.status).toBe('missed');
  });
});
