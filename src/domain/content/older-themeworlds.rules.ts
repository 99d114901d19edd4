import {
  themeworldSections,
  type Themeworld,
  type ThemeworldNavigation,
} from '../../contracts/content/themeworld.contract.ts';
import { entriesOf, listOf } from '../../lib/json-lists.ts';
import { countOf, membersOf, oneOf, textOf, type Members } from '../../lib/json.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';

type Picture = Themeworld['desktopImg'];

// The lists of the contract would come into the scripts of pages that never load this file.
const availabilities: readonly Themeworld['availability'][number][] = [
  'onlineOnly',
  'nextWeekStore',
  'thisWeekStore',
  'storeAlso',
  'storeWednesday',
];
const badges: readonly Themeworld['badges'][number][] = ['scout', 'new', 'preview'];

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** Without a focus point the middle of the picture is shown. */
const cutoutOf = (value: unknown): Picture['cutout'] => {
  const { focusPoint, zoom } = membersOf(value);
  const { x, y } = membersOf(focusPoint);
  return { focusPoint: { x: numberOf(x) ?? 0.5, y: numberOf(y) ?? 0.5 }, zoom: numberOf(zoom) ?? 1 };
};

/** A picture of the width that a row of the flyout needs, where the service names no width. */
const usualWidth = 336;

/** The cutout stands at the picture or at each derivative; without derivatives `imgUrl` is the only one. */
const pictureOf = (value: unknown, imgUrl: string | undefined): Picture | undefined => {
  const { derivatives: list, cutout } = membersOf(value);
  const entries = entriesOf(list, (entry) => {
    const path = textOf(entry['path']);
    return path === undefined
      ? undefined
      : { path, width: countOf(entry['width']) ?? usualWidth, cutout: entry['cutout'] };
  });
  const derivatives = entries.map(({ path, width }) => ({ path, width }));
  if (derivatives.length > 0) return { derivatives, cutout: cutoutOf(cutout ?? entries[0]?.cutout) };
  return imgUrl === undefined
    ? undefined
    : { derivatives: [{ path: imgUrl, width: usualWidth }], cutout: cutoutOf(cutout) };
};

const worldOf = (world: Members): Themeworld | undefined => {
  const [title, url, imgUrl] = [textOf(world['title']), textOf(world['url']), textOf(world['imgUrl'])];
  const desktopImg = pictureOf(world['desktopImg'], imgUrl);
  if (title === undefined || url === undefined || !desktopImg) return undefined;
  return {
    title,
    url,
    imgUrl: imgUrl ?? desktopImg.derivatives[0]?.path ?? '',
    desktopImg,
    kontorCard: world['kontorCard'] === true,
    availability: listOf(world['availability'], (key) => oneOf(availabilities, key)),
    badges: listOf(world['badges'], (key) => oneOf(badges, key)),
    ...omitNullish({
      endDate: textOf(world['endDate']),
      endDateText: textOf(world['endDateText']),
      onlyXDaysLeftText: textOf(world['onlyXDaysLeftText']),
    }),
  };
};

/** The most of a section that the contract allows. */
const worldsAtMost = 40;

/**
 * NAV-3: reads the themeworlds of any service one by one. A themeworld without a title, an address or a picture is left out and
 * reported to `onBad` by its place (`new.2`), as is a section without a headline (`new`); the rest stays. The sections may also
 * stand beside the overview. `undefined` where there is no overview, or nothing of it is a themeworld (HDR-12).
 */
export const readThemeworlds = (body: unknown, onBad: (place: string) => void): ThemeworldNavigation | undefined => {
  const answer = membersOf(body);
  const overview = membersOf(answer['overview']);
  const [title, url] = [textOf(overview['title']), textOf(overview['url'])];
  if (title === undefined || url === undefined) return undefined;
  const sections = membersOf(answer['sections'] ?? answer);
  let [bad, good] = [0, 0];
  const report = (place: string): undefined => {
    bad += 1;
    onBad(place);
  };
  const read = themeworldSections.flatMap((key) => {
    const value = sections[key];
    if (value === undefined || value === null) return [];
    const { headline, themeworlds } = membersOf(value);
    const head = textOf(headline);
    if (head === undefined || !Array.isArray(themeworlds)) {
      report(key);
      return [];
    }
    const worlds = listOf(themeworlds, (entry, position) => worldOf(membersOf(entry)) ?? report(`${key}.${position}`));
    good += worlds.length;
    return [[key, { headline: head, themeworlds: worlds.slice(0, worldsAtMost) }] as const];
  });
  if (good === 0 && bad > 0) return undefined;
  const words = Object.entries(membersOf(answer['translations'])).flatMap(([key, word]) => {
    const text = textOf(word);
    return text === undefined ? [] : [[key, text] as const];
  });
  return { overview: { title, url }, sections: Object.fromEntries(read), translations: Object.fromEntries(words) };
};
