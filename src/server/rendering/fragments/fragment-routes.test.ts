import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { warningHeader } from '../../../contracts/shop/fragments.contract.ts';
import { sites } from '../../../sites/sites.ts';
import { proxyHeader } from '../../http/proxy-header.ts';
import { createPageCache } from '../../http/light/response-cache.ts';
import { fragmentRoutes, type FragmentParts } from './fragment-routes.ts';
import { fragmentNames } from './fragment-table.ts';

const at = new Date('2026-11-20T12:00:00Z');
interface Drawn {
  readonly region: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, unknown>>;
  readonly words: Readonly<Record<string, unknown>>;
}
let stage = {
  isStaff: false,
  key: '',
  isControl: true,
  version: '1',
  secondsLeft: 0,
  development: false,
  at,
  next: undefined as Date | undefined,
};
const drawn: Drawn[] = [];
const promoted: unknown[][] = [];

const open = () => {
  const app = Fastify();
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  const moment = () => ({ at: stage.at, abTests: {} });
  const parts = {
    catalogues: { DE: { key: 'Wort' } },
    hosts: {
      siteOf: (host?: string) => (host === 'cz.example' ? sites.CZ : sites.DE),
      originOf: ({ hostLabel }: { readonly hostLabel: string }) => `https://${hostLabel}.shop`,
    },
    renderer: {
      development: stage.development,
      assets: {
        runtime: '/r.js',
        fragmentStyles: ['/kit.css'],
        moreFragmentStyles: ['/more.css'],
        ...(stage.development ? {} : { fontsOf: (language: string) => [`/${language}.woff2`] }),
      },
      module: async () => ({
        renderFragment: (region: string, settings: object, data: object, words: object) => {
          drawn.push({ region, settings, data, words } as Drawn);
          return `<a href="/a">${region} ${drawn.length}</a>`;
        },
      }),
    },
    shell: async () => ({ stage: 'test' }),
    promotions: { shown: (...values: unknown[]) => promoted.push(values) > 0 && 'a promotion' },
    cache: createPageCache(),
    version: () => stage.version,
    nextSwitch: () => stage.next,
    moments: {
      mayBePreview: (cookie = '') => cookie.includes('PreviewToken='),
      of: async () => ({ ...moment(), ...(stage.isStaff ? { isPreview: true } : {}) }),
      visitor: () => ({ moment: moment(), groups: { key: stage.key, isControl: stage.isControl } }),
    },
    limiter: { take: () => stage.secondsLeft },
    vendorHosts: ['https://vendor.example'],
  };
  // Trusted: the routes ask for nothing else.
  fragmentRoutes(app, parts as unknown as FragmentParts);
  return async (query: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await app.inject({ url: `/fragments/${query}`, headers: { host: 'de.example', ...headers } });
    return { status: answer.statusCode, body: answer.body, headers: answer.headers };
  };
};
beforeEach(() => {
  stage = {
    isStaff: false,
    key: '',
    isControl: true,
    version: '1',
    secondsLeft: 0,
    development: false,
    at,
    next: undefined,
  };
  drawn.length = 0;
  promoted.length = 0;
});

describe('[EMB-1] a fragment', () => {
  const script = '<script type="module" src="/r.js"></script>';
  const font = (path: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`;

  it('is the tags of its files, then its HTML, for every page', async () => {
    const get = open();
    const answer = await get('header');
    const kit = '<link rel="stylesheet" href="/kit.css">';
    expect(answer.body).toBe(`${font('/de.woff2')}${kit}${script}<a href="/a">header 1</a>`);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding, cookie',
      'cache-control': expect.stringContaining('public'),
    });
    expect(answer.headers['content-security-policy']).toContain('https://vendor.example');
    expect(answer.headers[warningHeader]).toBeUndefined();
    const more = '<link rel="stylesheet" href="/more.css">';
    expect((await get('promotion')).body).toContain(`${kit}${more}${script}`);
    expect((await get('header?assets=none')).body).toBe('<a href="/a">header 3</a>');
  });

  it('[EMB-8] brings the second region of a page the tags that no other one has', async () => {
    const get = open();
    expect((await get('footer?assets=own')).body).toBe('<a href="/a">footer 1</a>');
    expect((await get('shell-end?assets=own')).body).toBe('<a href="/a">shell-end 2</a>');
    expect(drawn[1]?.data).toMatchObject({ laterSheet: '/more.css' });
    const more = '<link rel="stylesheet" href="/more.css">';
    expect((await get('promotion?assets=own')).body).toBe(`${more}<a href="/a">promotion 3</a>`);
  });

  it.each([
    ['recent', '', '/more.css', false],
    ['shell-end', '', '/more.css', false],
    ['shell-end', '?assets=none', undefined, false],
    ['shell-end', '', undefined, true],
  ])(
    '[EMB-8] asks for the styles of products when there are some: %s%s, %s; in development at once: %s',
    async (region, query, laterSheet, development) => {
      stage = { ...stage, development };
      const { body } = await open()(region + query);
      expect(drawn[0]?.data).toMatchObject({ laterSheet });
      expect(body.includes('<link rel="stylesheet" href="/more.css">')).toBe(development);
    },
  );

  it('has addresses of the site that it names, else of the host', async () => {
    const get = open();
    const { body } = await get('header?links=absolute&site=TR');
    expect(body).toBe(
      `${font('https://tr.shop/tr.woff2')}<link rel="stylesheet" href="https://tr.shop/kit.css"><script type="module" src="https://tr.shop/r.js" crossorigin></script><a href="https://tr.shop/a">header 1</a>`,
    );
    expect(drawn[0]?.words).toEqual({ site: sites.TR, catalogue: {}, origin: 'https://tr.shop' });
    await get('header', { host: 'cz.example' });
    await get('header?site=de-DE', { host: 'cz.example' });
    expect(drawn.slice(1).map(({ words }) => words)).toEqual([
      { site: sites.CZ, catalogue: {} },
      { site: sites.DE, catalogue: { key: 'Wort' } },
    ]);
  });

  it('takes its settings; a promotion is that of its slot and tag', async () => {
    const get = open();
    await get('promotion?slot=strip&tag=sale');
    await get('promotion');
    await get('header?sticky=false');
    expect(promoted).toEqual([
      ['DE', 'strip', { at, abTests: {} }, ['sale']],
      ['DE', expect.any(String), { at, abTests: {} }, []],
    ]);
    expect(drawn.map(({ data }) => data)).toEqual([
      { shell: { stage: 'test' }, shown: 'a promotion', laterSheet: undefined },
      { shell: { stage: 'test' }, shown: 'a promotion', laterSheet: undefined },
      { shell: { stage: 'test' }, shown: undefined, laterSheet: undefined },
    ]);
    expect(drawn[2]?.settings).toMatchObject({ sticky: false, reduced: false, stage: 'test' });
  });

  it('that there is not names those that there are', async () => {
    const answer = await open()('nowhere');
    expect([answer.status, answer.body]).toEqual([
      404,
      expect.stringContaining(`there is no region of this name; there are: ${fragmentNames.join(', ')}`),
    ]);
  });

  it('names wrong settings in a header and a comment, and no cache stores it', async () => {
    const get = open();
    const answer = await get('header?sticky=yes&colour=red');
    const warning = 'sticky must be one of true, false; colour is not known here';
    expect(answer.headers).toMatchObject({ [warningHeader]: warning, 'cache-control': 'no-store' });
    expect(answer.body).toMatch(new RegExp(`^<!-- Kontor: ${warning} --><link`));
    const packed = await get('header?colour=red', { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBeUndefined();
    // The same fragment as without them.
    expect(drawn).toHaveLength(1);
  });
});

describe('[RUN-8] a fragment in caches', () => {
  it('is drawn once for each site, version, group of tests, kind of footer and setting', async () => {
    const get = open();
    await get('footer');
    expect((await get('footer?links=relative')).body).toContain('footer 1');
    stage.version = '2';
    await get('footer');
    stage.key = 'A';
    await get('footer');
    await get('footer', { host: 'cz.example' });
    await get('footer', { cookie: 'App=1' });
    await get('footer?links=absolute');
    await get('header');
    expect(drawn.map(({ region }) => region)).toEqual([...Array<string>(6).fill('footer'), 'header']);
    stage.at = new Date(at.getTime() + 11 * 60_000);
    await get('header');
    expect(drawn).toHaveLength(8);
  });

  it('ends at the next switch of its schedule, and no cache keeps it beyond', async () => {
    const get = open();
    stage.next = new Date(at.getTime() + 5000);
    const headers = { cookie: 'App=1', [proxyHeader]: '1' };
    const secondsAt = async (ms: number) => {
      stage.at = new Date(at.getTime() + ms);
      return (await get('footer', headers)).headers['x-accel-expires'];
    };
    expect([await secondsAt(0), await secondsAt(4000)]).toEqual(['2', '1']);
    expect(drawn).toHaveLength(1);
    await secondsAt(5000);
    expect(drawn).toHaveLength(2);
  });

  it('[FOOT-5] is reduced by the cookies of the footer, where it has one; the setting reduces any', async () => {
    const get = open();
    const cookie = 'Affiliate=1';
    for (const query of ['footer', 'shell-end', 'header', 'footer?reduced=true']) await get(query, { cookie });
    await get('header?reduced=true');
    expect(drawn.map(({ settings }) => settings['reduced'])).toEqual([true, true, false, true, true]);
  });

  it.each([
    ['the common variant', {}, {}, /^public/, undefined],
    ['a reduced footer', {}, { cookie: 'App=1' }, /^private, max-age=0/, expect.stringMatching(/^\d+$/)],
    ['a group of a test', { isControl: false }, {}, /^private, max-age=0/, expect.stringMatching(/^\d+$/)],
  ] as const)('lets every cache keep the common variant alone: %s', async (_, now, headers, policy, seconds) => {
    Object.assign(stage, now);
    const answer = await open()('footer', { ...headers, [proxyHeader]: '1' });
    expect(answer.headers['cache-control']).toMatch(policy);
    expect(answer.headers['x-accel-expires']).toEqual(seconds);
  });

  it('[PREV-7] is drawn for staff as they chose, and no cache stores it', async () => {
    const get = open();
    const cookie = 'PreviewToken=a';
    stage.isStaff = true;
    for (const count of [1, 2]) {
      const answer = await get('header', { cookie, 'accept-encoding': 'br' });
      expect([answer.headers['cache-control'], drawn.length]).toEqual(['no-store', count]);
      expect(answer.headers['content-encoding']).toBe('br');
    }
    expect(drawn[0]?.data).toMatchObject({ mark: { at: at.toISOString(), back: '/' } });
    const plain = await get('header?encoding=plain', { cookie, 'accept-encoding': 'br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    stage.isStaff = false;
    expect((await get('header', { cookie })).headers['cache-control']).toMatch(/^public/);
    expect(drawn.at(-1)?.data).not.toHaveProperty('mark');
  });

  it('[EMB-5] is sent in plain bytes where an include asks for them', async () => {
    const get = open();
    const packed = { 'accept-encoding': 'br' };
    expect((await get('header', packed)).headers['content-encoding']).toBe('br');
    expect((await get('header?encoding=accepted', packed)).headers['content-encoding']).toBe('br');
    expect((await get('header?encoding=plain', packed)).headers['content-encoding']).toBeUndefined();
    expect(drawn).toHaveLength(1);
  });

  it('[SAFE-2] counts those with free words, when they are drawn', async () => {
    const get = open();
    await get('newsletter?originAddition=x');
    stage.secondsLeft = 7;
    expect((await get('newsletter?originAddition=x')).status).toBe(200);
    const refused = await get('newsletter?originAddition=y');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '7']);
    expect(refused.body).toContain('too many requests, wait a moment');
    expect((await get('header')).status).toBe(200);
    expect(drawn).toHaveLength(2);
  });

  it('is drawn each time in development', async () => {
    stage.development = true;
    const get = open();
    await get('header');
    // Fonts come with the styles.
    expect((await get('header')).body).not.toContain('as="font"');
    expect(drawn).toHaveLength(2);
  });
});

it('[EMB-4] the list of fragments draws each without the tags of its files', async () => {
  const { body } = await open()('', { host: 'cz.example' });
  expect(drawn.map(({ region }) => region)).toEqual(fragmentNames);
  expect(new Set(drawn.map(({ words }) => words['site']))).toEqual(new Set([sites.CZ]));
  expect(body.match(/<script/g)).toHaveLength(1);
});
