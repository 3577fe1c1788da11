import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { Question } from '#domain/questionnaire/question.ts';
import { intercept, unreachable } from './network.ts';
import { openQuestionAt, questionList } from './question-at.ts';
import { type Session, write } from './session.ts';

const choices = (...texts: string[]) => texts.map((text, index) => ({ id: index + 1, text, ranges: [] }));

/** A questionnaire of one question made for the purpose: the catalogue has none without choices, and may change. */
async function ask(question: Partial<Question>): Promise<Session> {
  const plain = { id: 7, complaintQuestionId: 70, text: 'How is it?', type: 1, conditions: [], choices: [] };
  const session = await openQuestionAt([{ ...plain, ...question }]);
  await session.find('heading', 'How is it?');
  return session;
}

const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const field = () => within(screen.getByRole('main')).getByRole('textbox');

/** Types into the number field and leaves it. */
async function type(text: string): Promise<void> {
  await write(field(), text);
  field().blur();
}

describe('A single choice', () => {
  it('is made by its number', async () => {
    const session = await ask({ choices: choices('Mild', 'Strong', 'Unbearable') });
    await session.user.keyboard('2');
    expect(screen.getByRole('radio', { name: 'Strong' })).toBeChecked();
    await session.user.keyboard('3');
    expect(screen.getByRole('radio', { name: 'Unbearable' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Strong' })).not.toBeChecked();
  });

  it('has no search box up to five choices', async () => {
    await ask({ choices: choices('A', 'B', 'C', 'D', 'E') });
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('has a search box above five, and says when nothing matches', async () => {
    await ask({ choices: choices('Sharp', 'Dull', 'Burning', 'Pressing', 'Throbbing', 'Stabbing') });
    await write(screen.getByRole('searchbox'), 's');
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
    await write(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('No choices found matching your search.')).toBeVisible();
  });

  it('says when there is nothing to choose', async () => {
    await ask({ choices: [] });
    expect(screen.getByText('No options available for this question.')).toBeVisible();
  });
});

describe('Several choices', () => {
  it('are toggled, and a custom one is added once it has text', async () => {
    intercept(/^\/api\/suggestions\/choices$/, unreachable);
    const session = await ask({
      type: 4,
      choices: [...choices('Light', 'Noise'), { id: 0, text: 'Without an id', ranges: [] }],
    });
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await session.user.keyboard('1');
    await session.tick('Noise');
    expect(await session.button('Add')).toBeDisabled();
    await session.fill('Something else', ' light ');
    await session.press('Add');
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await session.fill('Something else', '   ');
    expect(await session.button('Add')).toBeDisabled();
    await session.fill('Something else', ' Strong smells ');
    await session.user.keyboard('{Enter}');
    expect(await session.find('checkbox', /Strong smells/)).toBeVisible();
    expect(screen.getByRole('searchbox')).toBeVisible();
    expect(box('Light')).toBeChecked();
    await session.untick('Light');
    expect(box('Noise')).toBeChecked();
    await session.reload();
    expect(await session.find('checkbox', 'Noise')).toBeChecked();
    expect(box('Light')).not.toBeChecked();
  });

  it('keep a custom one that is typed and not added over a reload', async () => {
    const session = await ask({ type: 4, choices: choices('Light', 'Noise') });
    await session.fill('Something else', 'Strong sm');
    await session.reload();
    expect(await session.find('textbox', 'Something else')).toHaveValue('Strong sm');
    await session.fill('Something else', 'Strong smells');
    intercept(/^\/api\/suggestions\/choices$/, unreachable);
    await session.press('Add');
    expect(await session.find('checkbox', /Strong smells/)).toBeChecked();
    await session.reload();
    expect(await session.find('textbox', 'Something else')).toHaveValue('');
  });
});

describe('A number', () => {
  it('lies between 0 and 999, and is 0 when it is none', async () => {
    const session = await ask({ type: 2 });
    await type('1234');
    await waitFor(() => expect(field()).toHaveValue('999'));
    await type('abc');
    await waitFor(() => expect(field()).toHaveValue('0'));
    field().focus();
    await session.user.keyboard('{ArrowUp}');
    await waitFor(() => expect(field()).toHaveValue('1'));
    await session.press(/^More/);
    await waitFor(() => expect(field()).toHaveValue('2'));
  });

  for (const typed of ['38.7', '38,7']) {
    it(`typed as ${typed} is kept with its decimal`, async () => {
      const session = await ask({ type: 2 });
      await type(typed);
      await waitFor(() => expect(field()).toHaveValue('38.7'));
      await session.reload();
      await session.find('heading', 'How is it?');
      expect(field()).toHaveValue('38.7');
    });
  }

  it('that counts as another than the one typed says so', async () => {
    await ask({ type: 2 });
    await type('1234');
    expect(await screen.findAllByText('At most 999. This counts as 999.')).not.toHaveLength(0);
  });
});

describe('A number on a scale (specification 9.53)', () => {
  const scale = { min: 0, max: 10 };
  const chosen = () => screen.queryAllByRole('radio').filter(radio => (radio as HTMLInputElement).checked);
  const isChosen = (number: number) =>
    waitFor(() => expect(chosen().map(radio => radio.closest('label')?.textContent)).toEqual([`${number}`]));

  it('is one of eleven taps, and no other number can be entered', async () => {
    const session = await ask({ type: 2, scale });
    const group = await session.find('radiogroup', 'How is it?');
    expect(within(group).getAllByRole('radio')).toHaveLength(11);
    expect(within(screen.getByRole('main')).queryByRole('textbox')).toBeNull();
    await session.select('7', group);
    await isChosen(7);
    expect(await questionList()).toHaveTextContent('7');
    await session.reload();
    await session.find('heading', 'How is it?');
    await isChosen(7);
  });

  it('is typed: a 1 with a 0 after it is a ten', async () => {
    const session = await ask({ type: 2, scale });
    await session.user.keyboard('0');
    await isChosen(0);
    await session.user.keyboard('4');
    await isChosen(4);
    await session.user.keyboard('1');
    await isChosen(1);
    await session.user.keyboard('0');
    await isChosen(10);
  });

  it('is moved by the arrows, which stop at its ends and do not change the question', async () => {
    const session = await ask({ type: 2, scale });
    await session.select('9');
    await session.user.keyboard('{ArrowRight}');
    await isChosen(10);
    await session.user.keyboard('{ArrowRight}{ArrowUp}');
    await isChosen(10);
    await session.user.keyboard('{ArrowLeft}{ArrowDown}');
    await isChosen(8);
    expect(await session.find('radio', '8')).toHaveFocus();
    expect(await session.find('heading', 'How is it?')).toBeVisible();
  });
});

describe('A duration', () => {
  it('is counted in days by default, in tenths, and kept with its unit', async () => {
    const session = await ask({ type: 3 });
    const unit = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' });
    expect(unit()).toHaveValue('days');
    expect([...unit().options].map(({ text }) => text)).toEqual([
      'seconds',
      'minutes',
      'hours',
      'days',
      'weeks',
      'months',
      'years',
    ]);
    await session.fill('Amount', '1.5');
    await session.user.selectOptions(unit(), 'weeks');
    await session.reload();
    await session.find('heading', 'How is it?');
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('1.5');
    expect(unit()).toHaveValue('weeks');
  });
});

describe('A sequence', () => {
  const order = { type: 6, choices: choices('Fever', 'Rash', 'Cough') } as const;
  const ordered = () =>
    within(screen.getByRole('list', { name: 'How is it?' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => /Fever|Rash|Cough/.exec(textContent ?? '')?.[0]);

  it('is ordered by its buttons', async () => {
    const session = await ask(order);
    await session.press('Move Cough up');
    expect(ordered()).toEqual(['Fever', 'Cough', 'Rash']);
    expect(await session.button('Move Fever up')).toBeDisabled();
  });

  it('leaves out what did not happen, and takes it back in', async () => {
    const session = await ask(order);
    await session.press('Leave out Fever: did not happen');
    expect(ordered()).toEqual(['Rash', 'Cough']);
    expect(await questionList()).toHaveTextContent('Rash → Cough');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Put Fever back' })).toHaveFocus());
    await session.reload();
    await session.button('Put Fever back');
    expect(ordered()).toEqual(['Rash', 'Cough']);
    (await session.button('Put Fever back')).focus();
    await session.user.keyboard('{Enter}');
    await waitFor(() => expect(ordered()).toEqual(['Rash', 'Cough', 'Fever']));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Leave out Fever: did not happen' })).toHaveFocus(),
    );
  });

  it('is never empty: the last that happened cannot be left out', async () => {
    const session = await ask(order);
    await session.press('Leave out Fever: did not happen');
    await session.press('Leave out Rash: did not happen');
    expect(await session.button('Leave out Cough: did not happen')).toBeDisabled();
    expect(await questionList()).toHaveTextContent('Cough');
  });
});
