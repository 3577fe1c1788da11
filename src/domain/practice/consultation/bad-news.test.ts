import { expect, test } from 'vitest';
import { bringsBadNews, namesDiagnosis } from '#domain/practice/consultation/bad-news.ts';

test.each([
  "I'm going to be honest with you: I'm worried this could be a cancer. I'm referring you urgently.",
  "I don't believe this is a stone. I'm worried the big artery in your belly, the aorta, has sprung a leak, the same thing that took your brother.",
  'You may need an operation within the hour.',
  "You mustn't drive until we know what's what.",
  'Until we have sorted it out I have to ask you not to drive.',
  "It's an emergency but we can treat it.",
  'This looks like severe cellulitis with sepsis.',
  'It may be that the testicle has twisted. That needs an operation within the hour, to save it.',
  'After the long flight there could be a clot in the leg which went to the lung.',
  'I dont want to frighten you but this needs to be looked at urgently by a skin specialist.',
  "I can't promise it will come back in that eye, but we can protect the left one.",
  'She should have a blood test, it can be dangerous in the pregnancy.',
  'I think one of the veins at the back of the eye has got blocked.',
  "This could be the beginning of Parkinson's, and we've good treatment for it.",
  'There may be a piece of peanut in his windpipe.',
  'Usually it is something harmless, but we need to make sure it is not a cancer of the womb.',
  "I'm afraid it's possible that you are having a miscarriage.",
  'I would like to send you to hospital today.',
  'I am sending you to hospital for blood tests.',
])('bad news: %s', words => {
  expect(bringsBadNews(words)).toBe(true);
});

test.each([
  "I'm so sorry to hear your brother had a heart attack, it must have been a fright.",
  'I know you are worried about cancer.',
  'Cancer is not likely at your age, but we will look properly.',
  "I think your pancreas is fine and it's not cancer from what you tell me.",
  'I think this is more likely a cold than a clot.',
  'I think this is migraine with aura.',
  "You're in good hands.",
  'We will do a blood test and I will call you.',
  'With what you watched your father go through, I can see why.',
  'It is nothing serious.',
  "I'm sorry that the operation was so hard.",
  'I would like to ask about the surgery.',
])('no bad news: %s', words => {
  expect(bringsBadNews(words)).toBe(false);
});

test.each([
  'I think this is what we call a frozen shoulder.',
  'It may be that a little gland above the kidney makes too much of a hormone.',
  'It is most probably the carpal tunnel.',
])('what it may be is named: %s', words => {
  expect(namesDiagnosis(words)).toBe(true);
});

test.each([
  'I think it is nothing serious.',
  'I ask because some tablets make one dizzy.',
  'We will take some blood today.',
])('no diagnosis is named: %s', words => {
  expect(namesDiagnosis(words)).toBe(false);
});
