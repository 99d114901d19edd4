import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { psdataPath } from '../../src/contracts/customer/header-start.contract.ts';
import { loginPath } from '../../src/contracts/customer/login.contract.ts';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { besideBare, milli, mustBe, type Benchmark, type Figure } from '../harness/figures.ts';
import type { Lab } from '../harness/lab.ts';
import { load, measure, requestText } from '../harness/load.ts';
import type { BenchShop } from '../harness/shop.ts';
import { cookiesIn, csrf, visitorCookies } from '../harness/visitor.ts';

const connections = 16;

interface DemoFile {
  readonly password: string;
  readonly sites: { readonly DE: readonly { readonly email: string }[] };
}

/** Cookies of the demo's first customer, logged in. */
const loggedInCookies = async (shop: BenchShop): Promise<string> => {
  const file = join(repositoryRoot, 'content/customers/demo.json');
  // Checked by the shop at its start.
  const { password, sites } = JSON.parse(readFileSync(file, 'utf8')) as DemoFile;
  const body = JSON.stringify({ email: sites.DE[0]?.email, password });
  return cookiesIn(await shop.ask({ path: loginPath, method: 'POST', headers: csrf, body }), loginPath);
};

const stateOf = async (
  lab: Lab,
  shop: BenchShop,
  who: string,
  cookie: string,
  most: number,
): Promise<readonly Figure[]> => {
  const bare = await lab.bare();
  const order = {
    port: shop.port,
    connections,
    seconds: lab.seconds,
    lists: [[requestText({ path: psdataPath, headers: { ...csrf, cookie } })]],
  };
  const warm = mustBe(await load({ ...order, seconds: 1 }), [200]);
  lab.say(`  warm: ${milli(warm.medianMs)}`);
  const beside = await bare.run('/', connections, lab.seconds);
  const measured = mustBe(await measure(order, [shop.pid]), [200]);
  return besideBare({
    benchmark: 'psdata',
    what: `customer state, ${who}`,
    shop: measured,
    bare: beside,
    trees: ['shop'],
    most,
  });
};

export const customerState: Benchmark = {
  name: 'psdata',
  about: 'customer state of a visitor who is not logged in, and of one who is',
  run: async (lab) => {
    const shop = await lab.shopOnPostgres();
    return [
      ...(await stateOf(lab, shop, 'logged out', await visitorCookies(shop.ask), 4)),
      ...(await stateOf(lab, shop, 'logged in', await loggedInCookies(shop), 6)),
    ];
  },
};

const attempts = 200;
/** The share of the request rate that must remain for other visitors. */
const leastLeft = 0.5;

/** 200 simultaneous logins with wrong passwords: the request rate of other visitors meanwhile. */
export const loginBurst: Benchmark = {
  name: 'login-burst',
  about: `pages beside ${attempts} login attempts at once`,
  run: async (lab) => {
    const shop = await lab.shopOnPostgres();
    const pages = { port: shop.port, connections, seconds: lab.seconds, lists: [[requestText({ path: '/' })]] };
    mustBe(await load({ ...pages, seconds: 1 }), [200]);
    const alone = mustBe(await load(pages), [200]);
    const tries = Array.from({ length: attempts }, (_, n) =>
      requestText({
        path: loginPath,
        method: 'POST',
        headers: csrf,
        body: JSON.stringify({ email: `unknown${n}@example.com`, password: 'not the password' }),
      }),
    );
    const [beside, tried] = await Promise.all([
      load(pages),
      load({ port: shop.port, connections: attempts, seconds: 60, lists: [tries], once: true }),
    ]);
    mustBe(beside, [200]);
    const left = beside.rate / alone.rate;
    return [
      {
        benchmark: 'login-burst',
        what: `cached page beside ${attempts} login attempts at once: rate`,
        value: `${left.toFixed(2)} of alone`,
        budget: `${leastLeft} of alone`,
        kept: left >= leastLeft,
        note: `attempts: ${JSON.stringify(tried.statuses)}, median ${milli(tried.medianMs)}, longest ${milli(tried.longestMs)}`,
      },
    ];
  },
};
