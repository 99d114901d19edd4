/** Reads the cookies that scripts may see. */
export interface Cookies {
  get(name: string): string | undefined;
}

/** A browser joins its cookies always in this form; what comes in a header is read by lib/cookie-in.ts. */
export const browserCookies: Cookies = {
  get: (name) => {
    const begin = `${name}=`;
    return document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(begin))
      ?.slice(begin.length);
  },
};
