import { Type, type Static } from 'typebox';
import { backSchema } from '../shop/back.contract.ts';
import { entryIdSchema, productIdSchema, tcmSchema } from './cart.contract.ts';

/**
 * The plain forms that are sent to `cartFormPath`; all values are texts. `back` is the visitor's previous page, for the link to
 * continue shopping.
 */
const closed = { additionalProperties: false } as const;
const formWord = Type.String({ minLength: 1, maxLength: 64 });
const putOrTaken = { mode: Type.Enum(['add', 'remove']), back: Type.Optional(backSchema) } as const;

/**
 * An article is identified by its tcm, or by the colour and size chosen in two groups of radio buttons. `add` adds pieces to
 * those in the cart, `set` sets their number, `remove` removes the article.
 */
const articleFormSchema = Type.Object(
  {
    productId: productIdSchema,
    tcm: Type.Optional(tcmSchema),
    color: Type.Optional(formWord),
    size: Type.Optional(formWord),
    quantity: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
    mode: Type.Enum(['add', 'set', 'remove']),
    back: Type.Optional(backSchema),
  },
  closed,
);
/** It names no kind: the schema is closed. */
export type ArticleForm = Static<typeof articleFormSchema> & { readonly kind?: undefined };

/** CART-16: every kind is added and removed without JavaScript. */
export const cartFormSchema = Type.Union([
  articleFormSchema,
  Type.Object({ kind: Type.Literal('gift-card'), productId: productIdSchema, tcm: tcmSchema, ...putOrTaken }, closed),
  Type.Object(
    { kind: Type.Literal('free-article'), productId: productIdSchema, campaignId: entryIdSchema, ...putOrTaken },
    closed,
  ),
  Type.Object({ kind: Type.Literal('partner-product'), partnerProductId: entryIdSchema, ...putOrTaken }, closed),
  Type.Object(
    { kind: Type.Literal('subscription'), mode: Type.Literal('remove'), subscriptionId: entryIdSchema },
    closed,
  ),
  /** keeps an article for later, puts it back into the cart, or forgets it */
  Type.Object(
    {
      kind: Type.Literal('kept'),
      productId: productIdSchema,
      tcm: tcmSchema,
      mode: Type.Enum(['keep', 'put', 'forget']),
    },
    closed,
  ),
  // An empty code is refused like an unknown one, in the shop's own words.
  Type.Object(
    { kind: Type.Literal('voucher'), mode: Type.Enum(['add', 'remove']), code: Type.String({ maxLength: 64 }) },
    closed,
  ),
  /** the coffee, the packs and the weeks have a group of radio buttons each */
  Type.Object(
    {
      kind: Type.Literal('subscription'),
      mode: Type.Literal('add'),
      coffee: Type.String({ pattern: '^[a-z-]{1,40}$' }),
      pieces: Type.String({ pattern: '^[1-9]$' }),
      weeks: Type.String({ pattern: '^[1-9]$' }),
      back: Type.Optional(backSchema),
    },
    closed,
  ),
]);
export type CartForm = ArticleForm | Extract<Static<typeof cartFormSchema>, { kind: string }>;
