import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieJar, staffOf } from '../../tests/support/people/staff.ts';
import { wholeShop, type WholeShop } from '../../tests/support/shops/whole-shop.ts';
import { allSites } from '../sites/sites.ts';

const paths = ['/docs', '/docs/', '/docs/json', '/docs/yaml', '/docs/static/swagger-ui.css'];

let whole: WholeShop;
let inProduction: ReturnType<typeof staffOf>;

beforeAll(async () => {
  whole = await wholeShop();
  const shop = await whole.another({
    environment: {
      SHOP_MODE: 'production',
      DATABASE_URL: 'postgres://kontor@127.0.0.1:1/kontor',
      SMTP_URL: 'smtp://127.0.0.1:1',
      SITE_HOSTS: JSON.stringify(
        Object.fromEntries(allSites.map(({ code, hostLabel }) => [code, [`http://${hostLabel}.localhost:3000`]])),
      ),
    },
  });
  inProduction = staffOf({ shop, db: whole.db }, () => new Date());
  await inProduction.add('anna@example.com');
}, 90_000);
afterAll(() => whole?.close());

describe('[RUN-5] the API page', () => {
  it.each([...paths, '/docs/static/nowhere.js'])('%s sends strangers in production to sign in', async (path) => {
    const answer = await inProduction.ask(cookieJar(), path);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      `/service/staff/signin?back=${encodeURIComponent(path)}`,
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toBe('');
  });

  it('[RUN-8] a redirect does not repeat a query that is too long for a proxy', async () => {
    const answer = await inProduction.ask(cookieJar(), `/docs?z=${'q'.repeat(4500)}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/service/staff/signin']);
  });

  it('answers staff in production until they are removed', async () => {
    const { jar } = await inProduction.signIn('anna@example.com');
    for (const path of paths) expect((await inProduction.ask(jar, path)).statusCode, path).toBe(200);
    expect((await inProduction.ask(jar, '/docs/json')).json()).toMatchObject({ openapi: '3.1.0' });
    await inProduction.remove('anna@example.com');
    for (const path of paths) expect((await inProduction.ask(jar, path)).statusCode, path).toBe(302);
  });

  it.each(paths)('%s answers everyone in the demo', async (path) => {
    expect((await whole.shop.app.inject(path)).statusCode).toBe(200);
  });
});
