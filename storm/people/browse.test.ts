import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { randomOf } from '../../tests/support/words/random.ts';
import { openTally } from '../tally.ts';
import { browse } from './browse.ts';

it('[RUN-10] browsing names each file that was there and is missing later, and no failure', async () => {
  let asked = 0;
  const server = createServer(({ url }, response) => {
    asked += 1;
    response.statusCode = url === '/assets/gone.js' ? 404 : url === '/assets/busy.js' ? 503 : 200;
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const browsed = {
    products: [{ path: '/becher-p1.html' }],
    words: ['becher'],
    files: ['/assets/gone.js', '/assets/busy.js'],
  };
  const parts = { port, tally: openTally(), random: randomOf(1), isOver: () => asked > 40 };
  const { missing, asked: counted } = await browse(parts, browsed);
  expect(counted).toBe(asked);
  expect(new Set(missing)).toEqual(new Set(['404 de.localhost/assets/gone.js']));
});
