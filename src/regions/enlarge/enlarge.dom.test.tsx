import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { pageWords } from '../../../tests/support/pages/draw-page.tsx';
import { soon } from '../../../tests/support/shops/soon.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { SiteProvider } from '../../sites/site-context.tsx';
import { allSites, sites } from '../../sites/sites.ts';
// Loaded on demand in the browser; imported here so that it is available at once.
import './enlarge.effects.ts';
import { enlargeFixtures } from './enlarge.fixtures.ts';
import { start } from './enlarge.start.ts';
import { EnlargeDialog } from './EnlargeDialog.tsx';

beforeAll(() => {
  // jsdom has the element and none of its methods.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const picture = (name: string, style = '') =>
  `<li style="${style}"><a href="/${name}.webp"><picture><img src="/small/${name}.webp" alt="${name}"></picture></a></li>`;
let element: HTMLElement;
const put = (code: keyof typeof sites, ...pictures: string[]): void => {
  element = document.createElement('k-region');
  element.innerHTML = `<ul>${pictures.join('')}</ul>${renderToString(
    <SiteProvider value={{ site: sites[code], t: pageWords(code) }}>
      <EnlargeDialog {...enlargeFixtures['a coat']} />
    </SiteProvider>,
  )}`;
  document.body.append(element);
  void start(element, fakeBrowser());
};
beforeEach(() => put('DE', picture('camel', 'display: none'), picture('blue'), picture('back'), picture('worn')));
afterEach(() => {
  document.body.innerHTML = '';
});

const dialog = () => element.querySelector('dialog');
const link = (name: string) => element.querySelector<HTMLAnchorElement>(`a[href="/${name}.webp"]`);
const press = (name: string, how: MouseEventInit = {}): MouseEvent => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  link(name)?.dispatchEvent(event);
  return event;
};
const opened = async (name: string): Promise<void> => {
  press(name);
  await soon(() => expect(dialog()?.open).toBe(true));
};
const said = () => [...(dialog()?.querySelectorAll('p span') ?? [])].map(({ textContent }) => textContent);
const type = (key: string): boolean =>
  !(dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })) ?? true);
const tool = (act: string) => dialog()?.querySelector<HTMLButtonElement>(`[value="${act}"]`);
const zooms = () =>
  [...(dialog()?.querySelectorAll<HTMLElement>('li > div') ?? [])].map(({ style }) => style.getPropertyValue('--zoom'));

it.each(allSites)('[SHOP-10] the dialog has a name and named buttons that pass axe on $code', async ({ code }) => {
  document.body.innerHTML = '';
  put(code, picture('blue'), picture('back'));
  await opened('blue');
  expect(await axeFaults(element)).toEqual([]);
});

describe('a press on a picture', () => {
  it('[SHOP-10] opens the pictures that are shown, of no other colour, at the one that was pressed', async () => {
    expect(press('back').defaultPrevented).toBe(true);
    await soon(() => expect(dialog()?.open).toBe(true));
    expect([...(dialog()?.querySelectorAll('img') ?? [])].map(({ alt }) => alt)).toEqual(['blue', 'back', 'worn']);
    expect(said()).toEqual(['back', '2 / 3']);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('[SHOP-10] is the browser’s with a modifier: %j', (how) => {
    expect(press('back', how).defaultPrevented).toBe(false);
  });

  it('[SHOP-10] shows what is shown now: another colour after the first was closed', async () => {
    await opened('back');
    dialog()?.close();
    for (const [name, display] of [
      ['camel', ''],
      ['blue', 'none'],
    ] as const) {
      const item = link(name)?.closest('li');
      if (item) item.style.display = display;
    }
    await opened('camel');
    expect(said()).toEqual(['camel', '1 / 3']);
  });
});

describe('the open pictures', () => {
  it('[SHOP-10] are walked by arrow keys and buttons, round and round', async () => {
    await opened('back');
    expect(type('ArrowRight')).toBe(true);
    expect(said()).toEqual(['worn', '3 / 3']);
    type('ArrowRight');
    expect(said()).toEqual(['blue', '1 / 3']);
    type('ArrowLeft');
    expect(said()).toEqual(['worn', '3 / 3']);
    tool('back')?.click();
    expect(said()).toEqual(['back', '2 / 3']);
    tool('next')?.click();
    expect(said()).toEqual(['worn', '3 / 3']);
    expect(type('a')).toBe(false);
  });

  it('[SHOP-10] follow a swipe of the row', async () => {
    await opened('blue');
    const row = dialog()?.querySelector('ul');
    if (!row) throw new Error('there is no row');
    Object.defineProperty(row, 'clientWidth', { value: 300 });
    row.dispatchEvent(new Event('scroll'));
    row.scrollLeft = 580;
    row.dispatchEvent(new Event('scroll'));
    expect(said()).toEqual(['worn', '3 / 3']);
  });

  it('[SHOP-10] have no steps where there is one picture', async () => {
    document.body.innerHTML = '';
    put('DE', picture('blue'));
    await opened('blue');
    expect(tool('next')?.closest<HTMLElement>('[hidden]')).not.toBeNull();
  });

  it.each([
    ['the cross', () => tool('close')?.click()],
    // Escape closes a modal dialog by itself; it then says so.
    ['Escape', () => dialog()?.close()],
  ])('[SHOP-10] are closed by %s, and the focus is back where it was', async (_, close) => {
    await opened('back');
    type('ArrowRight');
    close();
    expect(dialog()?.open).toBe(false);
    expect(document.activeElement).toBe(link('back'));
    expect(dialog()?.querySelectorAll('img')).toHaveLength(0);
    type('ArrowRight');
    expect(said()).toEqual(['worn', '3 / 3']);
  });
});

describe('an enlarged picture', () => {
  it('[SHOP-10] is three times as large by a button or a key, and whole again', async () => {
    await opened('blue');
    expect(tool('zoom')?.getAttribute('aria-pressed')).toBe('false');
    tool('zoom')?.click();
    expect(zooms()).toEqual(['3', '', '']);
    expect(tool('zoom')?.getAttribute('aria-pressed')).toBe('true');
    tool('zoom')?.click();
    expect(zooms()).toEqual(['1', '', '']);
    type('+');
    expect(zooms()).toEqual(['3', '', '']);
    type('-');
    expect(zooms()).toEqual(['1', '', '']);
  });

  it('[SHOP-10] is moved by the arrow keys, and whole when another one is shown', async () => {
    await opened('blue');
    tool('zoom')?.click();
    type('ArrowRight');
    expect(said()).toEqual(['blue', '1 / 3']);
    expect(dialog()?.querySelector('li > div')?.scrollLeft).toBe(80);
    tool('next')?.click();
    expect(said()).toEqual(['back', '2 / 3']);
    expect(zooms()).toEqual(['1', '', '']);
  });

  it('[SHOP-10] is pressed by a mouse, and tapped twice by a finger', async () => {
    await opened('blue');
    const frame = dialog()?.querySelector('li > div');
    const release = (pointerType: string) =>
      frame?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType, button: 0 }));
    release('mouse');
    expect(zooms()[0]).toBe('3');
    release('mouse');
    expect(zooms()[0]).toBe('1');
    release('touch');
    expect(zooms()[0]).toBe('1');
    release('touch');
    expect(zooms()[0]).toBe('3');
  });
});
