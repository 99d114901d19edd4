/** Returns an instant as the clock of a zone shows it: `2026-03-06T08:00`. The Swedish date format is the ISO format. */
export const localTime = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at).replace(' ', 'T');
