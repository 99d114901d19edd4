import { request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { deskReleasesPath } from '../../src/contracts/staff/desk-paths.contract.ts';
import { previewTokenPath } from '../../src/contracts/staff/preview.contract.ts';
import { staffSignInFormPath } from '../../src/contracts/staff/staff.contract.ts';
import { csrfHeader } from '../../src/contracts/shop/site.contract.ts';
import { zonedTime } from '../../src/lib/time/zoned-time.ts';
import { mondayAfter } from '../../src/server/demo/demo-releases.ts';
import { cookieHeader, keepCookieLines, type KeptCookies } from '../../tests/support/people/cookies.ts';
import type { shopClock } from '../../tests/support/shops/shop-clock.ts';

/** The campaign in three languages, as the desk sends it. */
const headlines = {
  DE: 'Montag beginnt mit Körben',
  CZ: 'Pondělí začíná košíky',
  PL: 'Poniedziałek zaczyna się koszami',
} as const;
type CampaignSite = keyof typeof headlines;
const sites = Object.keys(headlines) as CampaignSite[]; // its own keys
const hosts: Readonly<Record<CampaignSite, string>> = {
  DE: 'www.example.de',
  CZ: 'www.example.cz',
  PL: 'www.example.pl',
};
export const member = { name: 'anna@example.com', password: 'a long password of the walk' } as const;
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
interface Question {
  readonly path: string;
  readonly host?: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly json?: object;
  readonly form?: Readonly<Record<string, string>>;
}

/** A browser without pages: keeps the cookies of one site. */
const visitor = (port: string) => {
  const kept: KeptCookies = new Map();
  return ({ path, host = hosts.DE, method = 'GET', json, form }: Question): Promise<Answer> => {
    const body = json ? JSON.stringify(json) : form && String(new URLSearchParams(form));
    const type = json ? 'application/json' : 'application/x-www-form-urlencoded';
    const headers = {
      host,
      accept: 'text/html',
      origin: `https://${host}`,
      'user-agent': phone,
      [csrfHeader]: '1',
      ...cookieHeader(kept),
      ...(body === undefined ? {} : { 'content-type': type }),
    };
    return new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        answer.on('end', () => {
          keepCookieLines(kept, answer.headers['set-cookie']);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
        });
      })
        .on('error', reject)
        .end(body);
    });
  };
};
type Ask = ReturnType<typeof visitor>;

const must = async (ask: Ask, question: Question, status: number): Promise<Answer> => {
  const answer = await ask(question);
  if (answer.status !== status)
    throw new Error(`${question.path} answers ${answer.status}: ${answer.body.slice(0, 400)}`);
  return answer;
};

const signIn = async (port: string): Promise<Ask> => {
  const ask = visitor(port);
  await must(ask, { path: staffSignInFormPath, method: 'POST', form: { ...member, back: '/' } }, 303);
  return ask;
};

const shownOn = async (port: string): Promise<string> => {
  const found: string[] = [];
  for (const site of sites) {
    const { body } = await must(visitor(port), { path: '/', host: hosts[site] }, 200);
    if (body.includes(headlines[site])) found.push(site);
  }
  return found.join(' ');
};

/** Asks again until it is so, as the shop looks once a second what has changed; returns after how many seconds. */
const until = async (what: string, isSo: () => Promise<boolean>): Promise<string> => {
  const beganAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - beganAt > 30_000) throw new Error(`${what}: not within 30 s`);
    await delay(100);
  }
  return ((performance.now() - beganAt) / 1000).toFixed(1);
};

const make = async (ask: Ask): Promise<string> => {
  const named = { name: 'Monday', sites };
  const { body } = await must(ask, { path: deskReleasesPath, method: 'POST', json: named }, 201);
  const release = `${deskReleasesPath}/${(JSON.parse(body) as { readonly id: number }).id}`;
  for (const site of sites) {
    const item = {
      slot: 'top_banner',
      type: 'ApiTopBannerPromotion',
      name: 'Monday',
      priority: 1000,
      content: { headline: headlines[site] },
    };
    const draft = { kind: 'promotion', site, key: 'top_banner Monday', body: item, version: 0 };
    await must(ask, { path: `${release}/drafts`, method: 'PUT', json: draft }, 200);
  }
  return release;
};

const act = async (ask: Ask, release: string, what: object): Promise<void> => {
  const { body } = await must(ask, { path: release }, 200);
  const { version } = (JSON.parse(body) as { readonly release: { readonly version: number } }).release;
  await must(ask, { path: `${release}/acts`, method: 'POST', json: { ...what, version } }, 200);
};

/**
 * A campaign of next Monday 08:00 by the calls of the desk: made, previewed, scheduled, shown and taken back. The same by clicks
 * is tests/journeys/campaign.journey.ts.
 */
export const campaign = async (
  port: string,
  clock: ReturnType<typeof shopClock>,
  say: (line: string) => void,
): Promise<void> => {
  const monday = mondayAfter(new Date().toISOString().slice(0, 10));
  const at = (time: string): Date => zonedTime(`${monday}T${time}`, 'Europe/Berlin');
  const ask = await signIn(port);
  const release = await make(ask);
  const preview = { previewDateTime: at('08:01').toISOString(), release: release.split('/').at(-1) ?? '' };
  await must(ask, { path: `${previewTokenPath}?${new URLSearchParams(preview)}` }, 200);
  const isPreviewed = async () => (await must(ask, { path: '/' }, 200)).body.includes(headlines.DE);
  await until('the preview of Monday 08:01 shows the campaign', isPreviewed);
  await act(ask, release, { act: 'schedule', startsAt: `${monday}T08:00` });
  clock.moveTo(new Date(at('08:00').getTime() - 5000));
  if ((await shownOn(port)) !== '') throw new Error('the campaign is shown before 08:00');
  clock.moveTo(new Date(at('08:00').getTime() + 2000));
  const shown = await until('the campaign is shown', async () => (await shownOn(port)) === sites.join(' '));
  clock.moveTo(at('08:05'));
  await act(await signIn(port), release, { act: 'takeBack' });
  const gone = await until('the campaign is taken back', async () => (await shownOn(port)) === '');
  say(`          the campaign of ${monday} 08:00 on ${sites.join(', ')}: seen in the preview of 08:01,`);
  say(`          shown ${shown} s after the clock said 08:00:02, gone ${gone} s after it was taken back at 08:05`);
};
