import { describe, expect, it } from 'vitest';
import { Value } from 'typebox/value';
import { answerOf, missingIn } from '../../tests/support/other-servers/answers.ts';
import { newProductIdSchema, newProductIdsSchema } from '../contracts/catalogue/productdata.contract.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import type { HttpRequest, HttpResult } from '../platform/http.ts';
import { newProductId, newProductIds } from './productdata.effects.ts';

const answer = (body: unknown, status = 200): HttpResult => ({ kind: 'answer', status, body });
const one = '101110001';
const idsFrom = (first: number, count: number): string[] => Array.from({ length: count }, (_, n) => String(first + n));
const askedIn = ({ path }: HttpRequest): string[] => (path.split('=')[1] ?? '').split(',');
/** Maps each requested id to one that is a million higher. */
const moved = (request: HttpRequest): HttpResult =>
  answer({ mappings: askedIn(request).map((id) => ({ oldProductId: id, newProductId: Number(id) + 1_000_000 })) });

describe('a single id', () => {
  it.each([
    [{ productId: '200000001' }, '200000001'],
    [{ productId: 200_000_001 }, '200000001'],
    [{}, undefined],
    [undefined, undefined],
  ])('[PROD-1, PROD-2] with the response %j becomes %s, numbers as text', async (body, expected) => {
    const browser = fakeBrowser({ answer: () => answer(body) });
    expect(await newProductId(browser, one)).toBe(expected);
    expect(browser.calls.map(({ path }) => path)).toEqual([
      `/service/productdata/api/new-product-id?old_product_id=${one}`,
    ]);
  });

  it('[PROD-2] may be a number', async () => {
    const browser = fakeBrowser({ answer: () => answer({ productId: one }) });
    expect(await newProductId(browser, Number(one))).toBe(one);
  });

  it.each([
    '',
    '10111000',
    '1011100011',
    '10111000a',
    ' 101110001',
    '１０１１１０００１',
    1011,
    -101_110_001,
    Number.NaN,
  ])('[PROD-2] %j is malformed, maps to undefined and sends no request', async (id) => {
    const browser = fakeBrowser({ answer: () => answer({ productId: one }) });
    expect(await newProductId(browser, id)).toBeUndefined();
    expect(browser.calls).toEqual([]);
  });

  it.each([400, 404, 429, 500, 503])('[PROD-2] with the status %i is logged and maps to undefined', async (status) => {
    const browser = fakeBrowser({ answer: () => answer({ productId: one }, status) });
    expect(await newProductId(browser, one)).toBeUndefined();
    expect(browser.warnings).toEqual([
      `/service/productdata/api/new-product-id?old_product_id=${one} answered ${status}`,
    ]);
  });
});

describe('a list of ids', () => {
  it.each([
    [0, []],
    [1, [1]],
    [24, [24]],
    [25, [24, 1]],
    [300, [24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 12]],
  ])('[PROD-1] of %i ids is requested in batches of %j', async (count, sizes) => {
    const browser = fakeBrowser({ answer: moved });
    const ids = idsFrom(100_000_000, count);
    const numbers = await newProductIds(browser, ids);
    expect(browser.calls.map((call) => askedIn(call).length)).toEqual(sizes);
    expect(browser.calls.flatMap(askedIn)).toEqual(ids);
    expect([...(numbers ?? [])]).toEqual(ids.map((id) => [id, String(Number(id) + 1_000_000)]));
  });

  it('[PROD-2] keeps malformed ids and requests each of the others once', async () => {
    const browser = fakeBrowser({ answer: moved });
    const numbers = await newProductIds(browser, ['12', one, Number(one), 'K12', 12, '1011100011']);
    expect([...(numbers ?? [])]).toEqual([
      ['12', '12'],
      [one, '102110001'],
      ['K12', 'K12'],
      ['1011100011', '1011100011'],
    ]);
    expect(browser.calls.flatMap(askedIn)).toEqual([one]);
  });

  it.each([{ mappings: [] }, {}, undefined])('[PROD-2] keeps ids that the response %j does not name', async (body) => {
    const browser = fakeBrowser({ answer: () => answer(body) });
    expect(await newProductIds(browser, [one])).toEqual(new Map([[one, one]]));
  });

  it('[PROD-2] with a refused batch is logged and becomes undefined', async () => {
    const browser = fakeBrowser({ answer: (call) => (askedIn(call).length === 24 ? moved(call) : answer({}, 503)) });
    expect(await newProductIds(browser, idsFrom(100_000_000, 25))).toBeUndefined();
    expect(browser.warnings).toEqual([
      '/service/productdata/api/new-product-ids?old_product_ids=100000024 answered 503',
    ]);
  });
});

it.each([
  ['network', () => newProductId(fakeBrowser(), one)],
  ['network', () => newProductIds(fakeBrowser(), [one])],
  ['timeout', () => newProductId(fakeBrowser({ answer: () => ({ kind: 'failed', reason: 'timeout' }) }), one)],
] as const)('[PROD-2] a failed network (%s) throws the message of the contract', async (reason, ask) => {
  await expect(ask()).rejects.toThrow(`Fetching of ProductData has been executed with exception: ${reason}`);
});

describe('the recorded answers of productdata', () => {
  const recorded = (name: string): HttpResult => ({ kind: 'answer', ...answerOf('productdata', name) });

  it.each([
    ['ours', '200000001'],
    ['minimal', '200000001'],
    ['number', '200000001'],
    ['null', undefined],
    ['object', undefined],
    ['error', undefined],
  ])('[PROD-1] %s names the id %s', async (name, id) => {
    expect(await newProductId(fakeBrowser({ answer: () => recorded(name) }), one)).toBe(id);
  });

  const asked = ['100000001', '100000002'];
  it.each([
    ['list-ours', ['200000001', '100000002']],
    ['list-minimal', ['200000001', '100000002']],
    ['list-numbers', ['200000001', '100000002']],
    ['list-bad-entries', ['200000001', '100000002']],
    ['list-null', asked],
    ['list-object', asked],
  ])('[PROD-1] %s maps both ids to %j', async (name, ids) => {
    const numbers = await newProductIds(fakeBrowser({ answer: () => recorded(name) }), asked);
    expect(asked.map((id) => numbers?.get(id))).toEqual(ids);
    expect(numbers?.size).toBe(2);
  });

  it.each([
    ['', newProductIdSchema],
    ['list-', newProductIdsSchema],
  ])('[PROD-1] "%sours" matches the contract and has every documented member', (kind, schema) => {
    const { body } = answerOf('productdata', `${kind}ours`);
    expect([...Value.Errors(schema, body)]).toEqual([]);
    expect(missingIn(body, answerOf('productdata', `${kind}minimal`).body)).toEqual([]);
  });
});
