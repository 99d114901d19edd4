import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import {
  mostEventsInABatch,
  publishPath,
  type Batch,
  type CollectedEvent,
} from '../../contracts/tracking/collector.contract.ts';
import { consentText } from '../../domain/tracking/consent-choice.rules.ts';
import { csrfHeader } from '../../contracts/shop/site.contract.ts';
import { goodsEvent, promotionClick } from '../../domain/tracking/tracking.rules.ts';
import { statement } from '../../lib/database.ts';
import { createApp } from '../../server/http/app.ts';
import { readConfig } from '../../server/config/config.ts';
import { sendProblem } from '../../server/http/problems.ts';
import { batchSchedule } from '../../server/wiring/batch-schedule.ts';
import { allSites } from '../../sites/sites.ts';
import { createCollectorRepository, type CollectorRepository } from './collector.repository.ts';
import { collectorRoutes } from './collector.routes.ts';
import { createCollectorService } from './collector.service.ts';

const visitor = '7a3c0f66-3a0f-4b57-9a51-0d3f1d6f2a10';
const other = '7a3c0f66-3a0f-4b57-9a51-0d3f1d6f2a11';
const page: Batch['page'] = {
  page_name: 'Product',
  page_type: 'ProductDetailPage',
  exactag_site_group: 'product',
  language: 'de-DE',
  page_quality_score: '0',
  platform: 'CLASSIC',
  ab_tests: '',
};
const numbered = (seq: number, id = `e${seq}`): CollectedEvent => ({
  id,
  seq,
  at: 1_763_000_000_000 + seq,
  event: promotionClick('copy', `C${seq}`),
});
const consentOf = (C0003: boolean): string => {
  const value = consentText({ C0003, C0004: false }, visitor, new Date('2026-11-21T10:00:00Z'));
  return `OptanonAlertBoxClosed=x; OptanonConsent=${value}`;
};
const all = statement('', 'select * from tracked_event');

onBothDatabases('the collector', (db) => {
  let app: FastifyInstance;
  let at: Date;
  let isPreview: boolean;
  let repository: CollectorRepository;
  let tidyUp: () => Promise<void>;
  const open = async (perMinute: number) => {
    at = new Date('2026-11-21T10:00:00Z');
    isPreview = false;
    const { app: bare, hosts } = await createApp({ config: readConfig({}), log: false });
    repository = createCollectorRepository(db());
    const collector = createCollectorService({ repository, now: () => at, turns: batchSchedule });
    app = bare;
    tidyUp = collector.tidyUp;
    collectorRoutes(app, {
      collector,
      siteOf: (host) => hosts.siteOf(host).code,
      momentOf: async () => ({ at, abTests: {}, ...(isPreview ? { isPreview: true as const } : {}) }),
      perMinute,
      sendProblem,
    });
  };
  beforeEach(() => open(1_000_000));
  afterEach(() => app.close());

  const send = (payload: object | string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: publishPath,
      remoteAddress: '203.0.113.77',
      headers: {
        host: 'de.localhost:3000',
        [csrfHeader]: '1',
        'content-type': 'application/json',
        cookie: `${consentOf(true)}; LoginToken=somebody`,
        'user-agent': 'Browser/1',
        ...headers,
      },
      payload,
    });
  const batch = (events: readonly CollectedEvent[], of = visitor): Batch => ({
    visitor: of,
    page,
    events: [...events],
  });
  const seqsOf = async (of = visitor) => (await repository.ofVisitor(of, 1000)).map(({ seq }) => seq);

  it.each(allSites)('[TRK-5] keeps the events of $code', async ({ code, hostLabel }) => {
    const answer = await send(batch([numbered(0)]), { host: `${hostLabel}.localhost:3000` });
    expect(answer.statusCode).toBe(204);
    expect(await db().query(all)).toMatchObject([
      {
        visitor_id: visitor,
        event_id: 'e0',
        seq: 0,
        site: code,
        kind: 'promotion_click',
        page,
        event: numbered(0).event,
      },
    ]);
  });

  it('[TRK-5] keeps no address, no browser, no account and no cookie', async () => {
    await send(batch([numbered(0)]));
    const rows = JSON.stringify(await db().query(all));
    expect(rows).not.toMatch(/203\.0\.113\.77|Browser|somebody|Optanon/);
  });

  it('[SAFE-5, TRK-5] accepts the events of a staff preview and keeps none', async () => {
    isPreview = true;
    expect((await send(batch([numbered(0)]))).statusCode).toBe(204);
    expect(await db().query(all)).toEqual([]);
  });

  it('[TRK-5] drops a repeated event in the same batch, in a later one, and in two at once', async () => {
    await send(batch([numbered(0), numbered(1), numbered(1)]));
    await send(batch([numbered(1), numbered(2)]));
    await Promise.all([send(batch([numbered(3), numbered(4)])), send(batch([numbered(3), numbered(4), numbered(5)]))]);
    expect(await seqsOf()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('[TRK-5] the same id of another visitor is another event', async () => {
    await send(batch([numbered(0)]));
    await send(batch([numbered(0)], other));
    expect([await seqsOf(), await seqsOf(other)]).toEqual([[0], [0]]);
  });

  it('[TRK-5] the events of a visitor keep their order, no matter which batch comes first', async () => {
    await send(batch([numbered(2), numbered(3)]));
    await send(batch([numbered(0), numbered(1), numbered(2)]));
    expect(await seqsOf()).toEqual([0, 1, 2, 3]);
  });

  it('[TRK-5] accepts many batches at once', async () => {
    const batches = Array.from({ length: 40 }, (_, n) =>
      batch(Array.from({ length: mostEventsInABatch }, (__, place) => numbered(n * mostEventsInABatch + place))),
    );
    const answers = await Promise.all(batches.map((one) => send(one)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(await seqsOf()).toEqual(Array.from({ length: 1000 }, (_, n) => n));
  });

  it('[TRK-4] refuses the events of a browser without consent', async () => {
    for (const cookie of ['', consentOf(false), 'OptanonConsent=groups=C0003%3A1'])
      expect([cookie, (await send(batch([numbered(0)]), { cookie })).statusCode]).toEqual([cookie, 403]);
    expect(await db().query(all)).toEqual([]);
  });

  it('[TRK-5] deletes events after fourteen months', async () => {
    await send(batch([numbered(0)]));
    at = new Date('2028-01-20T10:00:00Z');
    await tidyUp();
    expect(await seqsOf()).toEqual([0]);
    at = new Date('2028-01-21T10:00:00Z');
    await tidyUp();
    expect(await seqsOf()).toEqual([]);
  });

  it('[TRK-5, SAFE-2] limits the batches of one address in a minute', async () => {
    await app.close();
    await open(2);
    const answers = [];
    for (let n = 0; n < 3; n += 1) answers.push((await send(batch([numbered(n)]))).statusCode);
    expect(answers).toEqual([204, 204, 429]);
  });

  describe('[SAFE-2, TRK-5] refuses', () => {
    const good = batch([numbered(0)]);
    it.each([
      ['nothing', {}],
      ['a visitor that is none', { ...good, visitor: 'me' }],
      ['no page', { visitor, events: good.events }],
      ['no events', { ...good, events: [] }],
      ['too many', batch(Array.from({ length: mostEventsInABatch + 1 }, (_, n) => numbered(n)))],
      ['an event that is none', batch([{ ...numbered(0), event: { event: 'x' } as never }])],
      [
        'an event with something of a person',
        batch([{ ...numbered(0), event: { ...goodsEvent('view_item', [], 'EUR'), email: 'a@b.example' } as never }]),
      ],
      ['a number before the first', batch([numbered(-1)])],
      ['an id that could be anything', batch([numbered(0, 'a b')])],
      ['a member too many', { ...good, ip: '203.0.113.77' }],
    ])('%s', async (_, payload) => {
      const answer = await send(payload);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        400,
        'application/problem+json; charset=utf-8',
      ]);
      expect(await db().query(all)).toEqual([]);
    });
    it('invalid JSON', async () => expect((await send('{')).statusCode).toBe(400));
    it('more than 60,000 octets', async () =>
      expect((await send({ ...good, more: 'x'.repeat(60_000) })).statusCode).toBe(413));
    it('what another site sends', async () =>
      expect((await send(good, { origin: 'https://other.example' })).statusCode).toBe(403));
  });
});
