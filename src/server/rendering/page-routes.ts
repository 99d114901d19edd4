import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { invariant } from '../../lib/invariant.ts';
import type { PageDefinition, PageRequest } from '../../pages/page.ts';
import type { Site } from '../../sites/site.ts';
import type { ShowError } from '../http/app.ts';
import { isBot } from './bots.ts';
import { focusFirstFault } from './focus-first-error.ts';
import { wantsReducedFooter } from './footer.ts';
import type { Moments } from './moments.ts';
import { storedPage, storedRedirect, type PageCache, type Room, type StoredPage } from '../http/response-cache.ts';
import {
  createPageDrawing,
  freshUntilSwitch,
  type DrawingParts,
  type ErrorKind,
  type Switches,
  type Variant,
} from './draw-page.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import { htmlHeaders } from '../http/security.ts';
import { earlierHeaders, publicFor, sendStored } from '../http/send-cached.ts';
import { isOfThisMachine } from '../http/local-request.ts';

export interface PageParts extends DrawingParts, Switches {
  readonly pages: readonly PageDefinition<never>[];
  /** what a personal page may ask for its visitor */
  readonly personal: (request: FastifyRequest, moment: Moment) => Pick<PageRequest, OfPersonal>;
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
  readonly moments: Moments;
  /** CONS-1: of the policy */
  readonly vendorHosts: readonly string[];
  /** a visitor is shown what was found for these words */
  readonly onSearched: (site: SiteCode, words: string, at: Date) => void;
}

interface ToDraw {
  readonly definition: PageDefinition<never>;
  readonly asked: Asked;
  readonly variant: Variant;
  readonly key: string;
  readonly room: Room;
}
type OfPersonal = 'cart' | 'asked' | 'staff' | 'hasStaffOidc' | 'posted';
type Asked = Omit<PageRequest, 't' | OfPersonal>;
type Posted = NonNullable<PageRequest['posted']>;

const longestQueryValue = 200;

const firstText = (value: unknown, longest: number): string | undefined => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.slice(0, longest) : undefined;
};

const knownQuery = (definition: PageDefinition<never>, query: unknown): Record<string, string> =>
  Object.fromEntries(
    definition.query.flatMap((name) => {
      const value = firstText(
        (query as Record<string, unknown>)[name],
        definition.longestQueryValue ?? longestQueryValue,
      );
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

/** What a plain form sent; the route's schema has looked at it. */
const sentBy = ({ method, body }: FastifyRequest) =>
  method === 'POST' ? { form: body as Readonly<Record<string, string>> } : {};

const neverStored = 'no-store';
const longestField = 2000;
/** Each field once, as text; what may stand in it is the page's own matter. */
const formSchemaOf = ({ fields = [] }: PageDefinition<never>) =>
  Type.Object(
    Object.fromEntries(fields.map((name) => [name, Type.Optional(Type.String({ maxLength: longestField }))])),
    { additionalProperties: false },
  );
const errorKinds: Readonly<Record<number, ErrorKind>> = { 400: 'missing', 404: 'missing', 410: 'gone' };

const wantsHtml = (request: FastifyRequest): boolean => request.headers.accept?.includes('text/html') ?? false;

/** Registers a GET route for each path of each page; answers how errors, and pages after a refused form, are shown to browsers. */
export const pageRoutes = (app: FastifyInstance, parts: PageParts) => {
  const { cache, fail, hosts, limiter, moments, renderer, version } = parts;
  const drawing = createPageDrawing(parts);
  const personalHeaders = htmlHeaders(renderer.development, parts.vendorHosts);
  const headers = Object.entries(personalHeaders).flat();

  const freshUntil = (site: Site, at: Date): number => freshUntilSwitch(parts, site, at);

  /** One for all visitors, whatever their groups: nothing is tested on it. */
  const errorPage = (kind: ErrorKind, site: Site, asked?: Moment): Promise<StoredPage> => {
    const { key: _, ...everybody } = moments.visitor(site.code, undefined);
    const moment = asked?.isPreview ? asked : everybody;
    const render = async () =>
      storedPage(404, await drawing.errorPage(kind, site, moment), freshUntil(site, moment.at));
    const key = `error|${kind}|${site.code}|${version(site.code)}`;
    const isOwn = renderer.development || moment.isPreview;
    return isOwn ? render() : cache.get(key, moment.at.getTime(), render);
  };

  const drawPublic = async (
    definition: PageDefinition<never>,
    request: Asked,
    variant: Variant,
    room: Room,
  ): Promise<StoredPage> => {
    const { site } = variant;
    const outcome = await drawing.showPage(definition, request, variant);
    // Kept under its own key alone: wrong addresses are without number.
    if (outcome.kind === 'missing') return { ...(await errorPage('missing', site)), isKept: false };
    const until = freshUntil(site, request.moment.at);
    if (outcome.kind === 'moved') return storedRedirect(outcome.status, outcome.location, until);
    const page = storedPage(outcome.status, outcome.html, until, room === 'question' ? 'quickest' : 'quick');
    return outcome.searched === undefined ? page : { ...page, searched: outcome.searched };
  };

  const askedOf = (definition: PageDefinition<never>, request: FastifyRequest, site: Site, moment: Moment): Asked => ({
    site,
    moment,
    // The names of the parts stand in the page's own paths; the router fills them with text.
    params: request.params as Record<string, string>,
    query: knownQuery(definition, request.query),
    path: pathOf(request.url),
  });

  const sendPublic = (
    request: FastifyRequest,
    reply: FastifyReply,
    page: StoredPage,
    { moment }: Asked,
    { site, bot }: Variant,
  ): FastifyReply => {
    if (page.searched !== undefined && !bot) parts.onSearched(site.code, page.searched, moment.at);
    return sendStored(request, reply, page, { headers, cacheControl: publicFor(page, moment.at.getTime()) });
  };

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
    const draw = () => drawPublic(definition, asked, variant, room);
    const page = renderer.development ? await draw() : await cache.get(key, nowMs, draw, room);
    return sendPublic(request, reply, page, asked, variant);
  };

  /** No promise on the way of a page that is in memory: it is the one path that everybody walks all day. */
  const showToVisitor = (definition: PageDefinition<never>, request: FastifyRequest, reply: FastifyReply) => {
    const site = hosts.siteOf(request.headers.host);
    const bot = isBot(request.headers['user-agent']);
    const reducedFooter = wantsReducedFooter(request.headers.cookie);
    // Robots are nobody's test group.
    const { key: groups, ...moment } = moments.visitor(site.code, bot ? undefined : request.headers.cookie);
    const asked = askedOf(definition, request, site, moment);
    const { path, query } = asked;
    const nowMs = moment.at.getTime();
    const question = definition.query.length === 0 ? '' : questionOf(query);
    const room: Room = question === '' ? 'address' : 'question';
    const key = `${site.code}|${bot ? 'bot' : 'visitor'}|${reducedFooter ? 'reduced' : ''}|${groups}|${version(site.code)}|${path}${question}`;
    const page = renderer.development ? undefined : cache.peek(key, nowMs, room);
    const variant = { site, bot, reducedFooter };
    return page
      ? sendPublic(request, reply, page, asked, variant)
      : drawAndSend({ definition, asked, variant, key, room }, request, reply);
  };

  /** Drawn for the one who asks; no cache is in reach. */
  const showOwn = async (
    definition: PageDefinition<never>,
    request: FastifyRequest,
    reply: FastifyReply,
    moment: Moment,
    posted?: Posted,
  ): Promise<FastifyReply> => {
    const site = hosts.siteOf(request.headers.host);
    const missing = async () =>
      sendStored(request, reply, await errorPage('missing', site, moment), { headers, cacheControl: neverStored });
    if (definition.localOnly && !isOfThisMachine(request)) return missing();
    const asked = askedOf(definition, request, site, moment);
    const own = {
      ...(definition.personal ? { ...parts.personal(request, moment), ...sentBy(request) } : {}),
      ...(posted ? { posted } : {}),
    };
    const outcome = await drawing.showPage(
      definition,
      { ...asked, ...own },
      { site, bot: false, reducedFooter: wantsReducedFooter(request.headers.cookie) },
    );
    if (outcome.kind === 'missing') return missing();
    reply.header('cache-control', neverStored);
    if (outcome.kind === 'moved') {
      if (outcome.setCookies) reply.header('set-cookie', [...outcome.setCookies]);
      return reply.redirect(outcome.location, request.method === 'POST' ? 303 : outcome.status);
    }
    if (outcome.retryAfterSeconds !== undefined) reply.header('retry-after', outcome.retryAfterSeconds);
    return reply.headers(personalHeaders).code(outcome.status).send(focusFirstFault(outcome.html.toString()));
  };

  const showPersonal = async (definition: PageDefinition<never>, request: FastifyRequest, reply: FastifyReply) =>
    showOwn(definition, request, reply, await moments.of(request, hosts.siteOf(request.headers.host).code));

  /** PREV-7: a public page as staff want to see it, if they are staff. */
  const showPreview = async (definition: PageDefinition<never>, request: FastifyRequest, reply: FastifyReply) => {
    const moment = await moments.of(request, hosts.siteOf(request.headers.host).code);
    return moment.isPreview ? showOwn(definition, request, reply, moment) : showToVisitor(definition, request, reply);
  };

  const showPublic = (definition: PageDefinition<never>, request: FastifyRequest, reply: FastifyReply) =>
    moments.mayBePreview(request.headers.cookie)
      ? showPreview(definition, request, reply)
      : showToVisitor(definition, request, reply);

  for (const definition of parts.pages) {
    const show = definition.personal ? showPersonal : showPublic;
    for (const path of definition.paths) {
      app.get(path, { config: { light: !definition.personal }, schema: { hide: true } }, (request, reply) =>
        show(definition, request, reply),
      );
      if (definition.personal && definition.submit) {
        app.post(path, { schema: { hide: true, body: formSchemaOf(definition) } }, (request, reply) =>
          showPersonal(definition, request, reply),
        );
      }
    }
  }

  const showError: ShowError = async (status, request, reply) => {
    if (!wantsHtml(request)) return false;
    try {
      const site = hosts.siteOf(request.headers.host);
      const moment = await moments.of(request, site.code).catch(() => undefined);
      const page = await errorPage(errorKinds[status] ?? 'broken', site, moment);
      const all = [...headers, ...earlierHeaders(reply)];
      sendStored(request, reply, page, { headers: all, cacheControl: neverStored, status });
      return true;
    } catch (err) {
      request.log.error({ err }, 'the error page could not be drawn');
      return false;
    }
  };

  return {
    showError,
    /** the page of a form that was sent and refused, for who sent it */
    showPosted: (name: string) => {
      const definition = parts.pages.find((page) => page.name === name);
      invariant(definition, `there is no page ${name}`);
      return async (request: FastifyRequest, reply: FastifyReply, posted: Posted) => {
        const moment = await moments.of(request, hosts.siteOf(request.headers.host).code);
        return showOwn(definition, request, reply, moment, posted);
      };
    },
  };
};
