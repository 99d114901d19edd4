import { Type, type Static } from 'typebox';
import { chapterLengths, mostChapters, mostSteps, type Chapter } from '../../contracts/content/chapter.contract.ts';
import {
  themeworldAvailabilities,
  themeworldBadges,
  themeworldSections,
} from '../../contracts/content/themeworld.contract.ts';
import { focusPairSchema, pictureNamePattern } from '../../contracts/shop/pictures.contract.ts';
import { siteCodeSchema, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { invariant } from '../../lib/invariant.ts';
import { scheduledTime, scheduledTimePattern } from '../../lib/time/scheduled-time.ts';
import type { EntryRow } from '../../services/navigation/navigation.repository.ts';
import type { ThemeworldRow } from '../../services/themeworld/themeworld.repository.ts';
import { languages, type Language, type Site } from '../../sites/site.ts';
import { sites } from '../../sites/sites.ts';
import { printedOn } from '../../sites/spelling.ts';
import { contentFaults, type Fault } from './faults/content-faults.ts';
import { readContentFile } from './content-files.ts';
import { sitesOf } from './promotions/promotion-texts.ts';

const closed = { additionalProperties: false } as const;
/** by language; needed are those of the entry's sites */
const wordsUpTo = (maxLength: number) =>
  Type.Partial(Type.Record(Type.Enum(languages), Type.String({ minLength: 1, maxLength })), closed);
const words = wordsUpTo(200);
const picture = Type.String({ pattern: pictureNamePattern });
const time = Type.String({ pattern: scheduledTimePattern });
const onSites = Type.Optional(Type.Array(siteCodeSchema, { minItems: 1, uniqueItems: true }));

/** `content/navigation/navigation.json`: the first level, in order; without entries, all departments of the catalogue. */
export const navigationFileSchema = Type.Array(
  Type.Object(
    {
      category: Type.Integer(),
      /** default: all nine */
      sites: onSites,
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
      /** shown from and until then; without them: always */
      from: Type.Optional(time),
      to: Type.Optional(time),
    },
    closed,
  ),
  { maxItems: 40 },
);

const chapter = Type.Object(
  {
    picture: Type.Optional(picture),
    titles: wordsUpTo(chapterLengths.title),
    texts: wordsUpTo(chapterLengths.text),
    steps: Type.Optional(Type.Array(wordsUpTo(chapterLengths.step), { minItems: 1, maxItems: mostSteps })),
  },
  closed,
);
type FileChapter = Static<typeof chapter>;

/** `content/themeworlds/themeworlds.json` */
export const themeworldsFileSchema = Type.Array(
  Type.Object(
    {
      id: Type.Integer({ minimum: 101, maximum: 99_999 }),
      /** default: all nine */
      sites: onSites,
      section: Type.Enum(themeworldSections),
      picture,
      /** default: that of `pictures/index.json` */
      focus: Type.Optional(focusPairSchema),
      from: time,
      to: time,
      badges: Type.Array(Type.Enum(themeworldBadges)),
      availability: Type.Array(Type.Enum(themeworldAvailabilities)),
      kontorCard: Type.Boolean(),
      titles: words,
      texts: words,
      products: Type.Array(Type.String({ pattern: '^[0-9]{9}$' }), { minItems: 1, maxItems: 200 }),
      /** texts between the products, in their order */
      story: Type.Optional(Type.Array(chapter, { minItems: 1, maxItems: mostChapters })),
    },
    closed,
  ),
  { maxItems: 200 },
);

export interface NavigationContent {
  readonly navigation: Static<typeof navigationFileSchema>;
  readonly themeworlds: Static<typeof themeworldsFileSchema>;
}

const navigationFile = 'navigation/navigation.json';
const themeworldsFile = 'themeworlds/themeworlds.json';

type Texts = Readonly<Record<string, string>>;
interface OnSites {
  readonly sites?: readonly SiteCode[];
}

const reportTimes = (
  file: string,
  place: string,
  { from, to, ...at }: OnSites & { readonly from?: string; readonly to?: string },
  fault: Fault,
): void => {
  const { timeZone } = sites[sitesOf(at)[0] ?? 'DE'];
  const now = new Date();
  if (from !== undefined && to !== undefined && scheduledTime(from, timeZone, now) >= scheduledTime(to, timeZone, now))
    fault(file, `${place}.to`, 'must be after from');
};

/** Reads and checks both files. Throws a ContentError that names file and place. */
export const readNavigationContent = (folder: string): NavigationContent => {
  const { fault, throwAny } = contentFaults(folder);
  const navigation = readContentFile(folder, navigationFile, navigationFileSchema, fault);
  const themeworlds = readContentFile(folder, themeworldsFile, themeworldsFileSchema, fault);
  const lackWords = (file: string, place: string, at: OnSites, texts: Texts): void => {
    for (const code of sitesOf(at).filter((site) => texts[sites[site].language] === undefined))
      fault(file, `${place}.${sites[code].language}`, `is missing for ${code}`);
  };
  for (const [index, entry] of (navigation ?? []).entries()) {
    reportTimes(navigationFile, String(index), entry, fault);
    if (!entry.teaser) continue;
    lackWords(navigationFile, `${index}.teaser.titles`, entry, entry.teaser.titles);
    for (const [at, { titles }] of entry.teaser.items.entries())
      lackWords(navigationFile, `${index}.teaser.items.${at}.titles`, entry, titles);
  }
  for (const [index, world] of (themeworlds ?? []).entries()) {
    reportTimes(themeworldsFile, String(index), world, fault);
    lackWords(themeworldsFile, `${index}.titles`, world, world.titles);
    lackWords(themeworldsFile, `${index}.texts`, world, world.texts);
    for (const [at, { titles, texts, steps = [] }] of (world.story ?? []).entries()) {
      lackWords(themeworldsFile, `${index}.story.${at}.titles`, world, titles);
      lackWords(themeworldsFile, `${index}.story.${at}.texts`, world, texts);
      for (const [step, own] of steps.entries())
        lackWords(themeworldsFile, `${index}.story.${at}.steps.${step}`, world, own);
    }
    const before = (themeworlds ?? []).slice(0, index).filter(({ id }) => id === world.id);
    const twice = sitesOf(world).find((site) => before.some((other) => sitesOf(other).includes(site)));
    if (twice) fault(themeworldsFile, `${index}.id`, `${world.id} is taken on ${twice}`);
  }
  throwAny();
  invariant(navigation && themeworlds, 'a file that cannot be read is a fault');
  return { navigation, themeworlds };
};

const textOf = (texts: Texts, site: Site): string => printedOn(site, texts[site.language satisfies Language] ?? '');

const isOn =
  ({ code }: Site) =>
  (entry: OnSites): boolean =>
    sitesOf(entry).includes(code);

export const navigationRows = ({ navigation }: NavigationContent, site: Site, now: Date): EntryRow[] =>
  navigation.filter(isOn(site)).map(({ category, teaser, from, to }) => ({
    category_id: category,
    teaser_title: teaser ? textOf(teaser.titles, site) : null,
    teaser_items: (teaser?.items ?? []).map((item) => ({
      title: textOf(item.titles, site),
      category: item.category,
      picture: item.picture,
    })),
    valid_from: from === undefined ? null : scheduledTime(from, site.timeZone, now),
    valid_to: to === undefined ? null : scheduledTime(to, site.timeZone, now),
  }));

const chapterOf =
  (site: Site) =>
  ({ titles, texts, steps, picture: name }: FileChapter): Chapter => ({
    title: textOf(titles, site),
    text: textOf(texts, site),
    ...(steps ? { steps: steps.map((step) => textOf(step, site)) } : {}),
    ...(name === undefined ? {} : { picture: name }),
  });

export const themeworldRows = ({ themeworlds }: NavigationContent, site: Site, now: Date): ThemeworldRow[] =>
  themeworlds.filter(isOn(site)).map((world) => ({
    themeworld_id: world.id,
    section: world.section,
    title: textOf(world.titles, site),
    text: textOf(world.texts, site),
    picture: world.picture,
    focus: world.focus ?? null,
    kontor_card: world.kontorCard,
    availability: world.availability,
    badges: world.badges,
    valid_from: scheduledTime(world.from, site.timeZone, now),
    valid_to: scheduledTime(world.to, site.timeZone, now),
    product_ids: world.products,
    story: (world.story ?? []).map(chapterOf(site)),
  }));
