import { omitNullish } from '../../../lib/omit-nullish.ts';
import type { CartKind, ChangeRule } from './kind.ts';
import type { FormRule, ServerKind } from './server-kind.ts';

/** `{coffee}.{packs}.{weeks}`: what was chosen, as one id. */
const subscriptionIdOf = (coffee: string, pieces: number | string, weeks: number | string): string =>
  `${coffee}.${pieces}.${weeks}`;

/** CART-16: coffee that is delivered every few weeks. Each delivery is paid when it comes, so it adds nothing to the total. */
export const subscription: CartKind<'subscription'> = {
  fromList: (element) => ({ kind: 'subscription', subscription: element }),
  toList: (item) => item.subscription,
  itemOf: (offer) => offer,
  titleOf: (offer) => offer.subscription.title,
  keyOf: ({ subscription: { subscriptionConfigurationId: subscriptionId } }) => ({
    kind: 'subscription',
    subscriptionId,
  }),
  idOf: ({ subscriptionId }) => subscriptionId,
  pieces: () => 1,
  cost: () => 0,
  left: () => Number.POSITIVE_INFINITY,
  isUnavailable: () => false,
  isSingle: true,
  isPurchase: false,
  isPayment: false,
  addition: ({ subscription: { subscriptionConfigurationId: subscriptionId } }) => ({
    addSubscription: { subscriptionId },
  }),
  removal: ({ subscription: { subscriptionConfigurationId: subscriptionId } }) => ({
    deleteSubscription: { subscriptionId },
  }),
  form: ({ subscription: { subscriptionConfigurationId: subscriptionId, pieces, weeks } }, mode) => {
    if (mode === 'remove') return { kind: 'subscription', mode, subscriptionId };
    const coffee = subscriptionId.split('.')[0] ?? '';
    return { kind: 'subscription', mode, coffee, pieces: String(pieces), weeks: String(weeks) };
  },
};

const keyOf = ({ subscriptionId }: { readonly subscriptionId: string }) =>
  ({ kind: 'subscription', subscriptionId }) as const;
export const deleteSubscription: ChangeRule<'deleteSubscription'> = { keyOf, pieces: () => 0 };
/** The contract has no call that adds a subscription: only the form of its page does. */
export const addSubscription: ChangeRule<'addSubscription'> = { keyOf, pieces: () => 1 };

export const serverSubscription: ServerKind<'subscription'> = {
  toStored: ({
    subscription: { subscriptionConfigurationId: subscriptionId, pieces, weeks, title, price, choice, picture },
  }) => ({
    kind: 'subscription',
    subscriptionId,
    pieces,
    weeks,
    title,
    amountMinor: price.amountMinor,
    ...omitNullish({ choice, picture }),
  }),
  fromStored: (_, offer) => offer,
  gone: ({ subscriptionId, pieces, weeks, title, amountMinor, choice, picture }, { currency }) => ({
    kind: 'subscription',
    subscription: {
      subscriptionConfigurationId: subscriptionId,
      pieces,
      weeks,
      title,
      price: { amountMinor, currency },
      url: '/',
      ...omitNullish({ choice, picture }),
    },
  }),
  sourceOf: ({ subscriptionId }, { site, extras }) => {
    const plan = extras.subscriptions(site);
    const [coffee, ...figures] = subscriptionId.split('.');
    const [pieces = 0, weeks = 0] = figures.map(Number);
    const chosen = plan.coffees.find(({ id }) => id === coffee);
    const isWritten = chosen && subscriptionIdOf(chosen.id, pieces, weeks) === subscriptionId;
    if (!isWritten || !plan.pieces.includes(pieces) || !plan.weeks.includes(weeks)) return { offerOf: () => undefined };
    return {
      article: chosen,
      offerOf: (found) => {
        if (!found) return undefined;
        const { title, choice, picture, url, price } = found;
        return {
          kind: 'subscription',
          subscription: {
            subscriptionConfigurationId: subscriptionId,
            title,
            pieces,
            weeks,
            price: { ...price, amountMinor: price.amountMinor * pieces },
            url,
            ...omitNullish({ choice, picture }),
          },
        };
      },
    };
  },
};

export const subscriptionForm: FormRule<'subscription'> = (form) =>
  form.mode === 'remove'
    ? { deleteSubscription: { subscriptionId: form.subscriptionId } }
    : { addSubscription: { subscriptionId: subscriptionIdOf(form.coffee, form.pieces, form.weeks) } };
