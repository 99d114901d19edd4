import type { ConsentCategory } from '../../contracts/tracking/consent-cookie.contract.ts';
import type { Money } from '../../contracts/shop/site.contract.ts';
import type {
  CommerceEvent,
  CommerceItem,
  CommerceKind,
  FormTracked,
  PromotionAction,
  PromotionClick,
  SearchEvent,
  SignUpTracked,
  SuggestionClick,
  TrackedEvent,
} from '../../contracts/tracking/tracking.contract.ts';

/** PROMO-8 */
export const promotionClick = (click_type: PromotionClick['click_type'], click_target: string): PromotionClick => ({
  event: 'promotion_click',
  click_type,
  click_target,
  specification: 'SEARCH',
});

export const promotionAction = (
  action: PromotionAction['action'],
  label: PromotionAction['label'] = 'top_banner',
): PromotionAction => ({ event: 'ga_event', category: 'promotion', action, label });

/** HDR-5: the labels by the link's place in the strip. */
export const benefitLabels = [
  'VK1_Versandkostenfrei',
  'VK2_Newsletterregistrierung',
  'VK3_XChannel',
  'VK4_Service',
] as const satisfies readonly PromotionAction['label'][];

/** SRCH-6 */
export const suggestionClick = (productId: string, term: string): SuggestionClick => ({
  event: 'suggestion_click',
  product_id: productId,
  search_term: term,
  specification: 'SEARCH',
});

/** PROMO-8: a click on a link of a promotion; `data-track` of the link, so that it counts while the region is asleep. */
export const linkEvents = (url: string, action?: PromotionAction): readonly TrackedEvent[] => [
  promotionClick('internal_link', url),
  ...(action ? [action] : []),
];

/** HDR-5, PROMO-8: a click in the strip, by the link's place in it. */
export const benefitEvents = (url: string, place: number): readonly TrackedEvent[] => {
  const label = benefitLabels[place];
  return linkEvents(url, label && promotionAction('click', label));
};

/** A product of a commerce event. */
export interface TrackedGoods {
  readonly productId: string;
  readonly title: string;
  readonly price: Money;
  readonly oldPrice?: Money | undefined;
  readonly quantity?: number;
  /** size and colour in words */
  readonly choice?: string | undefined;
  readonly category?: string | undefined;
}

/** Converts minor units into the decimal number that GA4 requires. */
export const figure = (amountMinor: number): number => amountMinor / 100;

const itemOf = ({ productId, title, price, oldPrice, quantity = 1, choice, category }: TrackedGoods): CommerceItem => ({
  item_id: productId,
  item_name: title,
  ...(choice === undefined ? {} : { item_variant: choice }),
  ...(category === undefined ? {} : { item_category: category }),
  price: figure(price.amountMinor),
  ...(oldPrice === undefined || oldPrice.amountMinor <= price.amountMinor
    ? {}
    : { discount: figure(oldPrice.amountMinor - price.amountMinor) }),
  quantity,
});

/** TRK-1: GA4's value is the sum of its items' prices times quantities. */
export const goodsEvent = (
  event: CommerceKind,
  goods: readonly TrackedGoods[],
  currency: CommerceEvent['currency'],
): CommerceEvent => ({
  event,
  currency,
  value: figure(goods.reduce((sum, { price, quantity = 1 }) => sum + price.amountMinor * quantity, 0)),
  items: goods.map(itemOf),
});

/** TRK-2 */
export const formEvent = (
  subject: FormTracked['subject'],
  event_name: FormTracked['event_name'],
  response_type: FormTracked['response_type'] = 'none',
  response_details = '',
): FormTracked => ({
  event: 'form',
  event_type: 'form',
  event_name,
  interaction: 'submit',
  subject,
  response_type,
  response_details,
});

/** TRK-2: the events of an accepted form; for plain forms the attempt is tracked with its result, because the page was left before. */
export const sentForm = (subject: FormTracked['subject']): readonly FormTracked[] => [
  formEvent(subject, 'submit_attempt'),
  formEvent(subject, 'submit_success', 'success'),
];

/** TRK-2: the events of a refused form: the attempt, the failure and each wrong field. */
export const failedForm = (subject: FormTracked['subject'], fields: readonly string[]): readonly FormTracked[] => [
  formEvent(subject, 'submit_attempt'),
  formEvent(subject, 'submit_failed', 'error'),
  ...fields.map((field) => formEvent(subject, 'error_message', 'error', field)),
];

/** NEWS-12 */
export const signUp = (origin = 'onsite', originAddition = 'subsite'): SignUpTracked => ({
  event: 'sign_up',
  subject: 'newsletter',
  origin: `${origin}:${originAddition}`,
  type: 'ga4',
  emitter: 'newsletterservice',
});

/** SRCH-10 */
export const searchEvent = (event: SearchEvent['event'], product_id: string, search_term: string): SearchEvent => ({
  event,
  product_id,
  search_term,
});

/** TRK-4: the consent category of an event. The older purchase event is for advertising partners, all others for statistics. */
export const categoryOf = ({ event }: Pick<TrackedEvent, 'event'>): ConsentCategory =>
  event === 'purchase' ? 'C0004' : 'C0003';

const commerceWords: ReadonlySet<string> = new Set([
  'currency',
  'value',
  'items',
  'transaction_id',
  'shipping',
  'tax',
  'coupon',
]);

/** Returns the messages for a tag manager's data layer: goods are in `ecommerce`, after the last value was cleared. */
export const dataLayerMessages = (tracked: TrackedEvent): readonly Readonly<Record<string, unknown>>[] => {
  if (!('items' in tracked)) return [tracked];
  const all = Object.entries(tracked);
  return [
    { ecommerce: null },
    {
      ...Object.fromEntries(all.filter(([name]) => !commerceWords.has(name))),
      ecommerce: Object.fromEntries(all.filter(([name]) => commerceWords.has(name))),
    },
  ];
};
