import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../src/lib/database.ts';
import { allSites, sites } from '../src/sites/sites.ts';
import type { Site } from '../src/sites/site.ts';
import { wordsOf } from './support/words.ts';
import { wholeShop, type WholeShop } from './support/whole-shop.ts';

let whole: WholeShop;
let at = new Date('2026-11-21T12:00:00Z');
beforeAll(async () => {
  whole = await wholeShop(() => at);
}, 120_000);
afterAll(() => whole.close());

const hostOf = (site: Site) => `${site.hostLabel}.localhost:3000`;
const open = (site: Site, url: string) =>
  whole.shop.app.inject({ url, headers: { host: hostOf(site), accept: 'text/html' } });
/** Each site's visitors have a network of their own, as posts are counted by network. */
const networkOf = (site: Site) => `198.51.100.${allSites.indexOf(site) + 1}`;
const send = (
  site: Site,
  url: string,
  fields: Readonly<Record<string, string>>,
  { from = networkOf(site), shop = whole.shop }: { readonly from?: string; readonly shop?: WholeShop['shop'] } = {},
) =>
  shop.app.inject({
    method: 'POST',
    url,
    remoteAddress: from,
    headers: {
      host: hostOf(site),
      accept: 'text/html',
      origin: `http://${hostOf(site)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
/** Mails since the last look. */
const mails = async (): Promise<readonly Mail[]> => {
  const rows = await whole.db.query<Mail>(
    statement('', 'select recipient as "to", subject, body as text from mail order by recipient desc'),
  );
  await whole.db.query(statement('', 'delete from mail'));
  at = new Date(at.getTime() + 11 * 60_000);
  return rows;
};

const sender = { firstName: 'Ada', lastName: 'Kovács', email: 'ada@example.com' };
const message = { ...sender, topic: 'product', message: 'Passt der Filter?\nDanke' };
const cancellation = { ...sender, contract: 'coffeeSubscription', kind: 'ordinary', contractNumber: 'A-17' };

describe.each(allSites)('the forms of $code', (site) => {
  it.each(['/contact', '/cancellation'])('[SITE-11] %s answers in the site’s language', async (path) => {
    const answer = await open(site, path);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<html lang="${site.locale}"`);
    expect(answer.body).toContain('method="post"');
    expect(answer.body).not.toMatch(/page\.(?:contact|cancellation)\./);
    const sent = await open(site, `${path}?sent=yes`);
    // The newsletter above the footer asks for an address on every page.
    expect(/<main[^]*<\/main>/.exec(sent.body)?.[0]).not.toContain('name="email"');
    expect(sent.body).toContain('noindex');
  });

  it('[SHOP-7] a question’s own address opens its answer, and no other', async () => {
    const answer = await open(site, '/c/service?question=shipping');
    expect(answer.statusCode).toBe(200);
    expect(answer.body.match(/<details[^>]*\sopen=""/g)).toHaveLength(1);
    const plain = await open(site, '/c/service');
    expect(plain.body).not.toMatch(/<details[^>]*\sopen=""/);
  });

  it('[SITE-11] a message goes to the desk, and its sender gets a mail that quotes nothing', async () => {
    const answer = await send(site, '/contact', message);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contact?sent=yes']);
    const [toDesk, toSender, ...more] = await mails();
    expect(more).toEqual([]);
    expect(toDesk?.to).toBe('service@kontor.example');
    expect(toDesk?.text).toContain('Passt der Filter?');
    expect(toDesk?.text).toContain('ada@example.com');
    expect(toSender?.to).toBe('ada@example.com');
    expect(toSender?.text).not.toMatch(/Passt der Filter|(?:mail|page)\.c/);
  });

  it.each(['ordinary', 'extraordinary'])(
    '[SHOP-9] an %s cancellation is confirmed with contract and moment',
    async (kind) => {
      const answer = await send(site, '/cancellation', {
        ...cancellation,
        kind,
        reason: 'Umzug',
        endsOn: '2027-03-31',
      });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `/cancellation?sent=${kind}`]);
      const [toDesk, toSender] = await mails();
      expect(toDesk?.text).toContain('A-17');
      expect(toDesk?.text).toContain('Umzug');
      expect(toSender?.to).toBe('ada@example.com');
      expect(toSender?.text).toMatch(/2026/);
      expect(toSender?.text).toMatch(/2027/);
      expect(toSender?.text).not.toMatch(/Umzug|(?:mail|page)\.c/);
    },
  );

  it('[UI-2] an account’s number and an amount go to the service desk only', async () => {
    const refund = { refund: '12,5', iban: 'at61 1904 3002 3457 3201' };
    const answer = await send(site, '/cancellation', { ...cancellation, ...refund });
    expect(answer.statusCode).toBe(303);
    const [toDesk, toSender] = await mails();
    expect(toDesk?.text).toContain('AT61 1904 3002 3457 3201');
    expect(toDesk?.text).toMatch(/\b1[23](?:[.,]50)?\b/);
    expect(toSender?.text).not.toMatch(/AT61|3201/);
  });

  it('[UI-2] a field shows in the site’s language whether its value is invalid or valid', async () => {
    const t = wordsOf(site.code);
    const bad = { ...cancellation, kind: 'later', refund: '1,2,3', iban: 'DE89 3704 0044 0532 0130 01' };
    const { body, statusCode } = await send(site, '/cancellation', bad);
    expect(statusCode).toBe(400);
    expect(body.split(`${t('form.field.invalid')}</p>`)).toHaveLength(3);
    expect(body).toContain(t('page.contact.fault.iban'));
    expect(body).toContain(t('form.field.valid'));
    expect(await mails()).toEqual([]);
  });

  it('[SHOP-9] a form with faults keeps the typed values, and sends nothing', async () => {
    const answer = await send(site, '/cancellation', { ...cancellation, kind: 'extraordinary', email: 'ada' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('value="Kovács"');
    expect(answer.body.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(await mails()).toEqual([]);
  });
});

describe('what machines and bad hands send', () => {
  it.each(['/contact', '/cancellation'])(
    '[SHOP-9] a filled trap at %s is thanked, and nothing is sent',
    async (path) => {
      const answer = await send(sites.DE, path, {
        ...(path === '/contact' ? message : cancellation),
        website: 'http://win.example',
      });
      // The response is the same as for a real message.
      const done = path === '/contact' ? 'yes' : cancellation.kind;
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}?sent=${done}`]);
      expect(await mails()).toEqual([]);
    },
  );

  it.each(['Ada\r\nBcc: all@example.com', 'Ada\nBcc'])(
    '[SITE-11] %j for a name begins no header',
    async (firstName) => {
      await send(sites.DE, '/contact', { ...message, firstName });
      for (const { subject, to } of await mails()) expect(subject + to).not.toMatch(/[\r\n]|Bcc/);
    },
  );

  it('[SITE-11] an address gets one confirmation in a while, even if the form is sent many times', async () => {
    for (let time = 0; time < 3; time += 1) await send(sites.DE, '/contact', message);
    const sent = await mails();
    expect(sent.filter(({ to }) => to === 'service@kontor.example')).toHaveLength(3);
    expect(sent.filter(({ to }) => to === 'ada@example.com')).toHaveLength(1);
  });

  it('[SITE-11] all addresses of a mailbox get one confirmation in a while', async () => {
    for (const tag of ['', '+1', '+2'])
      await send(sites.DE, '/contact', { ...message, email: `ada${tag}@example.com` });
    const sent = await mails();
    expect(sent.filter(({ to }) => to === 'service@kontor.example')).toHaveLength(3);
    expect(sent.filter(({ to }) => to.startsWith('ada'))).toHaveLength(1);
  });

  describe.each([
    ['/contact', message],
    ['/cancellation', cancellation],
  ])('%s sent again and again by one network', (path, fields) => {
    it.each(allSites)(
      '[SITE-11, SHOP-9] sends twenty a day, and shows a sentence afterwards, on $code',
      async (site) => {
        const from = `203.0.113.${allSites.indexOf(site) + 1}`;
        for (let time = 0; time < 20; time += 1)
          expect((await send(site, path, fields, { from })).statusCode).toBe(303);
        await mails();
        const answer = await send(site, path, fields, { from });
        expect(answer.statusCode).toBe(429);
        expect(Number(answer.headers['retry-after'])).toBe(86_400 - 11 * 60);
        expect(answer.body).toContain(wordsOf(site.code)('page.contact.tooMany'));
        expect(answer.body).toContain('value="ada@example.com"');
        expect(await mails()).toEqual([]);
        expect((await send(site, path, fields, { from: '192.0.2.99' })).statusCode).toBe(303);
        at = new Date(at.getTime() + 86_400_000);
        expect((await send(site, path, fields, { from })).statusCode).toBe(303);
        await mails();
      },
    );

    it('[SITE-11, SHOP-9] counts an IPv6 /64 as one network, and all processes together', async () => {
      const other = await whole.another();
      const statuses: number[] = [];
      for (let time = 0; time < 21; time += 1) {
        const from = `2001:db8:${path.length}::${time + 1}`;
        const shop = time % 2 ? other : whole.shop;
        statuses.push((await send(sites.DE, path, fields, { from, shop })).statusCode);
      }
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 303), 429]);
      await mails();
    });

    it('[SITE-11, SHOP-9] does not count forms with faults', async () => {
      const from = path === '/contact' ? '192.0.2.50' : '192.0.2.51';
      for (let time = 0; time < 21; time += 1)
        expect((await send(sites.DE, path, { ...fields, email: 'ada' }, { from })).statusCode).toBe(400);
      expect((await send(sites.DE, path, fields, { from })).statusCode).toBe(303);
      await mails();
    });
  });

  it('[SHOP-9] a form of another origin is refused', async () => {
    const answer = await whole.shop.app.inject({
      method: 'POST',
      url: '/cancellation',
      headers: {
        host: hostOf(sites.DE),
        origin: 'https://elsewhere.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(cancellation).toString(),
    });
    expect(answer.statusCode).toBe(403);
    expect(await mails()).toEqual([]);
  });
});
