import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../src/lib/database.ts';
import { allSites, sites } from '../src/sites/sites.ts';
import type { Site } from '../src/sites/site.ts';
import { storeOrder } from './support/shops/stored-order.ts';
import { staffOf } from './support/people/staff.ts';
import { wordsOf } from './support/words/words.ts';
import { wholeShop, type WholeShop } from './support/shops/whole-shop.ts';

let whole: WholeShop;
let at = new Date('2026-11-21T12:00:00Z');
beforeAll(async () => {
  whole = await wholeShop(() => at);
});
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

const order = (site: Site, number: string, email: string) => storeOrder(whole.db, site, { number, email, at });
const hiddenIn = (body: string): Record<string, string> => {
  const main = /<main[^]*<\/main>/.exec(body)?.[0] ?? '';
  const hidden = [...main.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
};
const withdrawals = () =>
  whole.db.query<Record<string, unknown>>(statement('', 'select * from withdrawal order by declared_at, id'));

const sender = { firstName: 'Ada', lastName: 'Kovács', email: 'ada@example.com' };
const message = { ...sender, topic: 'product', message: 'Passt der Filter?\nDanke' };
const cancellation = { ...sender, contract: 'coffeeSubscription', kind: 'ordinary', contractNumber: 'A-17' };

describe.each(allSites)('the forms of $code', (site) => {
  it.each(['/contact', '/cancellation', '/withdrawal'])('[SITE-11] %s answers in the site’s language', async (path) => {
    const answer = await open(site, path);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<html lang="${site.locale}"`);
    expect(answer.body).toContain('method="post"');
    expect(answer.body).not.toMatch(/page\.(?:contact|cancellation|withdrawal)\./);
    const sent = await open(site, `${path}?sent=yes`);
    // The newsletter above the footer asks for an address on every page.
    expect(/<main[^]*<\/main>/.exec(sent.body)?.[0]).not.toContain('name="email"');
    expect(sent.body).toContain('noindex');
  });

  it('[SHOP-7] a question’s own address opens its answer, and no other', async () => {
    const answer = await open(site, '/c/service?question=shipping');
    expect(answer.statusCode).toBe(200);
    expect(answer.body.match(/<details[^>]*\sopen[\s>]/g)).toHaveLength(1);
    const plain = await open(site, '/c/service');
    expect(plain.body).not.toMatch(/<details[^>]*\sopen[\s>]/);
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

  it('[LAW-2] a withdrawal has two steps, and its receipt says what was declared and when', async () => {
    const t = wordsOf(site.code);
    const links = (await open(site, '/')).body.matchAll(/<a\b[^>]* href="\/withdrawal"[^>]*>([^<]*)<\/a>/g);
    expect([...links].map(([, text]) => text)).toContain(t('page.withdrawal.title'));
    const page = await order(site, '5123456789', 'ada@example.com');
    expect((await open(site, page)).body).toContain('href="/withdrawal?order=5123456789"');
    const begun = await open(site, '/withdrawal?order=5123456789');
    expect(begun.body).toContain('value="5123456789"');
    const fields = { ...sender, orderNumber: '5123456789', articles: 'Kanne\nFilter' };
    const review = await send(site, '/withdrawal', fields);
    expect(review.statusCode).toBe(200);
    expect(review.body).toContain(t('page.withdrawal.confirm'));
    expect(review.body).toContain(t('page.withdrawal.declaration.some'));
    expect([await mails(), await withdrawals()]).toEqual([[], []]);
    const hidden = hiddenIn(review.body);
    expect(hidden).toMatchObject(fields);
    const moment = at;
    const confirmed = { ...hidden, step: 'confirm' };
    const answers = await Promise.all([send(site, '/withdrawal', confirmed), send(site, '/withdrawal', confirmed)]);
    for (const { statusCode, headers } of [...answers, await send(site, '/withdrawal', confirmed)])
      expect([statusCode, headers.location]).toEqual([303, '/withdrawal?sent=yes']);
    const [row, ...others] = await withdrawals();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ site: site.code, order_number: '5123456789', declared_at: moment });
    const ids = await whole.db.query<{ mail_id: string }>(
      statement('', `select mail_id from mail where recipient = 'ada@example.com'`),
    );
    expect(ids).toEqual([{ mail_id: row?.['receipt_mail_id'] }]);
    const [toDesk, receipt, ...more] = await mails();
    expect(more).toEqual([]);
    expect(toDesk?.to).toBe('service@kontor.example');
    expect(toDesk?.text).not.toContain(t('mail.withdrawal.message.unmatched').slice(0, 40));
    expect(receipt?.subject).toBe(t('mail.withdrawal.received.subject'));
    const clock = new Intl.DateTimeFormat(site.locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: site.timeZone,
    });
    const name = site.code === 'HU' ? 'Kovács Ada' : 'Ada Kovács';
    for (const text of [toDesk?.text, receipt?.text])
      for (const part of ['5123456789', 'Kanne', 'Filter', name, clock.format(moment)]) expect(text).toContain(part);
    expect(receipt?.text).not.toMatch(/(?:mail|page)\.[a-z]/);
    const shown = (await open(site, page)).body;
    expect(shown).toContain(t('page.order.withdrawn', { at: clock.format(moment) }));
    await whole.db.query(statement('', 'delete from withdrawal'));
    await whole.db.query(statement('', 'delete from shop_order'));
  });

  it('[LAW-2] the page about the right has the link and the model form; in CH the page about returns has the link', async () => {
    const isSwiss = site.country === 'CH';
    const link = isSwiss ? /href="([^"]*-s1030\.html)"/g : /href="([^"]*-s3030\.html)"/g;
    const paths = [...(await open(site, '/')).body.matchAll(link)].map(([, path = '']) => path);
    const bodies = await Promise.all([...new Set(paths)].map(async (path) => (await open(site, path)).body));
    const body = bodies
      .map((one) => /<article[^]*<\/article>/.exec(one)?.[0] ?? '')
      .find((one) => one.includes('href="/withdrawal"'));
    expect(body).toBeDefined();
    if (!isSwiss) expect(body?.match(/<li>/g)?.length).toBeGreaterThanOrEqual(7);
  });

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

describe('withdrawals', () => {
  const confirm = (fields: Readonly<Record<string, string>>, options?: Parameters<typeof send>[3]) =>
    send(sites.DE, '/withdrawal', { ...sender, step: 'confirm', attempt: randomUUID(), ...fields }, options);
  afterEach(async () => {
    await whole.db.query(statement('', 'delete from withdrawal'));
  });

  it('[LAW-2] are valid without an order, and no answer or receipt says whether there is one', async () => {
    const page = await order(sites.DE, '6123456789', 'ada@example.com');
    const receipts: string[] = [];
    for (const orderNumber of ['6123456789', '6999999999', '']) {
      const review = await send(sites.DE, '/withdrawal', { ...sender, email: 'eve@example.com', orderNumber });
      expect(review.statusCode).toBe(200);
      const { statusCode, headers } = await confirm({ email: 'eve@example.com', orderNumber });
      expect([statusCode, headers.location]).toEqual([303, '/withdrawal?sent=yes']);
      const [toDesk, receipt] = await mails();
      expect(toDesk?.text).toContain('keine Bestellung gefunden');
      receipts.push((receipt?.text ?? '').replaceAll(/Bestellnummer: \d+\n|\d+\. November.*/g, ''));
    }
    expect(new Set(receipts).size).toBe(1);
    expect((await withdrawals()).map((row) => row['order_number'])).toEqual([null, null, null]);
    // A stranger's declaration is not shown as that of the buyer.
    expect((await open(sites.DE, page)).body).not.toContain('Ihr Widerruf ist am');
  });

  it('[LAW-2] keep what was typed when the first step is opened again, and store nothing', async () => {
    const fields = { ...sender, orderNumber: '7 7', articles: 'Kanne', step: 'change' };
    const { statusCode, body } = await send(sites.DE, '/withdrawal', fields);
    expect([statusCode, body.includes('value="7 7"'), body.includes('>Kanne</textarea>')]).toEqual([200, true, true]);
    expect([await mails(), await withdrawals()]).toEqual([[], []]);
  });

  it('[LAW-2] need a confirmation of this page: with another attempt the second step is shown', async () => {
    for (const attempt of ['', 'x', `${randomUUID()}0`]) {
      const { statusCode, body } = await confirm({ attempt });
      expect([statusCode, body.includes('Widerruf bestätigen')]).toEqual([200, true]);
    }
    expect(await withdrawals()).toEqual([]);
  });

  it('[LAW-2] have a receipt each, up to five in ten minutes for a mailbox; all reach the desk', async () => {
    for (let time = 0; time < 7; time += 1) await confirm({ email: `ada+${time}@example.com` }, { from: '192.0.2.60' });
    const sent = await mails();
    expect(sent.filter(({ to }) => to.startsWith('ada'))).toHaveLength(5);
    expect(sent.filter(({ to }) => to === 'service@kontor.example')).toHaveLength(7);
    expect((await withdrawals()).filter((row) => row['receipt_mail_id'] === null)).toHaveLength(2);
  });

  it('[LAW-2] are counted by network, twenty a day; one sent twice is counted once', async () => {
    const from = '192.0.2.70';
    const attempt = randomUUID();
    for (let time = 0; time < 3; time += 1) expect((await confirm({ attempt }, { from })).statusCode).toBe(303);
    for (let time = 1; time < 20; time += 1) expect((await confirm({}, { from })).statusCode).toBe(303);
    const answer = await confirm({}, { from });
    expect([answer.statusCode, answer.body.includes(wordsOf('DE')('page.contact.tooMany'))]).toEqual([429, true]);
    expect((await confirm({}, { from: '192.0.2.71' })).statusCode).toBe(303);
    await mails();
  });

  it('[LAW-2] are a list for staff alone', async () => {
    await confirm({ orderNumber: '8123456789', articles: 'Kanne' });
    await mails();
    expect((await open(sites.DE, '/service/staff/withdrawals')).headers.location).toMatch(/^\/service\/staff\/signin/);
    const staff = staffOf(whole, () => at);
    await staff.add('anna@example.com');
    const { jar } = await staff.signIn('anna@example.com');
    const { statusCode, body } = await staff.ask(jar, '/service/staff/withdrawals');
    expect(statusCode).toBe(200);
    for (const part of ['Ada Kovács', 'ada@example.com', '8123456789', 'no order found', 'Kanne'])
      expect(body).toContain(part);
  });

  it('[LAW-2] are kept as long as an order', async () => {
    await confirm({});
    await mails();
    await whole.db.query(statement('', `update withdrawal set expires_on = $1::date`), [at.toISOString().slice(0, 10)]);
    await whole.shop.tidyUp();
    expect(await withdrawals()).toEqual([]);
  });
});

describe('what machines and bad hands send', () => {
  it.each(['/contact', '/cancellation', '/withdrawal'])(
    '[SHOP-9] a filled trap at %s is thanked, and nothing is sent',
    async (path) => {
      const answer = await send(sites.DE, path, {
        ...(path === '/contact' ? message : path === '/withdrawal' ? sender : cancellation),
        website: 'http://win.example',
      });
      // The response is the same as for a real message.
      const done = path === '/cancellation' ? cancellation.kind : 'yes';
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
