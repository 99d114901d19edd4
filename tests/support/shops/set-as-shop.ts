import { openWholeSet } from '../../../deploy/whole-set.ts';
import { sites } from '../../../src/sites/sites.ts';
import { repositoryRoot } from '../words/repository.ts';
import { askPort, type RunningShop } from './shop.ts';

/** `BEHIND=nginx npx playwright test cart checkout …`: journeys meet the supplied set in place of one process. See docs/testing.md. */
export const isBehindNginx = process.env['BEHIND'] === 'nginx';

/** The supplied set as a shop: nginx before two processes on PostgreSQL. */
export const openSetAsShop = async (env: Readonly<Record<string, string>> = {}): Promise<RunningShop> => {
  const set = await openWholeSet({
    program: repositoryRoot,
    settings: { SMTP_URL: '', REQUESTS_PER_MINUTE: '1000000', ...env },
  });
  const { port, databaseUrl, filesDir, shops, close } = set;
  const each = async (work: (shop: (typeof shops)[number]) => Promise<void>): Promise<void> => {
    for (const shop of shops) await work(shop);
  };
  const start = () => each((shop) => shop.start());
  return {
    port,
    dataDir: '',
    filesDir,
    commandEnv: { DATABASE_URL: databaseUrl },
    originOf: (site) => `http://${sites[site].hostLabel}.localhost:${port}`,
    mailboxOrigin: `http://${shops[0].address}:${port}`,
    ask: askPort(port),
    output: () => shops.map(({ output }) => output()).join('\n'),
    stop: async () => {
      await close();
      return 0;
    },
    ended: () => Promise.reject(new Error('a set does not end by itself')),
    kill9: () => each((shop) => shop.kill9()),
    start,
    restart: () =>
      each(async (shop) => {
        await shop.stop();
        await shop.start();
      }),
  };
};
