import { memoize } from '../lib/flow/memoize.ts';
import type { ShownSite } from './site.ts';

const formatOf = memoize(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  20,
);

/** Formats a day without its year for a site: `2026-12-01` becomes `1. Dezember`. */
export const dayText = (day: string, site: ShownSite): string => formatOf(site.locale).format(new Date(day));
