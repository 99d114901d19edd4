import { cartPagePath } from '../../src/contracts/cart/cart.contract.ts';
import { engines, type Engine } from '../support/browser/engines.ts';
import { terms } from '../support/pages/every-page.ts';
import { expect, test } from '../support/browser/journey.ts';
import { wordsOf } from '../support/words/words.ts';

const t = wordsOf('DE');

const heading = (engine: Engine) => engine.read(`document.querySelector('h1')?.textContent`);
const address = (engine: Engine) => engine.read('location.pathname');
const shown = (engine: Engine, selector: string) => engine.read(`document.querySelector('${selector}')?.innerText`);

/** As soon as it can be pressed. */
const press = (engine: Engine, selector: string) => expect(() => engine.press(selector)).toPass();

for (const { name, missing, start } of engines)
  test.describe(name, () => {
    test.skip(
      () => missing().length > 0,
      `${name} is not on this machine; tests/support/browser/ensure-engines.ts says more`,
    );

    test(`${name}: looks for something, opens it, puts it into the cart, and takes one more`, async ({ shop }) => {
      const engine = await start();
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
        expect(engine.errors()).toEqual([]);
      } finally {
        await engine.close();
      }
    });
  });
