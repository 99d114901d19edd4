import type { Site } from './site.ts';

/** `2026-12-01` as the site writes a day without its year: `1. Dezember`. */
export const dayText = (day: string, site: Site): string =>
  new Intl.DateTimeFormat(site.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));
