import type { Telemetry } from '../../lib/telemetry.ts';
import type { Searched } from '../../contracts/search/search.contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { PageDefinition, PageRequest } from '../../pages/page.ts';
import type { RateLimiter } from '../http/limits/rate-limit.ts';
import type { OpenFastPath } from '../http/light/fast-path.ts';
import type { PageCache } from '../http/light/response-cache.ts';
import type { DrawingParts } from './draw-page.ts';
import type { Switches } from './fresh-until.ts';
import type { Moments } from './moments.ts';

type OfPersonal = 'cart' | 'enterCode' | 'asked' | 'staff' | 'hasStaffOidc' | 'posted';
/** The parts of a page's request that hold nothing about the visitor. */
export type PublicRequest = Omit<PageRequest, 't' | OfPersonal>;
/** A form that was sent and refused. */
export type Posted = NonNullable<PageRequest['posted']>;

/** The headers of the pages of a view, whose policy names its styles; without one, of an answer without a page. */
export type PageHeaders = (view?: string) => Readonly<Record<string, string>>;

export interface PageParts extends DrawingParts, Switches {
  readonly telemetry?: Pick<Telemetry, 'span'> | undefined;
  readonly pages: readonly PageDefinition<never>[];
  /** the parts of a page's request that only personal pages may use */
  readonly personal: (request: FastifyRequest, moment: Moment) => Pick<PageRequest, OfPersonal>;
  readonly cache: PageCache;
  readonly openFastPath: OpenFastPath;
  /** limits how many pages are drawn for one IP address; responses from the cache do not count */
  readonly limiter: RateLimiter;
  readonly fail: (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    detail: string,
  ) => Promise<FastifyReply>;
  /** version of everything that pages of a site show; a new one ends all cached pages */
  readonly version: (site: SiteCode) => string;
  readonly moments: Moments;
  /** CONS-1: hosts for the content security policy */
  readonly vendorHosts: readonly string[];
  /** the payment provider's, to which forms of orders may lead */
  readonly paymentOrigin?: string | undefined;
  /** called when a visitor is shown the results of a search */
  readonly onSearched: (site: SiteCode, searched: Searched, at: Date) => void;
}
