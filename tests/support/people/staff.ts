import { browserAgent } from './browser-agent.ts';
import { cookieHeader, keepCookies, type KeptCookies } from './cookies.ts';
import { quickPasswords } from './quick-passwords.ts';
import type { StaffRole } from '../../../src/contracts/staff/desk.contract.ts';
import type { WholeShop } from '../shops/whole-shop.ts';
import { createStaffRepository } from '../../../src/services/staff/staff.repository.ts';
import { createStaff } from '../../../src/services/staff/staff.service.ts';

export const staffPassword = 'a long password of the tests';
export const deHost = 'de.localhost:3000';

type Answer = Awaited<ReturnType<WholeShop['shop']['app']['inject']>>;

/** The cookies of a browser, which a test may change. */
export const cookieJar = () => {
  const kept: KeptCookies = new Map();
  return {
    take: (answer: Answer): void => keepCookies(kept, answer),
    set: (name: string, value: string | undefined): void => {
      if (value === undefined) kept.delete(name);
      else kept.set(name, value);
    },
    get: (name: string): string | undefined => kept.get(name),
    header: (): string => cookieHeader(kept).cookie ?? '',
  };
};
export type CookieJar = ReturnType<typeof cookieJar>;

/** Helpers that add members of staff, log them in and send their requests, each with its own cookie jar. */
export const staffOf = ({ shop, db }: Pick<WholeShop, 'shop' | 'db'>, now: () => Date) => {
  const staff = createStaff({ repository: createStaffRepository(db), passwords: quickPasswords(), now });
  const ask = async (jar: CookieJar, url: string, headers: Readonly<Record<string, string>> = {}) => {
    const cookie = jar.header();
    const answer = await shop.app.inject({
      url,
      headers: {
        ...browserAgent,
        host: deHost,
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        'x-hunter-csrf': '1',
        ...(cookie === '' ? {} : { cookie }),
        ...headers,
      },
    });
    jar.take(answer);
    return answer;
  };
  let addresses = 0;
  const signIn = async (name: string, password = staffPassword, host = deHost) => {
    const jar = cookieJar();
    addresses += 1;
    const answer = await shop.app.inject({
      method: 'POST',
      remoteAddress: `10.1.${addresses >> 8}.${addresses & 255}`,
      url: '/service/staff/signin',
      headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ name, password, back: '/back' }).toString(),
    });
    jar.take(answer);
    return { jar, answer };
  };
  /** sets a preview, as the panel does */
  const preview = (
    jar: CookieJar,
    query: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => ask(jar, `/service/preview/api/token?${new URLSearchParams(query)}`, headers);
  const add = async (name: string, role?: StaffRole) => {
    const outcome = await staff.add(name, staffPassword);
    await staff.giveRole(name, role);
    return outcome;
  };
  /** sends JSON, as the desk does */
  const send = (
    jar: CookieJar,
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload: object,
    headers: Readonly<Record<string, string>> = { 'x-hunter-csrf': '1', 'sec-fetch-site': 'same-origin' },
  ) => {
    const cookie = jar.header();
    return shop.app.inject({
      method,
      url,
      payload,
      headers: { ...browserAgent, host: deHost, ...headers, ...(cookie === '' ? {} : { cookie }) },
    });
  };
  /** sends a plain form */
  const post = async (
    jar: CookieJar,
    url: string,
    form: Readonly<Record<string, string>>,
    origin = `http://${deHost}`,
  ) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url,
      headers: { host: deHost, origin, cookie: jar.header(), 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
    jar.take(answer);
    return answer;
  };
  return { add, giveRole: staff.giveRole, remove: staff.remove, ask, send, post, signIn, preview };
};
