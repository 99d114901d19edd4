import formbody from '@fastify/formbody';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import {
  baseDataPath,
  confirmPagePath,
  newsletterBases,
  newsletterPagePath,
  oneClickPath,
  openedPath,
  preferencesPagePath,
  unsubscribePagePath,
} from '../../contracts/newsletter/newsletter.contract.ts';
import { clockOf } from '../../lib/time/moment.ts';
import { sendProblem } from '../../server/http/problems.ts';
import { newsletterFormRoutes, type NewsletterFormParts } from './newsletter-form.routes.ts';
import { newsletterRoutes, type NewsletterRouteParts } from './newsletter.routes.ts';
import { oneClickRoutes } from './one-click.routes.ts';

const at = clockOf(() => new Date('2026-11-21T12:00:00Z'))();
const caller = { address: '192.0.2.7' };
interface Stage {
  /** the answer of every call of the service */
  readonly answer?: unknown;
  readonly fault?: Error;
  readonly isPreview?: true;
  readonly isTooMuch?: true;
  readonly isFromElsewhere?: true;
  readonly customer?: object;
}
let stage: Stage = {};
const calls: unknown[][] = [];
const shown: object[] = [];
const routes: { readonly url: string; readonly config: object; readonly isHidden: boolean }[] = [];

const answerOf =
  (name: string) =>
  async (...values: unknown[]) => {
    calls.push([name, ...values]);
    if (stage.fault) throw stage.fault;
    return stage.answer;
  };
const parts = {
  newsletter: Object.fromEntries(
    ['subscribe', 'read', 'confirm', 'update', 'unsubscribe', 'opened'].map((name) => [name, answerOf(name)]),
  ),
  isTooMuch: async (address: string) => stage.isTooMuch === true && address === caller.address,
  siteOf: () => 'CZ',
  siteNamed: ({ headers }: FastifyRequest) =>
    headers['x-hunter-site'] === undefined ? 'CZ' : headers['x-hunter-site'] === 'SK' ? 'SK' : undefined,
  momentOf: async () => ({ at, abTests: {}, ...(stage.isPreview ? { isPreview: true } : {}) }),
  customerOf: async () => stage.customer,
  now: () => at,
  sendProblem,
  isFromElsewhere: () => stage.isFromElsewhere === true,
  showForm: async (_request: unknown, reply: { send: (body: string) => unknown }, posted: object) => {
    shown.push(posted);
    return reply.send('the form');
  },
};

const app = Fastify({ routerOptions: { maxParamLength: 500 } });
app.setValidatorCompiler(TypeBoxValidatorCompiler);
app.addHook('onRoute', ({ method, url, config = {}, schema }) => {
  const { perMinute, countedAs, takesForeignForms, carriesItsSecret } = config;
  if (method !== 'HEAD')
    routes.push({
      url: `${String(method)} ${url}`,
      config: JSON.parse(JSON.stringify({ perMinute, countedAs, takesForeignForms, carriesItsSecret })) as object,
      isHidden: schema?.hide === true,
    });
});
await app.register(formbody);
// Trusted: the routes ask for nothing else.
newsletterRoutes(app, parts as unknown as NewsletterRouteParts);
newsletterFormRoutes(app, parts as unknown as NewsletterFormParts);
await oneClickRoutes(app, parts as unknown as NewsletterFormParts & NewsletterRouteParts);
afterAll(() => app.close());

const open = (now: Stage = {}) => {
  stage = now;
  calls.length = 0;
  shown.length = 0;
};
const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object | string, headers = {}) => {
  const remoteAddress = caller.address;
  const type = typeof payload === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
  const answer = await app.inject({
    method,
    url,
    remoteAddress,
    headers: { ...(payload === undefined ? {} : { 'content-type': type }), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, to: answer.headers.location, body: answer.body, headers: answer.headers };
};
const post = (url: string, fields: Record<string, string> | [string, string][]) =>
  ask('POST', url, new URLSearchParams(fields).toString());
const problemOf = ({ status, body }: { readonly status: number; readonly body: string }) => {
  const { type, detail } = JSON.parse(body) as { readonly type: string; readonly detail: string };
  return [status, type.replace('urn:newsletter:', ''), detail];
};
const token = 'abc';
const good = { email: 'anna@example.com', consents: [], origin: 'NEWSLETTER', originAddition: 'footer' };
const preview = [409, 'preview', 'this is a preview: nothing is sent or changed'];
const gone = [404, 'token_invalid', 'this link is not valid, or no longer valid'];
const unknownSite = [400, 'site_unknown', 'x-hunter-site names no site'];

describe.each(newsletterBases)('the calls under %s', (base) => {
  const subscribers = `${base}/newsletter-subscribers`;
  const all = [
    ['POST', subscribers, good],
    ['GET', `${subscribers}/${token}`, undefined],
    ['PUT', `${subscribers}/${token}/doi`, undefined],
    ['PUT', `${subscribers}/${token}`, { firstName: 'Anna' }],
  ] as const;

  it.each(all)('[NEWS-4] %s %s asks the service of the site in the header, or of the host', async (...request) => {
    open({
      answer: {
        ok: true,
        answer: { state: 'confirmed', subscriberToken: 't' },
        state: 'confirmed',
        consents: [],
        interests: [],
      },
    });
    await ask(...request);
    await ask(...request, { 'x-hunter-site': 'SK' });
    expect(calls.map(([, site]) => site)).toEqual(['CZ', 'SK']);
    expect(calls[0]?.at(-1)).toBe(at);
    if (request[0] !== 'GET') expect(calls[0]?.at(-2)).toEqual(caller);
  });

  it.each(all)('[NEWS-4] %s %s refuses the site XX, which there is not', async (...request) => {
    open();
    expect(problemOf(await ask(...request, { 'x-hunter-site': 'XX' }))).toEqual(unknownSite);
    expect(calls).toEqual([]);
  });

  it('[NEWS-4, SAFE-5] changes nothing in a preview of staff, and still reads', async () => {
    open({ isPreview: true, answer: { state: 'pending', consents: [], interests: [] } });
    for (const [method, url, body] of all)
      if (method !== 'GET') expect(problemOf(await ask(method, url, body))).toEqual(preview);
    expect(calls).toEqual([]);
    expect((await ask('GET', `${subscribers}/${token}`)).status).toBe(200);
  });

  it('[NEWS-4] refuses a field by its own type, and too many sign-ups of a network', async () => {
    open({ answer: { ok: false, fault: { field: 'firstName', type: 'urn:newsletter:name_missing' } } });
    const refused = await ask('POST', subscribers, good);
    expect(problemOf(refused)).toEqual([400, 'name_missing', 'body.firstName is not what CZ asks for']);
    expect(refused.body).toContain('"field":"firstName"');
    open({ isTooMuch: true });
    expect(problemOf(await ask('POST', subscribers, good))).toEqual([
      429,
      'too_many_requests',
      'too many sign-ups from this network today',
    ]);
    expect(calls).toEqual([]);
  });

  it.each([
    ['POST', subscribers, { ...good, email: 7 }, 'email_invalid', /^body\.email: /],
    ['POST', subscribers, { ...good, origin: 'X' }, 'request_invalid', /^body\.origin: /],
    ['PUT', `${subscribers}/${token}`, { email: 'a@b.example' }, 'request_invalid', /^body.*not known here/],
    ['GET', `${subscribers}/${'a'.repeat(201)}`, undefined, 'request_invalid', /^params\.subscriberToken: /],
  ] as const)('[NEWS-15] %s %.80s says which part of %j is wrong', async (method, url, payload, type, detail) => {
    open();
    expect(problemOf(await ask(method, url, payload))).toEqual([400, type, expect.stringMatching(detail)]);
    expect(calls).toEqual([]);
  });

  it('[NEWS-8] says of a link without a subscriber that it is not valid', async () => {
    for (const [method, url, body] of all) {
      open({ answer: method === 'PUT' && url.endsWith('/doi') ? { ok: false } : undefined });
      if (method !== 'POST') expect(problemOf(await ask(method, url, body))).toEqual(gone);
    }
  });

  it.each([{ firstName: 'www.example.com' }, { lastName: '<b>' }])('[NEWS-8] stores no name like %j', async (names) => {
    open({ answer: { state: 'confirmed', consents: [], interests: [] } });
    expect(problemOf(await ask('PUT', `${subscribers}/${token}`, names))).toEqual([
      400,
      'name_invalid',
      'a name contains characters that names do not have',
    ]);
    expect(calls).toEqual([]);
    expect((await ask('PUT', `${subscribers}/${token}`, { consents: [] })).status).toBe(200);
  });
});

it('[NEWS-7] only a customer who is logged in gets the data of the form', async () => {
  open();
  expect(problemOf(await ask('GET', baseDataPath))).toEqual([401, 'login_missing', 'this call needs a login']);
  open({ customer: { email: 'anna@example.com', consents: ['DNE'] } });
  expect(JSON.parse((await ask('GET', baseDataPath)).body)).toEqual({ email: 'anna@example.com', consents: ['DNE'] });
});

it('[SAFE-2] each call has a limit, the same for both base paths; forms are in no document', () => {
  const own = (url: string) => routes.find((route) => route.url === url);
  const of = (perMinute: number, countedAs: string) => ({ config: { perMinute, countedAs }, isHidden: false });
  for (const base of newsletterBases) {
    const subscribers = '/newsletter-subscribers';
    const link = `${subscribers}/:subscriberToken`;
    expect(own(`POST ${base}${subscribers}`)).toMatchObject(of(20, `newsletter: ${subscribers}`));
    expect(own(`GET ${base}${link}`)).toMatchObject(of(120, `newsletter: GET ${link}`));
    expect(own(`PUT ${base}${link}`)).toMatchObject(of(120, `newsletter: PUT ${link}`));
    expect(own(`PUT ${base}${link}/doi`)).toMatchObject(of(120, `newsletter: ${link}/doi`));
  }
  expect(own(`GET ${baseDataPath}`)).toMatchObject(of(120, `newsletter: ${baseDataPath}`));
  const sign = { perMinute: 20, takesForeignForms: true };
  expect(own(`POST ${newsletterPagePath}`)).toMatchObject({ config: sign, isHidden: true });
  for (const path of [confirmPagePath, preferencesPagePath, unsubscribePagePath])
    expect(own(`POST ${path}`)).toMatchObject({ config: { perMinute: 120 }, isHidden: true });
  expect(own(`POST ${oneClickPath}`)?.config).toEqual({ perMinute: 120, carriesItsSecret: true });
  expect(own(`GET ${openedPath}`)?.config).toEqual({ perMinute: 120 });
});

describe('a mail program', () => {
  it('[NEWS-8] unsubscribes by one click with any body', async () => {
    const url = oneClickPath.replace(':subscriberToken', token);
    open({ answer: true });
    const done = await ask('POST', url, 'List-Unsubscribe=One-Click');
    expect([done.status, done.headers['content-type'], done.body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'unsubscribed\n',
    ]);
    await ask('POST', url, {});
    const call = ['unsubscribe', 'CZ', token, { origin: 'ONE_CLICK', ...caller }, at];
    expect(calls).toEqual([call, call]);
    open({ answer: false });
    expect(problemOf(await ask('POST', url))).toEqual([404, 'token_invalid', 'this link is not valid']);
  });

  it('[NEWS-11] gets a pixel that no cache stores', async () => {
    open();
    const pixel = await ask('GET', openedPath.replace(':subscriberToken', token));
    expect([pixel.status, pixel.headers['content-type'], pixel.headers['cache-control']]).toEqual([
      200,
      'image/gif',
      'no-store',
    ]);
    expect(pixel.body.slice(0, 6)).toBe('GIF89a');
    expect(calls).toEqual([['opened', 'CZ', token, at]]);
  });
});

describe('a browser without JavaScript', () => {
  it('[NEWS-4] signs up with the origin of the page, or the usual one', async () => {
    open({ answer: { ok: true } });
    const names = { salutation: 'MRS', firstName: 'Anna', lastName: 'Berg' };
    const from = { origin: 'SHOPPING_CART', originAddition: 'overview', tracked: 'app:start' };
    const full = { email: 'anna@example.com', ...names, dne: 'DNE', legal: 'NEWSLETTER' };
    expect(await post(newsletterPagePath, { ...full, ...from })).toMatchObject({
      status: 303,
      to: '/subscribenewsletter?result=success&tracked=app%3Astart',
    });
    expect((await post(newsletterPagePath, { email: 'anna@example.com' })).to).toBe(
      '/subscribenewsletter?result=success',
    );
    const { tracked: _, ...asked } = from;
    expect(calls).toEqual([
      [
        'subscribe',
        'CZ',
        { email: 'anna@example.com', ...names, consents: ['DNE'], legals: ['NEWSLETTER'], ...asked },
        caller,
        at,
      ],
      [
        'subscribe',
        'CZ',
        { email: 'anna@example.com', consents: [], legals: [], origin: 'NEWSLETTER', originAddition: '' },
        caller,
        at,
      ],
    ]);
  });

  it('[NEWS-6] with the trap filled is thanked, and nothing is stored', async () => {
    open();
    expect((await post(newsletterPagePath, { website: 'x', email: 'a@b' })).to).toBe(
      '/subscribenewsletter?result=success',
    );
    expect([calls, shown]).toEqual([[], []]);
  });

  const typed = { email: 'a@b', salutation: '', firstName: '', lastName: '', consents: [], legals: [] };
  const from = { origin: 'NEWSLETTER', originAddition: '' };
  it.each([
    ['a wrong address', 'a@b', {}, { values: typed, faults: { email: 'invalid' }, isBroken: false, from }],
    [
      'a form of another origin',
      'a@b',
      { isFromElsewhere: true },
      { values: typed, faults: {}, isBroken: false, from, isFromElsewhere: true },
    ],
    ['a preview', 'a@b', { isPreview: true }, { values: undefined, faults: {}, isBroken: false, isPreview: true }],
    ['too many', 'anna@example.com', { isTooMuch: true }, { values: undefined, faults: {}, isBroken: true, from }],
    [
      'a fault',
      'anna@example.com',
      { fault: new Error('away') },
      { values: undefined, faults: {}, isBroken: true, from },
    ],
    [
      'a field that the service refuses',
      'anna@example.com',
      { answer: { ok: false, fault: { field: 'legal' } } },
      {
        values: { ...typed, email: 'anna@example.com' },
        faults: { legal: 'invalid' },
        isBroken: false,
        from,
      },
    ],
  ] as const)('[NEWS-5, SAFE-5] sees the form again after %s', async (_, email, now: Stage, posted) => {
    open(now);
    expect((await post(newsletterPagePath, { email })).body).toBe('the form');
    expect(shown).toEqual([posted]);
    expect(calls.length).toBe(now.fault || now.answer ? 1 : 0);
  });

  it.each<[string, Record<string, string>]>([
    ['a field that the form has not', { email: 'a@b.example', admin: '1' }],
    ['a wrong origin', { email: 'a@b.example', origin: 'X' }],
  ])('[NEWS-15] is refused for %s', async (_, fields) => {
    open({ answer: { ok: true } });
    expect((await post(newsletterPagePath, fields)).status).toBe(400);
    expect(calls).toEqual([]);
  });

  const pages = [confirmPagePath, preferencesPagePath, unsubscribePagePath];
  it.each(pages)('[NEWS-9] is led from %s to the form where the link is not valid', async (path) => {
    open({ answer: path === confirmPagePath ? { ok: false } : undefined });
    expect(await post(path, { token })).toMatchObject({ status: 303, to: '/subscribenewsletter?link=invalid' });
    for (const fields of [{}, { token, more: '1' }, { token: 'a'.repeat(201) }])
      expect((await post(path, fields as Record<string, string>)).status).toBe(400);
    expect(calls).toHaveLength(1);
    open({ isPreview: true });
    expect((await post(path, { token })).body).toBe('the form');
    expect(calls).toEqual([]);
  });

  it('[NEWS-8] confirms, unsubscribes and sees that it is done', async () => {
    open({ answer: { ok: true, answer: { subscriberToken: 'b' } } });
    expect((await post(confirmPagePath, { token })).to).toBe('/subscribenewsletter/preferences?token=b&confirmed=1');
    expect((await post(unsubscribePagePath, { token })).to).toBe('/subscribenewsletter/unsubscribe?done=1');
    expect(calls).toEqual([
      ['confirm', 'CZ', token, caller, at],
      ['unsubscribe', 'CZ', token, { origin: 'PAGE', ...caller }, at],
    ]);
  });

  it('[NEWS-8] changes what was sent, and removes what is not checked', async () => {
    open({ answer: { state: 'confirmed' } });
    const saved = `/subscribenewsletter/preferences?token=${token}&saved=1`;
    const boxes: [string, string][] = ['COFFEE', 'SPORT', 'COFFEE'].map((name) => ['interests', name]);
    const names: [string, string][] = [
      ['salutation', 'MR'],
      ['firstName', 'Jan'],
      ['lastName', 'Kis'],
      ['dne', 'DNE'],
    ];
    expect((await post(preferencesPagePath, [['token', token], ...boxes.slice(0, 2), ...names])).to).toBe(saved);
    expect((await post(preferencesPagePath, { token, interests: 'SPORT', salutation: '' })).to).toBe(saved);
    expect((await post(preferencesPagePath, { token })).to).toBe(saved);
    const person = { salutation: 'MR', firstName: 'Jan', lastName: 'Kis' };
    expect(calls.map(([, , , update]) => update)).toEqual([
      { ...person, interests: ['COFFEE', 'SPORT'], consents: ['DNE'] },
      { interests: ['SPORT'], consents: [] },
      { interests: [], consents: [] },
    ]);
    expect(calls[0]?.slice(-2)).toEqual([caller, at]);
  });

  it('[NEWS-8] sees which of the changed names are wrong', async () => {
    open({ answer: { state: 'confirmed' } });
    const wrong = await post(preferencesPagePath, { token, firstName: '<b>', lastName: 'www.example.com' });
    expect(wrong.to).toBe(`/subscribenewsletter/preferences?token=${token}&wrong=firstName.lastName`);
    for (const fields of [{ interests: 'TEA' }, { salutation: 'DR' }, { dne: 'ALL' }, { firstName: 'a'.repeat(201) }])
      expect((await post(preferencesPagePath, { token, ...fields })).status).toBe(400);
    expect(calls).toEqual([]);
  });
});
