// @vitest-environment jsdom
import { getByLabelText, getByRole, queryAllByRole } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useForm } from './use-form.ts';

const accepted = vi.fn<(trip: { country: string; isFar: boolean; vaccine: string }) => void>();

/** A trip needs a country, and one that is far a vaccine. */
function Trip() {
  const form = useForm({
    typed: useState({ country: '', isFar: true, vaccine: '' }),
    errorsIn: ({ country, isFar, vaccine }) => ({
      country: country === '' && 'Country is required',
      vaccine: isFar && vaccine === '' && 'Vaccine is required',
    }),
    idOf: field => `trip-${field}`,
    onAccepted: accepted,
  });
  const { isFar } = form.values;
  return (
    <form onSubmit={form.submit}>
      {(['vaccine', 'country'] as const).map(name => {
        const { id, value, onChange } = form.field(name);
        return (
          <label key={id}>
            {name}
            <input id={id} value={value} onChange={event => onChange(event.currentTarget.value)} />
          </label>
        );
      })}
      <input type="checkbox" checked={isFar} onChange={() => form.set('isFar', !isFar)} />
      <ul>
        {form.errors.map(({ id, message }) => (
          <li key={id}>{message}</li>
        ))}
      </ul>
      <button type="submit">Save</button>
    </form>
  );
}

const page = document.body;
const root = createRoot(page.appendChild(document.createElement('main')));
const errors = () => queryAllByRole(page, 'listitem').map(item => item.textContent);
const save = () => userEvent.click(getByRole(page, 'button'));

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  flushSync(() => root.render(<Trip key={Math.random()} />));
});
afterEach(() => accepted.mockClear());

it('A form says nothing is wrong before it is submitted, then all of it in order, and the focus goes to the first', async () => {
  expect(errors()).toEqual([]);
  await save();
  expect(errors()).toEqual(['Country is required', 'Vaccine is required']);
  expect(document.activeElement).toBe(getByLabelText(page, 'country'));
  expect(accepted).not.toHaveBeenCalled();
});

it('An error goes when its field is changed, even to something wrong, and the others stay', async () => {
  await save();
  await userEvent.type(getByLabelText(page, 'vaccine'), 'x{Backspace}');
  expect(errors()).toEqual(['Country is required']);
});

it('An error goes when it no longer holds, and comes back only when the form is submitted again', async () => {
  await save();
  await userEvent.click(getByRole(page, 'checkbox'));
  expect(errors()).toEqual(['Country is required']);
  await userEvent.click(getByRole(page, 'checkbox'));
  expect(errors()).toEqual(['Country is required']);
  await save();
  expect(errors()).toEqual(['Country is required', 'Vaccine is required']);
});

it('A form in which nothing is wrong goes on with what was typed', async () => {
  await userEvent.type(getByLabelText(page, 'country'), 'Peru');
  await userEvent.type(getByLabelText(page, 'vaccine'), 'Yellow fever{Enter}');
  expect(accepted).toHaveBeenCalledWith({ country: 'Peru', isFar: true, vaccine: 'Yellow fever' });
});
