import { Type, type Static } from 'typebox';
import { backSchema, entryIdSchema, productIdSchema, tcmSchema, voucherCodeSchema } from './cart.contract.ts';

/**
 * What plain forms send to `cartFormPath`; all values are texts. `back` is where the visitor came from, for the link that
 * leads on shopping.
 */
const closed = { additionalProperties: false } as const;
const formWord = Type.String({ minLength: 1, maxLength: 64 });
const putOrTaken = { mode: Type.Enum(['add', 'remove']), back: Type.Optional(backSchema) } as const;

/**
 * An article is named by its tcm, or by the colour and size that were chosen in two groups of radio buttons.
 * `add` puts in so many more, `set` makes it so many, `remove` takes all out.
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
export type ArticleForm = Static<typeof articleFormSchema>;

/** CART-16: every kind of thing is put in and taken out by hand. */
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
  Type.Object({ kind: Type.Literal('voucher'), mode: Type.Enum(['add', 'remove']), code: voucherCodeSchema }, closed),
  /** which coffee, how many packs and every how many weeks are chosen in groups of their own */
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
export type CartForm = Static<typeof cartFormSchema>;
