import type { Books } from '../books.ts';
import type { BrowseCounts } from '../people/browse.ts';
import type { CacheCounts } from '../cache-check.ts';
import type { CacheResults } from '../caches.ts';
import { cpuOfRequest } from './cpu-shares.ts';
import type { CartCounts } from '../people/carts.ts';
import { isStoppedTooLate, type FaultCounts } from '../faults.ts';
import { failureLines, type Trace } from './failures.ts';
import type { LastPieces } from '../people/last-piece.ts';
import type { MailCounts } from '../mails.ts';
import type { SignInCounts } from '../people/sign-ins.ts';
import { longestOfflineMs, type Tally } from '../tally.ts';
import type { Watched } from '../watch.ts';

export interface StormResults {
  readonly minutes: number;
  readonly seed: number;
  readonly load: string;
  /** of the set and of the storm itself */
  readonly cpuMs: number;
  /** the same by whose it is */
  readonly cpuShares: ReadonlyMap<string, number>;
  /** of the storm's own process, which all requests and all connections to PostgreSQL pass */
  readonly longestTurnMs: number;
  readonly tally: Tally;
  readonly traceOf: (id: string) => Trace;
  /** faults that the shops logged, explained or not */
  readonly logged: ReadonlyMap<string, number>;
  /** shop processes that ended without being asked to */
  readonly fallen: readonly string[];
  readonly browsed: readonly BrowseCounts[];
  readonly faults: FaultCounts;
  readonly watched: readonly Watched[];
  readonly carts: CartCounts;
  readonly signIns: SignInCounts;
  readonly orders: Books;
  readonly signUps: Books;
  readonly lastPieces: LastPieces;
  readonly lastOrders: Books;
  readonly mails: MailCounts;
  readonly caches: readonly (readonly [proxy: string, counts: CacheCounts])[];
}

interface Row {
  readonly what: string;
  readonly tried: number | string;
  /** how often the promise was broken */
  readonly broken: number;
  readonly note?: string;
  readonly examples?: readonly string[];
  /** all examples are shown, not some */
  readonly isWhole?: boolean;
}

const booksRow = (what: string, { done, refused, repeated, lost, twice }: Books): Row => ({
  what,
  tried: done,
  broken: lost.length + twice.length,
  note: `${repeated} of them repeated, ${refused} refused; ${lost.length} lost, ${twice.length} twice`,
  examples: [...lost, ...twice],
});

const requestsRow = (tally: Tally, note: string, traceOf: StormResults['traceOf'] = () => ({})): Row => ({
  what: 'requests, and 5xx or no answer without a fault',
  tried: tally.requests(),
  broken: tally.failed(),
  note,
  examples: failureLines(tally.unexplained, traceOf),
  isWhole: true,
});

const cacheRows = (caches: StormResults['caches']): readonly Row[] =>
  caches.map(([proxy, { compared, changed, skipped, mixed }]) => ({
    what: `answers compared, ${proxy}; of another kind`,
    tried: compared,
    broken: mixed.length,
    note: `${changed} changed meanwhile, ${skipped} not comparable`,
    examples: mixed,
  }));

const faultRows = (faults: FaultCounts, fallen: StormResults['fallen']): readonly Row[] => [
  {
    what: 'processes killed (SIGKILL); ended by themselves',
    tried: faults.kills,
    broken: fallen.length,
    note: `longest start ${Math.round(faults.longestStartMs)} ms`,
    examples: fallen,
    isWhole: true,
  },
  {
    what: 'faults of the network; not ready again within a minute',
    tried: faults.networkFaults,
    broken: faults.lasting.length,
    note: `longest until ready again ${Math.round(faults.longestReadyMs)} ms`,
    examples: faults.lasting,
    isWhole: true,
  },
  {
    what: 'processes stopped (SIGTERM), longer than 15 s',
    tried: faults.stops,
    broken: isStoppedTooLate(faults) ? 1 : 0,
    note: `longest ${Math.round(faults.longestStopMs)} ms`,
  },
  ...(faults.upgrades > 0
    ? [
        {
          what: 'processes replaced by this version; back',
          tried: `${faults.upgrades}; ${faults.waysBack}`,
          broken: 0,
        },
      ]
    : []),
];

const rowsOf = (results: StormResults): readonly Row[] => {
  const { tally, traceOf, faults, fallen, browsed, watched, carts, signIns, orders, signUps } = results;
  const { lastPieces, lastOrders, mails, caches } = results;
  const { each } = cpuOfRequest(results.cpuShares, results.cpuMs, tally.requests());
  const offline = watched.filter(({ offlineMs }) => offlineMs > longestOfflineMs);
  const longest = Math.max(0, ...watched.map(({ offlineMs }) => offlineMs));
  return [
    requestsRow(
      tally,
      `${tally.explained()} more failed during a fault; ${each} ms of CPU each, storm and faults included`,
      traceOf,
    ),
    {
      what: 'pages, files and pictures that were there; missing later',
      tried: browsed.reduce((sum, { asked }) => sum + asked, 0),
      broken: browsed.reduce((sum, { missing }) => sum + missing.length, 0),
      examples: browsed.flatMap(({ missing }) => missing),
    },
    {
      what: 'personal routes, away for over 1 s without a fault',
      tried: watched.reduce((sum, { asked }) => sum + asked, 0),
      broken: offline.length,
      note: `longest ${Math.round(longest)} ms; slowest answer ${Math.round(Math.max(0, ...watched.map(({ slowestMs }) => slowestMs)))} ms`,
      examples: offline.map(({ path, offlineMs }) => `${path}: ${Math.round(offlineMs)} ms`),
    },
    ...faultRows(faults, fallen),
    {
      what: 'cart changes acknowledged, lost or done twice',
      tried: carts.acknowledged,
      broken: carts.lost.length,
      note: `${carts.repeated} of them repeated, ${carts.refused} refused`,
      examples: carts.lost,
    },
    {
      what: 'sign-ins of staff begun; wrong, or refused without a fault',
      tried: signIns.begun,
      broken: signIns.wrong.length,
      note: `${signIns.silent} saw that the provider does not respond, longest after ${Math.round(signIns.longestMs)} ms`,
      examples: signIns.wrong,
    },
    booksRow('orders acknowledged, lost or doubled', orders),
    booksRow('newsletter sign-ups acknowledged, lost or doubled', signUps),
    {
      what: 'rounds for a last piece, not sold exactly once',
      tried: lastPieces.rounds,
      broken: lastPieces.wrong.length + lastOrders.lost.length + lastOrders.twice.length,
      note: `${lastPieces.refused} buyers refused`,
      examples: [...lastPieces.wrong, ...lastOrders.lost, ...lastOrders.twice],
    },
    {
      what: 'mails received; missing, or still waiting',
      tried: mails.received,
      broken: mails.missing.length + mails.waiting,
      note: `${mails.cameAgain} came again under the same id`,
      examples: mails.missing,
    },
    ...cacheRows(caches),
  ];
};

const statuses = ({ counts }: Tally): string =>
  [...counts]
    .map(([kind, byStatus]) => {
      const sorted = [...byStatus].toSorted(([one], [other]) => one - other);
      return `  ${kind}: ${sorted.map(([status, count]) => `${status === 0 ? 'none' : status} ×${count}`).join(', ')}`;
    })
    .join('\n');

const mostShown = 10;
const mostLogged = 25;

interface Report {
  readonly text: string;
  readonly isHeld: boolean;
}

const tableOf = (rows: readonly Row[]): string => {
  const width = Math.max(...rows.map(({ what }) => what.length));
  const lines = rows.flatMap(({ what, tried, broken, note = '', examples = [], isWhole = false }) => [
    `| ${what.padEnd(width)} | ${String(tried).padStart(9)} | ${String(broken).padStart(6)} | ${note} |`,
    ...(broken > 0 ? examples.slice(0, isWhole ? Infinity : mostShown).map((example) => `    ${example}`) : []),
  ]);
  return `| ${'what'.padEnd(width)} |     tried | broken | |
| ${'-'.repeat(width)} | --------: | -----: | --- |
${lines.join('\n')}`;
};

const isKept = (rows: readonly Row[]): boolean => rows.every(({ broken }) => broken === 0);

/** The report as text, and whether every promise was held. */
export const reportOf = (results: StormResults): Report => {
  const rows = rowsOf(results);
  const faults = [...results.faults.byName].map(([name, count]) => `  ${count} × ${name}`).join('\n');
  const logged = [...results.logged]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostLogged)
    .map(([what, count]) => `  ${count} × ${what}`)
    .join('\n');
  const text = `
${results.minutes} minutes, seed ${results.seed}, ${results.load}

${tableOf(rows)}

CPU of a request: ${cpuOfRequest(results.cpuShares, results.cpuMs, results.tally.requests()).parts}
Longest turn of the storm's own process: ${Math.round(results.longestTurnMs)} ms

Faults:
${faults}

Faults in the logs of the shops, explained or not:
${logged}

Answers by status:
${statuses(results.tally)}
`;
  return { text, isHeld: isKept(rows) };
};

/** The same of a run of the caches alone. */
export const reportOfCaches = ({ minutes, requests, seed, tally, caches }: CacheResults): Report => {
  const rows = [requestsRow(tally, `${requests} hostile ones to each proxy`), ...cacheRows(caches)];
  const text = `
${minutes} minutes, seed ${seed}

${tableOf(rows)}

Answers by status:
${statuses(tally)}
`;
  return { text, isHeld: isKept(rows) };
};
