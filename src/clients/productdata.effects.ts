import { newProductIdPath, newProductIdsPath, productIdsAsked } from '../contracts/catalogue/productdata.contract.ts';
import { entriesOf } from '../lib/json-lists.ts';
import { idOf, membersOf, type Members } from '../lib/json.ts';
import type { Browser } from '../platform/browser.ts';

/** A product id as other systems store it: text or number. */
type OldId = string | number;

/** PROD-2 */
export const isProductId = (id: string): boolean => /^[0-9]{9}$/.test(id);

/** PROD-2: returns the members of the body; another status is logged, and a failed network is thrown. */
const ask = async ({ http, log }: Browser, path: string): Promise<Members | undefined> => {
  const response = await http.call({ method: 'GET', path });
  if (response.kind === 'failed')
    throw new Error(`Fetching of ProductData has been executed with exception: ${response.reason}`);
  if (response.status >= 200 && response.status < 300) return membersOf(response.body);
  log.warn(`${path} answered ${response.status}`);
  return undefined;
};

/** PROD-1: the current number of a product; `undefined` when the id is malformed or unknown, or the request fails. */
export const newProductId = async (browser: Browser, oldId: OldId): Promise<string | undefined> => {
  if (!isProductId(String(oldId))) return undefined;
  const body = await ask(browser, `${newProductIdPath}?old_product_id=${oldId}`);
  return idOf(body?.['productId']);
};

const mappingOf = ({ oldProductId, newProductId: current }: Members): [string, string] | undefined => {
  const [from, to] = [idOf(oldProductId), idOf(current)];
  return from && to ? [from, to] : undefined;
};

/**
 * PROD-1: the current numbers by old ids, requested in batches of 24. A malformed or unknown id maps to itself, as does one whose
 * mapping cannot be read; the result is `undefined` when a batch failed.
 */
export const newProductIds = async (
  browser: Browser,
  oldIds: readonly OldId[],
): Promise<ReadonlyMap<string, string> | undefined> => {
  const all = [...new Set(oldIds.map(String))];
  const asked = all.filter(isProductId);
  const bodies: ReturnType<typeof ask>[] = [];
  for (let from = 0; from < asked.length; from += productIdsAsked) {
    const batch = asked.slice(from, from + productIdsAsked);
    bodies.push(ask(browser, `${newProductIdsPath}?old_product_ids=${batch.join(',')}`));
  }
  const numbers = new Map(all.map((id) => [id, id]));
  for (const body of await Promise.all(bodies)) {
    if (!body) return undefined;
    for (const [from, to] of entriesOf(body['mappings'], mappingOf)) numbers.set(from, to);
  }
  return numbers;
};
