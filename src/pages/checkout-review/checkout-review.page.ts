import { cartPagePath } from '../../contracts/cart/cart.contract.ts';
import type { ContractForm } from '../../contracts/content/content.contract.ts';
import {
  durabilityLabel,
  guaranteeNotice,
  type DurabilityLabel,
  type GuaranteeNotice,
} from '../../domain/guarantee/guarantee-picture.rules.ts';
import { contractWords, filledContract } from '../../domain/order/contract-form.rules.ts';
import { invoiceElsewhere } from '../../domain/order/order.rules.ts';
import {
  checkoutPath,
  reviewPath,
  type CheckoutChoices,
  type LineChange,
  type OpenCheckout,
  type Order,
} from '../../contracts/order/order.contract.ts';
import { storeKinds } from '../../contracts/content/stores.contract.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { checkoutTerms } from '../../sites/checkout.ts';
import { deliveryDays, deliveryDaysText } from '../../sites/delivery/delivery-days.ts';
import { priceText } from '../../sites/price.ts';
import type { Site } from '../../sites/site.ts';
import type { Translate } from '../../sites/translate.ts';
import { movedTo, titleOf } from '../account/account.rules.ts';
import { ledElsewhere } from '../checkout/checkout.page.ts';
import { stepEvent } from '../checkout/checkout-tracking.rules.ts';
import { askedFrom } from '../checkout/checkout.rules.ts';
import { hoursText } from '../checkout/store-hours.rules.ts';
import type { PageAnswer, PageDefinition, PageRequest, PageServices } from '../page.ts';

export interface CheckoutReviewPageProps extends Pick<OpenCheckout, 'lines' | 'sums' | 'seen'> {
  readonly attempt: string;
  readonly email: string;
  /** empty if it is the delivery address */
  readonly invoiceTo: readonly string[];
  /** when the order arrives, as text */
  readonly days: string;
  /** the opening hours of the store that was chosen */
  readonly storeHours?: string;
  readonly deliveredTo: readonly string[];
  readonly greeting?: string;
  readonly delivery: Order['delivery'];
  readonly payment?: Order['payment'];
  readonly withdrawalUrl: string;
  /** LAW-7: the notice on the legal guarantee, on sites of the Union */
  readonly notice?: GuaranteeNotice;
  /** LAW-7: the labels of what producers guarantee to last, each with the title of its product */
  readonly labels: readonly (DurabilityLabel & { readonly title: string })[];
  /** LAW-3: the contracts of this order, in countries that have them filled in */
  readonly contracts: readonly ContractForm[];
  /** the changes since the visitor saw the order, as text; empty if there is no text for them */
  readonly changes?: readonly string[];
  readonly isBroken?: true;
  /** the terms were not accepted */
  readonly isUnagreed?: true;
  /** SAFE-7: too many orders; nothing was ordered */
  readonly isTooOften?: true;
  /** SAFE-5: a preview by staff; `refused`: they have sent the order form */
  readonly preview?: 'shown' | 'refused';
}

type Trouble = Pick<CheckoutReviewPageProps, 'changes' | 'isBroken' | 'isUnagreed' | 'isTooOften' | 'preview'>;

const changeText = (t: Translate, site: Site, { kind, title, quantity, price }: LineChange): string =>
  t(`page.checkout-review.change.${kind}`, { title, count: quantity, price: priceText(price, site) });

type Chosen = Required<Pick<OpenCheckout, 'choices' | 'deliveredTo'>>;

/** Fills the contracts of the country with the order as it is shown. */
const contractsOf = (
  { site, t, moment }: PageRequest,
  content: PageServices['content'],
  { lines, sums, payments }: OpenCheckout,
  { choices: { address, delivery, email, payment }, deliveredTo }: Chosen,
): readonly ContractForm[] => {
  const paid = payment && payments.length > 0 ? { payment } : {};
  const order = { lines, sums, address, email, delivery: delivery.kind, deliveredTo, at: moment.at, ...paid };
  const words = contractWords(order, site, t);
  return content.contracts(site.code).map(({ name, text }) => ({ name, text: filledContract(text, words) }));
};

/** One label for each product, however many colours and sizes of it are ordered. */
const labelsOf = (lines: OpenCheckout['lines']): CheckoutReviewPageProps['labels'] => [
  ...new Map(
    lines.flatMap(({ durability, productId, title }) =>
      durability ? [[productId, { ...durabilityLabel(durability, productId), title }] as const] : [],
    ),
  ).values(),
];

const storeHoursOf = (
  { code, locale }: Site,
  storeFinder: PageServices['storeFinder'],
  delivery: CheckoutChoices['delivery'],
): string | undefined => {
  if (delivery.kind === 'home') return undefined;
  const found = storeFinder
    .find(code, '', { kinds: storeKinds })
    .stores.find(({ store }) => store.id === delivery.storeId);
  return found && hoursText(found.store.hours, locale);
};

const shown = (
  request: PageRequest,
  { content, storeFinder }: PageServices,
  checkout: OpenCheckout,
  status: 200 | 400 | 409 | 429 | 503,
  trouble: Trouble,
): PageAnswer<CheckoutReviewPageProps> => {
  const { site, t, moment } = request;
  const { attempt, choices, deliveredTo, lines, payments, seen, sums, sentFrom } = checkout;
  if (attempt === undefined || !choices || !deliveredTo) return movedTo(checkoutPath);
  const notice = guaranteeNotice(site.code, moment.at, content.facts(site.code)['guaranteeNotice']);
  const page = content.byName(site.code, 'withdrawal') ?? content.byName(site.code, 'returns');
  return {
    kind: 'shown',
    status,
    head: titleOf(t('page.checkout-review.title')),
    ...(status === 200 ? { tracked: [stepEvent('progress_checkout', checkout, 2)] } : {}),
    props: {
      lines,
      sums,
      seen,
      attempt,
      email: choices.email,
      invoiceTo: invoiceElsewhere({ address: choices.address, deliveredTo }, site),
      days: deliveryDaysText(deliveryDays(site.code, moment.at, site.timeZone, sentFrom), site),
      ...omitNullish({ storeHours: storeHoursOf(site, storeFinder, choices.delivery) }),
      deliveredTo,
      ...(choices.delivery.kind === 'home' ? omitNullish({ greeting: choices.delivery.greeting }) : {}),
      delivery: choices.delivery.kind,
      ...(choices.payment && payments.length > 0 ? { payment: choices.payment } : {}),
      withdrawalUrl: page?.url ?? '/c/service',
      ...(notice ? { notice } : {}),
      labels: labelsOf(lines),
      contracts: contractsOf(request, content, checkout, { choices, deliveredTo }),
      ...(moment.isPreview ? { preview: 'shown' } : {}),
      ...trouble,
    },
  };
};

const addressOf = ({ asked }: PageRequest): string => asked?.address ?? '';

/** SHOP-4: the review before ordering, with the button that places the order. */
export const checkoutReview: PageDefinition<CheckoutReviewPageProps> = {
  name: 'checkout-review',
  paths: [reviewPath],
  type: 'checkout',
  personal: true,
  reducedHeader: true,
  reducedFooter: true,
  query: [],
  fields: ['attempt', 'seen', 'terms'],
  load: async (request, services) => {
    const opened = await services.checkout.review(askedFrom(request));
    if (opened.kind === 'incomplete') return movedTo(checkoutPath);
    if (opened.kind !== 'open') return ledElsewhere(opened);
    return shown(request, services, opened, 200, {});
  },
  submit: async (request, services) => {
    const { form, site, t } = request;
    const asked = askedFrom(request);
    const again = async (status: 400 | 409 | 429 | 503, trouble: Trouble) => {
      const opened = await services.checkout.open(asked);
      return opened.kind === 'open' ? shown(request, services, opened, status, trouble) : ledElsewhere(opened);
    };
    // Without an order there is no acceptance of terms.
    const mustAgree = checkoutTerms[site.code].agrees && !asked.moment.isPreview;
    if (mustAgree && form['terms'] !== 'on') return again(400, { isUnagreed: true });
    const { attempt = '', seen = '' } = form;
    const placed = await services.checkout.place(asked, { attempt, seen, address: addressOf(request) });
    switch (placed.kind) {
      case 'placed':
        return movedTo(placed.to);
      case 'incomplete':
        return movedTo(checkoutPath);
      case 'often':
        return { ...(await again(429, { isTooOften: true })), retryAfterSeconds: placed.seconds };
      case 'login':
        return ledElsewhere(placed);
      case 'cart':
        return movedTo(`${cartPagePath}?message=CHANGED`);
      case 'preview':
        return again(409, { preview: 'refused' });
      case 'broken':
        return again(503, { isBroken: true });
      case 'changed': {
        const changes = placed.changes.map((change) => changeText(t, site, change));
        return shown(request, services, placed.checkout, 409, { changes });
      }
    }
  },
};
