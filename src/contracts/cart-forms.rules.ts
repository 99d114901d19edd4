import type { Entry } from './cart-things.rules.ts';

/** The fields of the plain form that takes an entry out, or puts it in; `cart-form.contract.ts` reads them. */
export type FormFields = Readonly<Record<string, string>>;

const fieldsOf = (entry: Entry): FormFields => {
  switch (entry.kind) {
    case 'article':
      return { productId: entry.article.productId, tcm: entry.article.tcm };
    case 'giftCard':
      return { kind: 'gift-card', productId: entry.article.productId, tcm: entry.article.tcm };
    case 'freeArticle': {
      const { productId, campaignId } = entry.freeArticle;
      return { kind: 'free-article', productId, campaignId };
    }
    case 'partnerProduct':
      return { kind: 'partner-product', partnerProductId: entry.partnerProduct.partnerProductId };
    case 'subscription':
      return { kind: 'subscription', subscriptionId: entry.subscription.subscriptionConfigurationId };
  }
};

export const removalFields = (entry: Entry): FormFields => ({ ...fieldsOf(entry), mode: 'remove' });

export const additionFields = (entry: Entry): FormFields => {
  if (entry.kind !== 'subscription') return { ...fieldsOf(entry), mode: 'add' };
  // What was chosen is the first part of its name (`subscriptionIdOf`), and the numbers stand beside it.
  const { subscriptionConfigurationId: id, pieces, weeks } = entry.subscription;
  const coffee = id.split('.')[0] ?? '';
  return { kind: 'subscription', mode: 'add', coffee, pieces: String(pieces), weeks: String(weeks) };
};
