import { expect } from 'vitest';
import { articleOf, cartWith, coffee } from '../../../src/testing/cart.fixtures.ts';
import { psdataOf } from '../../../src/testing/customer.fixtures.ts';
import { psdataPath, type Psdata } from '../../../src/contracts/customer/header-start.contract.ts';
import type { HttpResult } from '../../../src/platform/http.ts';
import type { SiteCode } from '../../../src/contracts/shop/site.contract.ts';
import { fakeBrowser } from '../../../src/testing/fake-browser.ts';
import { island } from '../../../src/regions/header/header-icons.island.tsx';
import type { IconName } from '../../../src/regions/header/icons.constants.ts';
import { awake, putRegion } from './region-page.tsx';
import { soon } from '../shops/soon.ts';
import { movePointer } from '../browser/pointer.ts';

const cookies = { LongTermToken: 'e30.e30.sign' };
export const keptCart = cartWith([articleOf(coffee, 2)]);

interface Given {
  /** to any change of the cart */
  readonly answer?: HttpResult;
  readonly psdata?: Psdata;
  readonly cookies?: Readonly<Record<string, string>>;
}
export const browserWith = ({ answer, psdata = psdataOf('LOGGED_OUT'), cookies: given = cookies }: Given = {}) => {
  const heard: string[] = [];
  const browser = fakeBrowser({
    cookies: given,
    answer: ({ path, method }) =>
      method === 'PUT' && answer ? answer : { kind: 'answer', status: 200, body: path === psdataPath ? psdata : {} },
  });
  for (const name of [
    'vueHeaderNavigationOpened',
    'vueHeaderNavigationClosed',
    'kontor:header-close',
    'kontor:cart-update',
  ] as const)
    browser.events.on(name, () => void heard.push(name));
  return { ...browser, heard };
};
export type Browser = ReturnType<typeof browserWith>;

export const put = async (
  browser: Browser = browserWith(),
  code: SiteCode = 'DE',
  attributes: Record<string, string> = {},
) => {
  const element = putRegion({ island, props: {}, browser, code });
  const header = document.createElement('div');
  Object.assign(header.dataset, { region: 'header', ...attributes });
  document.body.append(header);
  header.append(element);
  await awake(element);
  const part = (selector: string): HTMLElement => {
    const found = element.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  };
  return {
    browser,
    element,
    part,
    link: (name: IconName) => part(`[data-icon="${name}"] > a`),
    toggle: (name: IconName) => part(`[data-icon="${name}"] > button`),
    opened: () => element.querySelector<HTMLElement>('[data-icon][data-open] [data-flyout]')?.dataset['flyout'],
    untilOpen: (name: IconName) =>
      soon(() => expect(element.querySelector('[data-open]')?.getAttribute('data-icon')).toBe(name)),
    untilClosed: () => soon(() => expect(element.querySelector('[data-open]')).toBeNull()),
  };
};
export const over = (target: Element) => movePointer(document.body, target);
export const away = (element: HTMLElement) => movePointer(element.querySelector('ul'), document.body);
export const tap = (target: HTMLElement): boolean => {
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  return target.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }));
};
/** Returns true when no listener prevented the click. jsdom does not navigate, so this is how a test sees it. */
export const isFollowed = (click: () => void): boolean => {
  let answer = false;
  document.addEventListener(
    'click',
    (event) => {
      answer = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  click();
  return answer;
};
export const press = (key: string, target: Element) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
