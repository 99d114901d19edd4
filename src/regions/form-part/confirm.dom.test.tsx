import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { giveModalDialogs } from '../../../tests/support/browser/modal-dialogs.ts';
import { awake, leavePage, putRegion } from '../../../tests/support/pages/region-page.tsx';
import { soon } from '../../../tests/support/shops/soon.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { confirmFixtures } from './confirm.fixtures.ts';
import { island } from './form-part.island.tsx';

const props = confirmFixtures['an address that is to go'];
const sent = vi.fn((event: SubmitEvent) => event.preventDefault());
beforeEach(() => {
  giveModalDialogs();
  sent.mockClear();
});
afterEach(leavePage);

/** In a form, as a page has it. */
const put = (script = true): HTMLElement => {
  const element = putRegion({ island, props: { part: 'confirm', of: props }, browser: fakeBrowser({}), script });
  const form = document.createElement('form');
  form.addEventListener('submit', sent);
  element.replaceWith(form);
  form.append(element);
  return element;
};
const press = (element: HTMLElement, words: string) =>
  [...element.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click();
const isOpen = (element: HTMLElement) => element.querySelector('dialog')?.open;

describe('a button that asks first', () => {
  it('sends its form at once without a script', async () => {
    const element = put(false);
    press(element, props.label);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(await axeFaults(element)).toEqual([]);
  });

  it('[UI-5] asks in a modal, and sends the form after a yes', async () => {
    const element = put();
    await awake(element);
    press(element, props.label);
    await soon(() => expect(isOpen(element)).toBe(true));
    expect(sent).not.toHaveBeenCalled();
    expect(await axeFaults(element)).toEqual([]);
    press(element, props.question.yes);
    expect(sent).toHaveBeenCalledTimes(1);
    const { submitter } = sent.mock.calls[0]?.[0] ?? {};
    expect(submitter instanceof HTMLButtonElement && [submitter.name, submitter.value]).toEqual(['action', 'remove']);
  });

  it('[UI-5] does nothing after a no', async () => {
    const element = put();
    await awake(element);
    press(element, props.label);
    await soon(() => expect(isOpen(element)).toBe(true));
    press(element, props.question.no);
    await soon(() => expect(isOpen(element)).toBe(false));
    expect(sent).not.toHaveBeenCalled();
  });
});
