/** What a browser keeps: name and value. */
export type KeptCookies = Map<string, string>;

interface SetCookie {
  readonly name: string;
  readonly value: string;
  readonly maxAge?: number;
}

/** Sets and forgets cookies as an answer says. */
export const keepCookies = (kept: KeptCookies, { cookies }: { readonly cookies: readonly SetCookie[] }): void => {
  for (const { name, value, maxAge } of cookies) {
    if (maxAge === 0) kept.delete(name);
    else kept.set(name, value);
  }
};

/** The same of the lines of `set-cookie`. */
export const keepCookieLines = (kept: KeptCookies, lines: readonly string[] = []): void =>
  keepCookies(kept, {
    cookies: lines.map((line) => {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
      return { name, value, ...(/;\s*max-age=0\b/i.test(line) ? { maxAge: 0 } : {}) };
    }),
  });

/** The header of a request; none where nothing is kept. */
export const cookieHeader = (kept: KeptCookies): { readonly cookie?: string } =>
  kept.size === 0 ? {} : { cookie: [...kept].map(([name, value]) => `${name}=${value}`).join('; ') };
