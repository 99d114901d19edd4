import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createApp } from '../app.ts';

const usual = 8;
const own = 3;
const wordOfContract = 'urn:example:too_many';

describe('the requests of a network in a minute', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const config = readConfig({ REQUESTS_PER_MINUTE: String(usual) });
    ({ app } = await createApp({ config, log: false }));
    app.get('/usual', () => 'here');
    app.get('/promised', { config: { tooManyType: wordOfContract } }, () => 'here');
    app.get('/own', { config: { perMinute: own } }, () => 'here');
    for (const path of ['/one', '/other'])
      app.get(path, { config: { perMinute: own, countedAs: 'both' } }, () => 'here');
  });
  afterAll(() => app.close());

  let network = 0;
  /** What each of the requests is answered, in their order; all come from one network that has not asked before. */
  const ask = async (...paths: readonly string[]) => {
    network += 1;
    const answers = [];
    for (const url of paths) answers.push(await app.inject({ url, remoteAddress: `10.0.0.${network}` }));
    return answers.map((answer) => (answer.statusCode === 200 ? 'here' : answer.json<{ type: string }>().type));
  };

  it('[SAFE-2] are limited on all routes together', async () => {
    const paths = Array.from({ length: usual }, (_, at) => (at % 2 === 0 ? '/usual' : '/promised'));
    expect(await ask(...paths, '/usual', '/promised')).toEqual([
      ...paths.map(() => 'here'),
      'about:blank',
      wordOfContract,
    ]);
  });

  it('[SAFE-2] are limited on a route by itself', async () => {
    expect(await ask('/own', '/one', '/own', '/own', '/own')).toEqual(['here', 'here', 'here', 'here', 'about:blank']);
  });

  it('[SAFE-2] are limited on routes of one word together', async () => {
    expect(await ask('/one', '/other', '/one', '/other', '/one')).toEqual([
      'here',
      'here',
      'here',
      'about:blank',
      'about:blank',
    ]);
  });
});
