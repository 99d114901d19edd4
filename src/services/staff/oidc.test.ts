import type { ServerResponse } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { openProvider, type TestProvider } from '../../../tests/support/other-servers/oidc-provider.ts';
import { readTrace } from '../../lib/trace-context.ts';
import { createOidc, isOutage } from './oidc.service.ts';

const issuer = 'https://provider.example.com';
const callback = 'https://shop.example.com/service/staff/oidc/callback';
const traceId = '0af7651916cd43dd8448eb211c80319c';
const given = `00-${traceId}-b7ad6b7169203331-01`;

/** A provider that is discovered, and has no tokens to give. */
const stage = () => {
  const seen: (readonly [string, string | null])[] = [];
  const oidc = createOidc({
    settings: { issuer, clientId: 'kontor', clientSecret: 'a secret between the two' },
    secrets: ['a secret of the tests, as long as it must be'],
    now: () => new Date(),
    fetch: async (url, { headers }) => {
      const { pathname } = new URL(url);
      seen.push([pathname, new Headers(headers).get('traceparent')]);
      return pathname === '/token'
        ? Response.json({ error: 'invalid_grant' }, { status: 400 })
        : Response.json({ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` });
    },
  });
  const signIn = async (traceparent: string | undefined) => {
    const trace = readTrace(traceparent);
    const { url, setCookie } = await oidc.begin(callback, '/', trace);
    const [cookie = ''] = setCookie.split(';', 1);
    const query = `code=x&state=${new URL(url).searchParams.get('state') ?? ''}`;
    await expect(oidc.end(cookie, callback, query, trace)).rejects.toThrow(
      'server responded with an error in the response body',
    );
  };
  return { seen, signIn };
};

it('[RUN-11] requests to the provider belong to the trace of the sign-in, each with a parent of its own', async () => {
  const { seen, signIn } = stage();
  await signIn(given);
  expect(seen.map(([path]) => path)).toEqual(['/.well-known/openid-configuration', '/token']);
  for (const [, traceparent] of seen) expect(readTrace(traceparent ?? '')).toEqual({ traceId, flags: '01' });
  expect(new Set([given, ...seen.map(([, traceparent]) => traceparent)]).size).toBe(3);
});

it.each([undefined, 'rubbish', `${given}, ${given}`])(
  '[RUN-11] a sign-in without a valid trace has none at the provider (%s)',
  async (traceparent) => {
    const { seen, signIn } = stage();
    await signIn(traceparent);
    expect(seen.map(([, trace]) => trace)).toEqual([null, null]);
  },
);

describe('[RUN-9] a provider that takes a request', () => {
  const providers: TestProvider[] = [];
  afterAll(() => Promise.all(providers.map((provider) => provider.close())));

  const never = () => {};
  const begin = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{');
  };

  it.concurrent.each([
    ['for its configuration and does not answer', '/.well-known/openid-configuration', never],
    ['for its configuration and does not end its answer', '/.well-known/openid-configuration', begin],
    ['for tokens and does not answer', '/token', never],
    ['for tokens and does not end its answer', '/token', begin],
  ])(
    '%s is given up within the limit',
    async (_, path, speak) => {
      const provider = await openProvider({ [path]: speak });
      providers.push(provider);
      const oidc = createOidc({
        settings: { issuer: provider.origin, clientId: 'kontor', clientSecret: 'a secret between the two' },
        secrets: ['a secret of the tests, as long as it must be'],
        now: () => new Date(),
        fetch,
        longestMs: 1000,
      });
      const signIn = async () => {
        const { url, setCookie } = await oidc.begin(callback, '/');
        const [cookie = ''] = setCookie.split(';', 1);
        return oidc.end(cookie, callback, `code=x&state=${new URL(url).searchParams.get('state') ?? ''}`);
      };
      const fault: unknown = await signIn().catch((one: unknown) => one);
      expect(provider.asked.at(-1)).toBe(path);
      expect(fault).toBeInstanceOf(Error);
      expect(isOutage(fault)).toBe(true);
      // The library alone would wait for 30 s.
    },
    15_000,
  );
});
