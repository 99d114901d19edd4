import type { FastifyInstance, InjectOptions } from 'fastify';
import { keepCookies } from '../people/cookies.ts';

interface Options {
  readonly app: Pick<FastifyInstance, 'inject'>;
  readonly host?: string;
  /** before each request: a person takes time for each */
  readonly passTime?: () => void;
}

/** A browser without JavaScript on one site: it knows links and forms, and keeps its cookies. */
export const scriptFreeBrowser = ({ app, host = 'de.localhost:3000', passTime }: Options) => {
  const cookies = new Map<string, string>();
  const call = async (options: InjectOptions) => {
    passTime?.();
    const answer = await app.inject({
      ...options,
      cookies: Object.fromEntries(cookies),
      headers: { host, accept: 'text/html', origin: `http://${host}`, ...options.headers },
    });
    keepCookies(cookies, answer);
    return answer;
  };
  return {
    cookies,
    call,
    open: (url: string) => call({ url }),
    send: (url: string, fields: Readonly<Record<string, string>> = {}) =>
      call({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
  };
};
