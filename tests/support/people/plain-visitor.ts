import { expect, type BrowserContext } from '@playwright/test';
import type { SiteCode } from '../../../src/contracts/shop/site.contract.ts';
import { sites } from '../../../src/sites/sites.ts';
import { cookieHeader, keepCookieLines } from './cookies.ts';
import type { RunningShop, ShopAnswer, ShopRequest } from '../shops/shop.ts';

/** Repeats a request while an overloaded machine answers 503. */
const patiently =
  (ask: RunningShop['ask']): RunningShop['ask'] =>
  async (request) => {
    let answer = await ask(request);
    if (answer.status === 503)
      await expect
        .poll(async () => {
          answer = await ask(request);
          return answer.status;
        })
        .not.toBe(503);
    return answer;
  };

/** A visitor without a browser who opens links and sends forms on one site; a browser can take over the cookies. */
export const plainVisitor = (shop: RunningShop, site: SiteCode) => {
  const cookies = new Map<string, string>();
  const origin = shop.originOf(site);
  const ask = patiently(shop.ask);
  const call = async (request: ShopRequest): Promise<ShopAnswer> => {
    const answer = await ask({
      site,
      ...request,
      headers: { accept: 'text/html', origin, ...cookieHeader(cookies), ...request.headers },
    });
    keepCookieLines(cookies, answer.headers['set-cookie']);
    return answer;
  };
  return {
    shop: { ...shop, ask },
    site: sites[site],
    open: async (path: string): Promise<string> => (await call({ path })).body,
    /** sends a plain form and returns the location of the response */
    send: async (path: string, fields: Readonly<Record<string, string>>): Promise<string> => {
      const { status, headers, body } = await call({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      });
      if (status >= 400) throw new Error(`${path} refuses the form with ${status}: ${body.slice(0, 400)}`);
      return headers.location ?? path;
    },
    /** returns the first address in a page that matches the pattern */
    linkOn: async (path: string, shape: RegExp): Promise<string> => {
      const links = [...(await call({ path })).body.matchAll(/href="([^"]+)"/g)];
      const found = links.map(([, href = '']) => href.replaceAll('&amp;', '&')).find((href) => shape.test(href));
      if (found === undefined) throw new Error(`${path} on ${site} has no link like ${shape}`);
      return found;
    },
    handOver: (context: BrowserContext): Promise<void> =>
      context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin }))),
  };
};
export type PlainVisitor = ReturnType<typeof plainVisitor>;
