import { cookieIn } from '../lib/cookie-in.ts';

/** Reads the cookies that scripts may see. */
export interface Cookies {
  get(name: string): string | undefined;
}

export const browserCookies: Cookies = { get: (name) => cookieIn(document.cookie, name) };
