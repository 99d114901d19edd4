import { cookieText, type CookieOptions } from '../lib/cookie-text.ts';

/** Writes what scripts keep in a browser and takes it away. Loaded only where something is written, so it is no port of every browser. */
export const cookieJar = {
  set: (name: string, value: string, options: CookieOptions = {}): void => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the one place that writes cookies; the store of newer browsers works later than the page may be left
    document.cookie = cookieText(name, value, { secure: location.protocol === 'https:', ...options });
  },
  /** The host's own, and those of the domains above it, where scripts of others put theirs. */
  removeWhere: (isMeant: (name: string) => boolean): void => {
    const names = document.cookie.split(';').map((part) => part.split('=')[0]?.trim() ?? '');
    const labels = location.hostname.split('.');
    const domains = labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
    for (const name of names.filter(isMeant)) {
      for (const domain of [undefined, ...domains]) {
        cookieJar.set(name, '', { maxAge: 0, ...(domain === undefined ? {} : { domain }) });
      }
    }
  },
  /** the same for what is in the local storage */
  forgetWhere: (isMeant: (key: string) => boolean): void => {
    try {
      for (const key of Object.keys(localStorage).filter(isMeant)) localStorage.removeItem(key);
    } catch {
      // A browser that refuses its storage keeps nothing in it either.
    }
  },
};
export type CookieJar = typeof cookieJar;
