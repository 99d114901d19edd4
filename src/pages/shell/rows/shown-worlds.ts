import type { ThemeworldDetail } from '../../../contracts/content/themeworld.contract.ts';
import type { PageRequest, PageServices } from '../../page.ts';
import { worldTileOf, type WorldTileProps } from '../../../regions/themeworld/themeworld.rules.ts';

/** The themeworlds of a site at the moment of a page, with the props of their tiles. */
export interface ShownWorlds {
  readonly overview: { readonly title: string; readonly url: string };
  readonly shown: readonly ThemeworldDetail[];
  readonly words: Readonly<Record<string, string>>;
  readonly tileOf: (detail: ThemeworldDetail) => WorldTileProps;
}

export const shownWorlds = async (
  { site, t, moment }: PageRequest,
  { themeworlds }: PageServices,
): Promise<ShownWorlds> => {
  const [{ overview, translations }, shown] = await Promise.all([
    themeworlds.navigation(site.code, moment),
    themeworlds.shown(site.code, moment),
  ]);
  const words = { translations, lastChance: t('themeworld.section.lastChance') };
  return { overview, shown, words: translations, tileOf: (detail) => worldTileOf(detail, words) };
};
