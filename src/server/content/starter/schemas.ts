import type { TSchema } from 'typebox';
import { cartExtrasFileSchema } from '../../../contracts/cart/cart-extras.contract.ts';
import {
  companyFileSchema,
  contentPageFileSchema,
  contractsFileSchema,
} from '../../../contracts/content/content.contract.ts';
import { promotionFileSchema } from '../../../contracts/content/promotion.contract.ts';
import { mapFileSchema, storesFileSchema } from '../../../contracts/content/stores.contract.ts';
import { pictureIndexSchema } from '../../../contracts/shop/pictures.contract.ts';
import { abTestsFileSchema } from '../../../contracts/staff/abtest.contract.ts';
import { complementsSchema, sizeTablesSchema } from '../choosing-files.ts';
import {
  contentCategorySchema,
  contentColoursSchema,
  contentProductsSchema,
  contentTraitsSchema,
} from '../content.contract.ts';
import { contentFactsSchema } from '../facts/facts.contract.ts';
import { navigationFileSchema, themeworldsFileSchema } from '../navigation-content.ts';
import { hostsFileSchema, searchFileSchema } from '../search-words.ts';
import { voucherFileSchema } from '../promotions/voucher-content.ts';

/** The schemas that the readers check with, by the names of their files in `schemas/`. */
export const contentSchemas = {
  company: companyFileSchema,
  page: contentPageFileSchema,
  contracts: contractsFileSchema,
  search: searchFileSchema,
  'allowed-hosts': hostsFileSchema,
  navigation: navigationFileSchema,
  themeworlds: themeworldsFileSchema,
  vouchers: voucherFileSchema,
  promotion: promotionFileSchema,
  abtests: abTestsFileSchema,
  category: contentCategorySchema,
  products: contentProductsSchema,
  colours: contentColoursSchema,
  traits: contentTraitsSchema,
  facts: contentFactsSchema,
  'cart-extras': cartExtrasFileSchema,
  stores: storesFileSchema,
  map: mapFileSchema,
  'pictures-index': pictureIndexSchema,
  'size-tables': sizeTablesSchema,
  'goes-with': complementsSchema,
} as const satisfies Readonly<Record<string, TSchema>>;
export type ContentSchemaName = keyof typeof contentSchemas;

type Json = Readonly<Record<string, unknown>>;
const schemaName = { $schema: { type: 'string' } };

/** A file may name its schema; a list that does is the `items` of an object. */
const ofFile = (schema: Json): Json =>
  schema['type'] === 'array'
    ? { type: 'object', properties: { ...schemaName, items: schema }, required: ['items'], additionalProperties: false }
    : { ...schema, properties: { ...schemaName, ...(schema['properties'] as Json | undefined) } };

/** Returns a JSON Schema as editors read it. They would take comments for faults without `allowComments`. */
export const jsonSchemaOf = (name: ContentSchemaName): Json => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: `Kontor content: ${name}`,
  allowComments: true,
  // What a schema of TypeBox is as JSON.
  ...ofFile(JSON.parse(JSON.stringify(contentSchemas[name])) as Json),
});

/** The files of `schemas/`. */
export const schemaFiles = (): { readonly path: string; readonly body: string }[] =>
  // Object.keys has no types of its own.
  (Object.keys(contentSchemas) as ContentSchemaName[]).map((name) => ({
    path: `schemas/${name}.json`,
    body: `${JSON.stringify(jsonSchemaOf(name), null, 2)}\n`,
  }));
