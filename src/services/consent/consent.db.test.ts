import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { consentProofPath } from '../../contracts/tracking/consent.contract.ts';
import { csrfHeader } from '../../contracts/shop/site.contract.ts';
import { statement } from '../../lib/database.ts';
import { createApp } from '../../server/http/app.ts';
import { readConfig } from '../../server/config/config.ts';
import { allSites } from '../../sites/sites.ts';
import { createConsentRepository } from './consent.repository.ts';
import { consentRoutes } from './consent.routes.ts';
import { createConsentService } from './consent.service.ts';

const id = '7a3c0f66-3a0f-4b57-9a51-0d3f1d6f2a10';
const all = statement('', 'select * from consent_proof order by decided_at');

onBothDatabases('proofs of consent', (db) => {
  let app: FastifyInstance;
  let at: Date;
  let tidyUp: () => Promise<void>;
  beforeEach(async () => {
    at = new Date('2026-11-21T10:00:00Z');
    const { app: bare, hosts } = await createApp({ config: readConfig({}), log: false });
    const consent = createConsentService({ repository: createConsentRepository(db()), now: () => at });
    app = bare;
    tidyUp = consent.tidyUp;
    consentRoutes(app, { consent, siteOf: (host) => hosts.siteOf(host).code });
  });
  afterEach(() => app.close());

  const send = (payload: object, host = 'de.localhost:3000') =>
    app.inject({ method: 'POST', url: consentProofPath, headers: { host, [csrfHeader]: '1' }, payload });
  const proof = { consentId: id, categories: ['C0003'], words: 1 };
  const kept = () => db().query<Record<string, unknown>>(all);

  it.each(allSites)('[CONS-2] are kept with site $code, moment and what was chosen', async ({ code, hostLabel }) => {
    expect((await send(proof, `${hostLabel}.localhost:3000`)).statusCode).toBe(204);
    expect(await kept()).toMatchObject([{ consent_id: id, site: code, categories: 'C0003', words: 1, decided_at: at }]);
  });

  it('[CONS-2] hold nothing of a person: no address, no browser, no account', async () => {
    await app.inject({
      method: 'POST',
      url: consentProofPath,
      headers: {
        host: 'de.localhost:3000',
        [csrfHeader]: '1',
        cookie: 'LoginToken=somebody',
        'user-agent': 'Browser/1',
      },
      remoteAddress: '203.0.113.77',
      payload: proof,
    });
    const [row = {}] = await kept();
    expect(Object.keys(row).toSorted()).toEqual([
      'categories',
      'consent_id',
      'decided_at',
      'expires_on',
      'site',
      'words',
    ]);
    expect(JSON.stringify(row)).not.toMatch(/203\.0\.113\.77|somebody|Browser/);
  });

  it('[CONS-2] show one choice after another, withdrawing too', async () => {
    await send({ ...proof, categories: ['C0003', 'C0004'] });
    at = new Date('2026-11-22T10:00:00Z');
    await send({ ...proof, categories: [] });
    expect((await kept()).map(({ categories }) => categories)).toEqual(['C0003 C0004', '']);
  });

  it('[CONS-2] go four years later', async () => {
    await send(proof);
    at = new Date('2030-11-20T10:00:00Z');
    await tidyUp();
    expect(await kept()).toHaveLength(1);
    at = new Date('2030-11-21T10:00:00Z');
    await tidyUp();
    expect(await kept()).toEqual([]);
  });

  describe('[SAFE-2] bad input', () => {
    it.each([
      ['no id', { categories: [], words: 1 }],
      ['an id that is none', { ...proof, consentId: 'me' }],
      ['a category that there is not', { ...proof, categories: ['C0002'] }],
      ['a category twice', { ...proof, categories: ['C0003', 'C0003'] }],
      ['words that nobody read', { ...proof, words: 0 }],
      ['more than is asked', { ...proof, email: 'a@b.example' }],
    ])('%s is refused', async (_, payload) => {
      const answer = await send(payload);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        400,
        'application/problem+json; charset=utf-8',
      ]);
      expect(await kept()).toEqual([]);
    });
    it('a body of two kilobytes is refused', async () =>
      expect((await send({ ...proof, more: 'x'.repeat(2000) })).statusCode).toBe(413));
    it('from another site is refused', async () => {
      const answer = await app.inject({ method: 'POST', url: consentProofPath, payload: proof });
      expect(answer.statusCode).toBe(403);
    });
  });
});
