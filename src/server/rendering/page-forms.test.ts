import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PageDefinition } from '../../pages/page.ts';
import { sites } from '../../sites/sites.ts';
import { createPageCache } from '../http/light/response-cache.ts';
import type { PageParts } from './page-parts.ts';
import { pageRoutes } from './page-routes.ts';

const at = new Date('2026-11-20T12:00:00Z');
const calls: unknown[] = [];
const spans: unknown[] = [];
beforeEach(() => {
  calls.length = 0;
  spans.length = 0;
});

const page = (name: string, rest: object) =>
  // The view below draws every page alike.
  ({
    name,
    paths: [`/${name}`],
    type: 'content',
    personal: true,
    query: [],
    load: async ({ posted }: { readonly posted?: object }) => {
      calls.push(['load', name, ...(posted ? [posted] : [])]);
      return { kind: 'shown', status: 200, head: { title: name }, props: {} };
    },
    ...rest,
  }) as unknown as PageDefinition<never>;
const submit = async ({ form }: { readonly form: object }) => {
  calls.push(['submit', form]);
  return { kind: 'moved', permanent: false, to: '/thanks' };
};
const definitions = [
  page('form', { paths: ['/form', '/form/:id'], fields: ['word', 'more'], submit }),
  page('mine', {}),
  page('open', { personal: false, submit, fields: ['word'] }),
  page('old', { personal: false, load: async () => ({ kind: 'moved', permanent: true, to: '/open' }) }),
];

const open = (rest: object = {}) => {
  const app = Fastify();
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  const routes = new Map<string, object>();
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    routes.set(`${String(method)} ${url}`, { light: config?.light ?? false, hide: schema?.hide ?? false });
  });
  const moment = { at, abTests: {} };
  const parts = {
    pages: definitions,
    services: {},
    catalogues: {},
    hosts: { siteOf: () => sites.DE, originOf: () => 'https://de.shop' },
    pictureSizeOf: () => undefined,
    shell: async () => ({}),
    personal: () => ({}),
    renderer: {
      development: false,
      assets: { headOf: (view: string) => ({ styles: { links: [] }, styleSource: `'sha256-${view}'` }) },
      module: async () => ({ renderPage: (view: string) => Buffer.from(`drawn: ${view}`) }),
    },
    cache: createPageCache(),
    openFastPath: () => {},
    limiter: { take: () => 0 },
    version: () => '1',
    nextSwitch: () => undefined,
    vendorHosts: [],
    paymentOrigin: 'https://pay.example',
    moments: {
      mayBePreview: () => false,
      of: async () => moment,
      visitor: () => ({ moment, groups: { key: '', isControl: true } }),
    },
    ...rest,
  };
  // Trusted: the routes ask for nothing else.
  return { app, routes, ...pageRoutes(app, parts as unknown as PageParts) };
};

describe('[SAFE-2] the form of a personal page', () => {
  it('reaches its page, at each of its addresses', async () => {
    const { app } = open();
    for (const url of ['/form', '/form/7']) {
      const answer = await app.inject({ method: 'POST', url, payload: { word: 'x'.repeat(2000) } });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/thanks']);
    }
    expect(calls).toEqual([1, 2].map(() => ['submit', { word: 'x'.repeat(2000) }]));
  });

  it.each<[string, object]>([
    ['a field that there is not', { other: 'x' }],
    ['a field that is too long', { word: 'x'.repeat(2001) }],
    ['a field twice', { word: ['x', 'y'] }],
  ])('does not with %s', async (_, payload) => {
    const answer = await open().app.inject({ method: 'POST', url: '/form', payload });
    expect([answer.statusCode, calls]).toEqual([400, []]);
  });

  it.each(['/mine', '/open'])('is the only one: %s takes none', async (url) => {
    const answer = await open().app.inject({ method: 'POST', url, payload: { word: 'x' } });
    expect([answer.statusCode, calls]).toEqual([404, []]);
  });

  it('is shown again with what was refused', async () => {
    const { app, showPosted } = open();
    const again = showPosted('form');
    const posted = { values: { word: 'x' } };
    app.post('/sent', (request, reply) => again(request, reply, posted as never));
    expect((await app.inject({ method: 'POST', url: '/sent' })).body).toBe('drawn: FormPage');
    expect(calls).toEqual([['load', 'form', posted]]);
    expect(() => showPosted('nowhere')).toThrow('there is no page nowhere');
  });
});

it('[SAFE-1] each page allows its own inline styles alone, and forms that lead to the payment provider', async () => {
  const { app } = open();
  const policyOf = async (url: string) => String((await app.inject(url)).headers['content-security-policy']);
  for (const [url, view] of [
    ['/form', 'FormPage'],
    ['/open', 'OpenPage'],
    ['/mine', 'MinePage'],
  ] as const) {
    expect(await policyOf(url)).toContain(`style-src 'self' 'sha256-${view}';`);
    expect(await policyOf(url)).toContain("form-action 'self' https://pay.example;");
  }
  expect(await policyOf('/old')).toContain("style-src 'self';");
  expect(await policyOf('/old')).toContain("form-action 'self' https://pay.example;");
});

it('public pages need no cookies to be read first, and no page is part of the documents of the API', () => {
  const { routes } = open();
  const hidden = { hide: true };
  expect(Object.fromEntries(routes)).toMatchObject({
    'GET /open': { light: true, ...hidden },
    'GET /form': { light: false, ...hidden },
    'GET /mine': { light: false, ...hidden },
    'POST /form': { light: false, ...hidden },
    'POST /form/:id': { light: false, ...hidden },
  });
});

it('[RUN-13] a page that is drawn is a span, if anything listens', async () => {
  const span = (...[name, facts, work]: [string, object, () => unknown]) => {
    spans.push([name, facts]);
    return work();
  };
  const { app } = open({ telemetry: { span } });
  expect((await app.inject('/open')).body).toBe('drawn: OpenPage');
  expect((await app.inject('/mine')).body).toBe('drawn: MinePage');
  // From the cache.
  await app.inject('/open');
  expect(spans).toEqual(['open', 'mine'].map((name) => [`page ${name}`, { 'kontor.site': 'DE' }]));
});
