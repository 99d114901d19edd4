import { Type, type Static } from 'typebox';
import { consentCategories, type ConsentCategory } from './consent-cookie.contract.ts';

/** Visitors are asked again after half a year. */
export const consentLivesSeconds = 180 * 24 * 3600;

export const consentProofPath = '/service/consent/api/v1/proofs';

/** TRK-4: the names that are stored only with a consent, for their removal. `*` at the end stands for any text. */
export const keptWith = {
  C0003: {
    storage: [
      'kontor.visitor',
      'kontor.history',
      'kontor.searches',
      'search_track_visit_pds_event_*',
      'search_track_add_to_basket_event_*',
    ],
    cookies: ['_ga', '_ga_*', '_gid', '_gat*'],
  },
  C0004: { storage: [], cookies: ['_fbp', '_gcl_*'] },
} as const satisfies Readonly<
  Record<ConsentCategory, { readonly storage: readonly string[]; readonly cookies: readonly string[] }>
>;

/** The record of a choice: an id that only the visitor's browser has, and the choice; no personal data. */
export const consentProofSchema = Type.Object(
  {
    consentId: Type.String({ format: 'uuid' }),
    categories: Type.Array(Type.Enum(consentCategories), { maxItems: 2, uniqueItems: true }),
    /** the version of the consent text */
    words: Type.Integer({ minimum: 1, maximum: 1000 }),
  },
  { additionalProperties: false },
);
export type ConsentProof = Static<typeof consentProofSchema>;

/** CONS-1: the overlay of a vendor, used instead of the built-in one. */
export interface ConsentVendor {
  /** the URL of its script */
  readonly script: string;
  /** the shop's ids at the vendor, for production and development */
  readonly live: string;
  readonly dev: string;
  /** hosts with this suffix use the development id too */
  readonly systemsSuffix?: string | undefined;
}
