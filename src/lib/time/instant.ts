const isoPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);

/** Parses an ISO timestamp with its zone (`2026-03-06T07:00:00.000Z`); `undefined` if malformed or outside 2000 to 2099. */
export const instantOf = (text: string): Date | undefined => {
  const time = isoPattern.test(text) ? Date.parse(text) : Number.NaN;
  // Date moves a day beyond the end of a month into the next one: only an existing day gives the same text again.
  const isDay = new Date(`${text.slice(0, 10)}T00:00:00Z`).toJSON()?.slice(0, 10) === text.slice(0, 10);
  return time >= earliest && time < latest && isDay ? new Date(time) : undefined;
};
