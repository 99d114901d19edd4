import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCobraTokens } from './cobra-token.service.ts';
import { halvesIn, hashOf } from './staff-token-halves.rules.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const seconds = now().getTime() / 1000;
const companion = 'the companion';
const claims = { sub: 'anna', key: hashOf(companion), exp: seconds + 60 };
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let cobra: ReturnType<typeof createCobraTokens>;
beforeAll(async () => {
  keys = await generateKeyPair('ES256');
  cobra = createCobraTokens({ cobraKeys: { keys: [await exportJWK(keys.publicKey)] }, now });
});
const signed = (payload: JWTPayload, by = keys.privateKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'ES256' }).sign(by);

describe('[SAFE-8] a token of the company’s staff system', () => {
  it('names its member, with its companion', async () => {
    expect(await cobra.nameIn({ token: await signed(claims), companion })).toBe('cobra:anna');
  });

  it.each<[string, JWTPayload]>([
    ['with another companion', { ...claims, key: hashOf('another') }],
    ['without a companion', { sub: 'anna', exp: claims.exp }],
    ['that is over', { ...claims, exp: seconds - 1 }],
    ['without an end', { sub: 'anna', key: claims.key }],
    ['without a name', { key: claims.key, exp: claims.exp }],
  ])('%s is refused', async (_, payload) => {
    expect(await cobra.nameIn({ token: await signed(payload), companion })).toBeUndefined();
  });

  it('by another key or a shared secret, or where no keys are known, is refused', async () => {
    const other = await generateKeyPair('ES256');
    const shared = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a secret of more than thirty-two signs'));
    for (const token of [await signed(claims, other.privateKey), shared, 'x', ''])
      expect(await cobra.nameIn({ token, companion })).toBeUndefined();
    expect(await createCobraTokens({ now }).nameIn({ token: await signed(claims), companion })).toBeUndefined();
  });
});

describe('the halves of a token', () => {
  const long = (length: number) => 'x'.repeat(length);
  it.each<[string | undefined, object | undefined]>([
    ['t=a; k=b', { token: 'a', companion: 'b' }],
    [`t=${long(4096)}; k=${long(4096)}`, { token: long(4096), companion: long(4096) }],
    [`t=${long(4097)}; k=b`, undefined],
    [`t=a; k=${long(4097)}`, undefined],
    ['t=a', undefined],
    ['k=b', undefined],
    ['t=; k=b', undefined],
    [undefined, undefined],
  ])('[SAFE-2] are read from %#', (cookie, halves) => {
    expect(halvesIn({ headers: { cookie } }, 't', 'k')).toEqual(halves);
  });
});
