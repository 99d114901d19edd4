import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Site } from '../../sites/site.ts';

const longestMs = 10 * 60_000;

export interface Switches {
  /** when anything on the site's pages changes next by schedule */
  readonly nextSwitch: (site: SiteCode, at: Date) => Date | undefined;
}

/** Returns until when a rendering of this moment may be shown (ms since 1970). */
export const freshUntilSwitch = ({ nextSwitch }: Switches, site: Site, at: Date): number => {
  const longest = at.getTime() + longestMs;
  return Math.min(longest, nextSwitch(site.code, at)?.getTime() ?? longest);
};
