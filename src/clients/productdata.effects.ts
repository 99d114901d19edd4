import { newProductIdPath, newProductIdsPath, productIdsAsked } from '../contracts/catalogue/productdata.contract.ts';

/** The browser's end of the product numbers: ports of the shape that `src/platform` has them in. */
export interface ProductdataPorts {
  readonly http: { call(request: { readonly method: 'GET'; readonly path: string }): Promise<ProductdataResponse> };
  readonly log: { warn(message: string): void };
}
type ProductdataResponse =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'failed'; readonly reason: string };

/** An id as others have kept it: as text or as a number. */
type OldId = string | number;

/** PROD-2 */
export const isProductId = (id: string): boolean => /^[0-9]{9}$/.test(id);

/** PROD-2: what is asked is answered, or it is logged that it was not; a network that fails is the caller's matter. */
const ask = async <Body>({ http, log }: ProductdataPorts, path: string): Promise<Partial<Body> | undefined> => {
  const response = await http.call({ method: 'GET', path });
  if (response.kind === 'failed')
    throw new Error(`Fetching of ProductData has been executed with exception: ${response.reason}`);
  // Each of its fields is looked at where it is read.
  if (response.status >= 200 && response.status < 300) return response.body ?? {};
  log.warn(`${path} answered ${response.status}`);
  return undefined;
};

/** PROD-1: the number that a product has now; nothing where the id is none, is not known or cannot be asked for. */
export const newProductId = async (ports: ProductdataPorts, oldId: OldId): Promise<string | undefined> => {
  if (!isProductId(String(oldId))) return undefined;
  const body = await ask<{ productId: OldId }>(ports, `${newProductIdPath}?old_product_id=${oldId}`);
  return body?.productId === undefined ? undefined : String(body.productId);
};

interface Mappings {
  readonly mappings: readonly { readonly oldProductId: OldId; readonly newProductId: OldId }[];
}

/**
 * PROD-1: the numbers of many, by their old ids, asked for in batches of 24. What is no id or is not known stands for itself;
 * nothing at all where a batch was not answered.
 */
export const newProductIds = async (
  ports: ProductdataPorts,
  oldIds: readonly OldId[],
): Promise<ReadonlyMap<string, string> | undefined> => {
  const all = [...new Set(oldIds.map(String))];
  const asked = all.filter(isProductId);
  const bodies: ReturnType<typeof ask<Mappings>>[] = [];
  for (let from = 0; from < asked.length; from += productIdsAsked) {
    const batch = asked.slice(from, from + productIdsAsked);
    bodies.push(ask<Mappings>(ports, `${newProductIdsPath}?old_product_ids=${batch.join(',')}`));
  }
  const numbers = new Map(all.map((id) => [id, id]));
  for (const body of await Promise.all(bodies)) {
    if (!body) return undefined;
    for (const { oldProductId, newProductId: id } of body.mappings ?? []) numbers.set(String(oldProductId), String(id));
  }
  return numbers;
};
