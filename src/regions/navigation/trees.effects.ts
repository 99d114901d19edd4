import { navigationPath, versionedPath, type NavigationNode } from '../../contracts/content/navigation.contract.ts';
import { themeworldPath, type ThemeworldNavigation } from '../../contracts/content/themeworld.contract.ts';
import { memoizePerOwner } from '../../lib/flow/memoize-per-owner.ts';
import type { Browser } from '../../platform/browser.ts';
import { readThemeworlds, wholeNodes, type Load } from './navigation.rules.ts';

const load = <T>(
  browser: Browser,
  path: string,
  read: (body: unknown) => T | undefined | Promise<T | undefined>,
): Promise<Load<T>> =>
  // Flyouts and overlay are two regions of one page: the first one makes the requests for both.
  memoizePerOwner(browser, path, async (): Promise<Load<T>> => {
    const answer = await browser.http.call({ method: 'GET', path });
    const value = answer.kind === 'answer' && answer.status === 200 ? await read(answer.body) : undefined;
    if (value !== undefined) return { tag: 'ready', value };
    const why = answer.kind === 'answer' ? `status ${answer.status}` : answer.reason;
    browser.log.warn(`${path} gave nothing to show (${why}): the links of the page stay as they are`);
    return { tag: 'failed' };
  });

/** NAV-6, HDR-12: one request per tree; with the version in the address the browser caches the responses across pages. */
export const loadNodes = (browser: Browser, version: string): Promise<Load<readonly NavigationNode[]>> =>
  load(browser, versionedPath(navigationPath, version), async (body) => {
    const whole = wholeNodes(body);
    if (whole) return whole;
    // NAV-1: our own server has checked its tree; the reader is loaded before another service alone.
    const older = await import('../../domain/content/older-navigation.rules.ts').catch(() => undefined);
    const bad: string[] = [];
    const nodes = older?.readNodes(body, (way) => bad.push(way));
    if (nodes && bad.length > 0) browser.log.warn(`${navigationPath} has ${bad.length} bad nodes, first ${bad[0]}`);
    return nodes;
  });

export const loadThemeworlds = (browser: Browser, version: string): Promise<Load<ThemeworldNavigation>> =>
  load(browser, versionedPath(themeworldPath, version), readThemeworlds);
