import { parseArgs } from 'node:util';
import { freshBuild } from '../tests/support/shops/build.ts';
import { stormOfCaches, type CacheWishes } from './caches.ts';
import { reportOf, reportOfCaches } from './report/report.ts';
import { openStormSet } from './set.ts';
import { runStorm, type Wishes } from './storm.ts';

const shortMinutes = 5;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const help = `npm run storm [-- --minutes ${shortMinutes} --seed 1 --against commit --caches requests]

Starts the supplied set (nginx, two shop processes, PostgreSQL, a mail server), sends it all kinds of requests, kills its
processes, disturbs its network, and says at the end what was lost. The exit code is 1 when a promise was broken. With
--against the processes begin with that commit, which it builds: they are upgraded to this version under load, and back. With
--caches only the caches are asked, without faults: that many hostile requests to each proxy.
`;

const wishesOf = (args: readonly string[]): (Wishes & Partial<CacheWishes>) | undefined => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        minutes: { type: 'string', default: String(shortMinutes) },
        seed: { type: 'string', default: String(Date.now() % 1_000_000) },
        against: { type: 'string' },
        caches: { type: 'string' },
      },
    });
    const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
    const against = values.against === undefined ? {} : { against: values.against };
    const { caches } = values;
    const requests = Number(caches ?? 1);
    const areNumbers = minutes > 0 && Number.isInteger(seed) && Number.isInteger(requests) && requests > 0;
    if (!areNumbers) return undefined;
    return { minutes, seed, ...against, ...(caches === undefined ? {} : { requests }) };
  } catch {
    // An option that is not known.
    return undefined;
  }
};

/** Returns the exit code: 0 when every promise was held. */
export const main = async (args: readonly string[]): Promise<number> => {
  const wishes = wishesOf(args);
  if (!wishes) {
    say(help);
    return args.includes('--help') ? 0 : 2;
  }
  freshBuild();
  process.setMaxListeners(50);
  let isStopped = false;
  const stop = (): void => {
    // The second signal ends at once; what was started ends with this process.
    if (isStopped) process.exit(130);
    isStopped = true;
    say('stopping …');
  };
  // The embedded PostgreSQL listens as well, and would end this process before the rest of the set.
  const listen = (): void => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal).on(signal, stop);
  };
  const { minutes, seed, requests } = wishes;
  say(`${requests === undefined ? `${minutes} minutes` : `${requests} hostile requests to each proxy`}, seed ${seed}`);
  listen();
  const storm = await openStormSet(say, wishes.against);
  listen();
  try {
    const watched = { isStopped: () => isStopped, say };
    const { text, isHeld } =
      requests === undefined
        ? reportOf(await runStorm(storm, wishes, watched))
        : reportOfCaches(await stormOfCaches(storm, { requests, seed }, watched));
    say(text);
    return isHeld ? 0 : 1;
  } finally {
    await storm.close();
  }
};
