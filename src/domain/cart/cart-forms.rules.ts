import { thingOf, type Entry } from './cart-things.rules.ts';

/** The fields of the plain form that takes an entry out, or puts it in; `cart-form.contract.ts` reads them. */
export type FormFields = Readonly<Record<string, string>>;

/** As forms name the kinds; an article needs no name. */
const kindsInForms = {
  article: {},
  giftCard: { kind: 'gift-card' },
  freeArticle: { kind: 'free-article' },
  partnerProduct: { kind: 'partner-product' },
  subscription: { kind: 'subscription' },
} as const;

const fieldsOf = (entry: Entry): FormFields => {
  const { kind, ...key } = thingOf(entry);
  return { ...key, ...kindsInForms[kind] };
};

export const removalFields = (entry: Entry): FormFields => ({ ...fieldsOf(entry), mode: 'remove' });

export const additionFields = (entry: Entry): FormFields => {
  if (entry.kind !== 'subscription') return { ...fieldsOf(entry), mode: 'add' };
  // What was chosen is the first part of its name (`subscriptionIdOf`), and the numbers stand beside it.
  const { subscriptionConfigurationId: id, pieces, weeks } = entry.subscription;
  const coffee = id.split('.')[0] ?? '';
  return { kind: 'subscription', mode: 'add', coffee, pieces: String(pieces), weeks: String(weeks) };
};
