import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  browserOf,
  field,
  hero,
  json,
  nothingSet,
  opened,
  panelShop,
  paths,
  press,
  resetPanel,
  set,
  status,
  statusText,
} from '../../../tests/support/browser/preview-panel.ts';
import { leavePage } from '../../../tests/support/pages/region-page.tsx';
import { soon } from '../../../tests/support/shops/soon.ts';

beforeEach(resetPanel);
afterEach(leavePage);

/** Types character by character, after what is already there. */
const type = (input: HTMLInputElement, text: string) => {
  for (const character of text) set(input, input.value + character);
};
const erase = (input: HTMLInputElement, count = input.value.length) => {
  for (let left = count; left > 0; left -= 1) set(input, input.value.slice(0, -1));
};
const expansion = (element: HTMLElement): HTMLDetailsElement => {
  const details = element.querySelector('details');
  if (!details) throw new Error('no A/B tests');
  return details;
};
const toggle = async (element: HTMLElement, isOpen: boolean) => {
  const details = expansion(element);
  // A press on the summary does the same in a browser.
  await new Promise((resolve) => {
    details.addEventListener('toggle', resolve, { once: true });
    details.open = isOpen;
  });
};
const problem = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
const dateWrong = 'Please enter a valid date as YYYY-MM-DD, such as 2026-11-28.';

describe('[PREV-5, PREV-6] typing', () => {
  const set28 = () => {
    panelShop.auth = json(200, {
      ...nothingSet,
      dateTime: '2026-11-28T08:00:00.000Z',
      abTestName: 'hero',
      abTestGroup: 'B',
    });
  };
  const testsAsked = (browser: ReturnType<typeof browserOf>) =>
    paths(browser).filter((path) => path.includes('gettestsat')).length;
  const choice = (element: HTMLElement) => [field(element, 'Test name').value, field(element, 'Group').value];

  it('keeps the chosen test while the date is corrected, and asks for tests when it is whole', async () => {
    set28();
    const browser = browserOf();
    const element = await opened(browser);
    await soon(() => expect(statusText(element)).toBe('Active tests found.'));
    expect(testsAsked(browser)).toBe(1);
    panelShop.tests = json(200, { tests: [] });
    erase(field(element, 'Date'), 1);
    await soon(() => expect(statusText(element)).toBe(dateWrong));
    expect([field(element, 'Date').value, testsAsked(browser), ...choice(element)]).toEqual([
      '2026-11-2',
      1,
      'hero',
      'B',
    ]);
    panelShop.tests = json(200, { tests: [hero] });
    type(field(element, 'Date'), '9');
    await soon(() => expect(statusText(element)).toBe('Active tests found.'));
    expect([testsAsked(browser), ...choice(element)]).toEqual([2, 'hero', 'B']);
    expect(expansion(element).open).toBe(true);
    press(element, 'Set preview settings');
    await soon(() => expect(status(element)).toContain('Settings applied successfully.'));
    expect(paths(browser).at(-1)).toBe(
      '/service/preview/api/token?test=hero&group=B&previewDateTime=2026-11-29T08%3A00%3A00.000Z',
    );
  });

  it('says that the chosen test is not active then, and takes it again on a day when it is', async () => {
    set28();
    const element = await opened();
    await soon(() => expect(statusText(element)).toBe('Active tests found.'));
    panelShop.tests = json(200, { tests: [] });
    erase(field(element, 'Date'));
    type(field(element, 'Date'), '2027-01-01');
    await soon(() => expect(statusText(element)).toBe('No active tests for this date.'));
    expect(status(element)).toContain('hero is not active then. No test is selected.');
    expect(choice(element)).toEqual(['', '']);
    panelShop.tests = json(200, { tests: [hero] });
    erase(field(element, 'Date'), 1);
    type(field(element, 'Date'), '2');
    await soon(() => expect(statusText(element)).toBe('Active tests found.'));
    expect([status(element), ...choice(element)]).toEqual(['', 'hero', 'B']);
  });

  it.each([
    ['28.11.2026', '', 'Date', dateWrong],
    ['2026-02-30', '', 'Date', dateWrong],
    ['2026-11-28', '9:00', 'Time', 'Please enter the time as HH:MM, such as 09:00.'],
    ['', '09:00', 'Date', dateWrong],
  ])('tells what is wrong with the date %j and the time %j, and sends nothing', async (date, time, label, text) => {
    const browser = browserOf();
    const element = await opened(browser);
    await soon(() => expect(statusText(element)).toBe('Active tests found.'));
    type(field(element, 'Date'), date);
    type(field(element, 'Time'), time);
    press(element, 'Set preview settings');
    const wrong = field(element, label);
    await soon(() => expect([wrong.getAttribute('aria-invalid'), problem(wrong)]).toEqual(['true', text]));
    expect(document.activeElement).toBe(wrong);
    expect(element.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
    expect(paths(browser).some((path) => path.includes('/token'))).toBe(false);
    type(wrong, '0');
    await soon(() => expect(wrong.getAttribute('aria-invalid')).toBe('false'));
    expect(problem(wrong)).toBeUndefined();
  });
});

describe('[PREV-1, PREV-5] the part of the A/B tests', () => {
  it('is closed at first without a test, and stays as it was left', async () => {
    const element = await opened();
    await soon(() => expect(statusText(element)).toBe('Active tests found.'));
    expect(expansion(element).open).toBe(false);
    await toggle(element, true);
    set(field(element, 'Test name'), 'hero');
    await soon(() => expect(field(element, 'Group').disabled).toBe(false));
    set(field(element, 'Test name'), '');
    await soon(() => expect(field(element, 'Group').disabled).toBe(true));
    expect(expansion(element).open).toBe(true);
    await toggle(element, false);
    set(field(element, 'Test name'), 'hero');
    await soon(() => expect(field(element, 'Group').disabled).toBe(false));
    expect(expansion(element).open).toBe(false);
    for (const again of ['once', 'after it was closed']) {
      press(element, 'Set preview settings');
      await soon(() => expect([again, expansion(element).open]).toEqual([again, true]));
      expect(document.activeElement).toBe(field(element, 'Group'));
      await toggle(element, false);
    }
  });
});
