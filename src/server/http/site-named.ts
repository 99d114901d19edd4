import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import { siteHeader } from '../../contracts/shop/site.contract.ts';
import { siteOfHeader } from '../../sites/site-header.ts';

/** The one way to read `x-hunter-site`: a cache that does not hear of it would show one country's response to another. */
export const siteNamedBy =
  (siteOf: RouteContext['siteOf']): RouteContext['siteNamed'] =>
  (request, reply) => {
    reply.header('vary', siteHeader);
    return siteOfHeader(request.headers[siteHeader], siteOf(request.headers.host));
  };
