import { browserAgent } from '../../../tests/support/people/browser-agent.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyAllTables } from '../../../tests/support/databases/databases.ts';
import { wholeShop, type WholeShop } from '../../../tests/support/shops/whole-shop.ts';
import {
  baseDataPath,
  confirmPagePath,
  newsletterBases,
  newsletterPageAlias,
  newsletterPagePath,
  oneClickPath,
  preferencesPagePath,
  unsubscribePagePath,
} from '../../contracts/newsletter/newsletter.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { sites } from '../../sites/sites.ts';

const [internal, own] = newsletterBases;
const good = {
  email: 'anna@example.com',
  consents: [],
  origin: 'NEWSLETTER',
  originAddition: 'footer',
};
const hungarian = { ...good, salutation: 'MRS', firstName: 'Anna', lastName: 'Szőllősi' };

describe('the newsletter’s addresses', () => {
  let whole: WholeShop;
  let machine = 0;
  beforeAll(async () => {
    whole = await wholeShop();
  });
  beforeEach(() => emptyAllTables(whole.db));
  afterAll(() => whole.close());

  const ask = (
    method: 'GET' | 'POST' | 'PUT' | 'HEAD' | 'DELETE',
    url: string,
    {
      site = 'DE',
      headers = {},
      payload,
    }: { site?: SiteCode; headers?: Record<string, string>; payload?: object | string } = {},
  ) => {
    // Each question comes from a network of its own: limits are looked at by themselves.
    machine += 1;
    return whole.shop.app.inject({
      method,
      url,
      remoteAddress: `10.${machine >> 8}.${machine & 255}.7`,
      headers: {
        host: `${sites[site].hostLabel}.localhost:3000`,
        ...(method === 'GET' ? { accept: 'text/html' } : {}),
        'x-hunter-csrf': '1',
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
  };
  const signUp = (payload: object | string, site: SiteCode = 'DE', base: string = internal) =>
    ask('POST', `${base}/newsletter-subscribers`, { site, payload, headers: { 'content-type': 'application/json' } });
  const form = (url: string, fields: Record<string, string>, site: SiteCode = 'DE', origin = 'same') =>
    ask('POST', url, {
      site,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        ...(origin === 'same' ? { origin: `http://${sites[site].hostLabel}.localhost:3000` } : {}),
      },
    });
  const rows = (table: string) => whole.db.query<Record<string, unknown>>({ name: '', text: `select * from ${table}` });
  const letters = async () => {
    await whole.shop.mail.work();
    const list = (await whole.shop.mail.mailbox?.list()) ?? [];
    return Promise.all(list.map(async ({ mailId }) => (await whole.shop.mail.mailbox?.read(mailId))?.text ?? ''));
  };
  const confirmToken = async () => /confirm\?token=([\w-]{43})/.exec((await letters())[0] ?? '')?.[1] ?? '';
  const reader = async (site: SiteCode = 'DE', payload: object = good) => {
    await signUp(payload, site);
    const answer = await ask('PUT', `${internal}/newsletter-subscribers/${await confirmToken()}/doi`, { site });
    return answer.json<{ subscriberToken: string }>().subscriberToken;
  };

  it.each(['/service/newsletter/api/internal', '/service/newsletter/api/private'])(
    '[NEWS-4] %s accepts a sign-up and does not reveal whether the address is known',
    async (base) => {
      const answers = [await signUp(good, 'DE', base)];
      answers.push(await signUp(good, 'DE', base));
      await ask('PUT', `${base}/newsletter-subscribers/${await confirmToken()}/doi`);
      expect(await rows('newsletter_subscriber')).toMatchObject([{ state: 'confirmed' }]);
      answers.push(await signUp(good, 'DE', base));
      for (const answer of answers) {
        expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'CONFIRMATION_NEEDED' }]);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    },
  );

  it.each([
    ['an address of 300 characters', { ...good, email: `${'a'.repeat(290)}@example.de` }, 'email_invalid'],
    ['a@b', { ...good, email: 'a@b' }, 'email_invalid'],
    ['no address', { ...good, email: '' }, 'email_invalid'],
    ['a quoted address', { ...good, email: '"anna berg"@example.com' }, 'email_invalid'],
    ['a header', { ...good, email: 'anna@example.com\r\nBcc: bert@example.com' }, 'email_invalid'],
    ['two addresses', { ...good, email: 'anna@example.com,bert@example.com' }, 'email_invalid'],
    ['a control character', { ...good, email: 'an\u0000na@example.com' }, 'email_invalid'],
    ['an emoji', { ...good, email: '😀@example.com' }, 'email_invalid'],
    ['a name with a link', { ...good, firstName: 'http://example.com' }, 'name_invalid'],
    ['a name with a domain', { ...good, lastName: 'casino.example' }, 'name_invalid'],
    ['a name with an emoji', { ...good, firstName: 'Anna 😀' }, 'name_invalid'],
    ['a name with a control character', { ...good, firstName: 'Anna\u0007' }, 'name_invalid'],
    ['a name with a new line', { ...good, firstName: 'Anna\r\nBcc: x' }, 'name_invalid'],
    ['a name of 41', { ...good, firstName: 'a'.repeat(41) }, 'request_invalid'],
    ['no origin', { email: 'anna@example.com', consents: [], originAddition: '' }, 'request_invalid'],
    ['a wrong origin', { ...good, origin: 'ELSEWHERE' }, 'request_invalid'],
    ['a wrong origin addition', { ...good, originAddition: '<script>' }, 'request_invalid'],
    ['no consents', { email: 'anna@example.com', origin: 'NEWSLETTER', originAddition: '' }, 'request_invalid'],
    ['a wrong consent', { ...good, consents: ['ALL'] }, 'request_invalid'],
    ['a consent twice', { ...good, consents: ['DNE', 'DNE'] }, 'request_invalid'],
    ['a wrong legal', { ...good, legals: ['AGB'] }, 'request_invalid'],
    ['a wrong salutation', { ...good, salutation: 'DR' }, 'request_invalid'],
    ['an unknown field', { ...good, admin: true }, 'request_invalid'],
    ['an address that is none', { ...good, email: 7 }, 'email_invalid'],
    ['a list', [], 'request_invalid'],
  ] as const)('[NEWS-15] [SAFE-2] returns 400 with a problem type for %s', async (_name, payload, type) => {
    const answer = await signUp(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ type: `urn:newsletter:${type}`, status: 400 });
    expect(await rows('newsletter_subscriber')).toEqual([]);
    expect(await rows('mail')).toEqual([]);
  });

  it.each([
    ['{"email":', 400],
    [JSON.stringify({ ...good, email: 'a'.repeat(1_000_000) }), 413],
    ['', 400],
  ])('[SAFE-2] the body %.20s is refused', async (body, status) => {
    expect((await signUp(body)).statusCode).toBe(status);
  });

  it.each([
    ['HU', { ...hungarian, salutation: undefined }, 'salutation_missing'],
    ['HU', { ...hungarian, firstName: '  ' }, 'name_missing'],
    ['TR', { ...good, firstName: 'Çağrı' }, 'name_missing'],
    ['TR', { ...good, firstName: 'Çağrı', lastName: 'Öz', legals: [] }, 'legal_missing'],
  ] as const)('[NEWS-3] refuses a sign-up on %s without its required fields', async (site, payload, type) => {
    expect((await signUp(payload, site)).json()).toMatchObject({ type: `urn:newsletter:${type}` });
  });

  it.each([
    ['HU', hungarian],
    ['HU', { ...good, origin: 'SHOPPING_CART' }],
    ['TR', { ...good, firstName: 'Çağrı', lastName: 'Öz', legals: ['NEWSLETTER'] }],
    ['AT', good],
    ['DE', { ...good, email: 'jan@bücher.example' }],
  ] as const)('[NEWS-4] accepts on %s %j', async (site, payload) => {
    expect((await signUp(payload, site)).statusCode).toBe(202);
  });

  it('[NEWS-4] takes the site from its header and refuses an unknown one', async () => {
    const headers = { 'content-type': 'application/json', 'x-hunter-site': 'sk' };
    const right = await ask('POST', `${internal}/newsletter-subscribers`, { payload: good, headers });
    expect(right.headers.vary).toBe('x-hunter-site');
    expect(await rows('newsletter_subscriber')).toMatchObject([{ site: 'SK' }]);
    const wrong = await ask('POST', `${internal}/newsletter-subscribers`, {
      payload: good,
      headers: { ...headers, 'x-hunter-site': 'xx' },
    });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { type: 'urn:newsletter:site_unknown' }]);
  });

  it('[NEWS-4] ignores the address in a forwarded header', async () => {
    await ask('POST', `${internal}/newsletter-subscribers`, {
      payload: good,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
    });
    expect((await rows('newsletter_event'))[0]?.['address']).toMatch(/^10\./);
  });

  it('[SAFE-1] refuses requests of foreign pages', async () => {
    const foreign = { 'content-type': 'application/json', origin: 'https://evil.example' };
    expect(
      (await ask('POST', `${internal}/newsletter-subscribers`, { payload: good, headers: foreign })).statusCode,
    ).toBe(403);
    for (const path of [confirmPagePath, preferencesPagePath, unsubscribePagePath])
      expect((await form(path, { token: 'x' }, 'DE', 'none')).statusCode).toBe(403);
  });

  const tooMany = 'urn:newsletter:too_many_requests';
  it.each([
    ['sign-ups', 20, 202, { method: 'POST', path: '/newsletter-subscribers', payload: good }],
    ['look-ups', 120, 404, { method: 'GET', path: `/newsletter-subscribers/${'a'.repeat(43)}` }],
    ['confirmations', 120, 404, { method: 'PUT', path: `/newsletter-subscribers/${'a'.repeat(43)}/doi` }],
  ] as const)(
    '[NEWS-4, SAFE-2] limits the %s of one IP address under both base paths together',
    async (_, most, usual, { method, path, ...body }) => {
      const remoteAddress = `192.0.2.${most + method.length}`;
      const headers = { host: 'de.localhost:3000', 'x-hunter-csrf': '1', accept: 'text/html' };
      const once = (at: number) =>
        whole.shop.app.inject({ method, url: (at % 2 === 0 ? internal : own) + path, remoteAddress, headers, ...body });
      const all = await Promise.all(Array.from({ length: most + 10 }, (_none, at) => once(at)));
      expect(all.filter(({ statusCode }) => statusCode === usual)).toHaveLength(most);
      const refused = all.filter(({ statusCode }) => statusCode === 429);
      expect(refused).toHaveLength(10);
      for (const answer of refused) {
        expect(answer.json()).toMatchObject({ type: tooMany, title: 'Too Many Requests', status: 429 });
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      }
    },
  );

  it('[NEWS-8] opening the link confirms nothing; its button and its call do', async () => {
    await signUp(good);
    const token = await confirmToken();
    const url = `${confirmPagePath}?token=${token}`;
    const page = await ask('GET', url);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.body).toContain(`value="${token}"`);
    await ask('HEAD', url);
    await ask('GET', `${internal}/newsletter-subscribers/${token}`);
    await ask('GET', `${internal}/newsletter-subscribers/${token}/doi`);
    await ask('POST', `${internal}/newsletter-subscribers/${token}/doi`);
    expect(await rows('newsletter_subscriber')).toMatchObject([{ state: 'pending' }]);
    const done = await form(confirmPagePath, { token });
    expect(done.statusCode).toBe(303);
    expect(done.headers.location).toMatch(/^\/subscribenewsletter\/preferences\?token=[\w-]{43}&confirmed=1$/);
    expect(await rows('newsletter_subscriber')).toMatchObject([{ state: 'confirmed' }]);
    const preferences = await ask('GET', String(done.headers.location));
    expect(preferences.body).toContain('Ihre Anmeldung ist bestätigt');
  });

  it('[NEWS-9] an invalid link redirects to the form with a banner', async () => {
    const gone = `${newsletterPagePath}?link=invalid`;
    for (const path of [confirmPagePath, preferencesPagePath, unsubscribePagePath]) {
      for (const token of ['', 'x', 'a'.repeat(43), '%00', 'ä'.repeat(43)]) {
        const answer = await ask('GET', `${path}?token=${encodeURIComponent(token)}`);
        expect([answer.statusCode, answer.headers.location]).toEqual([302, gone]);
      }
      expect((await form(path, { token: 'a'.repeat(43) })).headers.location).toBe(gone);
    }
    const shown =
      /data-banner="link">.*?Leider ist dieser Link nicht mehr gültig\. Bitte melden Sie sich erneut zum Kontor Newsletter an\./;
    expect((await ask('GET', gone)).body).toMatch(shown);
    expect((await ask('GET', newsletterPagePath)).body).not.toMatch(shown);
  });

  it('[NEWS-8] all invalid tokens get the same response', async () => {
    const token = await reader();
    const paths = (one: string) =>
      [
        ['GET', `${own}/newsletter-subscribers/${one}`],
        ['PUT', `${own}/newsletter-subscribers/${one}`],
        ['PUT', `${own}/newsletter-subscribers/${one}/doi`],
      ] as const;
    for (const [method, url] of paths('a'.repeat(43))) {
      const answer = await ask(method, url, method === 'PUT' && !url.endsWith('/doi') ? { payload: {} } : {});
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { type: 'urn:newsletter:token_invalid' }]);
    }
    const elsewhere = await ask('GET', `${own}/newsletter-subscribers/${token}`, { site: 'AT' });
    expect(elsewhere.statusCode).toBe(404);
  });

  it('[NEWS-8] a subscriber reads and changes the stored data', async () => {
    const token = await reader('AT', { ...good, firstName: 'Anna', consents: ['DNE'] });
    const url = `${own}/newsletter-subscribers/${token}`;
    const change = (payload: object) => ask('PUT', url, { site: 'AT', payload });
    expect((await ask('GET', url, { site: 'AT' })).json()).toEqual({
      state: 'confirmed',
      email: 'anna@example.com',
      firstName: 'Anna',
      consents: ['DNE'],
      interests: [],
    });
    expect((await change({ interests: ['COFFEE', 'KONTOR_CARD'], consents: [] })).json()).toMatchObject({
      interests: ['COFFEE', 'KONTOR_CARD'],
      consents: [],
    });
    for (const wrong of [{ interests: ['TEA'] }, { interests: ['COFFEE', 'COFFEE'] }, { email: 'b@example.com' }, []])
      expect((await change(wrong)).json()).toMatchObject({ status: 400, type: 'urn:newsletter:request_invalid' });
    expect((await change({ firstName: 'www.example.com' })).json()).toMatchObject({
      type: 'urn:newsletter:name_invalid',
    });
  });

  it('[NEWS-8] the plain form of the preferences saves and removes what is not checked', async () => {
    const token = await reader('AT');
    const page = `${preferencesPagePath}?token=${token}`;
    const fields = new URLSearchParams([
      ['token', token],
      ['interests', 'COFFEE'],
      ['interests', 'SPORT'],
      ['dne', 'DNE'],
      ['firstName', 'Anna'],
    ]);
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://at.localhost:3000',
    };
    const saved = await ask('POST', preferencesPagePath, { site: 'AT', payload: fields.toString(), headers });
    expect([saved.statusCode, saved.headers.location]).toEqual([303, `${page}&saved=1`]);
    expect(await rows('newsletter_subscriber')).toMatchObject([
      { interests: ['COFFEE', 'SPORT'], consents: ['DNE'], first_name: 'Anna' },
    ]);
    expect((await ask('GET', `${page}&saved=1`, { site: 'AT' })).body).toContain(
      'Ihre Einstellungen sind gespeichert.',
    );
    await form(preferencesPagePath, { token }, 'AT');
    expect(await rows('newsletter_subscriber')).toMatchObject([{ interests: [], consents: [], first_name: 'Anna' }]);
    const wrong = await form(preferencesPagePath, { token, firstName: 'www.example.com' }, 'AT');
    expect(wrong.headers.location).toBe(`${page}&wrong=firstName`);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['', ''],
  ])('[NEWS-8] mail programs unsubscribe by one POST of %s from nowhere', async (type, payload) => {
    const url = oneClickPath.replace(':subscriberToken', await reader());
    expect((await ask('GET', url)).statusCode).toBe(405);
    const post = () =>
      whole.shop.app.inject({
        method: 'POST',
        url,
        headers: { host: 'de.localhost:3000', ...(type ? { 'content-type': type } : {}) },
        ...(payload ? { payload } : {}),
      });
    expect((await post()).statusCode).toBe(200);
    expect((await post()).statusCode).toBe(200);
    expect(await rows('newsletter_subscriber')).toMatchObject([{ state: 'unsubscribed' }]);
    const wrong = await ask('POST', oneClickPath.replace(':subscriberToken', 'a'.repeat(43)));
    expect(wrong.statusCode).toBe(404);
  });

  it('[NEWS-8] the page unsubscribes by its button, not by being looked at', async () => {
    const token = await reader();
    const page = await ask('GET', `${unsubscribePagePath}?token=${token}`);
    expect(page.body).toContain('Jetzt abbestellen');
    expect(await rows('newsletter_subscriber')).toMatchObject([{ state: 'confirmed' }]);
    const done = await form(unsubscribePagePath, { token });
    expect(done.headers.location).toBe(`${unsubscribePagePath}?done=1`);
    expect((await ask('GET', String(done.headers.location))).body).toContain('Sie sind abgemeldet');
    expect(await rows('newsletter_subscriber')).toMatchObject([{ state: 'unsubscribed' }]);
  });

  describe('the plain form', () => {
    it('[NEWS-13] signs up and thanks without JavaScript', async () => {
      const done = await form(newsletterPagePath, { email: 'anna@example.com', dne: 'DNE', website: '' });
      expect([done.statusCode, done.headers.location]).toEqual([303, `${newsletterPagePath}?result=success`]);
      expect((await ask('GET', String(done.headers.location))).body).toContain('Vielen Dank für Ihre Anmeldung!');
      expect(await letters()).toHaveLength(1);
    });

    it.each([
      ['DE', {}, ['Die E-Mail-Adresse ist ein Pflichtfeld.']],
      ['DE', { email: 'a@b' }, ['Bitte geben Sie eine gültige E-Mail-Adresse ein.', 'value="a@b"']],
      ['AT', { email: 'a@b.de', firstName: 'Anna!' }, ['Dieses Feld enthält ungültige Zeichen.', 'value="Anna!"']],
      ['HU', { email: 'a@b.hu' }, ['A megszólítás mező kitöltése kötelező.', 'A keresztnév mező kitöltése kötelező.']],
      [
        'TR',
        { email: 'a@b.tr', firstName: 'Çağrı', lastName: 'Öz' },
        ['E-bülten üyesi olmak için lütfen ticari elektronik ileti onayınızı veriniz.'],
      ],
    ] as const)('[NEWS-16] of %s with %j is shown again with its messages', async (site, fields, words) => {
      const answer = await form(newsletterPagePath, fields, site);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([422, 'no-store']);
      for (const word of words) expect(answer.body).toContain(word);
      expect(await rows('newsletter_subscriber')).toEqual([]);
    });

    it('[NEWS-6] with the trap filled thanks, and nothing happens', async () => {
      const done = await form(newsletterPagePath, { email: 'anna@example.com', website: 'http://spam.example' });
      expect(done.headers.location).toBe(`${newsletterPagePath}?result=success`);
      expect(await rows('newsletter_subscriber')).toEqual([]);
      expect(await rows('mail')).toEqual([]);
    });
  });

  it('[NEWS-13] has two addresses with the same page, one of them canonical', async () => {
    for (const path of [newsletterPagePath, newsletterPageAlias]) {
      const page = await ask('GET', path, { headers: browserAgent });
      expect(page.statusCode).toBe(200);
      expect(page.headers['cache-control']).toMatch(/^public/);
      expect(page.headers['set-cookie']).toBeUndefined();
      expect(page.body).toContain('rel="canonical" href="http://de.localhost:3000/subscribenewsletter"');
    }
  });

  it('[NEWS-7] returns 401 without a login', async () => {
    const answer = await ask('GET', baseDataPath, { headers: { accept: 'application/json', 'x-logintoken': 'x' } });
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { type: 'urn:newsletter:login_missing' }]);
  });
});
