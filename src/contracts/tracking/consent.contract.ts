import { Type, type Static } from 'typebox';
import { consentCategories, type ConsentCategory } from './consent-cookie.contract.ts';

/** Asked again after half a year. */
export const consentLivesSeconds = 180 * 24 * 3600;

export const consentProofPath = '/service/consent/api/v1/proofs';

/** TRK-4: what may lie in a browser only with a category, for whoever must take it away. A name that ends in `*` begins so. */
export const keptWith = {
  C0003: {
    storage: [
      'kontor.visitor',
      'kontor.history',
      'search_track_visit_pds_event_*',
      'search_track_add_to_basket_event_*',
    ],
    cookies: ['_ga', '_ga_*', '_gid', '_gat*'],
  },
  C0004: { storage: [], cookies: ['_fbp', '_gcl_*'] },
} as const satisfies Readonly<
  Record<ConsentCategory, { readonly storage: readonly string[]; readonly cookies: readonly string[] }>
>;

/** What is kept of a choice: a number that stands in the visitor's own browser alone, and what was chosen; nothing of a person. */
export const consentProofSchema = Type.Object(
  {
    consentId: Type.String({ format: 'uuid' }),
    categories: Type.Array(Type.Enum(consentCategories), { maxItems: 2, uniqueItems: true }),
    /** which words were read */
    words: Type.Integer({ minimum: 1, maximum: 1000 }),
  },
  { additionalProperties: false },
);
export type ConsentProof = Static<typeof consentProofSchema>;

/** CONS-1: where another house's overlay asks instead. */
export interface ConsentVendor {
  /** address of its script */
  readonly script: string;
  /** the shop's id there, for the shop itself and for whoever develops it */
  readonly live: string;
  readonly dev: string;
  /** hosts that end so are development's, too */
  readonly systemsSuffix?: string | undefined;
}
