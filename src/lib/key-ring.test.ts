import { decodeProtectedHeader, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { keyRing } from './key-ring.ts';

const at = new Date('2026-03-06T08:00:00Z');
const token = () => new SignJWT({ lid: 'a' }).setExpirationTime(new Date(at.getTime() + 60_000));
const options = { currentDate: at, requiredClaims: ['exp'] };

describe('the keys of a kind of token', () => {
  it('verify the tokens that they issue', async () => {
    const ring = keyRing(['secret'], 'login');
    const signed = await ring.sign(token());
    expect(decodeProtectedHeader(signed)).toEqual({ alg: 'HS256' });
    expect(await ring.verify(signed, options)).toMatchObject({ lid: 'a' });
    await expect(ring.verify(signed, { ...options, currentDate: new Date(at.getTime() + 60_001) })).rejects.toThrow(
      'exp',
    );
    await expect(ring.verify(await ring.sign(new SignJWT({ lid: 'a' })), options)).rejects.toThrow('exp');
  });

  it('[RUN-10] accept tokens of every secret, and issue them with the first', async () => {
    const [old, both, fresh] = [['old'], ['new', 'old'], ['new']].map((secrets) => keyRing(secrets, 'login'));
    const signed = (await old?.sign(token())) ?? '';
    expect(await both?.verify(signed, options)).toMatchObject({ lid: 'a' });
    await expect(fresh?.verify(signed, options)).rejects.toThrow('signature');
    expect(await fresh?.verify((await both?.sign(token())) ?? '', options)).toMatchObject({ lid: 'a' });
    expect(both?.derive('x')).toBe(fresh?.derive('x'));
    expect(both?.derive('x')).not.toBe(old?.derive('x'));
  });

  it('are not those of another kind', async () => {
    const [login, preview] = [keyRing(['secret'], 'login'), keyRing(['secret'], 'preview')];
    await expect(preview.verify(await login.sign(token()), options)).rejects.toThrow('signature');
    expect(login.derive('x')).not.toBe(preview.derive('x'));
    expect(login.derive('x')).not.toBe(login.derive('y'));
  });

  it('need a secret', () => expect(() => keyRing([], 'login')).toThrow('secret'));
});
