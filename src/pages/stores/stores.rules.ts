import type { CountryMap, FoundStore, Store, StoreKind } from '../../contracts/content/stores.contract.ts';
import { placeNames, type PlaceName } from './place-names.rules.ts';
import { localDay } from '../../lib/time/zoned-day.ts';

export interface Hours {
  /** 0 for Monday */
  readonly day: number;
  /** `10:00–20:00`; missing on a closed day */
  readonly span?: string;
  readonly isToday: boolean;
}

/** 0 for Monday, in the time zone of the country. */
export const weekday = (at: Date, timeZone: string): number => {
  const { year, month, day } = localDay(at, timeZone);
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
};

export const hoursOf = ({ hours }: Pick<Store, 'hours'>, today: number): readonly Hours[] =>
  hours.map((span, day) => ({
    day,
    ...(span === null ? {} : { span: span.replace('-', '–') }),
    isToday: day === today,
  }));

/** Formats kilometres: `12`, or `1,4` below ten. */
export const kilometres = (distance: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: distance < 10 ? 1 : 0 }).format(distance);

export interface MapDrawing {
  readonly width: number;
  readonly height: number;
  /** outlines, as SVG paths */
  readonly paths: readonly string[];
  /** stores that are not listed */
  readonly dots: readonly (readonly [x: number, y: number])[];
  /** the listed stores with their numbers */
  readonly pins: readonly { readonly number: number; readonly x: number; readonly y: number }[];
  /** of the towns that have room for it, those with most stores first; listed stores have a number */
  readonly names: readonly PlaceName[];
}

const mapWidth = 560;
const round = (value: number): number => Math.round(value * 10) / 10;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The margin of the map, and its minimum size: a town. */
const widened = (values: readonly number[], least: number, share: number): Span => {
  const from = Math.min(...values);
  const to = Math.max(...values);
  const span = Math.max(least, (to - from) * (1 + 2 * share));
  const middle = (from + to) / 2;
  return { from: middle - span / 2, to: middle + span / 2 };
};

/** The whole country, or the part that contains the listed stores. */
export const drawMap = (map: CountryMap, all: readonly Store[], listed: readonly FoundStore[]): MapDrawing => {
  const isPart = listed.length > 0;
  const points = isPart
    ? listed.map(({ store }) => store.at)
    : ([
        [map.south, map.west],
        [map.north, map.east],
      ] as const);
  const lats = widened(
    points.map(([lat]) => lat),
    isPart ? 0.35 : 0,
    isPart ? 0.2 : 0.03,
  );
  const shrink = Math.cos((((lats.from + lats.to) / 2) * Math.PI) / 180);
  const lons = widened(
    points.map(([, lon]) => lon),
    isPart ? 0.35 / shrink : 0,
    isPart ? 0.2 : 0.03,
  );
  const scale = mapWidth / ((lons.to - lons.from) * shrink);
  // Limits the aspect ratio.
  const height = Math.min(1.3 * mapWidth, Math.max(0.6 * mapWidth, (lats.to - lats.from) * scale));
  const fit = Math.min(scale, height / (lats.to - lats.from));
  const middleLon = (lons.from + lons.to) / 2;
  const middleLat = (lats.from + lats.to) / 2;
  const x = (lon: number) => round(mapWidth / 2 + (lon - middleLon) * shrink * fit);
  const y = (lat: number) => round(height / 2 - (lat - middleLat) * fit);
  const towns = [...Map.groupBy(isPart ? [] : all, ({ city }) => city)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const spots = all.map(({ at: [lat, lon] }) => [x(lon), y(lat)] as const);
  const places = towns.flatMap(([name, [first]]) => (first ? [{ name, x: x(first.at[1]), y: y(first.at[0]) }] : []));
  const isListed = new Set(listed.map(({ store }) => store.id));
  return {
    width: mapWidth,
    height: round(height),
    paths: map.rings.map((ring) => `M${ring.map(([lon, lat]) => `${x(lon)} ${y(lat)}`).join('L')}Z`),
    dots: all.filter(({ id }) => !isListed.has(id)).map(({ at: [lat, lon] }) => [x(lon), y(lat)]),
    pins: listed.map(({ store }, position) => ({ number: position + 1, x: x(store.at[1]), y: y(store.at[0]) })),
    names: placeNames(places, spots, { width: mapWidth, height }),
  };
};

/** Both kinds, unless exactly one of them is requested. */
export const kindsOf = (query: Readonly<Record<string, string>>): readonly StoreKind[] => {
  const depot = query['filterDepot'] === 'true';
  const filiale = query['filterFiliale'] === 'true';
  if (depot === filiale) return ['FILIALE', 'DEPOT'];
  return depot ? ['DEPOT'] : ['FILIALE'];
};
