import { parseArgs } from 'node:util';
import { freshBuild } from '../tests/support/shops/build.ts';
import { reportOf } from './report.ts';
import { openStormSet } from './set.ts';
import { runStorm, type Wishes } from './storm.ts';

const shortMinutes = 5;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const help = `npm run storm [-- --minutes ${shortMinutes} --seed 1 --against commit]

Starts the supplied set (nginx, two shop processes, PostgreSQL, a mail server), sends it all kinds of requests, kills its
processes, disturbs its network, and says at the end what was lost. The exit code is 1 when a promise was broken. With
--against the processes begin with that commit, which it builds: they are upgraded to this version under load, and back.
`;

const wishesOf = (args: readonly string[]): Wishes | undefined => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        minutes: { type: 'string', default: String(shortMinutes) },
        seed: { type: 'string', default: String(Date.now() % 1_000_000) },
        against: { type: 'string' },
      },
    });
    const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
    const against = values.against === undefined ? {} : { against: values.against };
    return minutes > 0 && Number.isInteger(seed) ? { minutes, seed, ...against } : undefined;
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
  say(`${wishes.minutes} minutes, seed ${wishes.seed}`);
  listen();
  const storm = await openStormSet(say, wishes.against);
  listen();
  try {
    const { text, isHeld } = reportOf(await runStorm(storm, wishes, { isStopped: () => isStopped, say }));
    say(text);
    return isHeld ? 0 : 1;
  } finally {
    await storm.close();
  }
};
