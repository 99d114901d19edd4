import type { ThemeworldDetail } from '../../contracts/content/themeworld.contract.ts';
import { worldFacts, type WorldFacts } from '../../domain/content/themeworld.rules.ts';

/** The content of a themeworld tile. */
export interface WorldTileProps {
  readonly title: string;
  readonly url: string;
  readonly text: string;
  /** name of its picture (4:5) */
  readonly picture: string;
  readonly tag?: NonNullable<WorldFacts['tag']>;
  /** the last day, if it is near */
  readonly end?: string;
}

export interface WorldWords {
  /** texts of badges and availabilities by their key */
  readonly translations: Readonly<Record<string, string>>;
  readonly lastChance: string;
}

export const worldTileOf = (
  { title, url, text, picture, section, themeworld }: ThemeworldDetail,
  { translations, lastChance }: WorldWords,
): WorldTileProps => {
  const isLast = section === 'lastChance';
  const { tag = isLast ? { tone: 'plum' as const, text: lastChance } : undefined } = worldFacts(
    themeworld,
    translations,
  );
  const { endDateText } = themeworld;
  return {
    title,
    url,
    text,
    picture,
    ...(tag ? { tag } : {}),
    ...(isLast && endDateText ? { end: endDateText } : {}),
  };
};

/** The order on the home page: one of every section before the second one of any. */
const homeOrder = ['new', 'scout', 'more', 'lastChance'] as const;

export const worldsForHome = (shown: readonly ThemeworldDetail[], count: number): readonly ThemeworldDetail[] => {
  const bySection = homeOrder.map((key) => shown.filter(({ section }) => section === key));
  const rounds = Math.max(0, ...bySection.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => bySection.flatMap((worlds) => worlds[round] ?? []))
    .flat()
    .slice(0, count);
};
