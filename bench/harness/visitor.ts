import { longTermTokenPath } from '../../src/contracts/header-start.contract.ts';
import { csrfHeader } from '../../src/contracts/site.contract.ts';

interface Answer {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}
type Ask = (question: { readonly path: string; readonly headers: Readonly<Record<string, string>> }) => Promise<Answer>;

export const csrf = { [csrfHeader]: '1' } as const;

/** What a browser sends after it was given its long-term token: `name=value; name=value`. */
export const visitorCookies = async (ask: Ask): Promise<string> => {
  const { headers } = await ask({ path: longTermTokenPath, headers: csrf });
  const set = headers['set-cookie'];
  const lines = Array.isArray(set) ? set.map(String) : [];
  if (lines.length === 0) throw new Error(`${longTermTokenPath} set no cookies`);
  return lines.map((line) => line.split(';', 1)[0]).join('; ');
};
