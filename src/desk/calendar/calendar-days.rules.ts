import type {
  CalendarEntry,
  CalendarKind,
  CalendarRow,
  CalendarSite,
} from '../../contracts/staff/calendar.contract.ts';

/** Part of the shown time, as fractions of it. */
export interface Bar {
  readonly left: number;
  readonly width: number;
}

interface Times {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const time = (iso: string | undefined): number => Date.parse(iso ?? '');
const ends = ({ midnights }: Pick<CalendarSite, 'midnights'>) => ({
  from: time(midnights[0]),
  to: time(midnights.at(-1)),
});

/** Where a period stands between the first and the last midnight. */
export const barOf = ({ from, to }: Times, site: Pick<CalendarSite, 'midnights'>): Bar => {
  const all = ends(site);
  const place = (iso: string | undefined, open: number): number =>
    iso === undefined ? open : Math.min(Math.max((time(iso) - all.from) / (all.to - all.from), 0), 1);
  const left = place(from, 0);
  return { left, width: place(to, 1) - left };
};

/** The first moment of a period that the calendar shows; the preview opens there. */
export const firstMoment = ({ from }: Times, { midnights }: Pick<CalendarSite, 'midnights'>): string => {
  const [first = ''] = midnights;
  return from !== undefined && time(from) > time(first) ? from : first;
};

/** Marks of the time line: each midnight, and every three hours where two days or fewer are shown. */
export const marksOf = ({ midnights }: Pick<CalendarSite, 'midnights'>): string[] => {
  const days = midnights.length - 1;
  if (days > 2) return midnights.slice(0, -1);
  const threeHours = 3 * 3_600_000;
  return midnights.slice(0, -1).flatMap((midnight, place) => {
    const hours = (time(midnights[place + 1]) - time(midnight)) / threeHours;
    return Array.from({ length: Math.ceil(hours) }, (_, step) =>
      new Date(time(midnight) + step * threeHours).toISOString(),
    );
  });
};

/** What a line of a day is about. */
export type DayMark = 'begins' | 'ends' | 'gap' | 'overlap' | 'stands';
export interface DayLine extends Times {
  readonly mark: DayMark;
  readonly kind: CalendarKind;
  readonly place: string;
  readonly name: string;
  readonly entry?: CalendarEntry;
}
export interface Day {
  readonly midnight: string;
  readonly lines: readonly DayLine[];
}

const isWithin = (iso: string | undefined, from: number, to: number): boolean =>
  iso !== undefined && time(iso) >= from && time(iso) < to;

const linesOf = ({ kind, place, entries, gaps, overlaps }: CalendarRow, from: number, to: number): DayLine[] => [
  ...entries
    .filter((entry) => !(time(entry.from) >= to) && !(time(entry.to) <= from))
    .map((entry): DayLine => {
      const mark = isWithin(entry.from, from, to) ? 'begins' : isWithin(entry.to, from, to) ? 'ends' : 'stands';
      return { mark, kind, place, name: entry.name, from: entry.from, to: entry.to, entry };
    }),
  ...gaps
    .filter((gap) => isWithin(gap.from, from, to))
    .map(({ from: start, to: end }): DayLine => ({ mark: 'gap', kind, place, name: '', from: start, to: end })),
  ...overlaps
    .filter((overlap) => isWithin(overlap.from, from, to))
    .map(({ shown, covered, from: start, to: end }): DayLine => ({
      mark: 'overlap',
      kind,
      place,
      name: `${shown} / ${covered}`,
      from: start,
      to: end,
    })),
];

const order: Readonly<Record<DayMark, number>> = { gap: 0, overlap: 1, begins: 2, ends: 3, stands: 4 };

/** The same calendar as lists by day, for small screens: what changes comes first, then what stands all day. */
export const daysOf = ({ midnights, rows }: CalendarSite): Day[] =>
  midnights.slice(0, -1).map((midnight, place) => ({
    midnight,
    lines: rows
      .flatMap((row) => linesOf(row, time(midnight), time(midnights[place + 1])))
      .toSorted((one, other) => order[one.mark] - order[other.mark]),
  }));
