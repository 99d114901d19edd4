import { cookieText, type CookieOptions } from '../lib/cookie-text.ts';

/** Writes and deletes cookies and stored values. Loaded only where something is written, so it is not a port of `Browser`. */
export const cookieJar = {
  set: (name: string, value: string, options: CookieOptions = {}): void => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the one place that writes cookies; the Cookie Store API is asynchronous, and the visitor may leave the page before it has written
    document.cookie = cookieText(name, value, { secure: location.protocol === 'https:', ...options });
  },
  /** Deletes cookies of the host and of its parent domains, where vendor scripts set theirs. */
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
  /** Deletes values of the local storage. */
  forgetWhere: (isMeant: (key: string) => boolean): void => {
    try {
      for (const key of Object.keys(localStorage).filter(isMeant)) localStorage.removeItem(key);
    } catch {
      // A browser that refuses access to its storage has no values to delete.
    }
  },
};
export type CookieJar = typeof cookieJar;
