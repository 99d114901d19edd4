import { navigationPath, versionedPath, type NavigationNode } from '../../contracts/content/navigation.contract.ts';
import { themeworldPath, type ThemeworldNavigation } from '../../contracts/content/themeworld.contract.ts';
import { memoizePerOwner } from '../../lib/flow/memoize-per-owner.ts';
import type { Browser } from '../../platform/browser.ts';
import { readNodes, readThemeworlds, type Load } from './navigation.rules.ts';

const load = <T>(browser: Browser, path: string, read: (body: unknown) => T | undefined): Promise<Load<T>> =>
  // Flyouts and overlay are two regions of one page: the first one makes the requests for both.
  memoizePerOwner(browser, path, async (): Promise<Load<T>> => {
    const answer = await browser.http.call({ method: 'GET', path });
    const value = answer.kind === 'answer' && answer.status === 200 ? read(answer.body) : undefined;
    if (value !== undefined) return { tag: 'ready', value };
    const why = answer.kind === 'answer' ? `status ${answer.status}` : answer.reason;
    browser.log.warn(`${path} gave nothing to show (${why}): the links of the page stay as they are`);
    return { tag: 'failed' };
  });

/** NAV-6, HDR-12: one request per tree; with the version in the address the browser caches the responses across pages. */
export const loadNodes = (browser: Browser, version: string): Promise<Load<readonly NavigationNode[]>> =>
  load(browser, versionedPath(navigationPath, version), readNodes);

export const loadThemeworlds = (browser: Browser, version: string): Promise<Load<ThemeworldNavigation>> =>
  load(browser, versionedPath(themeworldPath, version), readThemeworlds);
