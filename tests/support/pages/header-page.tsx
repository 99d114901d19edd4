import { renderToString } from 'react-dom/server';
import { cartPath, type Cart } from '../../../src/contracts/cart/cart.contract.ts';
import { articleOf, cartWith, coffee } from '../../../src/testing/cart.fixtures.ts';
import { psdataOf } from '../../../src/testing/customer.fixtures.ts';
import { psdataFallbackPath, psdataPath, type Psdata } from '../../../src/contracts/customer/header-start.contract.ts';
import type { SiteCode } from '../../../src/contracts/shop/site.contract.ts';
import { fakeBrowser } from '../../../src/testing/fake-browser.ts';
import { Header } from '../../../src/regions/header/Header.tsx';
import { start } from '../../../src/regions/header/header.start.ts';
import { HeaderIcons } from '../../../src/regions/header/HeaderIcons.tsx';
import { SiteProvider } from '../../../src/sites/site-context.tsx';
import { sites } from '../../../src/sites/sites.ts';
import { pageWords } from './draw-page.tsx';

const psdataPaths = new Set([psdataPath, psdataFallbackPath]);
const token = `e30.${btoa(JSON.stringify({ ren: 100, exp: 200 }))}.sign`;
const cookies = { LongTermToken: token };
export const cartOf = (count: number): Cart => ({ ...cartWith([articleOf(coffee, 1)]), numberOfArticles: count });

interface Put {
  readonly reduced?: boolean;
  /** `data-…` as the page's author wrote them */
  readonly attributes?: Readonly<Record<string, string>>;
}
export const put = (code: SiteCode = 'DE', { reduced = false, attributes = {} }: Put = {}): HTMLElement => {
  const element = document.createElement('k-region');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = renderToString(
    <SiteProvider value={{ site: sites[code], t: pageWords(code) }}>
      <Header
        benefits={[]}
        reduced={reduced}
        secureHint={reduced}
        search={null}
        icons={<HeaderIcons />}
        navigation={null}
      />
    </SiteProvider>,
  );
  document.body.append(element);
  return element;
};
interface Given {
  readonly psdata?: Psdata;
  readonly cart?: Cart | undefined;
  readonly status?: number;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly failing?: readonly string[];
}
export const browserWith = ({ cart, status = 200, cookies: given = cookies, failing = [], psdata }: Given = {}) => {
  const answers = { cart, status, psdata };
  const browser = fakeBrowser({
    cookies: given,
    answer: ({ path }) => {
      if (failing.includes(path)) return { kind: 'failed', reason: 'network' };
      if (path === cartPath) return { kind: 'answer', status: answers.status, body: { cart: answers.cart } };
      return {
        kind: 'answer',
        status: 200,
        body: psdataPaths.has(path) ? (answers.psdata ?? psdataOf('LOGGED_OUT')) : {},
      };
    },
  });
  return { ...browser, answers };
};
/** Starts the header, whose first calls are a task of their own. */
export const startHeader = (element: HTMLElement, browser: ReturnType<typeof browserWith>) => {
  const stop = start(element, browser);
  browser.clock.pass(0);
  return stop;
};
/** Everything that was asked has been answered. */
export const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
