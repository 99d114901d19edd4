import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CartRead } from '../contracts/cart.contract.ts';
import type { SiteCode } from '../contracts/site.contract.ts';
import type { PageDefinition, PageRequest } from '../pages/page.ts';
import type { Site } from '../sites/site.ts';
import type { ShowError } from './app.ts';
import { isBot } from './bots.ts';
import { storedPage, type PageCache, type Room, type StoredPage } from './page-cache.ts';
import { createPageDrawing, type DrawingParts, type ErrorKind, type Variant } from './page-drawing.ts';
import type { RateLimiter } from './rate-limit.ts';
import { htmlHeaders } from './security.ts';
import { publicFor, sendStored } from './stored-answer.ts';

export interface PageParts extends DrawingParts {
  readonly pages: readonly PageDefinition<never>[];
  readonly cartOf: (request: FastifyRequest) => Promise<CartRead>;
  readonly cache: PageCache;
  /** drawing a page is work: it counts for the address that asks for it, an answer from memory does not */
  readonly limiter: RateLimiter;
  readonly fail: (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    detail: string,
  ) => Promise<FastifyReply>;
  /** of everything that stands on a site's pages: another one ends what was kept */
  readonly version: (site: SiteCode) => string;
  /** when anything that stands on the site's pages changes next by schedule */
  readonly nextSwitch: (site: SiteCode, at: Date) => Date | undefined;
  readonly now: () => Date;
}

type Asked = Omit<PageRequest, 't' | 'cart'>;

const longestMinutes = 10;
const longestQueryValue = 200;

const firstText = (value: unknown): string | undefined => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.slice(0, longestQueryValue) : undefined;
};

const knownQuery = (definition: PageDefinition<never>, query: unknown): Record<string, string> =>
  Object.fromEntries(
    definition.query.flatMap((name) => {
      const value = firstText((query as Record<string, unknown>)[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};

/** Names are the page's own and their order is too, so that one question has one key. */
const questionOf = (query: Readonly<Record<string, string>>): string => {
  const pairs = Object.entries(query);
  return pairs.length === 0 ? '' : `?${JSON.stringify(pairs)}`;
};

const neverStored = 'no-store';
const errorKinds: Readonly<Record<number, ErrorKind>> = { 400: 'missing', 404: 'missing', 410: 'gone' };

const wantsHtml = (request: FastifyRequest): boolean => request.headers.accept?.includes('text/html') ?? false;

/** Registers a GET route for each path of each page; answers how errors are shown to browsers. */
export const pageRoutes = (app: FastifyInstance, parts: PageParts): ShowError => {
  const { cache, fail, hosts, limiter, nextSwitch, now, renderer, version } = parts;
  const drawing = createPageDrawing(parts);
  const headers = htmlHeaders(renderer.development);

  const freshUntil = (site: Site, at: Date): number => {
    const longest = at.getTime() + longestMinutes * 60_000;
    return Math.min(longest, nextSwitch(site.code, at)?.getTime() ?? longest);
  };

  const errorPage = (kind: ErrorKind, site: Site, at: Date): Promise<StoredPage> => {
    const render = async () =>
      storedPage({ status: 404, html: await drawing.errorPage(kind, site, { at, abTests: {} }) }, freshUntil(site, at));
    const key = `error|${kind}|${site.code}|${version(site.code)}`;
    return renderer.development ? render() : cache.get(key, at.getTime(), render);
  };

  const drawPublic = async (
    definition: PageDefinition<never>,
    request: Asked,
    variant: Variant,
  ): Promise<StoredPage> => {
    const { site } = variant;
    const outcome = await drawing.showPage(definition, request, variant);
    // Kept under its own key alone: wrong addresses are without number.
    if (outcome.kind === 'missing') return { ...(await errorPage('missing', site, request.moment.at)), isKept: false };
    return storedPage(outcome, freshUntil(site, request.moment.at));
  };

  const askedOf = (definition: PageDefinition<never>, request: FastifyRequest): Asked => ({
    site: hosts.siteOf(request.headers.host),
    moment: { at: now(), abTests: {} },
    // The names of the parts stand in the page's own paths; the router fills them with text.
    params: request.params as Record<string, string>,
    query: knownQuery(definition, request.query),
    path: pathOf(request.url),
  });

  const showPublic = async (
    definition: PageDefinition<never>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const asked = askedOf(definition, request);
    const { site, path, query } = asked;
    const nowMs = asked.moment.at.getTime();
    const bot = isBot(request.headers['user-agent']);
    const question = definition.query.length === 0 ? '' : questionOf(query);
    const room: Room = question === '' ? 'address' : 'question';
    const key = `${site.code}|${bot ? 'bot' : 'visitor'}|${version(site.code)}|${path}${question}`;
    let page = renderer.development ? await drawPublic(definition, asked, { site, bot }) : cache.peek(key, nowMs, room);
    if (!page) {
      const seconds = limiter.take(request.ip);
      if (seconds > 0) {
        reply.header('retry-after', seconds);
        return fail(request, reply, 429, 'too many requests, wait a moment');
      }
      page = await cache.get(key, nowMs, () => drawPublic(definition, asked, { site, bot }), room);
    }
    return sendStored(request, reply.headers(headers), page, publicFor(page, nowMs));
  };

  const showPersonal = async (
    definition: PageDefinition<never>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const asked = askedOf(definition, request);
    const { site } = asked;
    const cart = () => parts.cartOf(request);
    const outcome = await drawing.showPage(definition, { ...asked, cart }, { site, bot: false });
    reply.header('cache-control', neverStored);
    if (outcome.kind === 'moved') return reply.code(outcome.status).header('location', outcome.location).send();
    if (outcome.kind === 'missing')
      return sendStored(request, reply.headers(headers), await errorPage('missing', site, now()), neverStored);
    return reply.headers(headers).code(outcome.status).send(outcome.html);
  };

  for (const definition of parts.pages) {
    const show = definition.personal ? showPersonal : showPublic;
    for (const path of definition.paths) {
      app.get(path, { config: { light: !definition.personal }, schema: { hide: true } }, (request, reply) =>
        show(definition, request, reply),
      );
    }
  }

  return async (status, request, reply) => {
    if (!wantsHtml(request)) return false;
    try {
      const page = await errorPage(errorKinds[status] ?? 'broken', hosts.siteOf(request.headers.host), now());
      sendStored(request, reply.headers(headers), { ...page, status }, neverStored);
      return true;
    } catch (err) {
      request.log.error({ err }, 'the error page could not be drawn');
      return false;
    }
  };
};
