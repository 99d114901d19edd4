import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { openMailServer, type MailServer } from '../../../tests/support/other-servers/mail-server.ts';
import { shortOrWhole } from '../../../tests/support/browser/whole-form.ts';
import type { SubscribeRequest } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { smtpDelivery } from '../../server/wiring/smtp.ts';
import { allCatalogues } from '../../server/rendering/texts/catalogues.ts';
import { sites } from '../../sites/sites.ts';
import { translator } from '../../sites/translate.ts';
import { takenTogether } from '../mail/mail.constants.ts';
import { createMailRepository } from '../mail/mail.repository.ts';
import { createMailService } from '../mail/mail.service.ts';
import { createVoucherRepository } from '../voucher/voucher.repository.ts';
import { createVoucherService } from '../voucher/voucher.service.ts';
import { clockOf } from '../../lib/time/moment.ts';
import { createNewsletterRepository } from './newsletter.repository.ts';
import { createNewsletterService } from './newsletter.service.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const catalogues = allCatalogues();
const t = (site: SiteCode) => translator(catalogues[site], sites[site].locale);
const caller = { address: '192.0.2.7' };

const request = (over: Partial<SubscribeRequest> = {}): SubscribeRequest => ({
  email: 'anna@example.com',
  salutation: 'MRS',
  firstName: 'Anna',
  lastName: 'Berg',
  consents: ['DNE'],
  legals: ['NEWSLETTER'],
  origin: 'NEWSLETTER',
  originAddition: 'footer',
  ...over,
});

onBothDatabases('the newsletter', (db) => {
  let server: MailServer;
  let nowMs = 0;
  const now = clockOf(() => new Date(nowMs));
  const later = (days: number) => {
    nowMs += days * dayMs;
    return now();
  };

  const open = () => {
    const mail = createMailService({
      companyOf: () => ({ company: 'Kontor Handels GmbH' }),
      repository: createMailRepository(db()),
      t,
      originOf: (site) => `https://www.${site.toLowerCase().replace('_', '-')}.example`,
      newId: randomUUID,
      now,
      deliver: smtpDelivery({ url: server.url, fromOf: () => ({ name: 'Kontor', address: 'kontor@kontor.example' }) }),
      onLost: () => {},
    });
    const vouchers = createVoucherService({ repository: createVoucherRepository(db()), random: randomInt });
    const newsletter = createNewsletterService({
      repository: createNewsletterRepository(db()),
      outbox: mail.outbox,
      vouchers,
      t,
      consentWords: (site) => `words of ${site}`,
      picture: { src: '/p.jpg', width: 1200, height: 600 },
      newToken: () => randomBytes(32).toString('base64url'),
      newId: randomUUID,
    });
    return { mail, vouchers, newsletter };
  };

  const signUp = (site: SiteCode = 'DE', over: Partial<SubscribeRequest> = {}) =>
    open().newsletter.subscribe(site, request(over), caller, now());
  const deliver = async () => {
    await open().mail.work();
    return server.received;
  };
  const textOfLast = () => server.received.at(-1)?.mail.text ?? '';
  const tokenIn = (text: string, page: string) => new RegExp(`/${page}\\?token=([\\w-]{43})`).exec(text)?.[1] ?? '';
  const confirmToken = async () => {
    await deliver();
    return tokenIn(textOfLast(), 'confirm');
  };
  const reader = async (site: SiteCode = 'DE', over: Partial<SubscribeRequest> = {}) => {
    await signUp(site, over);
    const confirmation = await open().newsletter.confirm(site, await confirmToken(), caller, now());
    if (!confirmation.ok) throw new Error('the sign-up could not be confirmed');
    await deliver();
    return confirmation.answer.subscriberToken;
  };
  const stateOf = (site: SiteCode = 'DE', email = 'anna@example.com') =>
    createNewsletterRepository(db()).stateOf(site, email);
  const rowsOf = (table: string) => db().query<Record<string, unknown>>({ name: '', text: `select * from ${table}` });

  beforeEach(async () => {
    nowMs = Date.parse('2026-11-21T08:00:00Z');
    server = await openMailServer();
  });
  afterEach(() => server.close());

  it.each(siteCodes)('[NEWS-10] on %s an address is subscribed only after its link was confirmed', async (site) => {
    expect(await signUp(site)).toEqual({ ok: true });
    expect(await stateOf(site)).toBe('pending');
    const token = await confirmToken();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.mail.subject).toBe(t(site)('mail.newsletter.confirm.subject'));
    expect(textOfLast()).toContain(`${newsletterForms[site].pendingDays}`);
    expect(await open().newsletter.linkState(site, token, now())).toBe('good');
    expect((await open().newsletter.read(site, token, now()))?.state).toBe('pending');
    expect(await stateOf(site)).toBe('pending');
    expect((await open().newsletter.confirm(site, token, caller, now())).ok).toBe(true);
    expect(await stateOf(site)).toBe('confirmed');
  });

  it('[NEWS-10] stores no token in clear text', async () => {
    const manage = await reader();
    const kept = JSON.stringify([await rowsOf('newsletter_token'), await rowsOf('mail')]);
    expect(kept).not.toContain(manage);
  });

  it('[NEWS-10] the confirmation mail contains nothing that was typed but the address', async () => {
    await signUp('AT', { firstName: 'Gewonnen', lastName: 'Sofort anrufen', originAddition: 'Hallo' });
    await deliver();
    const { mail } = server.received[0] ?? {};
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Gewonnen|anrufen|Hallo/);
  });

  it('[NEWS-10] sends at most three mails a day for a hundred sign-ups of one address, on all sites together', async () => {
    const all = Array.from({ length: 100 }, (_, at) =>
      signUp(siteCodes[at % 3], { email: at % 2 ? 'anna@example.com' : 'ANNA@Example.com' }),
    );
    expect((await Promise.all(all)).every(({ ok }) => ok)).toBe(true);
    await deliver();
    expect(server.received).toHaveLength(3);
    later(1);
    await Promise.all(Array.from({ length: 10 }, () => signUp()));
    await deliver();
    expect(server.received).toHaveLength(6);
  });

  it('[NEWS-10] counts all addresses of a mailbox as one, and mails each as it was typed', async () => {
    const emails = Array.from({ length: 20 }, (_, at) => (at ? `Anna+${at}@example.com` : 'anna@example.com'));
    await Promise.all(emails.map((email, at) => signUp(siteCodes[at % 3], { email })));
    expect(await rowsOf('newsletter_mail')).toHaveLength(3);
    await open().newsletter.erase('anna+1@example.com');
    expect(await rowsOf('newsletter_mail')).toEqual([]);
    await signUp('DE', { email: 'Anna+Shop@example.com' });
    await deliver();
    expect(server.received.flatMap(({ to }) => to)).toContain('Anna+Shop@example.com');
  });

  it('[NEWS-10] reminds a subscriber once a day of another sign-up, and changes no data', async () => {
    const token = await reader('AT');
    const before = server.received.length;
    nowMs += 60 * minuteMs;
    for (let at = 0; at < 5; at += 1) await signUp('AT', { firstName: 'Eve', lastName: 'Böse', consents: [] });
    await deliver();
    expect(server.received.length - before).toBe(1);
    expect(server.received.at(-1)?.mail.subject).toBe(t('AT')('mail.newsletter.already.subject'));
    expect(await open().newsletter.read('AT', token, now())).toMatchObject({
      state: 'confirmed',
      firstName: 'Anna',
      lastName: 'Berg',
      consents: ['DNE'],
    });
  });

  it('[NEWS-10] keeps the earlier links of a pending sign-up valid, each with its own data', async () => {
    await signUp('AT');
    const first = await confirmToken();
    await signUp('AT', { firstName: 'Eve', consents: [] });
    const second = await confirmToken();
    expect(second).not.toBe(first);
    const confirmation = await open().newsletter.confirm('AT', first, caller, now());
    const token = confirmation.ok ? confirmation.answer.subscriberToken : '';
    expect(await open().newsletter.read('AT', token, now())).toMatchObject({ firstName: 'Anna', consents: ['DNE'] });
    expect((await open().newsletter.confirm('AT', second, caller, now())).ok).toBe(true);
    expect(await open().newsletter.read('AT', token, now())).toMatchObject({ firstName: 'Anna' });
    await deliver();
    expect(
      server.received.filter(({ mail }) => mail.subject === t('AT')('mail.newsletter.welcome.subject')),
    ).toHaveLength(1);
  });

  describe('a link', () => {
    it('[NEWS-9] works twice at once, and is invalid some minutes after its use', async () => {
      await signUp();
      const token = await confirmToken();
      const outcomes = await Promise.all([1, 2, 3].map(() => open().newsletter.confirm('DE', token, caller, now())));
      expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true]);
      expect(await rowsOf('voucher')).toHaveLength(1);
      nowMs += 11 * minuteMs;
      expect(await open().newsletter.linkState('DE', token, now())).toBe('gone');
      expect(await open().newsletter.confirm('DE', token, caller, now())).toEqual({ ok: false });
    });

    it.each([
      ['TR', 14],
      ['DE', 30],
    ] as const)('[NEWS-11] of %s is valid for %i days, after which the sign-up is deleted', async (site, days) => {
      await signUp(site);
      const token = await confirmToken();
      nowMs += days * dayMs - 1;
      await open().newsletter.tidyUp(now());
      expect(await open().newsletter.linkState(site, token, now())).toBe('good');
      nowMs += 1;
      expect(await open().newsletter.linkState(site, token, now())).toBe('gone');
      await open().newsletter.tidyUp(now());
      expect(await stateOf(site)).toBeUndefined();
      expect(await rowsOf('newsletter_token')).toEqual([]);
      expect(await rowsOf('newsletter_event')).toEqual([]);
      expect(await rowsOf('newsletter_mail')).toEqual([]);
    });

    it('[NEWS-9] of another site, guessed or malformed is invalid', async () => {
      await signUp('DE');
      const token = await confirmToken();
      const wrong = ['', 'x', `${token}x`, token.slice(1), randomBytes(32).toString('base64url'), '\u0000'.repeat(43)];
      for (const one of wrong) {
        expect(await open().newsletter.linkState('DE', one, now())).toBe('gone');
        expect((await open().newsletter.confirm('DE', one, caller, now())).ok).toBe(false);
        expect(await open().newsletter.read('DE', one, now())).toBeUndefined();
        expect(await open().newsletter.unsubscribe('DE', one, {}, now())).toBe(false);
      }
      expect((await open().newsletter.confirm('AT', token, caller, now())).ok).toBe(false);
      expect(await stateOf('DE')).toBe('pending');
    });

    it('[NEWS-8] that confirms shows no personal data, and neither changes preferences nor unsubscribes', async () => {
      await signUp('AT');
      const token = await confirmToken();
      expect(await open().newsletter.read('AT', token, now())).toEqual({
        state: 'pending',
        consents: [],
        interests: [],
      });
      expect(await open().newsletter.update('AT', token, { interests: ['COFFEE'] }, caller, now())).toBeUndefined();
      expect(await open().newsletter.unsubscribe('AT', token, {}, now())).toBe(false);
    });

    it('[NEWS-8] does not subscribe again an address that has unsubscribed', async () => {
      await signUp();
      const first = await confirmToken();
      await signUp();
      const second = await confirmToken();
      const confirmation = await open().newsletter.confirm('DE', first, caller, now());
      const manage = confirmation.ok ? confirmation.answer.subscriberToken : '';
      await open().newsletter.unsubscribe('DE', manage, {}, now());
      expect((await open().newsletter.confirm('DE', second, caller, now())).ok).toBe(false);
      expect((await open().newsletter.confirm('DE', first, caller, now())).ok).toBe(false);
      expect(await stateOf()).toBe('unsubscribed');
    });
  });

  it.each([
    ['DE', '2027-02-21'],
    ['HU', '2026-12-21'],
    ['TR', '2027-02-21'],
  ] as const)('[NEWS-1] the welcome on %s contains a voucher that is valid once, until %s', async (site, day) => {
    await reader(site);
    const code = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(textOfLast())?.[0] ?? '';
    const total = { amountMinor: 5000, currency: sites[site].currency };
    const { vouchers } = open();
    expect(await vouchers.check(site, code, total, now())).toMatchObject({
      ok: true,
      voucher: { title: t(site)('mail.newsletter.voucherTitle'), discount: { amountMinor: 500 } },
    });
    const use = (orderId: string) =>
      db().transaction((tx) => vouchers.use(tx, { site, code, total, orderId, at: now() }));
    expect(await vouchers.check(site, code, total, new Date(`${day}T07:59:59Z`))).toMatchObject({ ok: true });
    expect(await vouchers.check(site, code, total, new Date(`${day}T08:00:00Z`))).toMatchObject({ ok: false });
    expect((await use('1')).ok).toBe(true);
    expect((await use('2')).ok).toBe(false);
  });

  it('[NEWS-8] any mail’s link unsubscribes, also twice; subscribing again gives no second voucher', async () => {
    const token = await reader();
    const raw = server.received.at(-1)?.mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const oneClick = /unsubscribe\/([\w-]{43})>/.exec(raw)?.[1] ?? '';
    expect(await open().newsletter.unsubscribe('DE', oneClick, { origin: 'ONE_CLICK' }, now())).toBe(true);
    expect(await open().newsletter.unsubscribe('DE', token, {}, now())).toBe(true);
    expect(await stateOf()).toBe('unsubscribed');
    later(2);
    await reader();
    expect(await stateOf()).toBe('confirmed');
    expect(server.received.at(-1)?.mail.subject).toBe(t('DE')('mail.newsletter.again.subject'));
    expect(await rowsOf('voucher')).toHaveLength(1);
    const kinds = (await rowsOf('newsletter_event')).map(({ kind }) => kind);
    expect(kinds).toEqual(['signed-up', 'confirmed', 'unsubscribed', 'signed-up', 'confirmed']);
  });

  it('[NEWS-8] a subscriber chooses interests and consents; fields that are not sent stay', async () => {
    const token = await reader('AT');
    const { newsletter } = open();
    await newsletter.update('AT', token, { interests: ['COFFEE', 'STORE'] }, caller, now());
    await newsletter.update('AT', token, { firstName: ' Anna  Maria ', lastName: '' }, caller, now());
    expect(await newsletter.update('AT', token, { consents: [] }, caller, now())).toEqual({
      state: 'confirmed',
      email: 'anna@example.com',
      salutation: 'MRS',
      firstName: 'Anna Maria',
      consents: [],
      interests: ['COFFEE', 'STORE'],
    });
  });

  it('[NEWS-8] after unsubscribing, an old link changes nothing and gives no consent', async () => {
    const token = await reader();
    const { newsletter } = open();
    await newsletter.unsubscribe('DE', token, {}, now());
    const left = await rowsOf('newsletter_subscriber');
    expect(
      await newsletter.update('DE', token, { consents: ['DNE'], firstName: 'Berta' }, caller, now()),
    ).toBeUndefined();
    expect(await rowsOf('newsletter_subscriber')).toEqual(left);
    expect(left).toMatchObject([{ state: 'unsubscribed', consents: [] }]);
  });

  it('[NEWS-15] stores what was agreed to, when and from where, and in TR the accepted text', async () => {
    await reader('TR');
    const [event] = await rowsOf('newsletter_event');
    expect(event).toMatchObject({
      kind: 'signed-up',
      origin: 'NEWSLETTER',
      origin_addition: 'footer',
      address: '192.0.2.7',
      consents: ['DNE', 'LEGAL_NEWSLETTER'],
    });
    expect(await rowsOf('newsletter_text')).toMatchObject([
      { text_version: event?.['text_version'], site: 'TR', words: 'words of TR' },
    ]);
  });

  it('[NEWS-11] only TR counts opened mails, and unsubscribes after two years without one', async () => {
    const tr = await reader('TR');
    expect(server.received.at(-1)?.mail.html).toContain('/service/newsletter/api/opened/');
    await reader('DE');
    expect(server.received.at(-1)?.mail.html).not.toContain('/opened/');
    later(600);
    await open().newsletter.opened('TR', tr, now());
    later(729);
    await open().newsletter.tidyUp(now());
    expect(await stateOf('TR')).toBe('confirmed');
    later(1);
    await open().newsletter.tidyUp(now());
    expect([await stateOf('TR'), await stateOf('DE')]).toEqual(['unsubscribed', 'confirmed']);
  });

  it('[NEWS-10] exports and erases all data of an address', async () => {
    await reader('DE');
    await reader('AT', { email: 'Anna@Example.com' });
    await reader('DE', { email: 'bert@example.com' });
    const { newsletter } = open();
    const exported = await newsletter.exportOf(' ANNA@example.com ');
    expect(exported).toHaveLength(2);
    expect(exported[1]).toMatchObject({
      subscriber: { site: 'DE', email: 'anna@example.com' },
      texts: [{ site: 'DE' }],
    });
    expect(await newsletter.erase('anna@EXAMPLE.com')).toBe(2);
    expect(await newsletter.exportOf('anna@example.com')).toEqual([]);
    expect(JSON.stringify(await rowsOf('newsletter_event'))).not.toContain('anna');
    expect(await stateOf('DE', 'bert@example.com')).toBe('confirmed');
  });

  const ofARound = shortOrWhole(takenTogether + 5, 100); // an outage leaves more than are taken from the queue together
  it(`[NEWS-10] ${10 * ofARound} sign-ups, the mail server down half of the time: every mail arrives, once`, async () => {
    const { port } = server;
    const { mail } = open();
    let isUp = true;
    for (let round = 0; round < 10; round += 1) {
      if (isUp) await server.close();
      else server = await openMailServer(port);
      isUp = !isUp;
      await Promise.all(
        Array.from({ length: ofARound }, (_, at) => signUp('DE', { email: `a${round}-${at}@example.com` })),
      );
      if (isUp) arrived.push(...(await takeAll(mail)));
      else await mail.work();
      nowMs += minuteMs;
    }
    if (!isUp) server = await openMailServer(port);
    for (let hour = 0; hour < 3; hour += 1) {
      nowMs += 60 * minuteMs;
      arrived.push(...(await takeAll(mail)));
    }
    expect([arrived.length, new Set(arrived).size]).toEqual([10 * ofARound, 10 * ofARound]);
    expect(await mail.waiting()).toBe(0);
  });

  const arrived: string[] = [];
  const takeAll = async (mail: { work(): Promise<number> }): Promise<string[]> => {
    const before = server.received.length;
    await mail.work();
    return server.received.slice(before).map(({ to }) => to[0] ?? '');
  };
  beforeEach(() => void arrived.splice(0));
});
