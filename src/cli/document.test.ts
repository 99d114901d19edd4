import { expect, it, vi } from 'vitest';
import { readWalk } from '../../scripts/walk/document.ts';
import { readConfig } from '../server/config/config.ts';
import { main } from './main.ts';

const { settings, commands } = readWalk();

it('[RUN-3] the settings of the documented way to a production shop are accepted', () => {
  expect(Object.keys(settings).length).toBeGreaterThan(8);
  const { FEED: _, ...ofShop } = settings;
  const config = readConfig(ofShop);
  expect(config.SHOP_MODE).toBe('production');
  for (const [name, value] of Object.entries(ofShop))
    expect(config).toHaveProperty(name, name === 'PORT' ? Number(value) : value);
});

it('[RUN-3] its commands are those of this program, in an order that can work', async () => {
  const ours = commands.flatMap((line) => /^npm (?:run shop -- |run (?=build)|(?=start))(\w+)/.exec(line)?.[1] ?? []);
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await main(['--help']);
  const help = String(write.mock.calls[0]?.[0]);
  write.mockRestore();
  for (const name of ours) expect(help).toContain(`\n  ${name} `);
  expect(ours).toEqual(['build', 'init', 'check', 'check', 'import', 'content', 'content', 'start', 'pictures']);
  expect(commands.filter((line) => !line.startsWith('npm '))).toEqual([
    'curl --fail "http://127.0.0.1:$PORT/health/ready"',
  ]);
});
