import { Type, type Static } from 'typebox';
import { currencies } from '../shop/site.contract.ts';

/**
 * The actions of shoppers: the payload of the page event `kontor:tracked`. Regions create these events by the functions of
 * tracking.rules.ts; they are sent only with a consent (TRK-4).
 */
const closed = { additionalProperties: false } as const;
/** A text of the page or of the shopper: one line at most. */
const words = Type.String({ minLength: 1, maxLength: 300 });
const address = Type.String({ minLength: 1, maxLength: 2000 });

/** PROMO-8: a click within a promotion. */
export const promotionClickSchema = Type.Object(
  {
    event: Type.Literal('promotion_click'),
    click_type: Type.Enum(['internal_link', 'copy', 'open_legal']),
    /** the address, the code or the text of the hint */
    click_target: address,
    specification: Type.Literal('SEARCH'),
  },
  closed,
);
export type PromotionClick = Static<typeof promotionClickSchema>;

/** PROMO-8, HDR-5: the same by category, action and label. */
export const promotionActionSchema = Type.Object(
  {
    event: Type.Literal('ga_event'),
    category: Type.Literal('promotion'),
    action: Type.Enum(['click', 'click cta', 'copy', 'open legal']),
    /** the label of the banner or of the place in the benefits strip */
    label: Type.Enum([
      'top_banner',
      'VK1_Versandkostenfrei',
      'VK2_Newsletterregistrierung',
      'VK3_XChannel',
      'VK4_Service',
    ]),
  },
  closed,
);
export type PromotionAction = Static<typeof promotionActionSchema>;

/** SRCH-6: a product among the suggestions of the search was opened. */
export const suggestionClickSchema = Type.Object(
  {
    event: Type.Literal('suggestion_click'),
    product_id: Type.String({ pattern: '^\\d{9}$' }),
    /** the typed text */
    search_term: Type.String({ minLength: 1, maxLength: 200 }),
    specification: Type.Literal('SEARCH'),
  },
  closed,
);
export type SuggestionClick = Static<typeof suggestionClickSchema>;

/** TRK-1: a path through the navigation. */
export const navigationActionSchema = Type.Object(
  {
    event: Type.Literal('ga_event'),
    category: Type.Literal('navigation'),
    action: Type.Literal('click'),
    /** titles from the first level down, joined with `>` */
    label: words,
  },
  closed,
);
export type NavigationAction = Static<typeof navigationActionSchema>;

/** GA4's item (developers.google.com/analytics/devguides/collection/ga4/reference/events): GA4 needs one of the first two, our items have both. */
export const commerceItemSchema = Type.Object(
  {
    item_id: Type.String({ minLength: 1, maxLength: 64 }),
    item_name: words,
    item_variant: Type.Optional(words),
    item_category: Type.Optional(words),
    item_list_name: Type.Optional(words),
    /** place in its list, from 0 */
    index: Type.Optional(Type.Integer({ minimum: 0 })),
    /** the reduced price of one piece */
    price: Type.Number({ minimum: 0 }),
    /** the discount of one piece */
    discount: Type.Optional(Type.Number({ minimum: 0 })),
    quantity: Type.Integer({ minimum: 1 }),
  },
  closed,
);
export type CommerceItem = Static<typeof commerceItemSchema>;

/** TRK-1; events of GA4 have its names. */
export const commerceKinds = [
  'view_item',
  'add_to_cart',
  'view_cart',
  'begin_checkout',
  'progress_checkout',
  'reverse_checkout',
  'purchase',
  'purchase_ga4',
  'view_wishlist',
  'add_to_wishlist',
  'remove_from_wishlist',
] as const;

/** TRK-1: from the product to the order. Amounts are decimal numbers, as GA4 requires; `value` excludes shipping. */
export const commerceEventSchema = Type.Object(
  {
    event: Type.Enum(commerceKinds),
    currency: Type.Enum(currencies),
    value: Type.Number({ minimum: 0 }),
    items: Type.Array(commerceItemSchema, { maxItems: 200 }),
    /** the step that the shopper reaches or goes back to: 0 cart, 1 address and payment, 2 overview */
    step: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
    /** only for orders: number, shipping, tax and vouchers */
    transaction_id: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    shipping: Type.Optional(Type.Number({ minimum: 0 })),
    tax: Type.Optional(Type.Number({ minimum: 0 })),
    coupon: Type.Optional(words),
  },
  closed,
);
export type CommerceEvent = Static<typeof commerceEventSchema>;
export type CommerceKind = CommerceEvent['event'];

/** TRK-2: subjects of forms. */
export const formSubjects = [
  'cs extraordinary cancellation',
  'cs ordinary cancellation',
  'cs contact',
  'newsletter',
] as const;

/** TRK-2: events of a form: each attempt, its result and each wrong field. They never contain the value of a field. */
export const formEventSchema = Type.Object(
  {
    event: Type.Literal('form'),
    event_type: Type.Literal('form'),
    event_name: Type.Enum(['submit_attempt', 'submit_failed', 'submit_success', 'error_message']),
    interaction: Type.Literal('submit'),
    subject: Type.Enum(formSubjects),
    response_type: Type.Enum(['none', 'success', 'error']),
    /** the field and its fault, or the type of the response */
    response_details: Type.String({ maxLength: 300 }),
  },
  closed,
);
export type FormTracked = Static<typeof formEventSchema>;

/** NEWS-12: after each sign-up that was sent. */
export const signUpSchema = Type.Object(
  {
    event: Type.Literal('sign_up'),
    subject: Type.Literal('newsletter'),
    /** `{origin}:{originAddition}` */
    origin: Type.String({ minLength: 1, maxLength: 200 }),
    type: Type.Literal('ga4'),
    emitter: Type.Literal('newsletterservice'),
  },
  closed,
);
export type SignUpTracked = Static<typeof signUpSchema>;

/** SRCH-10: a product from the search: chosen there, viewed, added to the cart. */
export const searchEventSchema = Type.Object(
  {
    event: Type.Enum(['search_click', 'search_visit_pds', 'search_add_to_basket']),
    product_id: Type.String({ pattern: '^[0-9]{9}$' }),
    search_term: Type.String({ minLength: 1, maxLength: 200 }),
  },
  closed,
);
export type SearchEvent = Static<typeof searchEventSchema>;

/** TRK-2: the visitor has opened a page, or has come back to it. The page data say which. */
export const pageViewSchema = Type.Object({ event: Type.Literal('page_view') }, closed);
export type PageView = Static<typeof pageViewSchema>;

/** TRK-1: the visitor has made a choice about consent. */
export const consentUpdatedSchema = Type.Object(
  {
    event: Type.Literal('consent-updated'),
    // Written out: a list built at run time would bring every schema into the browser.
    categories: Type.Array(Type.Enum(['C0001', 'C0003', 'C0004'])),
  },
  closed,
);

export const trackedEventSchema = Type.Union([
  pageViewSchema,
  promotionClickSchema,
  promotionActionSchema,
  navigationActionSchema,
  commerceEventSchema,
  formEventSchema,
  signUpSchema,
  searchEventSchema,
  suggestionClickSchema,
  consentUpdatedSchema,
]);
export type TrackedEvent = Static<typeof trackedEventSchema>;

/** TRK-2: the page data of an event for the collector. */
export const pageDataSchema = Type.Object(
  {
    page_name: Type.String({ minLength: 1, maxLength: 300 }),
    page_type: Type.String({ minLength: 1, maxLength: 60 }),
    exactag_site_group: Type.String({ minLength: 1, maxLength: 60 }),
    language: Type.String({ pattern: '^[a-z]{2}-[A-Z]{2}$' }),
    page_quality_score: Type.Literal('0'),
    platform: Type.String({ maxLength: 20 }),
    /** `test:group`, separated by commas; empty without tests */
    ab_tests: Type.String({ maxLength: 400 }),
    content_group: Type.Optional(Type.Literal('Content')),
  },
  closed,
);
export type PageData = Static<typeof pageDataSchema>;
