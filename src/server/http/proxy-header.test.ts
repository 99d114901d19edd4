import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createApp } from './app.ts';
import { createLog } from './log.ts';
import { proxyHeader } from './proxy-header.ts';

const older =
  'the proxy runs on a file of another version or of other hosts: make it again by `npm run shop -- nginx` or `npm run shop -- varnish`';

it('[RUN-8] the log says once that the proxy runs on a file of another version', async () => {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'warn' }, { write: (line) => void lines.push(line) });
  const { app } = await createApp({ config: readConfig({}), log, proxyVersion: '0123456789ab' });
  const ask = (headers: Record<string, string>) => app.inject({ url: '/docs', headers });
  await ask({});
  await ask({ [proxyHeader]: '0123456789ab' });
  expect(lines).toEqual([]);
  await ask({ [proxyHeader]: 'ba9876543210' });
  await ask({ [proxyHeader]: '1' });
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([expect.objectContaining({ level: 40, msg: older })]);
  // What a client sends is not repeated.
  expect(lines.join('')).not.toContain('ba9876543210');
  await app.close();
});
