import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { openMailServer, type MailServer } from '../../../tests/support/other-servers/mail-server.ts';
import type { Letter } from '../../contracts/shop/mail.contract.ts';
import type { Database } from '../../lib/database.ts';
import { smtpDelivery } from '../../server/wiring/smtp.ts';
import { clockOf } from '../../lib/time/moment.ts';
import { createMailRepository } from './mail.repository.ts';
import { createMailService } from './mail.service.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const letter = (over: Partial<Letter> = {}): Letter => ({
  site: 'HU',
  to: 'anna@example.hu',
  subject: 'Erősítse meg – „hírlevél”',
  preview: 'Egy kattintás',
  blocks: [
    { kind: 'title', text: 'Árvíztűrő tükörfúrógép' },
    { kind: 'text', text: ['Itt: ', { text: 'tovább', href: '/a?b=1&c=2' }] },
    { kind: 'button', text: 'Megerősítem', href: '/newsletter/confirm?token=abc' },
  ],
  reason: 'Azért kapta…',
  ...over,
});

onBothDatabases('the mail queue', (db, own) => {
  let server: MailServer;
  let nowMs = 0;
  let lost: unknown[] = [];
  const now = clockOf(() => new Date(nowMs));

  const serviceOn = (database: Database, longestMs = 20_000) =>
    createMailService({
      companyOf: () => ({ company: 'Kontor Handels GmbH' }),
      repository: createMailRepository(database),
      t: () => (key) => key,
      originOf: () => 'https://www.kontor.example',
      newId: randomUUID,
      now,
      deliver: smtpDelivery({
        url: server.url,
        fromOf: () => ({ name: 'Kontor', address: 'kontor@kontor.example' }),
        longestMs,
      }),
      onLost: (one) => void lost.push(one),
    });
  const service = () => serviceOn(db());
  const put = (one: Letter = letter(), mail = service()) => db().transaction((tx) => mail.outbox.put(tx, one, now()));

  beforeEach(async () => {
    nowMs = Date.parse('2026-11-21T08:00:00Z');
    lost = [];
    server = await openMailServer();
  });
  afterEach(() => server.close());

  it('[NEWS-10] sends what was put in, with its letters and headers right', async () => {
    await put(letter({ unsubscribe: { page: '/newsletter/unsubscribe?token=t', oneClick: '/service/newsletter/x' } }));
    await service().work();
    const [{ raw, mail, from, to } = { raw: '', mail: undefined, from: '', to: [] }] = server.received;
    expect(server.received).toHaveLength(1);
    expect([from, to]).toEqual(['kontor@kontor.example', ['anna@example.hu']]);
    expect(mail?.subject).toBe('Erősítse meg – „hírlevél”');
    expect(mail?.html).toContain('Árvíztűrő tükörfúrógép');
    expect(mail?.html).toContain('href="https://www.kontor.example/a?b=1&amp;c=2"');
    expect(mail?.text).toContain('tovább (https://www.kontor.example/a?b=1&c=2)');
    expect(mail?.text).toContain('https://www.kontor.example/newsletter/confirm?token=abc');
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe')).toBe('<https://www.kontor.example/service/newsletter/x>');
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('content-language')).toBe('hu-HU');
    expect(headers.get('mime-version')).toBe('1.0');
    expect(headers.get('content-type')).toMatch(/^multipart\/alternative/);
    expect(raw.match(/Content-Type: text\/(?:plain|html); charset=utf-8/g)).toHaveLength(2);
    // Lines of a mail are of 998 bytes at most, and all in ASCII where the server did not say otherwise.
    expect(raw.split('\r\n').filter((line) => line.length > 998)).toEqual([]);
    expect(raw).toMatch(/^[\t\r\n\x20-\x7E]*$/);
  });

  it('[NEWS-10] sends nothing of a change that was rolled back', async () => {
    const mail = service();
    await expect(
      db().transaction(async (tx) => {
        await mail.outbox.put(tx, letter(), now());
        throw new Error('the change failed');
      }),
    ).rejects.toThrow('the change failed');
    expect(await mail.work()).toBe(0);
    expect(server.received).toEqual([]);
  });

  it('[NEWS-10] sends one mail of a key, and forgets the words of what was sent', async () => {
    expect(await put(letter({ key: 'order:1' }))).toBe(true);
    expect(await put(letter({ key: 'order:1' }))).toBe(false);
    await service().work();
    expect(await put(letter({ key: 'order:1' }))).toBe(false);
    await service().work();
    expect(server.received).toHaveLength(1);
    const rows = await db().query<Record<string, unknown>>({ name: '', text: 'select * from mail' });
    expect(rows).toMatchObject([{ state: 'sent', html: '', body: '', recipient: '', subject: '' }]);
  });

  it('[NEWS-10] is not lost while the server is down, and arrives once when it is up again', async () => {
    const { port } = server;
    await server.close();
    await put();
    for (let hour = 0; hour < 5; hour += 1) {
      await service().work();
      nowMs += 60 * minuteMs;
    }
    expect(await service().waiting()).toBe(1);
    server = await openMailServer(port);
    await service().work();
    await service().work();
    expect(server.received).toHaveLength(1);
    expect(await service().waiting()).toBe(0);
  });

  it('[NEWS-10] is given up after three days, and the log hears of it without an address', async () => {
    server.behave('blocks');
    await put();
    for (let hour = 0; hour < 90; hour += 6) {
      await service().work();
      nowMs += 6 * 60 * minuteMs;
    }
    expect(await service().waiting()).toBe(0);
    expect(lost).toHaveLength(1);
    expect(JSON.stringify(lost)).not.toContain('anna');
    // Every six hours, the first and the last of the three days included.
    expect(server.asked()).toBe(13);
  });

  it('[NEWS-10] that the server refuses for good is not tried again', async () => {
    server.behave('refuses');
    await put();
    await service().work();
    nowMs += dayMs;
    await service().work();
    expect(server.asked()).toBe(1);
    expect(lost).toMatchObject([{ answer: '550 RCPT TO EENVELOPE' }]);
  });

  it.each(['greylists', 'hangs', 'dawdles'] as const)(
    '[NEWS-10] arrives once at a server that %s',
    async (behaviour) => {
      server.behave(behaviour);
      const mail = serviceOn(db(), 400);
      await put(letter(), mail);
      await mail.work();
      expect(server.received).toHaveLength(0);
      await mail.work();
      expect(server.asked()).toBe(1);
      if (behaviour !== 'greylists') server.behave('takes');
      nowMs += minuteMs;
      await mail.work();
      nowMs += dayMs;
      await mail.work();
      expect(server.received).toHaveLength(1);
    },
  );

  it('[NEWS-10] whose yes was lost on its way comes again with the same Message-ID', async () => {
    server.behave('takes and hangs up');
    await put();
    await service().work();
    server.behave('takes');
    nowMs += minuteMs;
    await service().work();
    const ids = server.received.map(({ mail }) => mail.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@www\.kontor\.example>$/);
  });

  it('[NEWS-10] of a process that died while sending is sent by another one', async () => {
    await put();
    const dead = createMailRepository(db());
    expect(await dead.take(now(), new Date(nowMs + 5 * minuteMs), 10)).toHaveLength(1);
    await service().work();
    expect(server.received).toHaveLength(0);
    nowMs += 5 * minuteMs;
    await service().work();
    expect(server.received).toHaveLength(1);
  });

  it('[NEWS-10] is sent once by two senders at the same time', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, at) => put(letter({ to: `a${at}@example.hu` }))));
    await Promise.all([serviceOn(db()).work(), serviceOn(db()).work(), serviceOn(own().db).work()]);
    expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(60);
    expect(server.received).toHaveLength(60);
  });

  it.each([
    'anna@example.hu\r\nBcc: bert@example.hu',
    'anna@example.hu, bert@example.hu',
    'Anna <anna@example.hu>',
    'ANNA',
  ])('[NEWS-10] is not put in for %j', async (to) => {
    await expect(put(letter({ to }))).rejects.toThrow('must be an address');
  });

  it('[NEWS-10] lets nothing of a name become a header', async () => {
    await expect(put(letter({ subject: 'Hallo\r\nBcc: bert@example.hu' }))).rejects.toThrow('control character');
    await put(letter({ blocks: [{ kind: 'title', text: 'Anna\r\nBcc: bert@example.hu <script>alert(1)</script>' }] }));
    await service().work();
    const mail = server.received[0]?.mail;
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.html).not.toContain('<script');
  });

  it('[RUN-2] keeps a hundred mails in the demo’s mailbox and forgets what was sent after 90 days', async () => {
    const demo = createMailService({
      companyOf: () => ({ company: 'Kontor Handels GmbH' }),
      repository: createMailRepository(db()),
      t: () => (key) => key,
      originOf: () => 'https://www.kontor.example',
      newId: randomUUID,
      now,
      onLost: () => {},
    });
    await put(letter());
    await service().work();
    for (let at = 0; at < 103; at += 1) {
      nowMs += 1000;
      await put(letter({ to: `a${at}@example.hu` }), demo);
    }
    await demo.work();
    await demo.tidyUp();
    const entries = (await demo.mailbox?.list()) ?? [];
    expect(entries).toHaveLength(100);
    expect(entries[0]?.to).toBe('a102@example.hu');
    expect((await demo.mailbox?.read(entries[0]?.mailId ?? ''))?.html).toContain('Árvíztűrő');
    nowMs += 91 * dayMs;
    await demo.tidyUp();
    expect(await db().query({ name: '', text: 'select 1 from mail' })).toEqual([]);
  });

  describe('what lies here for a person', () => {
    it('is erased by the address', async () => {
      const mail = service();
      await put();
      await put(letter({ to: 'bert@example.hu' }));
      expect(await mail.erase('ANNA@example.hu')).toBe(1);
      await mail.work();
      expect(server.received.map(({ to }) => to[0])).toEqual(['bert@example.hu']);
    });
  });
});
