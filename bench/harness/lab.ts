import { cpSync } from 'node:fs';
import { temporaryFolder } from '../../tests/support/shops/shop.ts';
import { openBare, type Bare } from './bare.ts';
import { openPostgresServer, type PostgresServer } from './postgres.ts';
import { otherCore, pinTree } from './processes.ts';
import { openBenchShop, type BenchShop } from './shop.ts';

/** What the command line asks for. */
export interface LabWishes {
  readonly seconds: number;
  /** visits of each page, for benchmarks that take medians of visits */
  readonly turns: number;
  /** different pictures of the feed of `feed-pictures`, each of four articles */
  readonly pictures: number;
  /** a commit that is measured beside this one, by benchmarks that can */
  readonly against?: string;
}

/** What the benchmarks share: opened when first asked for, closed at the end. */
export interface Lab extends LabWishes {
  readonly bare: () => Promise<Bare>;
  readonly postgres: () => Promise<PostgresServer>;
  /** a filled shop, just started: nothing in its page cache. `database`: the address of an empty one, for itself */
  readonly shopOnPostgres: (database?: string) => Promise<BenchShop>;
  readonly shopEmbedded: () => Promise<BenchShop>;
  /** a data folder of the embedded database with the demo in it, a copy of one's own */
  readonly filledFolder: () => Promise<string>;
  readonly say: (line: string) => void;
  readonly close: () => Promise<void>;
}

const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined;
  return { get: () => (made ??= make()), made: () => made };
};

export const openLab = (wishes: LabWishes, say: (line: string) => void): Lab => {
  const bare = once(openBare);
  const postgres = once(async () => {
    const server = await openPostgresServer();
    pinTree(server.pid, otherCore);
    return server;
  });
  const filled = once(async () => {
    const folder = temporaryFolder('bench-filled');
    const shop = await openBenchShop(folder);
    await shop.stop();
    return folder;
  });
  const filledFolder = async () => {
    const folder = temporaryFolder('bench');
    cpSync(await filled.get(), folder, { recursive: true, filter: (path) => !path.endsWith('.sock') });
    return folder;
  };
  let open: BenchShop | undefined;
  // One shop at a time: they share the server's core.
  const only = async (opening: () => Promise<BenchShop>): Promise<BenchShop> => {
    await open?.stop();
    open = await opening();
    return open;
  };
  return {
    ...wishes,
    say,
    bare: bare.get,
    postgres: postgres.get,
    filledFolder,
    shopOnPostgres: (database) =>
      only(async () => openBenchShop(temporaryFolder('bench-pg'), database ?? (await postgres.get()).url)),
    shopEmbedded: () => only(async () => openBenchShop(await filledFolder())),
    close: async () => {
      await open?.stop();
      await (await bare.made())?.stop();
      await (await postgres.made())?.stop();
    },
  };
};
