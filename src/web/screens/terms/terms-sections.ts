export type TermsSection = { readonly title: string; readonly paragraphs: readonly string[] };

/** The sixteen sections, numbered by the page. */
export const TERMS: readonly TermsSection[] = [
  {
    title: 'What these terms cover',
    paragraphs: [
      'These terms apply to everyone who uses Anamnesis, with or without an account. By accepting them you agree to use the application as described here. If you do not agree, please decline and leave.',
    ],
  },
  {
    title: 'For education only',
    paragraphs: [
      'Anamnesis helps students and trainees of the health professions to practise taking a clinical history. It is a teaching aid. It is not a medical device and has not been assessed or approved as one by any authority.',
    ],
  },
  {
    title: 'No real patient data',
    paragraphs: [
      'You must not enter data of a real patient: no names, dates of birth, record numbers, pictures, or anything else from which a living or deceased person could be recognised. This holds even if the person has agreed.',
      'Use invented cases, teaching cases, or the agreed story of a simulated patient.',
    ],
  },
  {
    title: 'Age and supervision',
    paragraphs: [
      'You must be at least 18 years old, or use Anamnesis under the supervision of a teacher, tutor or guardian who has accepted these terms for you.',
    ],
  },
  {
    title: 'Not medical advice',
    paragraphs: [
      'Nothing that Anamnesis shows is medical advice, a diagnosis, or a recommendation for treatment. Do not use it to decide about your own health or that of anyone else. In an emergency, call your local emergency number.',
    ],
  },
  {
    title: 'What the percentages mean',
    paragraphs: [
      'The differential diagnosis shows how the points of evidence carried by the chosen answers are shared among the diagnoses that Anamnesis knows. They are shares of evidence and not the probability that a patient has a disease. Diagnoses that are not in the catalogue cannot appear.',
    ],
  },
  {
    title: 'Suggestions made by software',
    paragraphs: [
      'Questions, suggested symptoms, recommendations and summaries are produced by software, which may include a language model chosen by whoever runs this installation. They can be incomplete or wrong. Check them against your textbooks and your teachers.',
    ],
  },
  {
    title: 'Your own judgement',
    paragraphs: [
      'You remain responsible for what you learn and for how you use it. Anamnesis does not replace teaching at the bedside, supervision, or the guidance that applies where you study and work.',
    ],
  },
  {
    title: 'Accounts',
    paragraphs: [
      'An account is optional and serves only to keep your practice histories. Keep your password to yourself, give an e-mail address that is yours, and do not use another person’s account. You can delete your saved histories at any time.',
    ],
  },
  {
    title: 'What is stored, and where',
    paragraphs: [
      'A session in progress is kept in your own browser and is discarded after 24 hours. Without an account nothing of it is stored on the server, except a summary that you ask to have made as a PDF; its link expires.',
      'With an account, the histories you choose to save are stored on the server of this installation until you delete them.',
    ],
  },
  {
    title: 'Shared computers',
    paragraphs: [
      'On a computer that others use too, return to Home when you have finished. That deletes the session from the browser. Files that you downloaded remain where you saved them.',
    ],
  },
  {
    title: 'Feedback and custom choices',
    paragraphs: [
      'Choices that you add to a question, and feedback that you send, are stored so that the content can be improved. Do not put personal data into them. The maintainers may use them without owing you anything.',
    ],
  },
  {
    title: 'Fair use',
    paragraphs: [
      'Do not disturb the service, try to reach data that is not yours, pass off its output as the record of a real encounter, or use it to examine or assess people without their knowledge.',
    ],
  },
  {
    title: 'Ownership and licence',
    paragraphs: [
      'The software is free under the MIT licence, which comes with its source code. What you write in a practice history stays yours.',
    ],
  },
  {
    title: 'No warranty, limited liability',
    paragraphs: [
      'Anamnesis is provided as it is. As far as the law allows, its authors and whoever runs this installation give no warranty that it is correct, complete or always available, and are not liable for damage that follows from its use or from relying on what it shows.',
    ],
  },
  {
    title: 'Changes to these terms',
    paragraphs: [
      'These terms may change when the application does. You are asked to accept them in every browser session, so the text you see here is always the one that applies. If a single provision should not hold, the others still do.',
    ],
  },
];
