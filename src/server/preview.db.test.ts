import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, served } from '../../tests/support/people/addresses.ts';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { cookieJar, staffOf, type CookieJar } from '../../tests/support/people/staff.ts';
import { wholeShop, type WholeShop } from '../../tests/support/shops/whole-shop.ts';
import { statement } from '../lib/database.ts';
import { badDrafts, draftOfStrip as strip, draftWords as draft } from '../services/desk/desk.fixtures.ts';
import { fillContent, navigationKinds } from '../../tests/support/databases/fill-content.ts';

const start = new Date('2026-03-02T12:00:00Z');
/** Adventswochen (test AdventBanner) run, a price is reduced, something can be had by then */
const then = '2026-03-06T07:00:00.000Z';
const group = { previewDateTime: then, test: 'AdventBanner', group: 'B' };
const words = {
  now: 'Röstwoche: 25',
  friday: 'Der Advent beginnt am Küchentisch',
  control: 'Adventswochen: 15',
} as const;

let at = start;
let whole: WholeShop;
let staff: ReturnType<typeof staffOf>;
let jar: CookieJar;
/** a product whose price is reduced from Friday on, and one that comes on Friday */
let reduced = '';
let searched = '';
let coming = '';

const ids = statement('', "select product_id, slug from product where site = 'DE' order by position limit 12");
const reduce = statement(
  '',
  `update article set price_minor = 2000, sale_minor = 777, lowest30_minor = 2000, sale_from = '2026-03-06T00:00:00Z', sale_to = '2026-03-09T00:00:00Z' where site = 'DE' and product_id = $1`,
);
const comeLater = statement(
  '',
  `update article set availability = 'PREORDER', available_from = '2026-03-05', quantity = 5 where site = 'DE' and product_id = $1`,
);
const begin = statement(
  '',
  `update themeworld set valid_from = '2026-03-05T23:00:00Z', valid_to = '2026-03-20T23:00:00Z', badges = '{}' where site = 'DE' and position = 0 returning title`,
);
const enter = statement(
  '',
  `update navigation_entry set valid_from = '2026-03-05T23:00:00Z' where site = 'DE' and category_id = 8000 returning category_id`,
);
let world = '';
let release = 0;
const desk = '/service/staff/desk/api';
const makeRelease = async (by: CookieJar): Promise<number> => {
  const made = await staff.send(by, 'POST', `${desk}/releases`, { name: 'Monday', sites: ['DE'] });
  const { id } = made.json<{ id: number }>();
  const put = await staff.send(by, 'PUT', `${desk}/releases/${id}/drafts`, strip);
  expect([made.statusCode, put.statusCode]).toEqual([201, 200]);
  await whole.shop.refresh();
  return id;
};

beforeAll(async () => {
  whole = await wholeShop(() => at);
  await fillContent(whole.db, navigationKinds, { folder: join(repositoryRoot, 'content'), now: start });
  const products = await whole.db.query<{ product_id: string; slug: string }>(ids);
  const [one, other] = products;
  await whole.db.query(reduce, [one?.product_id]);
  await whole.db.query(comeLater, [other?.product_id]);
  reduced = `/${one?.slug}-p${one?.product_id}.html`;
  searched = `/search?query=${one?.slug.split('-')[0]}`;
  coming = `/${other?.slug}-p${other?.product_id}.html`;
  world = (await whole.db.query<{ title: string }>(begin))[0]?.title ?? '';
  await whole.db.query(enter);
  await whole.shop.refresh();
  staff = staffOf(whole, () => at);
  await staff.add('anna@example.com', 'publisher');
  ({ jar } = await staff.signIn('anna@example.com'));
  release = await makeRelease(jar);
  await staff.preview(jar, { ...group, release: String(release) });
}, 90_000);
afterAll(() => whole?.close());

const visitor = cookieJar();
const both = async (url: string) => ({ seen: await staff.ask(jar, url), public: await staff.ask(visitor, url) });

describe('[PREV-7] the shop as of a moment and a group', () => {
  it('shows its promotions, and is marked as a preview on the page', async () => {
    const { seen, public: now } = await both('/');
    expect([seen.body.includes(words.friday), now.body.includes(words.friday)]).toEqual([true, false]);
    expect([seen.body.includes(words.now), now.body.includes(words.now)]).toEqual([false, true]);
    expect(seen.body).toContain('2026-03-06 08:00 · AdventBanner: B');
    expect(now.body).not.toContain('AdventBanner');
  });

  it('is another one for the other group, and without a group', async () => {
    const other = await staff.signIn('anna@example.com');
    await staff.preview(other.jar, { ...group, group: 'A' });
    expect((await staff.ask(other.jar, '/')).body).toContain(words.control);
    await staff.preview(other.jar, { previewDateTime: then });
    expect((await staff.ask(other.jar, '/')).body).toContain(words.control);
  });

  it('returns the promotion of that moment to the call', async () => {
    const { seen, public: now } = await both('/service/promotion/api/promotion/top_banner');
    expect(seen.body).toContain(words.friday);
    expect(now.body).toContain(words.now);
  });

  it('has its prices, on product pages, in lists and in search', async () => {
    for (const url of [reduced, '/kaffee-c1000.html', searched]) {
      const { seen, public: now } = await both(url);
      expect([url, /7,77|>7<[^]{0,60}77/.test(seen.body)]).toEqual([url, true]);
      expect([url, /7,77\b/.test(now.body)]).toEqual([url, false]);
    }
  });

  it('[SRCH-7] has its filters: products reduced at that moment are found by the filter, on the page and by the call', async () => {
    const page = await both(`${searched}&filters=reduced_price-true`);
    const link = `href="${reduced}"`;
    expect([page.seen.body.includes(link), page.public.body.includes(link)]).toEqual([true, false]);
    const words = new URL(searched, 'http://x').searchParams.get('query') ?? '';
    const call = await both(`/service/searchfrontend/api/search?query=${words}&pageSize=96&filters=reduced_price-true`);
    const id = `"productId":"${/-p(\d+)\./.exec(reduced)?.[1]}"`;
    expect([call.seen.body.includes(id), call.public.body.includes(id)]).toEqual([true, false]);
    expect(call.seen.headers['cache-control']).toBe('no-store');
  });

  it('has its availability', async () => {
    const { seen, public: now } = await both(coming);
    expect(now.body).toContain('Vorbestellen');
    expect(seen.body).not.toContain('Vorbestellen');
  });

  it('has its themeworlds and its navigation', async () => {
    const worlds = await both('/service/themeworld-frontend/api/themeworlds/navigation');
    expect([worlds.seen.body.includes(world), worlds.public.body.includes(world)]).toEqual([true, false]);
    const entries = await both('/service/header-backend/api/show');
    expect([entries.seen.body.includes('-c8000.html'), entries.public.body.includes('-c8000.html')]).toEqual([
      true,
      false,
    ]);
    const header = await both('/fragments/header');
    expect([header.seen.body.includes(words.friday), header.public.body.includes(words.friday)]).toEqual([true, false]);
    // The mark, so that another team's page is not taken for the current shop either.
    const mark = 'AdventBanner: B';
    expect([header.seen.body.includes(mark), header.public.body.includes(mark)]).toEqual([true, false]);
  });

  it('is on every site that the staff member is signed in to', async () => {
    for (const [host, seen] of [
      ['tr.localhost:3000', 'Yeni yıl mutfak masasında başlar'],
      ['hu.localhost:3000', 'Az advent a konyhaasztalnál kezdődik'],
    ] as const) {
      const other = await staff.signIn('anna@example.com', undefined, host);
      await staff.preview(other.jar, group, { host });
      expect((await staff.ask(other.jar, '/', { host })).body).toContain(seen);
      expect((await staff.ask(cookieJar(), '/', { host })).body).not.toContain(seen);
    }
  });

  it('shows the error page as of then, too', async () => {
    const { seen, public: now } = await both('/nowhere');
    expect([seen.statusCode, seen.headers['cache-control'], seen.body.includes(words.friday)]).toEqual([
      404,
      'no-store',
      true,
    ]);
    expect(now.body).not.toContain(words.friday);
  });
});

/** Texts that only the previewed shop shows. */
const ofThen = [words.friday, 'AdventBanner', draft];
const says = (body: string): boolean => ofThen.some((word) => body.includes(word));

describe('[DESK-3] a draft', () => {
  it('is in the preview of its release, on pages, in fragments and calls, and nowhere else', async () => {
    for (const url of ['/', '/kaffee-c1000.html', '/fragments/header', '/service/promotion/api/promotion/header_top']) {
      const { seen, public: now } = await both(url);
      expect([url, seen.body.includes(draft), now.body.includes(draft)]).toEqual([url, true, false]);
    }
    const other = (await staff.signIn('anna@example.com')).jar;
    await staff.preview(other, group);
    expect((await staff.ask(other, '/')).body).not.toContain(draft);
    const state = await staff.ask(jar, '/service/preview/api/auth/checkauth');
    expect(state.json()).toMatchObject({ release: String(release) });
  });

  it('[DESK-4] is closed to staff without a role, also to one who had it', async () => {
    await staff.add('rita@example.com', 'reader');
    const rita = (await staff.signIn('rita@example.com')).jar;
    await staff.preview(rita, { release: String(release) });
    expect((await staff.ask(rita, '/')).body).toContain(draft);
    await staff.giveRole('rita@example.com', undefined);
    expect((await staff.ask(rita, '/')).body).not.toContain(draft);
    for (const wanted of [String(release), '99999', '0', '1e3', '-1', 'x'])
      expect((await staff.preview(rita, { release: wanted })).statusCode).toBe(400);
    expect((await staff.ask(rita, `${desk}/releases`)).statusCode).toBe(403);
    expect((await staff.ask(rita, '/service/preview/api/auth/checkauth')).json()).not.toHaveProperty('release');
  });

  it('is public with its release, after the next refresh and without a restart, and no longer when it is taken back', async () => {
    const id = await makeRelease(jar);
    const act = async (name: string, version: number) => {
      const answer = await staff.send(jar, 'POST', `${desk}/releases/${id}/acts`, { act: name, version });
      expect([name, answer.statusCode]).toEqual([name, 200]);
      await whole.shop.refresh();
      return (await staff.ask(visitor, '/')).body.includes(draft);
    };
    expect([await act('publish', 1), await act('takeBack', 2)]).toEqual([true, false]);
  });
});

it('[DESK-4] the page of the desk is for staff with a role: others see that they have none, or the sign-in', async () => {
  await staff.add('cora@example.com');
  const { jar: cora } = await staff.signIn('cora@example.com');
  const [page, toRole, toNone] = ['/service/staff/desk/releases?lang=de', 'data-desk=', 'staff role'];
  expect((await staff.ask(visitor, page)).headers.location).toMatch(/^\/service\/staff\/signin\?back=/);
  const bodies = [(await staff.ask(jar, page)).body, (await staff.ask(cora, page)).body];
  expect(bodies.map((body) => [body.includes(toRole), body.includes(toNone)])).toEqual([
    [true, false],
    [false, true],
  ]);
});

describe('[DESK-6] the calls of the desk', () => {
  const drafts = () => `${desk}/releases/${release}/drafts`;

  it('answer staff with a role alone, and change nothing for another origin', async () => {
    for (const url of ['items?kind=promotion&site=DE', 'releases', `releases/${release}`, 'history'])
      expect([url, (await staff.ask(visitor, `${desk}/${url}`)).statusCode]).toEqual([url, 401]);
    for (const headers of [{}, { 'x-hunter-csrf': '1', origin: 'https://evil.example' }])
      expect((await staff.send(jar, 'PUT', drafts(), strip, headers as Record<string, string>)).statusCode).toBe(403);
    expect((await staff.send(visitor, 'PUT', drafts(), strip)).statusCode).toBe(401);
  });

  it.each(badDrafts)('refuse %s', async (_, payload, status) => {
    const answer = await staff.send(jar, 'PUT', drafts(), payload);
    expect([answer.statusCode, answer.json<{ status: number }>().status]).toEqual([status, status]);
  });

  it('draw an item as the shop does, in the language of the site, without scripts', async () => {
    const drawn = await staff.send(jar, 'POST', `${desk}/drawn`, { kind: 'promotion', site: 'TR', item: strip.body });
    expect([drawn.statusCode, drawn.body.includes(draft), drawn.body.includes('lang="tr-TR"')]).toEqual([
      200,
      true,
      true,
    ]);
    expect(drawn.body).not.toContain('<script');
    const wrong = await staff.send(jar, 'POST', `${desk}/drawn`, {
      kind: 'promotion',
      site: 'TR',
      item: { ...strip.body, content: { links: 1 } },
    });
    expect(wrong.statusCode).toBe(422);
  });

  it('are in the API page with their schemas', () => {
    const { paths = {} } = whole.shop.app.swagger() as { paths?: Record<string, object> };
    const own = Object.keys(paths).filter((path) => path.startsWith(desk));
    expect(own.length).toBe(17);
  });
});

describe('[PREV-7] every GET address', () => {
  const everyGet = () => [
    ...new Set([...served(whole.shop.routes, 'GET').map(({ url }) => addressOf(url)), reduced, coming]),
  ];
  /** ends the signing in, and leads away */
  const acts = new Set([
    '/service/preview/api/auth/logout',
    '/service/preview/api/token',
    '/service/preview/open',
    '/service/staff/oidc',
  ]);
  /** shows the same examples on every day, with words of then among them */
  const examples = '/gallery';

  it('returns a preview only to its member of staff, and a preview is never stored', async () => {
    const token = cookieJar();
    token.set('PreviewToken', jar.get('PreviewToken'));
    token.set('PreviewActive', '1');
    const leaks: string[] = [];
    let previews = 0;
    for (const url of everyGet().filter((one) => !acts.has(one) && one !== examples)) {
      const before = await staff.ask(visitor, url);
      const seen = await staff.ask(jar, url);
      const after = await staff.ask(visitor, url);
      const withToken = await staff.ask(token, url);
      if (says(seen.body)) {
        previews += 1;
        if (seen.headers['cache-control'] !== 'no-store') leaks.push(`${url} may be stored`);
      }
      for (const [who, answer] of Object.entries({ before, after, withToken })) {
        if (says(answer.body)) leaks.push(`${url} tells a visitor (${who})`);
        if (answer.statusCode !== before.statusCode) leaks.push(`${url} answers ${answer.statusCode} (${who})`);
      }
      if (seen.statusCode >= 500) leaks.push(`${url} answers staff ${seen.statusCode}`);
    }
    expect(leaks).toEqual([]);
    expect(previews).toBeGreaterThan(8);
  });

  it('[PREV-2] shows a forged, an expired and another one’s token the shop of now', async () => {
    await staff.add('ben@example.com');
    const ben = (await staff.signIn('ben@example.com')).jar;
    const anna = (await staff.signIn('anna@example.com')).jar;
    const tokens: Readonly<Record<string, string | undefined>> = {
      'another one’s': jar.get('PreviewToken'),
      forged: `${jar.get('PreviewToken')?.slice(0, -3)}AAA`,
      'no token': 'x.y.z',
      'the readable half of staff': anna.get('StaffAuthToken'),
    };
    for (const [what, token] of Object.entries(tokens)) {
      const bearer = what === 'another one’s' ? ben : anna;
      bearer.set('PreviewToken', token);
      const answer = await staff.ask(bearer, '/');
      expect([what, says(answer.body), answer.headers['cache-control']?.includes('public')]).toEqual([
        what,
        false,
        true,
      ]);
    }
    const late = (await staff.signIn('anna@example.com')).jar;
    await staff.preview(late, group);
    expect(says((await staff.ask(late, '/')).body)).toBe(true);
    at = new Date(start.getTime() + 9 * 3_600_000);
    expect(says((await staff.ask(late, '/')).body)).toBe(false);
    at = start;
  });
});

it('[PREV-7] a flood of public and preview requests in turn leaks nothing either way', async () => {
  const urls = [
    '/',
    '/kaffee-c1000.html',
    reduced,
    '/search?query=kaffee',
    '/fragments/header',
    '/service/promotion/api/promotion/top_banner',
  ];
  const flood = Array.from({ length: 300 }, (_, number) => ({
    isStaff: number % 2 === 0,
    url: urls[Math.floor(number / 2) % urls.length] ?? '/',
  }));
  const wrong: string[] = [];
  const askOne = async ({ isStaff, url }: (typeof flood)[number]): Promise<void> => {
    const answer = await staff.ask(isStaff ? jar : visitor, url);
    if (answer.statusCode !== 200) wrong.push(`${url}: ${answer.statusCode}`);
    if (says(answer.body) !== isStaff) wrong.push(`${url}: ${isStaff ? 'staff see now' : 'a visitor sees then'}`);
    if (isStaff !== (answer.headers['cache-control'] === 'no-store') && !url.startsWith('/service/'))
      wrong.push(`${url}: ${answer.headers['cache-control']}`);
  };
  // Thirty at a time: a shop that must render three hundred pages at once rightly answers the next request with 503.
  for (let sent = 0; sent < flood.length; sent += 30) await Promise.all(flood.slice(sent, sent + 30).map(askOne));
  expect(wrong).toEqual([]);
});

it('[PROMO-9] at the switch of a schedule the new state is there, without a restart', async () => {
  const midnight = Date.parse('2026-03-02T23:00:00Z');
  const ask = async () => (await staff.ask(visitor, '/')).body;
  at = new Date(midnight - 1500);
  const before = await staff.ask(visitor, '/');
  expect(before.body).toContain(words.now);
  expect(before.headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
  at = new Date(midnight - 1);
  expect(await ask()).toContain(words.now);
  at = new Date(midnight);
  expect(await ask()).toContain(words.control);
  at = start;
});

it('[PROMO-7, HDR-5] what the server fetched stands in the page, with the strip of four links', async () => {
  const { body } = await staff.ask(cookieJar(), '/');
  expect(body).toContain('data-id="top-banner-"');
  expect([...body.matchAll(/data-benefit="(VK\d)_/g)].map(([, place]) => place)).toEqual(['VK1', 'VK2', 'VK3', 'VK4']);
  expect(body).toContain('data-id="home-phase-"');
  const category = await staff.ask(cookieJar(), '/kaffee-c1000.html');
  expect(category.body).toContain('data-id="category-banner-"');
  expect((await staff.ask(cookieJar(), `/kaffee-c1000.html?page=2`)).body).not.toContain('data-id="category-banner-"');
});
