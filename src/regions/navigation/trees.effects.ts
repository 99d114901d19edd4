import { navigationPath, versionedPath, type NavigationNode } from '../../contracts/content/navigation.contract.ts';
import { themeworldPath, type ThemeworldNavigation } from '../../contracts/content/themeworld.contract.ts';
import { memoizePerOwner } from '../../lib/flow/memoize-per-owner.ts';
import type { Browser } from '../../platform/browser.ts';
import { wholeNodes, wholeThemeworlds, type Load } from './navigation.rules.ts';

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

type Reader<T> = (body: unknown, onBad: (place: string) => void) => T | undefined;

/** NAV-1, NAV-3: our own server has checked its trees; the readers are loaded before another service alone. */
const readCarefully = async <T>({ log }: Browser, path: string, body: unknown, loading: Promise<Reader<T>>) => {
  const read = await loading.catch(() => undefined);
  const bad: string[] = [];
  const value = read?.(body, (place) => bad.push(place));
  if (value && bad.length > 0) log.warn(`${path} has ${bad.length} bad nodes, first ${bad[0]}`);
  return value;
};

/** NAV-6, HDR-12: one request per tree; with the version in the address the browser caches the responses across pages. */
export const loadNodes = (browser: Browser, version: string): Promise<Load<readonly NavigationNode[]>> =>
  load<readonly NavigationNode[]>(browser, versionedPath(navigationPath, version), (body) => {
    const reader = () => import('../../domain/content/older-navigation.rules.ts').then((file) => file.readNodes);
    return wholeNodes(body) ?? readCarefully(browser, navigationPath, body, reader());
  });

export const loadThemeworlds = (browser: Browser, version: string): Promise<Load<ThemeworldNavigation>> =>
  load<ThemeworldNavigation>(browser, versionedPath(themeworldPath, version), (body) => {
    const reader = () => import('../../domain/content/older-themeworlds.rules.ts').then((file) => file.readThemeworlds);
    return wholeThemeworlds(body) ?? readCarefully(browser, themeworldPath, body, reader());
  });
