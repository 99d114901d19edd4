import { Type, type Static } from 'typebox';

/**
 * What shoppers do, as trackers hear it: payload of the page event `kontor:tracked`. Regions make these events by the functions
 * of tracking.rules.ts; whoever sends them on asks for consent first (TRK-4).
 */
const closed = { additionalProperties: false } as const;

/** PROMO-8: a click within a promotion. */
export const promotionClickSchema = Type.Object(
  {
    event: Type.Literal('promotion_click'),
    click_type: Type.Enum(['internal_link', 'copy', 'open_legal']),
    /** address, code or the words of the hint */
    click_target: Type.String({ minLength: 1 }),
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
    /** the banner's, or that of the place in the benefits strip */
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
    specification: Type.Literal('SEARCH'),
  },
  closed,
);
export type SuggestionClick = Static<typeof suggestionClickSchema>;

/** NEWS-12: after each sign-up that was sent. */
export const signUpSchema = Type.Object(
  {
    event: Type.Literal('sign_up'),
    subject: Type.Literal('newsletter'),
    /** `{origin}:{originAddition}` */
    origin: Type.String({ minLength: 1 }),
    type: Type.Literal('ga4'),
    emitter: Type.Literal('newsletterservice'),
  },
  closed,
);
export type SignUpTracked = Static<typeof signUpSchema>;

/** TRK-2: what happens in a form. No value of a field is ever in it. */
export const formEventSchema = Type.Object(
  {
    event: Type.Literal('form'),
    event_type: Type.Literal('form'),
    event_name: Type.Enum(['submit_attempt', 'submit_failed', 'submit_success', 'error_message']),
    interaction: Type.Literal('submit'),
    subject: Type.Literal('newsletter'),
    response_type: Type.Enum(['none', 'success', 'error']),
    /** the field and what is wrong with it, or the answer's type */
    response_details: Type.String(),
  },
  closed,
);
export type FormTracked = Static<typeof formEventSchema>;

export const trackedEventSchema = Type.Union([
  promotionClickSchema,
  promotionActionSchema,
  suggestionClickSchema,
  signUpSchema,
  formEventSchema,
]);
