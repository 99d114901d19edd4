const isoPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);

/** An ISO timestamp with its zone (`2026-03-06T07:00:00.000Z`); `undefined` where it is none, or of no time that a shop has. */
export const instantOf = (text: string): Date | undefined => {
  const time = isoPattern.test(text) ? Date.parse(text) : Number.NaN;
  // A day that no month has is taken for one of the next by Date: the text must come back.
  const isDay = new Date(`${text.slice(0, 10)}T00:00:00Z`).toJSON()?.slice(0, 10) === text.slice(0, 10);
  return time >= earliest && time < latest && isDay ? new Date(time) : undefined;
};
