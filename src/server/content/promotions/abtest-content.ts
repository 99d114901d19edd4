import { mostCombinations, type AbTestsFile } from '../../../contracts/staff/abtest.contract.ts';
import { scheduledTime } from '../../../lib/time/scheduled-time.ts';
import type { AbTestRow } from '../../../services/abtest/abtest.repository.ts';
import { mostTogether } from '../../../services/abtest/abtest.rules.ts';
import type { Site } from '../../../sites/site.ts';
import { allSites, sites } from '../../../sites/sites.ts';
import type { Fault } from '../faults/content-faults.ts';
import { sitesOf } from './promotion-texts.ts';

/** Returns the A/B tests of a site as rows, with times in its time zone. */
export const abTestRows = (tests: AbTestsFile, site: Site, now: Date): AbTestRow[] =>
  tests
    .filter((test) => sitesOf(test).includes(site.code))
    .map(({ name, owner, groups, from, to }) => ({
      name,
      owner,
      groups,
      valid_from: scheduledTime(from, site.timeZone, now),
      valid_to: scheduledTime(to, site.timeZone, now),
    }));

export const testsFile = 'abtests/abtests.json';

/** Reports names that occur twice, times and weights that are wrong, and tests that make too many renderings of a page. */
export const checkTests = (tests: AbTestsFile, now: Date, fault: Fault): void => {
  for (const [place, { name, from, to, groups }] of tests.entries()) {
    const say = (where: string, what: string) => fault(testsFile, `${place}.${where}`, what);
    if (tests.findIndex((other) => other.name === name) !== place) say('name', `${name} is taken`);
    if (new Set(groups.map((group) => group.name)).size < groups.length) say('groups', 'a group occurs twice');
    if (groups.every(({ weight }) => weight === 0)) say('groups', 'one of the weights must be above 0');
    const zone = sites.DE.timeZone;
    if (scheduledTime(from, zone, now) >= scheduledTime(to, zone, now)) say('to', 'must be after from');
  }
  for (const site of allSites) {
    const { combinations, names } = mostTogether(abTestRows(tests, site, now));
    if (combinations <= mostCombinations) continue;
    const what = `${names.join(', ')} run together on ${site.code} and make ${combinations} renderings of each page; at most ${mostCombinations} are kept`;
    return fault(testsFile, 'the file', what);
  }
};
