import { Type, type Static, type TSchema } from 'typebox';
import { chapterSchema, mostChapters } from '../content/chapter.contract.ts';
import { themeworldAvailabilities, themeworldBadges, themeworldSections } from '../content/themeworld.contract.ts';
import { promotionTypes } from '../content/promotion.contract.ts';
import { deskTimePattern } from './desk-time.constants.ts';
import { focusSchema, pictureNamePattern } from '../shop/pictures.contract.ts';

/** What a draft of the desk may change. Each kind has its schema here and its row in the tables of the server. */
export const deskKinds = ['promotion', 'themeworld', 'navigation', 'search', 'voucher'] as const;
export type DeskKind = (typeof deskKinds)[number];

const closed = { additionalProperties: false } as const;
const localTime = Type.String({ pattern: deskTimePattern });
const words = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: String.raw`\S` });
const picture = Type.String({ pattern: pictureNamePattern, maxLength: 120 });
const category = Type.Integer({ minimum: 1, maximum: 999_999_999 });

/** PROMO-9: a promotion of one site at the desk. `content` is checked by the schema of its type. */
const promotionItemSchema = Type.Object(
  {
    slot: Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' }),
    type: Type.Enum(promotionTypes),
    name: Type.String({ minLength: 1, maxLength: 160 }),
    content: Type.Record(Type.String({ maxLength: 60 }), Type.Unknown(), { maxProperties: 40 }),
    /** the first minute, on the clock of the site */
    from: Type.Optional(localTime),
    /** the minute after the last one */
    to: Type.Optional(localTime),
    tags: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }), { maxItems: 20 })),
    test: Type.Optional(
      Type.Object(
        { name: Type.String({ minLength: 1, maxLength: 40 }), group: Type.String({ minLength: 1, maxLength: 40 }) },
        closed,
      ),
    ),
    priority: Type.Optional(Type.Integer({ minimum: -1000, maximum: 1000 })),
  },
  closed,
);
export type PromotionItem = Static<typeof promotionItemSchema>;

/** NAV-4: a themeworld of one site; its number is in its key. */
const themeworldItemSchema = Type.Object(
  {
    title: words(200),
    text: words(200),
    section: Type.Enum(themeworldSections),
    picture,
    /** default: that of the picture */
    focus: Type.Optional(focusSchema),
    from: localTime,
    to: localTime,
    badges: Type.Array(Type.Enum(themeworldBadges), { maxItems: 3, uniqueItems: true }),
    availability: Type.Array(Type.Enum(themeworldAvailabilities), { maxItems: 5, uniqueItems: true }),
    kontorCard: Type.Boolean(),
    /** in their order */
    products: Type.Array(Type.String({ pattern: '^[0-9]{9}$' }), { minItems: 1, maxItems: 200, uniqueItems: true }),
    /** chapters between the products; missing in items that are older than it */
    story: Type.Optional(Type.Array(chapterSchema, { maxItems: mostChapters })),
  },
  closed,
);
export type ThemeworldItem = Static<typeof themeworldItemSchema>;

/** NAV-1: the first level of a site's navigation in its order, with the teasers. */
const navigationItemSchema = Type.Object(
  {
    entries: Type.Array(
      Type.Object(
        {
          category,
          from: Type.Optional(localTime),
          to: Type.Optional(localTime),
          teaser: Type.Optional(
            Type.Object(
              {
                title: words(200),
                items: Type.Array(Type.Object({ title: words(200), category, picture }, closed), { maxItems: 4 }),
              },
              closed,
            ),
          ),
        },
        closed,
      ),
      { minItems: 1, maxItems: 40 },
    ),
  },
  closed,
);
export type NavigationItem = Static<typeof navigationItemSchema>;

const searchWord = Type.String({ minLength: 2, maxLength: 60, pattern: String.raw`\S` });
/** SRCH-8: words that lead to a page, and what visitors say for words of the shop. */
const searchItemSchema = Type.Object(
  {
    redirects: Type.Array(
      Type.Object(
        {
          target: Type.String({
            pattern: String.raw`^(?:page:[a-z0-9-]+|(?:sister:)?/(?![/\\])\S*|https://\S+)$`,
            maxLength: 300,
          }),
          words: Type.Array(searchWord, { minItems: 1, maxItems: 60 }),
          ifAnswered: Type.Optional(Type.Boolean()),
        },
        closed,
      ),
      { maxItems: 200 },
    ),
    synonyms: Type.Array(
      Type.Object({ word: searchWord, means: Type.Array(searchWord, { minItems: 1, maxItems: 20 }) }, closed),
      { maxItems: 500 },
    ),
  },
  closed,
);
export type SearchItem = Static<typeof searchItemSchema>;

/** CART-15: a code that the shop shows to all visitors; the code is in its key. */
const voucherItemSchema = Type.Object(
  {
    title: words(60),
    percent: Type.Integer({ minimum: 1, maximum: 100 }),
    from: Type.Optional(localTime),
    to: Type.Optional(localTime),
  },
  closed,
);
export type VoucherItem = Static<typeof voucherItemSchema>;

export const itemSchemas = {
  promotion: promotionItemSchema,
  themeworld: themeworldItemSchema,
  navigation: navigationItemSchema,
  search: searchItemSchema,
  voucher: voucherItemSchema,
} as const satisfies Readonly<Record<DeskKind, TSchema>>;
export type ItemBodies = { [Kind in DeskKind]: Static<(typeof itemSchemas)[Kind]> };
export type ItemBody = ItemBodies[DeskKind];

/** A key begins with the slot or the kind, so that no two kinds share one. */
export const itemKeys = {
  /** slot and name at the time when the item was made */
  promotion: Type.String({ pattern: String.raw`^[A-Za-z0-9_-]{1,60} \S.{0,179}$` }),
  themeworld: Type.String({ pattern: String.raw`^themeworld (?!100$)[1-9]\d{2,4}$` }),
  navigation: Type.Literal('navigation entries'),
  search: Type.Literal('search words'),
  voucher: Type.String({ pattern: '^voucher [A-Z0-9]{3,20}$' }),
} as const satisfies Readonly<Record<DeskKind, TSchema>>;
