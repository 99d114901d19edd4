import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerOf } from '../../../../tests/support/other-servers/answers.ts';
import { axeFaults } from '../../../../tests/support/browser/axe.ts';
import { giveModalDialogs } from '../../../../tests/support/browser/modal-dialogs.ts';
import { awake, leavePage, putRegion, takeSaid } from '../../../../tests/support/pages/region-page.tsx';
import { soon } from '../../../../tests/support/shops/soon.ts';
import { regionWords } from '../../../../tests/support/browser/region-words.ts';
import { navigationPath } from '../../../contracts/content/navigation.contract.ts';
import type { HttpRequest, HttpResult } from '../../../platform/http.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import type { MenuProps } from './Menu.tsx';
import { closeMs } from '../navigation.constants.ts';
import { failingAnswers, navigationFixtures, nodesFixture, worldsFixture } from '../navigation.fixtures.ts';
import { island } from '../navigation-menu.island.tsx';

beforeAll(giveModalDialogs);

const t = regionWords('DE');
const ok = (body: unknown): HttpResult => ({ kind: 'answer', status: 200, body });
type Answer = HttpResult | Promise<HttpResult>;
const browserWith = ({
  nodes = ok(nodesFixture),
  worlds = ok(worldsFixture),
}: { nodes?: Answer; worlds?: Answer } = {}) => {
  const heard: string[] = [];
  const answer = ({ path }: HttpRequest): Answer => (path.startsWith(navigationPath) ? nodes : worlds);
  const browser = fakeBrowser({ answer, width: 390, height: 844 });
  for (const name of ['vueHeaderNavigationOpened', 'vueHeaderNavigationClosed'] as const)
    browser.events.on(name, () => void heard.push(name));
  return { ...browser, heard };
};
const named = Object.entries<MenuProps>(navigationFixtures);
const usual: MenuProps = navigationFixtures['eight departments'];
afterEach(leavePage);

const dialog = (element: HTMLElement) => element.querySelector('dialog');
const title = (element: HTMLElement) => dialog(element)?.querySelector('h2')?.textContent;
const control = (element: HTMLElement, name: string): HTMLElement => {
  const found = [...element.querySelectorAll<HTMLElement>('a, button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`nothing to press: ${name}`);
  return found;
};
const menuButton = (element: HTMLElement) => control(element, t('navigation.menu'));
const rows = (element: HTMLElement) =>
  [...(dialog(element)?.querySelector('ul')?.querySelectorAll(':scope > li > :is(a, button)') ?? [])].map(
    ({ textContent }) => textContent,
  );

const put = async (props: MenuProps = usual, browser = browserWith()) => {
  const element = putRegion({ island, props, browser });
  await awake(element);
  await soon(() => expect(browser.calls).toHaveLength(2));
  const at = (name: string) => soon(() => expect(title(element)).toBe(name));
  const open = async (name = t('navigation.main')) => {
    menuButton(element).click();
    await at(name);
    // It is shown in a separate task.
    browser.clock.pass(0);
  };
  return { element, browser, at, open };
};

describe.each(named)('the menu: %s', (_, props) => {
  it('[NAV-6] leads to the site map without JavaScript, and passes axe', async () => {
    const element = putRegion({ island, props, browser: browserWith(), script: false });
    expect(element.querySelector('form')?.getAttribute('action')).toBe('/sitemap');
    expect(menuButton(element).getAttribute('type')).toBe('submit');
    expect(await axeFaults(element)).toEqual([]);
  });

  it('hydrates silently, and opens with every entry', async () => {
    const { element, open } = await put({ ...props, branch: [] });
    await open();
    expect(rows(element)).toEqual(
      expect.arrayContaining([...props.items.map((item) => item.title), t('navigation.outlet')]),
    );
    expect(rows(element)[0]).toBe(props.themeworlds.title);
    expect(await axeFaults(element)).toEqual([]);
  });
});

describe('the overlay', () => {
  it('[NAV-7, HDR-11] marks and locks the page, and emits the event for other teams', async () => {
    const { element, browser, open } = await put();
    await open();
    expect(dialog(element)?.open).toBe(true);
    expect(menuButton(element).getAttribute('aria-expanded')).toBe('true');
    expect([browser.isHeld(), browser.isLocked()]).toEqual([true, true]);
    expect(browser.heard).toEqual(['vueHeaderNavigationOpened']);
    control(element, t('navigation.close')).click();
    expect([browser.isHeld(), browser.isLocked()]).toEqual([false, false]);
    expect(browser.heard).toEqual(['vueHeaderNavigationOpened', 'vueHeaderNavigationClosed']);
    browser.clock.pass(closeMs);
    await soon(() => expect(dialog(element)?.open).toBe(false));
    expect(browser.heard).toHaveLength(2);
  });

  it('[NAV-7] goes down a level, expands, and comes back to the row that it left', async () => {
    const { element, at, open } = await put();
    await open();
    control(element, 'Kaffee').click();
    await at('Kaffee');
    expect(document.activeElement?.textContent).toBe('Kaffee');
    expect(rows(element)).toEqual([
      t('navigation.all', { title: 'Kaffee' }),
      'Ganze Bohne',
      'Kaffee-Abo',
      'Zubereitung',
    ]);
    const row = control(element, 'Zubereitung');
    expect(row.getAttribute('aria-expanded')).toBe('false');
    row.click();
    await soon(() => expect(control(element, 'Espressokocher').getAttribute('href')).toBe('/moka-c1320.html'));
    expect(control(element, t('navigation.all', { title: 'Zubereitung' })).getAttribute('href')).toBe(
      '/brew-c1300.html',
    );
    expect(await axeFaults(element)).toEqual([]);
    row.click();
    await soon(() => expect(() => control(element, 'Espressokocher')).toThrow('nothing to press'));
    control(element, t('navigation.back')).click();
    await at(t('navigation.main'));
    await soon(() => expect(document.activeElement).toBe(control(element, 'Kaffee')));
  });

  it('[NAV-5] opens at the current page, with its branch expanded', async () => {
    const { element, open } = await put(navigationFixtures['a page deep in the first department']);
    await open('Kaffee');
    expect(control(element, 'Zubereitung').getAttribute('aria-expanded')).toBe('true');
    expect(control(element, 'Handfilter und Karaffen').getAttribute('aria-current')).toBe('page');
  });

  it('[NAV-4] has the themeworlds by section', async () => {
    const { element, at, open } = await put();
    await open();
    control(element, 'Themenwelten').click();
    await at('Themenwelten');
    expect([...element.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
      'Fundstücke',
      'Neu',
      'Noch mehr',
      'Letzte Chance',
    ]);
    expect(control(element, t('navigation.allWorlds')).getAttribute('href')).toBe('/themenwelten-t100.html');
    expect(await axeFaults(element)).toEqual([]);
  });

  it.each<[string, (browser: ReturnType<typeof browserWith>, element: HTMLElement) => void]>([
    ['Escape', (_, element) => dialog(element)?.dispatchEvent(new Event('cancel', { cancelable: true }))],
    ['another team’s event', ({ events }) => events.emit('kontor:header-close', {})],
    ['a wide screen', ({ resizeTo }) => resizeTo(1280)],
  ])('[HDR-9] closes by %s', async (_, close) => {
    const { element, browser, open } = await put();
    await open();
    close(browser, element);
    browser.clock.pass(closeMs);
    await soon(() => expect(dialog(element)?.open).toBe(false));
    expect(browser.isHeld()).toBe(false);
    expect(browser.heard.at(-1)).toBe('vueHeaderNavigationClosed');
  });

  it('shows a skeleton of the same size while loading', async () => {
    let come: (answer: HttpResult) => void = () => {};
    const nodes = new Promise<HttpResult>((resolve) => {
      come = resolve;
    });
    const { element, at, open } = await put(usual, browserWith({ nodes }));
    await open();
    control(element, 'Kaffee').click();
    await at('Kaffee');
    expect(dialog(element)?.querySelectorAll('a')).toHaveLength(0);
    come(ok(nodesFixture));
    await soon(() => expect(control(element, 'Kaffee-Abo')).toBeTruthy());
  });

  it.each(Object.entries(failingAnswers))(
    '[HDR-12] shows the entries as plain links where the navigation %s',
    async (_, answer) => {
      const { element, open } = await put(usual, browserWith({ nodes: answer }));
      await open();
      await soon(() => expect(control(element, 'Kaffee').getAttribute('href')).toBe('/x-c1000.html'));
      expect(control(element, 'Themenwelten').localName).toBe('button');
      expect(takeSaid()).toHaveLength(1);
      expect(await axeFaults(element)).toEqual([]);
    },
  );
});

describe('a tree of five levels', () => {
  const words = (element: HTMLElement) =>
    [...element.querySelectorAll('dialog li > :is(a, button)')].map(({ textContent }) => textContent);
  const five = { nodes: ok(answerOf('navigation', 'five-levels').body) };
  const props: MenuProps = { ...usual, items: [{ title: 'Kaffee', url: '/kaffee-c1000.html' }] };

  it('[NAV-1, NAV-7] is opened row by row down to its end', async () => {
    const { element, open, at } = await put(props, browserWith(five));
    await open();
    control(element, 'Kaffee').click();
    await at('Kaffee');
    for (const row of ['Röstkaffee', 'Ganze Bohne', 'Aus Afrika']) {
      control(element, row).click();
      await soon(() => expect(words(element)).toContain(t('navigation.all', { title: row })));
    }
    expect(words(element)).toEqual(expect.arrayContaining(['Äthiopien', 'Kenia', 'Aus Südamerika', 'Filterkaffee']));
    expect(await axeFaults(element)).toEqual([]);
  });

  it('[NAV-5] is open down to the current page', async () => {
    const branch = [
      '/kaffee-c1000.html',
      '/roestkaffee-c1100.html',
      '/ganze-bohne-c1110.html',
      '/aus-afrika-c1111.html',
      '/kenia-c1113.html',
    ];
    const { element, open } = await put({ ...props, branch }, browserWith(five));
    await open('Kaffee');
    expect(element.querySelector('[aria-current="page"]')?.textContent).toBe('Kenia');
  });
});
