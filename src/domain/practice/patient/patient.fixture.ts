import type { Fact, PracticePatient } from '#domain/practice/patient/patient.ts';

/** A fact of which only what matters is said. */
export function fact(id: Fact['asks'][number], says: string | null, more: Partial<Fact> = {}): Fact {
  return {
    id,
    asks: [id],
    is: 'present',
    told: 'asked',
    says,
    meanwhile: null,
    findings: [],
    answers: [],
    entries: [],
    ...more,
  };
}

const NAMED = (key: string, ...terms: string[]) => [{ key, name: terms[0] ?? key, terms, isSymptom: true }];

/** A patient with a fact of every telling, a cue and one way of saying everything else. */
export const BAKER: PracticePatient = {
  id: 7,
  complaint: { key: 'chest-pain', id: 10, text: 'Chest pain', system: 'Heart' },
  level: 'classic',
  minutes: 8,
  door: 'A baker with pain in the chest.',
  person: {
    name: 'Ada Baker',
    age: 60,
    sex: 'female',
    informant: 'self',
    informantName: null,
    mood: 'calm',
    talkativeness: 2,
  },
  opening: 'It is my chest.',
  storyQuestionId: null,
  facts: [
    fact('attribute:site', 'Here in the middle.', { told: 'opening' }),
    fact('attribute:onset', 'It came this morning.', { told: 'volunteered' }),
    fact('attribute:character', 'It presses.', { told: 'volunteered' }),
    fact('attribute:course', 'It stays the same.', { told: 'volunteered' }),
    fact('presence:nausea', 'I feel sick, too.', {
      told: 'open',
      findings: NAMED('nausea', 'Nausea', 'sick'),
    }),
    fact('presence:fever', 'No, I am not hot.', { is: 'denied', findings: NAMED('fever', 'Fever') }),
    fact('presence:syncope', null, { is: 'denied', findings: NAMED('syncope', 'Syncope') }),
    fact('presence:family-stroke', null, { is: 'unknown', findings: NAMED('family-stroke', 'Stroke') }),
    fact('history:adherence', 'I never take them.', { told: 'trust', meanwhile: 'Most days.' }),
    fact('history:drugs', 'Once, long ago.', { told: 'trust' }),
    fact('history:smoking', 'Ten a day.'),
    fact('history:operations', 'None.', { is: 'denied' }),
    fact('history:home', 'Alone since Ben died.'),
  ],
  cues: [
    {
      id: 'ben',
      factId: 'history:home',
      words: 'since Ben died',
      follow: ['talk:empathy', 'history:mood'],
      says: 'Ben was my son.',
    },
  ],
  usual: [
    { to: 'presence:*', says: ['No.', 'No, nothing like that.', 'Not that I know of.'] },
    { to: 'presence:rash', says: ['No, my skin is clear.'] },
    { to: 'presence:trismus', says: ['It opens wide.'] },
    { to: 'attribute:*', says: ['I could not say.'] },
    { to: 'history:*', says: ['Nothing to tell.'] },
    { to: 'talk:*', says: ['All right.'] },
    { to: 'talk:greeting', says: ['Hello, doctor.'] },
    { to: 'talk:name', says: ['{name}, and call me {firstName}.'] },
    { to: 'talk:age', says: ['I am {age}.'] },
    { to: 'talk:birth-date', says: ['{birthDate}.'] },
    { to: 'reply:again', says: ['As I said, {text}'] },
    { to: 'reply:bad-news', says: ['Oh. Is it bad?', 'Oh. What now?'] },
    { to: 'reply:evasive', says: ['Is that important?'] },
    { to: 'reply:neither', says: ['No, neither.'] },
    { to: 'reply:none', says: ['No, none of those.'] },
    { to: 'reply:nor-else', says: ['Nor the other.'] },
    { to: 'reply:nor-rest', says: ['Nor the others.'] },
    { to: 'reply:not-the-other', says: ['The other, no.'] },
    { to: 'reply:not-the-rest', says: ['The rest, no.'] },
    { to: 'reply:not-quite', says: ['Not quite.'] },
    { to: 'reply:not-sure', says: ['I could not tell you.'] },
    { to: 'reply:not-there', says: ['I have not got that.'] },
    { to: 'reply:nothing-missed', says: ['No, that is everything.'] },
    { to: 'reply:questions-told', says: ['What happens next?'] },
    { to: 'reply:nothing-more', says: ['That is all.'] },
    { to: 'reply:summary-right', says: ['Yes, that is right.'] },
    { to: 'reply:unclear', says: ['Sorry?'] },
    { to: 'reply:which', says: ['Do you mean …?'] },
  ],
  sealed: '',
};
