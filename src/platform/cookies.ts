/** Reads the cookies that scripts may see. */
export interface Cookies {
  get(name: string): string | undefined;
}

export const cookieOf = (header: string, name: string): string | undefined => {
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
};

export const browserCookies: Cookies = { get: (name) => cookieOf(document.cookie, name) };
