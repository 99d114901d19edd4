import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { NavigationNode } from '../../contracts/content/navigation.contract.ts';
import { cachePolicyOf } from '../../contracts/shop/freshness.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { ThemeworldNavigation } from '../../contracts/content/themeworld.contract.ts';
import { readNodes } from '../../domain/content/older-navigation.rules.ts';
import { readThemeworlds } from '../../domain/content/older-themeworlds.rules.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { commonSpan, isWithin, type TimeSpan } from '../../lib/time/time-span.ts';
import type { NavigationShell } from '../../pages/shell/shell-data.ts';
import { navigationDefaults } from '../../sites/navigation-defaults.ts';

interface Scheduled {
  readonly span: (site: SiteCode, moment: Moment) => Promise<TimeSpan>;
}

export interface SiteNavigationParts {
  readonly navigation: Scheduled & {
    readonly nodes: (site: SiteCode, moment: Moment) => Promise<readonly NavigationNode[]>;
  };
  readonly themeworlds: Scheduled & {
    readonly navigation: (site: SiteCode, moment: Moment) => Promise<ThemeworldNavigation>;
  };
  /** version of everything that pages of a site show */
  readonly version: (site: SiteCode) => string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly timeoutMs?: number;
}

/** The longest time that a page waits for its navigation. */
const longestWaitMs = 1000;
/** After a failure pages show the static items for this time before the service is asked again. */
const pauseAfterFailureMs = 5000;
/** Readings that are cached per site: now, and just before and after a scheduled change. */
const keptOfASite = 8;

type Source = 'navigation' | 'themeworlds';

interface Reading {
  readonly shell: NavigationShell;
  readonly isWhole: boolean;
  readonly version: string;
  readonly span: TimeSpan;
}

interface Asked<T> {
  readonly answer: T;
  readonly span: TimeSpan;
}

/** NAV-1, NAV-3: nodes and themeworlds that cannot be read are left out, and logged together. */
const readWith =
  <T>(
    read: (answer: unknown, onBad: (place: string) => void) => T | undefined,
    log: (bad: readonly string[]) => void,
  ): ((answer: unknown) => T) =>
  (answer) => {
    const bad: string[] = [];
    const value = read(answer, (place) => bad.push(place));
    if (value === undefined) throw new Error('the answer is not what the contract says');
    if (bad.length > 0) log(bad.slice(0, 20));
    return value;
  };

const nodesIn = (log: SiteNavigationParts['log'], site: SiteCode) =>
  readWith(readNodes, (bad) => log.error({ site, bad }, 'bad nodes of the navigation are left out'));
const worldsIn = (log: SiteNavigationParts['log'], site: SiteCode) =>
  readWith(readThemeworlds, (bad) => log.error({ site, bad }, 'bad themeworlds are left out'));

const hashOf = (content: unknown): string =>
  createHash('sha1').update(JSON.stringify(content)).digest('base64url').slice(0, 16);

const shellOf = (
  site: SiteCode,
  nodes: readonly NavigationNode[] | undefined,
  worlds: ThemeworldNavigation | undefined,
): NavigationShell => {
  const defaults = navigationDefaults[site];
  return {
    themeworlds: worlds?.overview ?? defaults.themeworlds,
    items: nodes
      ? nodes.map(({ title, href, target }) => ({ title, url: href, ...(target ? { target } : {}) }))
      : defaults.items,
    tree: nodes ?? [],
    version: hashOf([nodes, worlds]),
    ...(worlds ? { worlds } : {}),
  };
};

/**
 * Navigation and themeworlds of a site as its pages draw them, cached by version and span of time. If a service fails, hangs or
 * returns invalid data (HDR-12), pages show the static items of the site, and the service is asked again a little later.
 */
export const createSiteNavigation = (parts: SiteNavigationParts) => {
  const { navigation, themeworlds, version, log, timeoutMs = longestWaitMs } = parts;
  const kept = new Map<SiteCode, readonly Reading[]>();
  const failing = new Set<string>();

  const find = (site: SiteCode, at: Date): Reading | undefined => {
    const now = version(site);
    return kept.get(site)?.find((reading) => reading.version === now && isWithin(reading.span, at));
  };

  const keep = (site: SiteCode, reading: Reading): void => {
    const others = (kept.get(site) ?? []).filter((other) => other.version === reading.version);
    kept.set(site, [reading, ...others].slice(0, keptOfASite));
  };

  /** Returns `undefined` if the service fails. A failure is logged once until the service works again. */
  const guarded = async <T>(
    site: SiteCode,
    source: Source,
    read: (answer: unknown) => T,
    ask: () => Promise<Asked<unknown>>,
  ): Promise<Asked<T> | undefined> => {
    const key = `${site}/${source}`;
    try {
      const asked = await Promise.race([ask(), delay(timeoutMs, undefined, { ref: false })]);
      if (!asked) throw new Error(`no answer within ${timeoutMs} ms`);
      const answer = read(asked.answer);
      failing.delete(key);
      return { answer, span: asked.span };
    } catch (err) {
      if (!failing.has(key)) log.error({ err, site, source }, 'the static items of the navigation stand in');
      failing.add(key);
      return undefined;
    }
  };

  const ask = async (site: SiteCode, moment: Moment): Promise<Reading> => {
    const before = version(site);
    const [nodes, worlds] = await Promise.all([
      guarded(site, 'navigation', nodesIn(log, site), async () => ({
        answer: await navigation.nodes(site, moment),
        span: await navigation.span(site, moment),
      })),
      guarded(site, 'themeworlds', worldsIn(log, site), async () => ({
        answer: await themeworlds.navigation(site, moment),
        span: await themeworlds.span(site, moment),
      })),
    ]);
    const now = moment.at.getTime();
    return {
      shell: shellOf(site, nodes?.answer, worlds?.answer),
      isWhole: Boolean(nodes && worlds),
      version: before,
      span: nodes && worlds ? commonSpan(nodes.span, worlds.span) : { from: now, until: now + pauseAfterFailureMs },
    };
  };

  const read = async (site: SiteCode, moment: Moment): Promise<Reading> => {
    if (!cachePolicyOf(moment).isShared) return ask(site, moment);
    const known = find(site, moment.at);
    if (known) return known;
    const fresh = await ask(site, moment);
    keep(site, fresh);
    return fresh;
  };

  return {
    shell: async (site: SiteCode, moment: Moment): Promise<NavigationShell> => (await read(site, moment)).shell,
    /** whether browsers may cache for long what they load by this version */
    isVersion: async (site: SiteCode, moment: Moment, asked: string | undefined): Promise<boolean> => {
      const { shell, isWhole } = await read(site, moment);
      return isWhole && shell.version === asked;
    },
    /** when the navigation changes next; pages are cached no longer */
    nextSwitch: (site: SiteCode, at: Date): Date | undefined => {
      const until = find(site, at)?.span.until;
      return until === undefined || until === Infinity ? undefined : new Date(until);
    },
  };
};
