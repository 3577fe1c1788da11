import { describe, expect, test } from 'vitest';
import { readOf, type Talk } from '#domain/practice/debrief/debrief.fixture.ts';
import { repeatsIn } from '#domain/practice/debrief/repeats.ts';
import type { Intent } from '#domain/practice/intent.ts';

function isRepeat(first: string, second: string, intent: Intent): boolean {
  const talk: Talk = [
    [first, intent],
    [second, intent],
  ];
  return repeatsIn(readOf(talk).turns).length > 0;
}

describe('repeats', () => {
  test.each<[first: string, second: string, intent: Intent]>([
    [
      'Have you noticed any lumps under your arm?',
      'Does it hurt, the one under the arm?',
      'presence:axillary-lump',
    ],
    [
      'Has anyone in the family had breast cancer?',
      'And your sister Jean, was it one breast or both?',
      'presence:family-breast-cancer',
    ],
    [
      'Did you have any jabs or malaria tablets before you went?',
      'Did you miss many of the malaria tablets?',
      'presence:antimalarial-use',
    ],
    ['when did it first start?', 'did the raynauds start before the sumatriptan?', 'attribute:onset'],
    [
      'does walking or standing make it bleed?',
      'is it painful then, when you walk on it?',
      'attribute:aggravating',
    ],
    [
      'And is she muddled today compared with usual?',
      'Was she muddled yesterday or only today?',
      'presence:confusion',
    ],
    [
      'Has anyone at home or at work got a cough too?',
      'And the three men you share the rooms with - are any of them coughing?',
      'history:contacts',
    ],
    [
      'Is that tongue since the fever, or since the amoxicillin?',
      'Which day of fever is it today?',
      'attribute:onset:fever',
    ],
    [
      'When was this, in the walk-in clinic, how many days ago?',
      'The day in the walk-in clinic with the ear, how long ago was that?',
      'attribute:onset',
    ],
    [
      'how much does he take and how long does a feed take?',
      'how long does one feed take him roughly, in minutes?',
      'history:feeding',
    ],
    [
      'Have you shown anyone these lumps?',
      'What did the walk-in doctor think it was?',
      'attribute:care-so-far',
    ],
    ['Since when?', 'Since when?', 'attribute:onset'],
  ])('“%s” and then “%s” are two questions, whatever they were taken for', (first, second, intent) => {
    expect(isRepeat(first, second, intent)).toBe(false);
  });

  test.each<[first: string, second: string, intent: Intent]>([
    ['are you eating and drinking all right?', 'I mean are you eating and drinking?', 'history:diet'],
    [
      'How often do you find blood?',
      'sorry, i meant the blood. how often do you find it?',
      'attribute:frequency',
    ],
    ['Other than your wrist, any operations?', 'So the wrist was operated on?', 'history:operations'],
    ['Was there any spinning?', 'Just to be clear, was there any spinning?', 'presence:vertigo'],
    ['How is your breathing?', 'You said your breathing is bad. How is it?', 'presence:dyspnoea'],
  ])('“%s” and then “%s” put right or make sure of something', (first, second, intent) => {
    expect(isRepeat(first, second, intent)).toBe(false);
  });

  test('the same in the same or fewer words is a repeat, also where it was asked beside something else', () => {
    expect(isRepeat('Do you smoke?', 'Do you smoke?', 'history:smoking')).toBe(true);
    expect(isRepeat('Do you smoke?', 'Okay. Do you smoke?', 'history:smoking')).toBe(true);
    expect(
      isRepeat(
        'have you been more thirsty lately, any diabetes?',
        'have you ever been told you have diabetes?',
        'presence:diabetes',
      ),
    ).toBe(true);
  });
});
