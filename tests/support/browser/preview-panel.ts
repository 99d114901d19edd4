import { expect } from 'vitest';
import { giveModalDialogs } from './modal-dialogs.ts';
import { putRegion } from '../pages/region-page.tsx';
import { soon } from '../shops/soon.ts';
import { fakeBrowser } from '../../../src/testing/fake-browser.ts';
import type { HttpRequest, HttpResult } from '../../../src/platform/http.ts';
import { island } from '../../../src/regions/preview/preview.island.tsx';
import { start } from '../../../src/regions/preview/preview.start.ts';
import { staffWords } from '../../../src/regions/preview/preview.texts.ts';
import type { PreviewProps } from '../../../src/regions/preview/Preview.tsx';

export const words = staffWords.en;
export const json = (status: number, body: unknown): HttpResult => ({ kind: 'answer', status, body });
export const hero = { name: 'hero', groups: [{ name: 'A' }, { name: 'B' }] };
export const nothingSet = { status: 'SUCCESS', dateTime: '', abTestName: '', abTestGroup: '' };

/** The responses of the shop; tests replace them. */
export const panelShop = {
  auth: json(200, nothingSet),
  tests: json(200, { tests: [hero] }),
  token: json(200, { status: 'SUCCESS' }),
};
const answer = ({ path }: HttpRequest): HttpResult => {
  if (path.includes('checkauth')) return panelShop.auth;
  if (path.includes('gettestsat')) return panelShop.tests;
  return path.includes('/token') ? panelShop.token : json(200, { status: 'SUCCESS' });
};
const staff = { StaffAuthToken: 'x' };
export const browserOf = (cookies: Readonly<Record<string, string>> = staff) => fakeBrowser({ answer, cookies });

/** Nothing is set, one test is active, and everything succeeds. Before each test. */
export const resetPanel = (): void => {
  Object.assign(panelShop, {
    auth: json(200, nothingSet),
    tests: json(200, { tests: [hero] }),
    token: json(200, { status: 'SUCCESS', link: 'http://de.localhost/service/preview/open?token=t' }),
  });
  giveModalDialogs();
};

/** A page for staff, hydrated. */
export const panel = async (browser = browserOf(), props: PreviewProps = {}) => {
  const element = putRegion({ island, props, browser });
  const region = element as HTMLElement & { readonly wake: () => void };
  start(element, browser, region.wake);
  await soon(() => expect(element.dataset['status']).toBe('awake'));
  await soon(() => expect(element.querySelector('button')?.textContent).toBe(words.open));
  return element;
};
export const opened = async (browser = browserOf(), props: PreviewProps = {}) => {
  const element = await panel(browser, props);
  element.querySelector('button')?.click();
  await soon(() => expect(element.querySelector('dialog')?.open).toBe(true));
  return element;
};
export const statusText = (element: HTMLElement) => element.querySelector('output')?.textContent;
export const status = (element: HTMLElement) => element.querySelector('[role="status"]')?.textContent;
export const field = (element: HTMLElement, label: string): HTMLInputElement & HTMLSelectElement => {
  const found = [...element.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const input = found && element.querySelector(`[id="${found.htmlFor}"]`);
  if (!input) throw new Error(`no field ${label}`);
  return input as HTMLInputElement & HTMLSelectElement;
};
export const set = (input: HTMLInputElement | HTMLSelectElement, value: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event(input instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};
export const press = (element: HTMLElement, text: string) =>
  [...element.querySelectorAll('button')].find((button) => button.textContent === text)?.click();
export const paths = (browser: ReturnType<typeof browserOf>) => browser.calls.map(({ path }) => path);
