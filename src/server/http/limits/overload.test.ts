import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerOverloadGuard } from './overload.ts';

const mostMs = 100;

const block = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    // Keeps the loop from turning.
  }
};

describe('[RUN-5] the guard against overload', () => {
  let app = Fastify();
  beforeEach(async () => {
    app = Fastify();
    await registerOverloadGuard(app, mostMs);
    app.get('/', () => 'ok');
    await app.ready();
  });
  afterEach(() => app.close());
  /** Keeps the loop from turning until the guard's sample says so. */
  const spoilSample = async () => {
    block(mostMs * 5);
    await expect.poll(() => app.memoryUsage().eventLoopDelay, { interval: 1 }).toBeGreaterThan(mostMs);
  };
  const status = async () => (await app.inject('/')).statusCode;

  it('answers after one long task, which spoils its sample', async () => {
    await spoilSample();
    expect(await status()).toBe(200);
  });

  it('refuses while the turns themselves are late', async () => {
    await spoilSample();
    const asked = status();
    setImmediate(() => block(mostMs));
    expect(await asked).toBe(503);
  });
});
