import { Type, type Static } from 'typebox';

/** FOOT-1: the promotion slot with each site's footer. */
export const footerSlot = 'SHOP_FOOTER';

const closed = { additionalProperties: false } as const;
const line = Type.String({ minLength: 1, maxLength: 160 });
/** from the root of the site, http, https or mailto; no scheme that executes code */
const url = Type.String({
  pattern: '^(?:https?://[^\\s\\\\/]|mailto:[^\\s]|/(?![/\\\\]))[^\\s\\\\]*$',
  maxLength: 500,
});
const link = Type.Object({ text: line, url }, closed);
export type FooterLink = Static<typeof link>;

/** FOOT-8: our own drawings for the shop's services, without brand names. */
export const footerLogos = [
  'invoice',
  'prepayment',
  'gift-card',
  'parcel',
  'parcel-locker',
  'freight',
  'store',
  'seal-organic',
  'seal-fair',
  'seal-buyers',
] as const;
export type FooterLogo = (typeof footerLogos)[number];
export const footerLogosPath = '/service/footer-images/logos';

export const footerIcons = [
  'shipping',
  'returns',
  'card',
  'help',
  'instagram',
  'facebook',
  'youtube',
  'pinterest',
  'tiktok',
  'ios',
  'android',
] as const;
export type FooterIcon = (typeof footerIcons)[number];
const iconName = Type.Enum(footerIcons);

/** FOOT-8: every address is accepted; one without a logo of ours is logged and shows nothing. */
const image = Type.Object({ label: line, source: Type.String({ minLength: 1, maxLength: 200 }) }, closed);
const seal = Type.Object({ ...image.properties, width: Type.Literal(80), height: Type.Literal(80) }, closed);
const icon = Type.Object({ iconName, link }, closed);

const teaserGroup = Type.Object(
  {
    heading: Type.Object({ iconName, link }, closed),
    /** FOOT-5: not shown in the checkout */
    hideGroupInCheckout: Type.Boolean(),
    introductoryText: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    /** `hideInClassic`: in the compact views only */
    links: Type.Array(Type.Object({ link, hideInClassic: Type.Optional(Type.Boolean()) }, closed), { maxItems: 12 }),
    images: Type.Array(image, { maxItems: 12 }),
  },
  closed,
);
export type FooterGroup = Static<typeof teaserGroup>;

/** FOOT-2: the content of `contentJSON` of the slot. */
export const footerContentSchema = Type.Object(
  {
    /** above the logos */
    headline: line,
    teaserGroups: Type.Array(teaserGroup, { maxItems: 8 }),
    seo: Type.Object(
      { heading: line, columns: Type.Array(Type.Array(link, { minItems: 1, maxItems: 12 }), { maxItems: 6 }) },
      closed,
    ),
    socialMedia: Type.Object({ heading: line, icons: Type.Array(icon, { maxItems: 8 }) }, closed),
    appReferences: Type.Object({ heading: line, icons: Type.Array(icon, { maxItems: 2 }) }, closed),
    legalLinks: Type.Array(link, { minItems: 1, maxItems: 12 }),
    /** FOOT-14: texts of the link that changes the view */
    viewChanger: Type.Object({ toMobile: line, toDesktop: line }, closed),
    salesTax: Type.Optional(Type.Object({ textBeforeLink: line, link, textAfterLink: Type.String() }, closed)),
    qualityLogos: Type.Optional(
      Type.Object(
        { heading: line, logos: Type.Array(Type.Object({ link, image: seal }, closed), { maxItems: 6 }) },
        closed,
      ),
    ),
  },
  closed,
);
export type FooterContent = Static<typeof footerContentSchema>;

/** FOOT-5: visitors of a partner or in the app have one of these cookies and get the reduced footer. */
export const reducingCookies = ['Affiliate', 'App'] as const;
