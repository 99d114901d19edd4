import { expect } from 'vitest';
import { navigationPath } from '../../../src/contracts/content/navigation.contract.ts';
import type { HttpRequest, HttpResult } from '../../../src/platform/http.ts';
import { fakeBrowser } from '../../../src/testing/fake-browser.ts';
import {
  navigationFixtures,
  nodesFixture,
  worldsFixture,
} from '../../../src/regions/navigation/navigation.fixtures.ts';
import { island } from '../../../src/regions/navigation/navigation.island.tsx';
import type { NavigationProps } from '../../../src/regions/navigation/Navigation.tsx';
import { awake, putRegion } from './region-page.tsx';
import { soon } from '../shops/soon.ts';
import { regionWords } from '../browser/region-words.ts';
import { movePointer } from '../browser/pointer.ts';

export const t = regionWords('DE');
export const ok = (body: unknown): HttpResult => ({ kind: 'answer', status: 200, body });
type Answer = HttpResult | Promise<HttpResult>;
export const browserWith = ({
  nodes = ok(nodesFixture),
  worlds = ok(worldsFixture),
}: { nodes?: Answer; worlds?: Answer } = {}) => {
  const heard: string[] = [];
  const answer = ({ path }: HttpRequest): Answer => (path.startsWith(navigationPath) ? nodes : worlds);
  const browser = fakeBrowser({ answer });
  for (const name of ['vueHeaderNavigationOpened', 'vueHeaderNavigationClosed'] as const)
    browser.events.on(name, () => void heard.push(name));
  return { ...browser, heard };
};
type Browser = ReturnType<typeof browserWith>;
export const usual: NavigationProps = navigationFixtures['eight departments'];

export const link = (element: HTMLElement, title: string): HTMLAnchorElement => {
  const found = [...element.querySelectorAll<HTMLAnchorElement>('a')].find(({ textContent }) => textContent === title);
  if (!found) throw new Error(`no link ${title}`);
  return found;
};
export const button = (element: HTMLElement, name: string): HTMLButtonElement => {
  const all = [...element.querySelectorAll<HTMLButtonElement>('button')];
  const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
export const opener = (element: HTMLElement, title: string) => button(element, t('navigation.open', { title }));
export const flyout = (element: HTMLElement) => element.querySelector<HTMLElement>('[data-flyout]:not([data-going])');
export const heading = (element: HTMLElement) => flyout(element)?.querySelector('p, h2')?.textContent;

/** Onto a target, from wherever the mouse was. */
export const moveOnto = (target: Element) => movePointer(null, target);
export const moveAway = (element: HTMLElement) => movePointer(element.querySelector('nav') ?? element, document.body);
export const tap = (target: HTMLElement): boolean => {
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  return target.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }));
};
export const press = (key: string, target: Element | null = document.activeElement) =>
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/** Awake, with what it asked for. */
export const put = async (props: NavigationProps = usual, browser: Browser = browserWith()) => {
  const element = putRegion({ island, props, browser });
  await awake(element);
  await soon(() => expect(browser.calls).toHaveLength(2));
  await Promise.resolve();
  return { element, browser, opened: (title: string) => soon(() => expect(heading(element)).toBe(title)) };
};
export const closed = (element: HTMLElement) => soon(() => expect(flyout(element)).toBeNull());
