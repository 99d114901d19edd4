import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CartRead } from '../contracts/cart.contract.ts';
import type { SiteCode } from '../contracts/site.contract.ts';
import type { PageDefinition, PageRequest } from '../pages/page.ts';
import type { Site } from '../sites/site.ts';
import type { ShowError } from './app.ts';
import { isBot } from './bots.ts';
import { storedPage, storedRedirect, type PageCache, type Room, type StoredPage } from './page-cache.ts';
import {
  createPageDrawing,
  freshUntilSwitch,
  type DrawingParts,
  type ErrorKind,
  type Switches,
  type Variant,
} from './page-drawing.ts';
import type { RateLimiter } from './rate-limit.ts';
import { htmlHeaders } from './security.ts';
import { earlierHeaders, publicFor, sendStored } from './stored-answer.ts';
import { isOfThisMachine } from './this-machine.ts';

export interface PageParts extends DrawingParts, Switches {
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
  readonly now: () => Date;
}

interface ToDraw {
  readonly definition: PageDefinition<never>;
  readonly asked: Asked;
  readonly variant: Variant;
  readonly key: string;
  readonly room: Room;
}
type Asked = Omit<PageRequest, 't' | 'cart'>;

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
  const { cache, fail, hosts, limiter, now, renderer, version } = parts;
  const drawing = createPageDrawing(parts);
  const personalHeaders = htmlHeaders(renderer.development);
  const headers = Object.entries(personalHeaders).flat();

  const freshUntil = (site: Site, at: Date): number => freshUntilSwitch(parts, site, at);

  const errorPage = (kind: ErrorKind, site: Site, at: Date): Promise<StoredPage> => {
    const render = async () =>
      storedPage(404, await drawing.errorPage(kind, site, { at, abTests: {} }), freshUntil(site, at));
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
    const until = freshUntil(site, request.moment.at);
    if (outcome.kind === 'moved') return storedRedirect(outcome.status, outcome.location, until);
    return storedPage(outcome.status, outcome.html, until);
  };

  const askedOf = (definition: PageDefinition<never>, request: FastifyRequest): Asked => ({
    site: hosts.siteOf(request.headers.host),
    moment: { at: now(), abTests: {} },
    // The names of the parts stand in the page's own paths; the router fills them with text.
    params: request.params as Record<string, string>,
    query: knownQuery(definition, request.query),
    path: pathOf(request.url),
  });

  /** Not in memory: somebody has to draw it. */
  const drawAndSend = async (
    { definition, asked, variant, key, room }: ToDraw,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const nowMs = asked.moment.at.getTime();
    const seconds = limiter.take(request.ip);
    if (seconds > 0) {
      reply.header('retry-after', seconds);
      return fail(request, reply, 429, 'too many requests, wait a moment');
    }
    const draw = () => drawPublic(definition, asked, variant);
    const page = renderer.development ? await draw() : await cache.get(key, nowMs, draw, room);
    return sendStored(request, reply, page, { headers, cacheControl: publicFor(page, nowMs) });
  };

  /** No promise on the way of a page that is in memory: it is the one path that everybody walks all day. */
  const showPublic = (definition: PageDefinition<never>, request: FastifyRequest, reply: FastifyReply) => {
    const asked = askedOf(definition, request);
    const { site, path, query } = asked;
    const nowMs = asked.moment.at.getTime();
    const bot = isBot(request.headers['user-agent']);
    const question = definition.query.length === 0 ? '' : questionOf(query);
    const room: Room = question === '' ? 'address' : 'question';
    const key = `${site.code}|${bot ? 'bot' : 'visitor'}|${version(site.code)}|${path}${question}`;
    const page = renderer.development ? undefined : cache.peek(key, nowMs, room);
    if (page) return sendStored(request, reply, page, { headers, cacheControl: publicFor(page, nowMs) });
    return drawAndSend({ definition, asked, variant: { site, bot }, key, room }, request, reply);
  };

  const showPersonal = async (
    definition: PageDefinition<never>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const asked = askedOf(definition, request);
    const { site } = asked;
    const missing = async () =>
      sendStored(request, reply, await errorPage('missing', site, now()), { headers, cacheControl: neverStored });
    if (definition.localOnly && !isOfThisMachine(request)) return missing();
    const cart = () => parts.cartOf(request);
    const outcome = await drawing.showPage(definition, { ...asked, cart }, { site, bot: false });
    if (outcome.kind === 'moved') return reply.redirect(outcome.location, outcome.status);
    if (outcome.kind === 'missing') return missing();
    return reply.header('cache-control', neverStored).headers(personalHeaders).code(outcome.status).send(outcome.html);
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
      const all = [...headers, ...earlierHeaders(reply)];
      sendStored(request, reply, page, { headers: all, cacheControl: neverStored, status });
      return true;
    } catch (err) {
      request.log.error({ err }, 'the error page could not be drawn');
      return false;
    }
  };
};
