import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Moment, Now } from '../../lib/time/moment.ts';
import type { SiteCode } from './site.contract.ts';

/** What the routes of all services share. Each routes file picks what it uses; the wiring passes one object to all. */
export interface RouteContext {
  /** returns the site of a host name, as the Host header gives it */
  readonly siteOf: (host: string | undefined) => SiteCode;
  /**
   * returns the site that the request names by header, else the host's; `undefined` where the header names none. Adds the header
   * to the response's `Vary`
   */
  readonly siteNamed: (request: FastifyRequest, reply: FastifyReply) => SiteCode | undefined;
  /** returns what the request looks at: now and the visitor's A/B groups, or the preview of staff (PREV-7) */
  readonly momentOf: (request: FastifyRequest, site: SiteCode) => Promise<Moment>;
  /** dates every write, also while staff look at a preview (SAFE-5) */
  readonly now: () => Now;
  /** sends an error as problem JSON (RFC 9457); `members` are the contract's own fields beside the standard ones */
  readonly sendProblem: (reply: FastifyReply, status: number, detail: string, members?: object) => FastifyReply;
}
