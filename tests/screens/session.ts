import {
  type ByRoleMatcher,
  type ByRoleOptions,
  fireEvent,
  screen,
  waitFor,
  within,
} from '@testing-library/dom';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { type SeededSession, storedTexts } from '#tests/examples/seeded-session.ts';
import { loadPage } from './load-page.ts';

export type Name = NonNullable<ByRoleOptions['name']>;

/** Opens a page as an earlier visit left it in the browser. */
export async function openAt(path: string, seeded: SeededSession = {}): Promise<Session> {
  for (const { in: place, key, text } of storedTexts(seeded))
    (place === 'local' ? localStorage : sessionStorage).setItem(key, text);
  await loadPage(path);
  const session = new Session();
  await session.isAt(path);
  await screen.findByRole('heading', { level: 1 });
  return session;
}

/** What a student does, in the words of the screens. Every step waits for what it needs. */
export class Session {
  readonly user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

  /** Waits for the one element of this role and name, on the page or in a part of it. */
  find(role: ByRoleMatcher, name: Name, part: HTMLElement = document.body): Promise<HTMLElement> {
    return within(part).findByRole(role, { name });
  }

  button(name: Name, part?: HTMLElement): Promise<HTMLElement> {
    return this.find('button', name, part);
  }

  /** Presses a button once it may be pressed. */
  async press(name: Name, part?: HTMLElement): Promise<void> {
    const button = await this.button(name, part);
    await waitFor(() => expect(button).toBeEnabled());
    await this.click(button);
  }

  async click(element: HTMLElement): Promise<void> {
    await this.user.click(element);
    await drawn();
  }

  /** Puts a text into a field in place of what it held. */
  async fill(label: Name, text: string, part?: HTMLElement): Promise<void> {
    await write(await this.find('textbox', label, part), text);
  }

  async tick(label: Name, part?: HTMLElement): Promise<void> {
    const box = await this.find('checkbox', label, part);
    expect(box).not.toBeChecked();
    await this.click(box);
  }

  /** Chooses one of several answers. */
  async select(answer: Name, part?: HTMLElement): Promise<void> {
    await this.click(await this.find('radio', answer, part));
  }

  async untick(label: Name, part?: HTMLElement): Promise<void> {
    const box = await this.find('checkbox', label, part);
    expect(box).toBeChecked();
    await this.click(box);
  }

  async choose(dropdown: Name, option: string, part?: HTMLElement): Promise<void> {
    await choose(await this.find('combobox', dropdown, part), option);
  }

  async acceptTerms(): Promise<void> {
    await this.agreeToTerms();
    await this.press('Accept');
  }

  /** Without a layout there is nothing to scroll: the terms count as read. */
  async agreeToTerms(): Promise<void> {
    await this.isAt('/terms');
    await this.tick(/^I have read and agree/);
  }

  async isAt(path: string): Promise<void> {
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(path));
  }

  /** The browser's own reload: what is stored stays, everything else is gone. */
  async reload(): Promise<void> {
    const { location, history } = window;
    await loadPage(location.pathname + location.search, history.state);
    await screen.findByRole('heading', { level: 1 });
  }
}

/** What the browser has kept of the case. */
export function storedRecord(): PatientRecord {
  return JSON.parse(localStorage.getItem('anamnesisCase') ?? '{}').case;
}

/** Puts a text into a field in place of what it held, as pasting it would. */
export async function write(field: HTMLElement, text: string): Promise<void> {
  field.focus();
  fireEvent.input(field, { target: { value: text } });
  await drawn();
}

/** Chooses an option of a dropdown, or adds it as a custom one. */
export async function choose(dropdown: HTMLElement, option: string): Promise<void> {
  if (dropdown instanceof HTMLSelectElement) {
    fireEvent.change(dropdown, { target: { value: option } });
    await drawn();
    expect(dropdown).toHaveValue(option);
    return;
  }
  await write(dropdown, option);
  const [first] = await screen.findAllByRole('option', { name: name => name.includes(option) });
  fireEvent.click(first ?? dropdown);
  await drawn();
  expect(dropdown).toHaveValue(option);
}

/** React has drawn what the last step changed: whoever looks now does not see the page from before. */
function drawn(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve));
}
