import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { freePort } from '../../tests/support/other-servers/free-port.ts';
import { openPacketLine } from './packet-line.ts';

it('brings every answer whole, several at once and one after the other', async () => {
  const bodyOf = (path: string): string => `${path} `.repeat(3000);
  const server = createServer((request, response) => {
    void text(request).then((body) => response.end(bodyOf(request.url ?? '') + body));
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const line = await openPacketLine(port);
  try {
    const ask = async (path: string, body: string) =>
      (await fetch(`http://127.0.0.1:${line.port}${path}`, { method: 'POST', body })).text();
    const told = 'Bohnen'.repeat(500);
    expect(await Promise.all([ask('/a', told), ask('/b', '')])).toEqual([bodyOf('/a') + told, bodyOf('/b')]);
    expect(await ask('/c', '')).toBe(bodyOf('/c'));
  } finally {
    line.close();
    server.close();
  }
});
