import { isProductId } from '../../clients/productdata.effects.ts';
import { jsonText } from '../../lib/json-text.ts';
import type { Platform } from '../../contracts/shop/site.contract.ts';
import { isSmallPlatform } from '../../sites/platform-classes.ts';

/** TRK-6: a viewed product, and when (ms since 1970). */
export type Look = readonly [productId: string, at: number];

/** TRK-6: the newest first. */
export type History = readonly Look[];

/** The key in local storage, only with C0003 (`keptWith`). */
export const historyKey = 'kontor.history';
export const historyCapacity = 300;
export const historyLivesMs = 30 * 24 * 3600 * 1000;

/** Limits in characters of the stored text: above `most` the oldest are removed until it is at `least`. */
export interface HistoryLimits {
  readonly most: number;
  readonly least: number;
}
const onDesk: HistoryLimits = { most: 10_000, least: 5000 };
const onPhone: HistoryLimits = { most: 2500, least: 2500 };
export const limitsOf = (platform: Platform): HistoryLimits => (isSmallPlatform(platform) ? onPhone : onDesk);

/** Keeps each product once, with its last view. */
const onceEach = (looks: History): History => {
  const seen = new Set<string>();
  return looks.filter(([productId]) => !seen.has(productId) && seen.add(productId)).slice(0, historyCapacity);
};

/** Parses the stored text. It may have been written by anyone: expired, future and invalid entries are dropped. */
export const historyIn = (text: string | undefined, now: number): History => {
  const isFresh = ([productId, at]: Look): boolean => isProductId(productId) && at <= now && now - at < historyLivesMs;
  try {
    // Each entry is checked below; anything but a list throws.
    const looks = (JSON.parse(text ?? '[]') as unknown[]).filter((look): look is unknown[] => Array.isArray(look));
    return onceEach(looks.map(([productId, at]): Look => [String(productId), Number(at)]).filter(isFresh));
  } catch {
    return [];
  }
};

export const looked = (history: History, productId: string, now: number): History =>
  onceEach([[productId, now], ...history]);

/** The text to store, within the limits. */
export const historyText = (history: History, { most, least }: HistoryLimits): string => {
  let text = jsonText(history);
  if (text.length > most)
    for (let left = history.length - 1; left >= 0 && text.length > least; left -= 1)
      text = jsonText(history.slice(0, left));
  return text;
};

/** PROD-1: renames products to their current ids. Products that the shop does not show and that have no new id are removed. */
export const renumbered = (history: History, numbers: ReadonlyMap<string, string>): History =>
  onceEach(
    history.flatMap(([productId, at]): Look[] => {
      const number = numbers.get(productId);
      if (number === productId) return [];
      return [[number ?? productId, at]];
    }),
  );

/** The products to show beside the current one. */
export const othersIn = (history: History, productId: string, most: number): readonly string[] =>
  history
    .map(([id]) => id)
    .filter((id) => id !== productId)
    .slice(0, most);

/**
 * Whether a row that comes later than its page may appear without moving visible content: its place is below the screen, or the
 * screen is so high that it never is. `top` is its position on the screen, `scrolled` the height above; all in pixels.
 */
export const mayAppear = (top: number, scrolled: number, screen: number): boolean =>
  top >= screen || top + scrolled < screen;
