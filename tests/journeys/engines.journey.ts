import { cartPagePath } from '../../src/contracts/cart/cart.contract.ts';
import { engines, type Engine } from '../support/browser/engines.ts';
import { terms } from '../support/pages/every-page.ts';
import { expect as expectSoon, test } from '../support/browser/journey.ts';
import { inTurn } from '../support/browser/turns.ts';
import { openForeignSite, type ForeignSite } from '../support/other-servers/foreign-site.ts';
import { hostFiles, hostPages } from '../support/other-servers/host-pages.ts';
import { wordsOf } from '../support/words/words.ts';

const t = wordsOf('DE');

/** On busy cores these browsers, which draw without a graphics card, take longer for a page than Chromium. */
const expect = expectSoon.configure({ timeout: 60_000 });

const heading = (engine: Engine) => engine.read(`document.querySelector('h1')?.textContent`);
const address = (engine: Engine) => engine.read('location.pathname');
const shown = (engine: Engine, selector: string) => engine.read(`document.querySelector('${selector}')?.innerText`);

/** As soon as it can be pressed. */
const press = (engine: Engine, selector: string) => expect(() => engine.press(selector)).toPass();

/** Of the pages of other teams those that engines may read differently; each engine has half of them, with `WHOLE=1` all. */
const hostNames = new Set([
  'a root font of 62.5 %',
  'quirks mode in a table',
  'a flex body of the height of the window',
  'a grid body that centres',
  'writing from right to left',
  'the script tag and a shadow root',
]);

for (const [place, { name, missing, start }] of engines.entries())
  test.describe(name, () => {
    test.skip(
      () => missing().length > 0,
      `${name} is not on this machine; tests/support/browser/ensure-engines.ts says more`,
    );

    test(`${name}: looks for something, opens it, puts it into the cart, and takes one more`, async ({ shop }) => {
      test.slow();
      const engine = await start();
      let theirs: ForeignSite | undefined;
      try {
        await engine.open(`${shop.originOf('DE')}/`);
        await expect.poll(() => heading(engine)).toBe(t('page.home.heroTitle'));
        // The first visit shows the consent banner.
        await expect.poll(() => shown(engine, '[data-banner]')).toContain(t('consent.refuse'));
        await press(engine, '[data-banner] [name="consent"][value="none"]');
        await expect.poll(() => engine.read(`document.querySelector('[data-banner]').hidden`)).toBe(true);

        await engine.ask('input[name="query"]', terms.DE);
        await expect.poll(() => heading(engine)).toBe(t('page.search.title', { term: terms.DE }));
        // While what is above still comes, a thing may move away from under the pointer.
        await expect(async () => {
          if (!/-p\d{9}\.html$/.test(String(await address(engine)))) await engine.press('main article a');
          await expect.poll(() => address(engine), { timeout: 2000 }).toMatch(/-p\d{9}\.html$/);
        }).toPass();
        const title = String(await heading(engine));

        // The found product may have sizes, of which none is chosen.
        if (await engine.read(`document.querySelector('input[name="size"]') !== null`))
          await press(engine, 'k-region[data-region="buy"] input[name="size"]');
        await press(engine, 'k-region[data-region="buy"] form [type="submit"][data-keep-click]');
        await expect
          .poll(() => shown(engine, 'k-region[data-region="buy"] [role="status"]'))
          .toContain(t('buy.added', { title }));
        await expect.poll(() => shown(engine, '[data-live="cart-count"]')).toBe('1');

        await engine.open(shop.originOf('DE') + cartPagePath);
        await expect.poll(() => shown(engine, 'main')).toContain(title);
        await press(engine, 'k-region[data-region="cart"] fieldset button:last-child');
        await expect.poll(() => shown(engine, 'k-region[data-region="cart"] fieldset output')).toBe('2');
        await expect.poll(() => shown(engine, '[data-live="cart-count"]')).toBe('2');
        expect(await engine.read(`document.querySelectorAll('[data-status="failed"]').length`)).toBe(0);

        // EMB-6: on pages of other teams the header is as at home, and wakes.
        const headerIn = `(document.querySelector('#page')?.shadowRoot ?? document).querySelector('k-region[data-region="header"]')`;
        const drawn = () =>
          engine.read(
            `[...(${headerIn}?.querySelectorAll('a, input, [data-icon]') ?? [])].map((element) => { const { width, height } = element.getBoundingClientRect(); return [element.getAttribute('href') ?? element.localName, getComputedStyle(element).fontSize, Math.round(width), Math.round(height)].join(' '); })`,
          );
        const isDrawn = () => engine.read(`Boolean(${headerIn}?.dataset.status)`);
        const searchStatus = `(document.querySelector('#page')?.shadowRoot ?? document).querySelector('k-region[data-region="search"]')?.dataset.status`;
        theirs = await openForeignSite(shop.port, hostFiles);
        const [plain, ...strange] = hostPages.filter(
          ({ name: host }) => host === 'no styles of its own' || hostNames.has(host),
        );
        // The first page may show the stand-ins of the fonts, which are wider; the next one has the fonts.
        for (let visit = 0; visit < 2; visit += 1) {
          await engine.open(theirs.origin + (plain?.path ?? ''));
          await expect.poll(isDrawn).toBe(true);
          await expect.poll(() => engine.read('document.fonts.status')).toBe('loaded');
        }
        const athome = await drawn();
        expect(athome).not.toEqual([]);
        for (const host of inTurn([0, 1], place, 0).flatMap((part) => strange.slice(part * 3, part * 3 + 3))) {
          await engine.open(theirs.origin + host.path);
          await expect.poll(isDrawn, host.name).toBe(true);
          await expect.poll(drawn, host.name).toEqual(athome);
          await engine.read(
            `(document.querySelector('#page')?.shadowRoot ?? document).querySelector('input[name="query"]').focus()`,
          );
          await expect.poll(() => engine.read(searchStatus), host.name).toBe('awake');
        }
        expect(engine.errors()).toEqual([]);
      } finally {
        await engine.close();
        await theirs?.close();
      }
    });
  });
