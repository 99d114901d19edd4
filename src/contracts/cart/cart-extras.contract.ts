import type { ArticleKey, ArticleOffer, PartnerProductOffer } from './offer.contract.ts';
import { Type, type TSchema } from 'typebox';
import { entryIdSchema, productIdSchema, tcmSchema } from './cart.contract.ts';
import { siteCodes, type Money, type SiteCode } from '../shop/site.contract.ts';

/** CART-16: the items of a cart that are not articles of the catalogue. They never cross the wire in this form. */
export interface Campaign extends ArticleKey {
  readonly campaignId: string;
  /** value of the articles from which the free one is given */
  readonly minimum: Money;
}

/** The coffees of subscriptions, each an article of the catalogue. */
export interface SubscriptionPlan {
  readonly coffees: readonly (ArticleKey & { readonly id: string })[];
  /** the choices for the packs in a delivery and for the weeks between two deliveries */
  readonly pieces: readonly number[];
  readonly weeks: readonly number[];
}

export interface CartExtras {
  /** a gift card for each amount, the smallest first */
  giftCards(site: SiteCode): readonly ArticleOffer[];
  partnerProducts(site: SiteCode): readonly PartnerProductOffer[];
  /** the campaigns that run at that time */
  campaigns(site: SiteCode, at: Date): readonly Campaign[];
  subscriptions(site: SiteCode): SubscriptionPlan;
}

const closed = { additionalProperties: false } as const;
const bySite = <T extends TSchema>(schema: T) =>
  Type.Object(Object.fromEntries(siteCodes.map((site) => [site, Type.Optional(schema)])), closed);
const words = Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), Type.String({ minLength: 1, maxLength: 80 }));
/** hundredths of the site's currency */
const amount = Type.Integer({ minimum: 1, maximum: 100_000_000 });
const when = Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?Z$' }));
/** name of a picture at the picture service */
const picture = Type.String({ pattern: '^[a-z0-9-]+$' });
/** name of the content page that describes the item and adds it to the cart */
const page = Type.String({ pattern: '^[a-z0-9-]+$' });

/** `content/cart-extras.json`; an item without an amount for a site is not sold there. */
export const cartExtrasFileSchema = Type.Object(
  {
    giftCards: Type.Object(
      {
        /** a number below those of the feeds' products, which begin at 100000000 */
        productId: Type.String({ pattern: '^0\\d{8}$' }),
        page,
        picture,
        titles: words,
        amounts: bySite(Type.Array(amount, { minItems: 1, maxItems: 12, uniqueItems: true })),
      },
      closed,
    ),
    partnerProducts: Type.Array(
      Type.Object(
        {
          id: entryIdSchema,
          page,
          partner: Type.String({ minLength: 1, maxLength: 80 }),
          picture,
          titles: words,
          prices: bySite(amount),
        },
        closed,
      ),
      { maxItems: 50 },
    ),
    campaigns: Type.Array(
      Type.Object(
        {
          id: entryIdSchema,
          productId: productIdSchema,
          tcm: tcmSchema,
          minimums: bySite(amount),
          /** moments in UTC; without them the campaign always runs */
          from: when,
          to: when,
        },
        closed,
      ),
      { maxItems: 20 },
    ),
    subscriptions: Type.Object(
      {
        coffees: Type.Array(
          Type.Object(
            { id: Type.String({ pattern: '^[a-z-]{1,40}$' }), productId: productIdSchema, tcm: tcmSchema },
            closed,
          ),
          { maxItems: 12 },
        ),
        pieces: Type.Array(Type.Integer({ minimum: 1, maximum: 9 }), { minItems: 1 }),
        weeks: Type.Array(Type.Integer({ minimum: 1, maximum: 9 }), { minItems: 1 }),
      },
      closed,
    ),
  },
  closed,
);
type BySite<T> = Readonly<Partial<Record<SiteCode, T>>>;
type Words = Readonly<Record<string, string>>;
/** The content of the schema, with the types of its tables by site and language. */
export interface CartExtrasFile {
  readonly giftCards: {
    readonly productId: string;
    readonly page: string;
    readonly picture: string;
    readonly titles: Words;
    readonly amounts: BySite<readonly number[]>;
  };
  readonly partnerProducts: readonly {
    readonly id: string;
    readonly page: string;
    readonly partner: string;
    readonly picture: string;
    readonly titles: Words;
    readonly prices: BySite<number>;
  }[];
  readonly campaigns: readonly {
    readonly id: string;
    readonly productId: string;
    readonly tcm: string;
    readonly minimums: BySite<number>;
    readonly from?: string;
    readonly to?: string;
  }[];
  readonly subscriptions: SubscriptionPlan;
}
