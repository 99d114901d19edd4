import { dayMs } from '../../lib/time/day.ts';

/** How long an unfinished checkout form is kept. */
export const choicesKeptMs = 3 * dayMs;
/** The link to a guest's order: as long as its parcels, returns and invoices take. */
export const linkLifeMs = 180 * dayMs;
/** A mailbox gets the link of an order once in this time. */
export const linkMailEveryMs = 600_000;
/** Orders shown in an account. */
export const ordersShown = 200;
/** A buyer may have this many unpaid orders that are younger than this time. */
export const mostUnpaid = 10;
export const unpaidWithinMs = 14 * dayMs;
/** When a buyer with too many is asked to come again: by then one may be paid. */
export const secondsUnpaid = 86_400;
