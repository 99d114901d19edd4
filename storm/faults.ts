import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../tests/support/words/random.ts';
import { untilReady } from './readiness.ts';
import { repositoryRoot } from '../tests/support/words/repository.ts';
import type { StormSet, VersionBefore } from './set.ts';
import type { SilentProxy } from './silent-proxy.ts';
import type { Tally } from './tally.ts';

/** How long after the end of a process a request that it had begun may fail. */
const afterKillMs = 1000;
/** Between two faults; nothing may fail in it. */
const quietMs = 4000;
/** How long two versions run side by side. */
const sideBySideMs = 5000;
const stopsWithinMs = 15_000;
const startsWithinMs = 60_000;

export interface FaultCounts {
  kills: number;
  networkFaults: number;
  stops: number;
  /** processes that were replaced by one of this version, and back by one of the version before */
  upgrades: number;
  waysBack: number;
  longestStopMs: number;
  longestStartMs: number;
  /** the longest time until all processes were ready again after a fault of the database */
  longestReadyMs: number;
  readonly byName: Map<string, number>;
  /** faults after which a process was not ready for shoppers again within a minute, with what it said of itself */
  readonly lasting: string[];
}

interface FaultParts {
  readonly tally: Tally;
  readonly random: Random;
  readonly counts: FaultCounts;
}
type Start = (place: 0 | 1, program?: string) => Promise<void>;

interface Fault {
  readonly name: string;
  readonly kind: 'kill' | 'network' | 'stop' | 'version';
  readonly run: () => Promise<void>;
}

/** Only a built file of another version may be 503 meanwhile. */
const faultsOfBucket = (way: SilentProxy, tally: Tally): readonly Fault[] => {
  const run = (what: string, disturb: () => void) => async () => {
    const end = tally.beginFault(what);
    disturb();
    await delay(6000);
    way.speak();
    way.cut();
    end(afterKillMs);
  };
  return [
    { name: 'the bucket says nothing', kind: 'network', run: run('silent bucket', way.silence) },
    { name: 'all connections to the bucket are cut', kind: 'network', run: run('cut bucket', way.cut) },
    {
      name: 'the bucket trickles (512 bytes each 40 ms)',
      kind: 'network',
      run: run('slow bucket', () => way.slow(40, 512)),
    },
  ];
};

/** Staff see that the provider does not respond; no visitor may notice. */
const faultsOfProvider = (way: SilentProxy, tally: Tally): readonly Fault[] => {
  const run = (what: string, disturb: () => void) => async () => {
    const end = tally.beginFault(what, 'sign-ins');
    disturb();
    await delay(6000);
    way.speak();
    way.cut();
    end(afterKillMs);
  };
  return [
    { name: 'the OIDC provider says nothing', kind: 'network', run: run('silent provider', way.silence) },
    { name: 'all connections to the OIDC provider are cut', kind: 'network', run: run('cut provider', way.cut) },
    { name: 'the OIDC provider trickles', kind: 'network', run: run('slow provider', () => way.slow(50, 16)) },
  ];
};

/** Starts a process and waits until it is healthy. */
const startOf =
  ({ set }: StormSet, tally: Tally, counts: FaultCounts) =>
  async (place: 0 | 1, program?: string): Promise<void> => {
    const began = performance.now();
    const begin = (): Promise<void> => {
      tally.note(`the start of shop ${place + 1}`);
      return set.shops[place].start(program);
    };
    // A supervisor would try again, too.
    await begin().catch((fault: unknown) => {
      counts.lasting.push(`shop ${place + 1} did not start: ${String(fault)}`);
      return begin();
    });
    const tookMs = performance.now() - began;
    tally.note(`shop ${place + 1} being healthy`);
    counts.longestStartMs = Math.max(counts.longestStartMs, tookMs);
    if (tookMs > startsWithinMs) counts.lasting.push(`shop ${place + 1} took ${Math.round(tookMs)} ms to start`);
  };

const stopsOf = (
  { set, before }: StormSet,
  { tally, random, counts, start }: Pick<FaultParts, 'tally' | 'random' | 'counts'> & { readonly start: Start },
): readonly Fault[] => {
  const restart = async (place: 0 | 1, program?: string) => {
    const began = performance.now();
    // It explains nothing: no request may fail when a process is stopped, and none when it comes back.
    tally.note(`SIGTERM of shop ${place + 1}`);
    await set.shops[place].stop();
    counts.longestStopMs = Math.max(counts.longestStopMs, performance.now() - began);
    counts.stops += 1;
    await start(place, program);
  };
  /** One process after the other, with some time in which both versions run side by side. */
  const replaceBoth = async (program: string) => {
    for (const place of [0, 1] as const) {
      await restart(place, program);
      await delay(sideBySideMs);
    }
  };
  const changeOfVersion = ({ folder, startsAgain }: VersionBefore): Fault => ({
    name: startsAgain ? 'an upgrade and the way back' : 'an upgrade',
    kind: 'version',
    run: async () => {
      await replaceBoth(repositoryRoot);
      counts.upgrades += 2;
      if (!startsAgain) return;
      await replaceBoth(folder);
      counts.waysBack += 2;
    },
  });
  return [
    { name: 'SIGTERM of a shop process', kind: 'stop', run: () => restart(random.isTrue(0.5) ? 0 : 1) },
    ...(before ? [changeOfVersion(before)] : []),
  ];
};

/** What is done to the set, each with the time in which it explains a failed request. */
export const faultsOf = (storm: StormSet, parts: FaultParts): readonly Fault[] => {
  const { tally, random, counts } = parts;
  const { set, postgres, databaseWay, mailWay, bucketWay, providerWay } = storm;
  const start = startOf(storm, tally, counts);
  const recover = async (what: string): Promise<void> => {
    const { ms, missing } = await untilReady(storm);
    counts.longestReadyMs = Math.max(counts.longestReadyMs, ms);
    if (missing.length > 0) counts.lasting.push(`${what}: ${missing.join('; ')}`);
  };
  const killShop = (place: 0 | 1) => async () => {
    const shop = set.shops[place];
    const end = tally.beginFault(`shop ${place + 1} is killed`);
    await shop.kill9();
    end(afterKillMs);
    await start(place);
  };
  const killPostgres = async () => {
    const end = tally.beginFault('PostgreSQL is killed');
    postgres.kill9();
    await delay(random.below(3000));
    await postgres.start();
    await recover('PostgreSQL is killed');
    end();
  };
  const disturbDatabase = (what: string, disturb: () => void, forMs: number) => async () => {
    const end = tally.beginFault(what);
    disturb();
    await delay(forMs);
    databaseWay.speak();
    await recover(what);
    end();
  };
  // Mails are sent from a queue: no visitor may notice.
  const disturbMail = (disturb: () => void) => async () => {
    tally.note('a fault of the mail server');
    disturb();
    await delay(3000);
    mailWay.speak();
    mailWay.cut();
    tally.note('the end of a fault of the mail server');
  };
  return [
    ...(bucketWay ? faultsOfBucket(bucketWay, tally) : []),
    ...faultsOfProvider(providerWay, tally),
    { name: 'SIGKILL of the first shop process', kind: 'kill', run: killShop(0) },
    { name: 'SIGKILL of the second shop process', kind: 'kill', run: killShop(1) },
    // Twice a round: an hour is to have sixty kills.
    ...[1, 2].map((): Fault => ({ name: 'SIGKILL of PostgreSQL', kind: 'kill', run: killPostgres })),
    { name: 'PostgreSQL says nothing', kind: 'network', run: disturbDatabase('silence', databaseWay.silence, 6000) },
    { name: 'all connections to PostgreSQL are cut', kind: 'network', run: disturbDatabase('cut', databaseWay.cut, 0) },
    {
      name: 'PostgreSQL answers late (150 ms a piece)',
      kind: 'network',
      run: disturbDatabase('delay', () => databaseWay.slow(150), 4000),
    },
    {
      name: 'PostgreSQL trickles (512 bytes each 40 ms)',
      kind: 'network',
      run: disturbDatabase('trickle', () => databaseWay.slow(40, 512), 4000),
    },
    { name: 'the mail server says nothing', kind: 'network', run: disturbMail(mailWay.silence) },
    { name: 'all connections to the mail server are cut', kind: 'network', run: disturbMail(mailWay.cut) },
    { name: 'the mail server trickles', kind: 'network', run: disturbMail(() => mailWay.slow(50, 16)) },
    ...stopsOf(storm, { ...parts, start }),
  ];
};

/** One fault after another, in another order each time, until `isOver`. A change of version is the first one. */
export const disturb = async (
  storm: StormSet,
  tally: Tally,
  {
    random,
    isOver,
    say,
  }: { readonly random: Random; readonly isOver: () => boolean; readonly say: (line: string) => void },
): Promise<FaultCounts> => {
  const counts: FaultCounts = {
    kills: 0,
    networkFaults: 0,
    stops: 0,
    upgrades: 0,
    waysBack: 0,
    longestStopMs: 0,
    longestStartMs: 0,
    longestReadyMs: 0,
    byName: new Map(),
    lasting: [],
  };
  let left: Fault[] = [];
  await delay(quietMs);
  while (!isOver()) {
    if (left.length === 0) left = [...faultsOf(storm, { tally, random, counts })];
    const ofVersion = counts.upgrades === 0 ? left.findIndex(({ kind }) => kind === 'version') : -1;
    const [fault] = left.splice(ofVersion < 0 ? random.below(left.length) : ofVersion, 1);
    if (!fault) continue;
    say(`  ${fault.name}`);
    await fault.run();
    counts.byName.set(fault.name, (counts.byName.get(fault.name) ?? 0) + 1);
    if (fault.kind === 'kill') counts.kills += 1;
    if (fault.kind === 'network') counts.networkFaults += 1;
    await delay(quietMs);
  }
  return counts;
};

export const isStoppedTooLate = ({ longestStopMs }: FaultCounts): boolean => longestStopMs > stopsWithinMs;
