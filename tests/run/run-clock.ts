import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sites } from '../../src/sites/sites.ts';
import { repositoryRoot } from '../support/words/repository.ts';

const minute = 60_000;

/** what the longest step takes on a busy machine */
const longestStep = 40;

const dayIn = (timeZone: string, at: number): string => new Intl.DateTimeFormat('sv', { timeZone }).format(at);

/**
 * Returns by how many hours the clock of a step goes ahead, so that no day ends while it runs, in no time zone of the sites:
 * the demo's campaigns begin and end at midnight, and two looks of a test would see two shops.
 */
export const hoursAhead = (at: Date, zones: readonly string[]): number => {
  const isQuiet = (begin: number) =>
    zones.every((zone) => dayIn(zone, begin) === dayIn(zone, begin + longestStep * minute));
  let hours = 0;
  while (!isQuiet(at.getTime() + hours * 60 * minute)) hours += 1;
  return hours;
};

const zones = ['UTC', ...new Set(Object.values(sites).map(({ timeZone }) => timeZone))];

/** The environment of a step that begins now: nothing of its own at most hours. */
export const clockOfRun = (): Record<string, string> => {
  const hours = hoursAhead(new Date(), zones);
  if (hours === 0) return {};
  const preload = pathToFileURL(join(repositoryRoot, 'tests/support/shops/moved-clock.js'));
  return { NODE_OPTIONS: `--import=${preload.href}`, KONTOR_TEST_HOURS_AHEAD: String(hours) };
};
