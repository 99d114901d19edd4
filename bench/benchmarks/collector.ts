import { randomUUID } from 'node:crypto';
import { mostEventsInABatch, publishPath, type Batch } from '../../src/contracts/tracking/collector.contract.ts';
import { consentText } from '../../src/domain/tracking/consent-choice.rules.ts';
import { goodsEvent } from '../../src/domain/tracking/tracking.rules.ts';
import { mustBe, type Benchmark } from '../harness/figures.ts';
import { load, requestText } from '../harness/load.ts';
import { csrf } from '../harness/visitor.ts';

const benchmark = 'collector';
const connections = 16;
const batches = 3000;
const least = 5000;

const page: Batch['page'] = {
  page_name: 'Product',
  page_type: 'ProductDetailPage',
  exactag_site_group: 'product',
  language: 'de-DE',
  page_quality_score: '0',
  platform: 'CLASSIC',
  ab_tests: 'teaser:a',
};
const mug = { productId: '101110001', title: 'A mug', price: { amountMinor: 999, currency: 'EUR' } } as const;

/** Each event is there once: what comes twice costs less. */
const batchText = (): string => {
  const visitor = randomUUID();
  const value = consentText({ C0003: true, C0004: false }, visitor, new Date(0));
  const body: Batch = {
    visitor,
    page,
    events: Array.from({ length: mostEventsInABatch }, (_, seq) => ({
      id: randomUUID(),
      seq,
      at: seq,
      event: goodsEvent('view_item', [mug], 'EUR'),
    })),
  };
  const cookie = `OptanonAlertBoxClosed=x; OptanonConsent=${value}`;
  return requestText({ path: publishPath, method: 'POST', headers: { ...csrf, cookie }, body: JSON.stringify(body) });
};

export const collector: Benchmark = {
  name: benchmark,
  about: 'what visitors do, in batches, kept on PostgreSQL',
  run: async (lab) => {
    await lab.postgres();
    const { port } = await lab.shopOnPostgres();
    const batchTexts = (count: number) => [Array.from({ length: count }, batchText)];
    const order = { port, connections, seconds: 60, once: true };
    mustBe(await load({ ...order, lists: batchTexts(100) }), [204]);
    const { rate, slowMs } = mustBe(await load({ ...order, lists: batchTexts(batches) }), [204]);
    const events = rate * mostEventsInABatch;
    return [
      {
        benchmark,
        what: `events a second on PostgreSQL, ${connections} connections, ${mostEventsInABatch} in a batch`,
        value: events.toFixed(0),
        budget: String(least),
        kept: events >= least,
        note: `slow answers ${slowMs.toFixed(0)} ms`,
      },
    ];
  },
};
