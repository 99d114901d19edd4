import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cachePolicyOf } from '../../contracts/shop/freshness.contract.ts';
import { memoize } from '../../lib/flow/memoize.ts';
import { invariant } from '../../lib/invariant.ts';
import type { PageDefinition } from '../../pages/page.ts';
import { htmlHeaders } from '../http/security.ts';
import { createPageDrawing, type PageDrawing } from './draw-page.ts';
import { createErrorPages } from './error-pages.ts';
import { createOwnPages } from './own-pages.ts';
import type { PageHeaders, PageParts, Posted } from './page-parts.ts';
import { formSchemaOf } from './page-request.ts';
import { createPublicPages } from './public-pages.ts';

type Show = (definition: PageDefinition<never>, request: FastifyRequest, reply: FastifyReply) => unknown;

/** Each page that is drawn is a span. */
const tracedDrawing = (drawing: PageDrawing, telemetry: PageParts['telemetry']): PageDrawing =>
  telemetry
    ? {
        ...drawing,
        showPage: (definition, request, variant) =>
          telemetry.span(`page ${definition.name}`, { 'kontor.site': variant.site.code }, () =>
            drawing.showPage(definition, request, variant),
          ),
      }
    : drawing;

/** Registers a GET route for each path of each page. Returns how browsers are shown errors, and pages after a refused form. */
export const pageRoutes = (app: FastifyInstance, parts: PageParts) => {
  const { hosts, moments, renderer } = parts;
  const drawing = tracedDrawing(createPageDrawing(parts), parts.telemetry);
  const { development, assets } = renderer;
  const plain = htmlHeaders(development, parts.vendorHosts, undefined, parts.paymentOrigin);
  const withStyles = memoize(
    (view) => htmlHeaders(development, parts.vendorHosts, assets.headOf(view).styleSource, parts.paymentOrigin),
    100,
  );
  const headersOf: PageHeaders = (view) => (view === undefined ? plain : withStyles(view));
  const { errorPage, showError } = createErrorPages(parts, drawing, headersOf);
  const { show: showToVisitor, find } = createPublicPages({ parts, drawing, errorPage, headersOf });
  parts.openFastPath('/', find);
  const showOwn = createOwnPages({ parts, drawing, errorPage, headersOf });

  const momentOf = (request: FastifyRequest) => moments.of(request, hosts.siteOf(request.headers.host).code);

  const showPersonal = async (definition: PageDefinition<never>, request: FastifyRequest, reply: FastifyReply) =>
    showOwn(definition, request, reply, await momentOf(request));

  /** PREV-7: a public page as staff chose to see it, if the visitor is staff. */
  const showPreview = async (definition: PageDefinition<never>, request: FastifyRequest, reply: FastifyReply) => {
    const moment = await momentOf(request);
    return cachePolicyOf(moment).isShared
      ? showToVisitor(definition, request, reply)
      : showOwn(definition, request, reply, moment);
  };

  const showPublic: Show = (definition, request, reply) =>
    moments.mayBePreview(request.headers.cookie)
      ? showPreview(definition, request, reply)
      : showToVisitor(definition, request, reply);

  for (const definition of parts.pages) {
    const show: Show = definition.personal ? showPersonal : showPublic;
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

  return {
    showError,
    /** Returns a function that shows the page of a form again after the form was refused. */
    showPosted: (name: string) => {
      const definition = parts.pages.find((page) => page.name === name);
      invariant(definition, `there is no page ${name}`);
      return async (request: FastifyRequest, reply: FastifyReply, posted: Posted) =>
        showOwn(definition, request, reply, await momentOf(request), posted);
    },
  };
};
