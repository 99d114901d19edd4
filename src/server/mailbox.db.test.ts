import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeShop, type WholeShop } from '../../tests/support/shops/whole-shop.ts';
import { mailboxPath } from '../contracts/shop/mail.contract.ts';
import { clockOf } from '../lib/time/moment.ts';

/** A demo without a mail server shows the mails that it would have sent, to this machine only. */
describe('the demo’s mailbox', () => {
  let whole: WholeShop;
  beforeAll(async () => {
    whole = await wholeShop();
    const { shop, db } = whole;
    const letter = {
      site: 'DE',
      to: 'anna@example.de',
      subject: 'Ihr <Kaffee>',
      preview: 'Gleich da',
      blocks: [{ kind: 'title', text: 'Guten Tag' }],
      reason: 'Weil.',
    } as const;
    await db.transaction((tx) => shop.mail.outbox.put(tx, letter, clockOf(() => new Date())()));
    await shop.mail.work();
  });
  afterAll(() => whole.close());

  const ask = (url: string, more: object = {}) =>
    whole.shop.app.inject({ url, headers: { host: 'de.localhost', accept: 'text/html' }, ...more });
  const letterOf = async (): Promise<string> =>
    /href="(\/demo\/mailbox\/[0-9a-f-]{36})"/.exec((await ask(mailboxPath)).body)?.[1] ?? 'none';

  it('[NEWS-10] lists a mail and shows it as HTML and as text', async () => {
    const list = await ask(mailboxPath);
    expect(list.statusCode).toBe(200);
    expect(list.headers['cache-control']).toBe('no-store');
    expect(list.body).toContain('Ihr &lt;Kaffee>');
    const letter = await ask(await letterOf());
    expect(letter.body).toContain('Guten Tag');
    expect(letter.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    const text = await ask(`${await letterOf()}?as=text`);
    expect(text.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text.body).toContain('Guten Tag\n=========');
  });

  it('[NEWS-10] shows the pictures of a mail, also on the host of another site', async () => {
    const { body, headers } = await ask(await letterOf(), { headers: { host: 'hu.localhost', accept: 'text/html' } });
    const pictures = [...body.matchAll(/<img src="([^"]*)"/g)].map(([, address = '']) => new URL(address).origin);
    const [, allowed = ''] = /img-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((origin) => !allowed.split(' ').includes(origin))).toEqual([]);
  });

  it.each([
    ['from another machine', { remoteAddress: '192.0.2.7' }],
    ['through a proxy', { headers: { host: 'de.localhost', 'x-forwarded-for': '127.0.0.1', accept: 'text/html' } }],
  ])('[SAFE-4] returns 404 to a caller %s', async (_name, more) => {
    expect((await ask(mailboxPath, more)).statusCode).toBe(404);
    expect((await ask(await letterOf(), more)).statusCode).toBe(404);
  });

  it.each(['00000000-0000-0000-0000-000000000000'])('[SAFE-2] has no mail %s', async (mailId) => {
    expect((await ask(`${mailboxPath}/${mailId}`)).statusCode).toBe(404);
  });
  it.each(['x', '%27', '1'.repeat(36)])('[SAFE-2] refuses %s', async (mailId) => {
    expect([400, 404]).toContain((await ask(`${mailboxPath}/${mailId}`)).statusCode);
  });

  it('is not there where a mail server is', async () => {
    const { app } = await whole.another({ environment: { SMTP_URL: 'smtp://127.0.0.1:2525' } });
    expect((await app.inject({ url: mailboxPath, headers: { host: 'de.localhost' } })).statusCode).toBe(404);
  });
});
