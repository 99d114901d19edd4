import { longTermTokenPath } from '../../src/contracts/customer/header-start.contract.ts';
import { csrfHeader } from '../../src/contracts/shop/site.contract.ts';

interface Answer {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}
type Ask = (question: { readonly path: string; readonly headers: Readonly<Record<string, string>> }) => Promise<Answer>;

export const csrf = { [csrfHeader]: '1' } as const;

/** What a browser sends after an answer that sets cookies: `name=value; name=value`. */
export const cookiesIn = ({ headers }: Answer, path: string): string => {
  const set = headers['set-cookie'];
  const lines = Array.isArray(set) ? set.map(String) : [];
  if (lines.length === 0) throw new Error(`${path} set no cookies`);
  return lines.map((line) => line.split(';', 1)[0]).join('; ');
};

/** Returns the cookies of a visitor with a long-term token. */
export const visitorCookies = async (ask: Ask): Promise<string> =>
  cookiesIn(await ask({ path: longTermTokenPath, headers: csrf }), longTermTokenPath);
