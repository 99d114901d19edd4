import { siteCodes } from '../../src/contracts/shop/site.contract.ts';
import type { Database } from '../../src/lib/database.ts';
import { createCommands } from '../../src/server/commands/commands.ts';
import type { Config } from '../../src/server/config/config.ts';

/** The commands on a database without a shop before it: no address in a feed is one of its own. */
export const commandsOn = (db: Database, now: () => Date) =>
  createCommands({
    db,
    folder: 'content',
    origins: Object.fromEntries(siteCodes.map((code): [string, readonly string[]] => [code, []])) as Config['origins'],
    now,
  });
