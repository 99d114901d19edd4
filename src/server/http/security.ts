import type { FastifyReply, FastifyRequest } from 'fastify';
import { csrfHeader } from '../../contracts/shop/site.contract.ts';
import { isOriginOf } from '../../lib/host-name.ts';

/**
 * SAFE-1: no inline script anywhere, and no inline styles but those of the build, by their hash (`styleSource`). `style-src-attr` lets style attributes through because promotions bring measures and
 * colours of their own; their values have passed an allow-list by then. A configured consent vendor's hosts are added.
 */
const contentSecurityPolicy = (
  development: boolean,
  vendorHosts: readonly string[],
  styleSource?: string,
  paymentOrigin?: string,
): string => {
  const vendor = vendorHosts.map((host) => ` ${host}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${vendor}`,
    `style-src 'self'${styleSource === undefined ? '' : ` ${styleSource}`}${development ? " 'unsafe-inline'" : ''}${vendor}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${vendor}`,
    `font-src 'self'${vendor}`,
    `connect-src 'self'${development ? ' ws:' : ''}${vendor}`,
    "manifest-src 'self'",
    // Browsers apply it to what a form is redirected to, too.
    `form-action 'self'${paymentOrigin === undefined ? '' : ` ${paymentOrigin}`}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; ');
};

/** Headers of all HTML responses; JSON needs `nosniff` alone. */
export const htmlHeaders = (
  development: boolean,
  vendorHosts: readonly string[] = [],
  styleSource?: string,
  /** of the payment provider, to which the form of an order may lead */
  paymentOrigin?: string,
): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy(development, vendorHosts, styleSource, paymentOrigin),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  'strict-transport-security': 'max-age=31536000',
});

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

const isSameOrigin = (request: FastifyRequest): boolean => {
  const { origin, host } = request.headers;
  if (origin !== undefined) return isOriginOf(origin, host ?? '');
  return request.headers['sec-fetch-site'] === 'same-origin';
};

export const isForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

/**
 * SAFE-1: every change is same-origin. A script shows it by a header that only same-origin scripts can set; a plain form by
 * `Origin` or `Sec-Fetch-Site`. Where both are missing or foreign the answer is 403.
 */
export const isForeignChange = (request: FastifyRequest): boolean => {
  if (!changing.has(request.method)) return false;
  if (isForm(request)) return !isSameOrigin(request);
  if (request.headers[csrfHeader] === undefined) return true;
  // Browsers send where a request comes from; other clients send neither header, and have no cookies of a visitor.
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  return (origin !== undefined || fetchSite !== undefined) && !isSameOrigin(request);
};

/** Responses of services are personal: no cache stores them unless a route says otherwise. */
export const serviceHeaders = (reply: FastifyReply): void => {
  reply.header('x-content-type-options', 'nosniff');
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
};
