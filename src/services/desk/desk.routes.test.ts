import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyReply } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffMember } from '../../contracts/staff/staff.contract.ts';
import { clockOf } from '../../lib/time/moment.ts';
import { deskRoutes, type DeskRouteParts } from './desk.routes.ts';
import { done, refused } from './desk-parts.ts';
import { draftOfStrip } from './desk.fixtures.ts';

const api = '/service/staff/desk/api';
const now = new Date('2026-03-27T12:00:00Z');
const anna = { name: 'anna@example.com', role: 'publisher' } as const;
const calls: unknown[][] = [];
let member: object | undefined = anna;
let refusal = false;
beforeEach(() => {
  calls.length = 0;
  member = { ...anna, token: 'of the sign-in' };
  refusal = false;
});

/** A service that notes its calls and returns their name, or refuses them. */
const told = (names: readonly string[], wrap: (value: object) => unknown = done): Record<string, unknown> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      async (...args: unknown[]) => {
        calls.push([name, ...args]);
        return refusal ? refused('STATE', { state: 'live' }) : wrap({ called: name });
      },
    ]),
  );
const plain = (value: object): unknown => value;

const documents = new Map<string, unknown[]>();
const shop = () => {
  const app = Fastify();
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  // The services of this test return less than the schemas ask for.
  app.setSerializerCompiler(() => JSON.stringify);
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (method !== 'HEAD')
      documents.set(`${String(method)} ${url.replace(api, '')}`, [
        schema?.tags,
        Object.keys(schema?.response ?? {}).join(' '),
      ]);
  });
  const parts = {
    desk: {
      ...told(['open', 'putDraft', 'dropDraft', 'restore']),
      ...told(['releases'], plain),
      ...told(['items', 'history'], (value) => [value]),
    },
    releases: told(['make', 'act']),
    tests: {
      ...told(['make', 'put', 'result']),
      ...told(['act'], () => done(undefined)),
      ...told(['list'], (value) => [value]),
    },
    planning: {
      read: async (asked: { readonly from: string }) => {
        calls.push(['planning', asked]);
        if (asked.from === '2026-02-30') return undefined;
        return { searches: [{ site: 'DE', day: asked.from, query: 'tea', misses: 7 }], clicks: [] };
      },
    },
    calendar: {
      read: async (asked: { readonly from: string }) => {
        calls.push(['calendar', asked]);
        return asked.from === '2026-02-30' ? undefined : { sites: [] };
      },
    },
    choices: async (site: string) => ({ of: site }),
    draw: async (drawn: object) => {
      calls.push(['draw', drawn]);
      return { html: Buffer.from('<p>drawn'), headers: { 'content-type': 'text/html', 'x-own': '1' } };
    },
    previewLink: async (...args: unknown[]) => {
      calls.push(['previewLink', ...args]);
      return '/preview?token=1';
    },
    staffOf: async (): Promise<StaffMember | undefined> => member as StaffMember | undefined,
    sendProblem: (reply: FastifyReply, status: number, detail: string, members = {}) =>
      reply.code(status).send({ detail, ...members }),
    now: clockOf(() => now),
  };
  // Trusted: the routes ask for nothing else.
  deskRoutes(app, parts as unknown as DeskRouteParts);
  return app;
};
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const sender =
  (app = shop()) =>
  async (method: Method, path: string, payload?: object) => {
    const answer = await app.inject({ method, url: `${api}${path}`, ...(payload ? { payload } : {}) });
    const isJson = String(answer.headers['content-type']).includes('json');
    return { ...answer, status: answer.statusCode, body: isJson ? answer.json<unknown>() : answer.body };
  };
const send = (method: Method, path: string, payload?: object) => sender()(method, path, payload);

const plan = {
  owner: 'Marketing',
  differs: 'Words',
  groups: [
    { name: 'A', weight: 1 },
    { name: 'B', weight: 1 },
  ],
  sites: ['DE'],
  startsAt: '2026-03-28T08:00',
  endsAt: '2026-04-10T08:00',
};
const drop = { kind: 'promotion', site: 'DE', key: 'top_banner Coffee', version: 1 };
const drawn = { kind: 'promotion', site: 'DE', item: draftOfStrip.body };
const one = (called: string) => ({ called });
type Call = readonly [Method, string, object | undefined, number, unknown, readonly unknown[]];
const table: readonly Call[] = [
  ['GET', '/releases', undefined, 200, one('releases'), ['releases', anna]],
  ['POST', '/releases', { name: 'x', sites: ['DE'] }, 201, one('make'), ['make', anna, { name: 'x', sites: ['DE'] }]],
  ['GET', '/releases/7', undefined, 200, one('open'), ['open', anna, 7]],
  [
    'POST',
    '/releases/7/acts',
    { act: 'remove', version: 1 },
    200,
    one('act'),
    ['act', anna, 7, { act: 'remove', version: 1 }],
  ],
  ['PUT', '/releases/7/drafts', draftOfStrip, 200, one('putDraft'), ['putDraft', anna, 7, draftOfStrip]],
  ['DELETE', '/releases/7/drafts', drop, 200, one('dropDraft'), ['dropDraft', anna, 7, drop]],
  [
    'GET',
    '/items?kind=voucher&site=TR',
    undefined,
    200,
    { items: [one('items')] },
    ['items', { kind: 'voucher', site: 'TR' }],
  ],
  ['GET', '/history?release=7', undefined, 200, { entries: [one('history')] }, ['history', { release: 7 }]],
  [
    'POST',
    '/history/5/restore',
    { release: 7, version: 0 },
    200,
    one('restore'),
    ['restore', anna, 5, { release: 7, version: 0 }],
  ],
  ['GET', '/tests', undefined, 200, { tests: [one('list')] }, ['list']],
  ['POST', '/tests', { name: 'T', ...plan }, 201, one('make'), ['make', anna, { name: 'T', ...plan }]],
  ['PUT', '/tests/7', { ...plan, version: 1 }, 200, one('put'), ['put', anna, 7, { ...plan, version: 1 }]],
  ['POST', '/tests/7/acts', { act: 'stop', version: 1 }, 204, '', ['act', anna, 7, { act: 'stop', version: 1 }]],
  ['GET', '/tests/7/result?effect=5', undefined, 200, one('result'), ['result', 7, { effect: 5 }]],
  ['GET', '/calendar?from=2026-03-28', undefined, 200, { sites: [] }, ['calendar', { from: '2026-03-28' }]],
  ['POST', '/drawn', drawn, 200, '<p>drawn', ['draw', drawn]],
];
const choices: Call = ['GET', '/choices?site=CZ', undefined, 200, { of: 'CZ' }, []];
const planning: Call = ['GET', '/planning?from=2026-03-28&days=1', undefined, 200, { clicks: [] }, []];

const wrongCalls: readonly (readonly [Method, string, object?])[] = [
  ['POST', '/releases', { name: '', sites: ['DE'] }],
  ['GET', '/releases/0'],
  ['POST', '/releases/x/acts', { act: 'remove', version: 1 }],
  ['POST', '/releases/7/acts', { act: 'burn', version: 1 }],
  ['PUT', '/releases/x/drafts', draftOfStrip],
  ['DELETE', '/releases/7/drafts', { ...drop, kind: 'price' }],
  ['DELETE', '/releases/0/drafts', drop],
  ['GET', '/items?kind=price'],
  ['GET', '/history?release=0'],
  ['POST', '/history/0/restore', { release: 7, version: 0 }],
  ['POST', '/history/5/restore', { release: 0, version: 0 }],
  ['GET', '/choices'],
  ['POST', '/drawn', { ...drawn, kind: 'voucher' }],
  ['POST', '/tests', { name: 'a:b', ...plan }],
  ['PUT', '/tests/0', { ...plan, version: 1 }],
  ['PUT', '/tests/7', plan],
  ['POST', '/tests/0/acts', { act: 'stop', version: 1 }],
  ['POST', '/tests/7/acts', { act: 'start', version: 1, winner: 'A' }],
  ['GET', '/tests/0/result'],
  ['GET', '/tests/7/result?effect=0'],
  ['GET', '/calendar?from=2026-3-1'],
  ['GET', '/preview?site=XX'],
  ['GET', '/planning?from=2026-03-28'],
  ['GET', '/planning/csv?from=2026-03-28&days=1&list=orders'],
];

describe('[DESK-6] a call of the desk', () => {
  it('reaches its service', async () => {
    const ask = sender();
    for (const [method, path, payload, status, body, call] of table) {
      const answer = await ask(method, path, payload);
      expect([method, path, answer.status, answer.body, ...calls.splice(0)]).toEqual([
        method,
        path,
        status,
        body,
        call,
      ]);
    }
  });

  it('[DESK-4] is for staff with a role', async () => {
    const ask = sender();
    for (const [method, path, payload] of [...table, choices, planning]) {
      member = undefined;
      const stranger = await ask(method, path, payload);
      expect([path, stranger.status, stranger.body]).toEqual([path, 401, { detail: 'only for staff' }]);
      member = { name: 'otto@example.com' };
      const other = await ask(method, path, payload);
      expect([path, other.status, other.body]).toEqual([
        path,
        403,
        { detail: 'you have no role at the desk', error: 'ROLE' },
      ]);
    }
    expect(calls).toEqual([]);
  });

  it('says why it is refused', async () => {
    refusal = true;
    const ask = sender();
    const refusing = table.filter(
      ([, , , , , [service]]) =>
        !['releases', 'items', 'history', 'list', 'calendar', 'draw'].includes(String(service)),
    );
    expect(refusing).toHaveLength(10);
    for (const [method, path, payload] of refusing) {
      const answer = await ask(method, path, payload);
      expect([path, answer.status, answer.body]).toEqual([
        path,
        409,
        { detail: 'the state of the release does not allow this', error: 'STATE', state: 'live' },
      ]);
    }
  });

  it('is described in the documents of the API, with what is sent where something is wrong', () => {
    shop();
    expect(new Set([...documents.values()].map(([tags]) => String(tags)))).toEqual(new Set(['desk']));
    const codes = Object.fromEntries([...documents].map(([route, [, answers]]) => [route, answers]));
    expect(codes).toMatchObject({
      'POST /releases': '201 4xx',
      'POST /releases/:id/acts': '200 204 4xx',
      'PUT /releases/:id/drafts': '200 4xx',
      'DELETE /releases/:id/drafts': '204 4xx',
      'POST /tests': '201 4xx',
      'POST /tests/:id/acts': '200 204 4xx',
      'GET /preview': '4xx',
      'POST /drawn': '',
    });
    const others = Object.entries(codes).filter(([route]) => route.startsWith('GET') && route !== 'GET /preview');
    expect(new Set(others.map(([, answers]) => answers))).toEqual(new Set(['200 4xx']));
  });

  it('reaches no service with a wrong value', async () => {
    const ask = sender();
    for (const [method, path, payload] of wrongCalls)
      expect([path, (await ask(method, path, payload)).status]).toEqual([path, 400]);
    expect(calls).toEqual([]);
  });
});

describe('[DESK-6] a draft that no kind lets through', () => {
  const put = (payload: object) => send('PUT', '/releases/7/drafts', payload);
  it('names its field; where the place is wrong the call is', async () => {
    const wrong = await put({ ...draftOfStrip, body: { ...draftOfStrip.body, html: 'x' } });
    expect([wrong.status, wrong.body]).toMatchObject([
      400,
      { detail: 'the item is not valid', error: 'INVALID', faults: [{ code: 'shape', field: 'html' }] },
    ]);
    const elsewhere = await put({ ...draftOfStrip, site: 'XX' });
    expect([elsewhere.status, elsewhere.body]).toEqual([400, {}]);
    expect(calls).toEqual([]);
  });

  it('is not drawn', async () => {
    const answer = await send('POST', '/drawn', { ...drawn, item: { ...drawn.item, content: { links: 1 } } });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { detail: 'the item cannot be shown', error: 'INVALID', faults: [{ code: 'shape', field: 'content.links' }] },
    ]);
    expect(calls).toEqual([]);
  });

  it('what is drawn is stored by no cache', async () => {
    const { headers } = await send('POST', '/drawn', drawn);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-own': '1', 'content-type': 'text/html' });
  });
});

it('[DESK-6] the choices of a form are those of its site', async () => {
  expect((await send('GET', '/choices?site=CZ')).body).toEqual({ of: 'CZ' });
});

describe('[DESK-1] the calendar', () => {
  it('has no day that there is not', async () => {
    const answer = await send('GET', '/calendar?from=2026-02-30');
    expect([answer.status, answer.body]).toEqual([400, { detail: 'from must be a day of the calendar' }]);
  });

  it.each<[string, unknown[]]>([
    ['site=DE', ['DE', { at: now }, undefined]],
    [
      'site=TR&at=2026-03-28T05:00:00.000Z&release=7&to=/c/tea',
      ['TR', { at: new Date('2026-03-28T05:00:00Z'), release: 7 }, '/c/tea'],
    ],
  ])('leads into the preview: %s', async (query, expected) => {
    const answer = await send('GET', `/preview?${query}`);
    expect([answer.status, answer.headers.location]).toEqual([302, '/preview?token=1']);
    expect(calls).toEqual([['previewLink', ...expected]]);
  });

  it('leads to the sign-in first, and to no moment that there is not', async () => {
    const wrong = await send('GET', '/preview?site=DE&at=2026-02-30T05:00:00.000Z');
    expect([wrong.status, wrong.body]).toEqual([400, { detail: 'at must be a day of the calendar' }]);
    member = undefined;
    const answer = await send('GET', '/preview?site=DE');
    expect(answer.status).toBe(302);
    expect(decodeURIComponent(String(answer.headers.location))).toContain(`${api}/preview?site=DE`);
    expect(calls).toEqual([]);
  });
});

describe('[DESK-7] what helps to plan', () => {
  const asked = 'from=2026-03-28&days=7&site=DE';
  it('is JSON, or one list as a file of CSV', async () => {
    expect((await send('GET', `/planning?${asked}`)).body).toMatchObject({ searches: [{ query: 'tea' }] });
    const { body, headers } = await send('GET', `/planning/csv?${asked}&list=searches`);
    expect(body).toBe('site,day,query,misses\r\nDE,2026-03-28,tea,7\r\n');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="searches-2026-03-28.csv"',
      'cache-control': 'no-store',
    });
    expect(calls).toEqual([1, 2].map(() => ['planning', { from: '2026-03-28', days: 7, site: 'DE' }]));
  });

  it.each(['/planning?', '/planning/csv?list=clicks&'])('has no day that there is not: %s', async (path) => {
    const answer = await send('GET', `${path}from=2026-02-30&days=1`);
    expect([answer.status, answer.body]).toEqual([400, { detail: 'querystring.from: there is no such day' }]);
  });
});
