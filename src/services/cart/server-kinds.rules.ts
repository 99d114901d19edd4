import { serverArticle } from '../../domain/cart/kinds/article.ts';
import { freeArticleForm, serverFreeArticle } from '../../domain/cart/kinds/free-article.ts';
import { giftCardForm, serverGiftCard } from '../../domain/cart/kinds/gift-card.ts';
import type { Change } from '../../domain/cart/kinds/kind.ts';
import type { Kind } from '../../domain/cart/kinds/lists.ts';
import { partnerProductForm, serverPartnerProduct } from '../../domain/cart/kinds/partner-product.ts';
import type { FormRule, ItemForm, ServerKind } from '../../domain/cart/kinds/server-kind.ts';
import { serverSubscription, subscriptionForm } from '../../domain/cart/kinds/subscription.ts';

/** The server's part of each kind. A missing one is a compile error. */
const serverKinds = {
  article: serverArticle,
  giftCard: serverGiftCard,
  freeArticle: serverFreeArticle,
  partnerProduct: serverPartnerProduct,
  subscription: serverSubscription,
} satisfies { readonly [K in Kind]: ServerKind<K> };

export const serverKindOf = (kind: Kind): ServerKind<Kind> =>
  // Each stored item, offer and key is given to the functions of its own kind, which the compiler does not follow.
  serverKinds[kind] as unknown as ServerKind<Kind>;

/** The plain forms by the name that the contract gives their kind. */
const forms = {
  'gift-card': giftCardForm,
  'free-article': freeArticleForm,
  'partner-product': partnerProductForm,
  subscription: subscriptionForm,
} satisfies { readonly [Name in ItemForm['kind']]: FormRule<Name> };

/** CART-16: the change that a form of an item asks for. */
export const changeOfForm = (form: ItemForm): Change =>
  // Each form is given to the function of its own kind, which the compiler does not follow through the index.
  (forms[form.kind] as (form: ItemForm) => Change)(form);
