import { Type, type Static } from 'typebox';
import {
  themeworldAvailabilities,
  themeworldBadges,
  themeworldSections,
} from '../../contracts/content/themeworld.contract.ts';
import { pictureNamePattern } from '../../contracts/shop/pictures.contract.ts';
import { invariant } from '../../lib/invariant.ts';
import { startOfDay } from '../../lib/time/zoned-day.ts';
import type { EntryRow } from '../../services/navigation/navigation.repository.ts';
import type { ThemeworldRow } from '../../services/themeworld/themeworld.repository.ts';
import { languages, type Language, type Site } from '../../sites/site.ts';
import { printedOn } from '../../sites/spelling.ts';
import { contentFaults } from './content-faults.ts';
import { readContentFile } from './content-files.ts';

const closed = { additionalProperties: false } as const;
const words = Type.Object(
  Object.fromEntries(languages.map((language) => [language, Type.String({ minLength: 1, maxLength: 200 })])),
  closed,
);
const picture = Type.String({ pattern: pictureNamePattern });
const days = Type.Integer({ minimum: -400, maximum: 400 });

/** `content/navigation/navigation.json`: the first level, in order. */
const navigationFileSchema = Type.Array(
  Type.Object(
    {
      category: Type.Integer(),
      teaser: Type.Optional(
        Type.Object(
          {
            titles: words,
            items: Type.Array(Type.Object({ category: Type.Integer(), picture, titles: words }, closed), {
              maxItems: 4,
            }),
          },
          closed,
        ),
      ),
      /** shown from and until this many days after the import; without them: always */
      fromDays: Type.Optional(days),
      toDays: Type.Optional(days),
    },
    closed,
  ),
  { minItems: 6, maxItems: 40 },
);

/** `content/themeworlds/themeworlds.json` */
const themeworldsFileSchema = Type.Array(
  Type.Object(
    {
      id: Type.Integer({ minimum: 101, maximum: 99_999 }),
      section: Type.Enum(themeworldSections),
      picture,
      fromDays: days,
      toDays: days,
      badges: Type.Array(Type.Enum(themeworldBadges)),
      availability: Type.Array(Type.Enum(themeworldAvailabilities)),
      kontorCard: Type.Boolean(),
      titles: words,
      texts: words,
      products: Type.Array(Type.String({ pattern: '^[0-9]{9}$' }), { minItems: 1, maxItems: 200 }),
    },
    closed,
  ),
  { maxItems: 200 },
);

export interface NavigationContent {
  readonly navigation: Static<typeof navigationFileSchema>;
  readonly themeworlds: Static<typeof themeworldsFileSchema>;
}

/** Reads and checks both files. Throws a ContentError that names file and place. */
export const readNavigationContent = (folder: string): NavigationContent => {
  const { fault, throwAny } = contentFaults(folder);
  const navigation = readContentFile(folder, 'navigation/navigation.json', navigationFileSchema, fault);
  const themeworlds = readContentFile(folder, 'themeworlds/themeworlds.json', themeworldsFileSchema, fault);
  for (const [index, { fromDays, toDays }] of (themeworlds ?? []).entries()) {
    if (fromDays >= toDays) fault('themeworlds/themeworlds.json', `${index}.toDays`, 'must be after fromDays');
  }
  throwAny();
  invariant(navigation && themeworlds, 'a file that cannot be read is a fault');
  return { navigation, themeworlds };
};

const textOf = (texts: Readonly<Record<string, string>>, site: Site): string =>
  printedOn(site, texts[site.language satisfies Language] ?? '');

export const navigationRows = ({ navigation }: NavigationContent, site: Site, now: Date): EntryRow[] =>
  navigation.map(({ category, teaser, fromDays, toDays }) => ({
    category_id: category,
    teaser_title: teaser ? textOf(teaser.titles, site) : null,
    teaser_items: (teaser?.items ?? []).map((item) => ({
      title: textOf(item.titles, site),
      category: item.category,
      picture: item.picture,
    })),
    valid_from: fromDays === undefined ? null : startOfDay(now, site.timeZone, fromDays),
    valid_to: toDays === undefined ? null : startOfDay(now, site.timeZone, toDays),
  }));

export const themeworldRows = ({ themeworlds }: NavigationContent, site: Site, now: Date): ThemeworldRow[] =>
  themeworlds.map((world) => ({
    themeworld_id: world.id,
    section: world.section,
    title: textOf(world.titles, site),
    text: textOf(world.texts, site),
    picture: world.picture,
    kontor_card: world.kontorCard,
    availability: world.availability,
    badges: world.badges,
    valid_from: startOfDay(now, site.timeZone, world.fromDays),
    valid_to: startOfDay(now, site.timeZone, world.toDays),
    product_ids: world.products,
  }));
