import { describe, expect, it } from 'vitest';
import { readClaims } from './token-claims.ts';

const tokenOf = (claims: unknown) => `x.${btoa(JSON.stringify(claims))}.x`;

describe('the claims of a token', () => {
  it.each([
    [
      { exp: 1800, ren: 600, lid: 'a-1' },
      { exp: 1800, ren: 600, lid: 'a-1' },
    ],
    [
      { exp: 1800, ren: 600, lid: 4711 },
      { exp: 1800, ren: 600, lid: '4711' },
    ],
    [
      { exp: 1800.5, ren: -600 },
      { exp: 1800.5, ren: -600 },
    ],
    [{ exp: 1800, iss: 'shop', roles: [] }, { exp: 1800 }],
    [{ exp: '1800', ren: null, lid: '' }, {}],
    [{ exp: {}, ren: [600], lid: { id: 1 } }, {}],
    [{}, {}],
  ])('[LOGIN-3, LOGIN-5] %j are read as %j', (claims, read) => expect(readClaims(tokenOf(claims))).toEqual(read));

  it('[LOGIN-3, LOGIN-5] are read in the alphabet of tokens, whose characters differ from usual Base64', () => {
    const [claims, text] = [{ lid: 'a??>~~' }, 'x.eyJsaWQiOiJhPz8-fn4ifQ.x'];
    expect(readClaims(text)?.lid).toBe(claims.lid);
    expect(readClaims('x.eyJsaWQiOiI_Pz8_In0.x')?.lid).toBe('????');
  });

  it.each(['', 'x', 'x.y.z', tokenOf(null), tokenOf('exp'), tokenOf([1800]), `x.${btoa('{')}.x`])(
    '[LOGIN-3, LOGIN-5] %s has none',
    (token) => expect(readClaims(token)).toBeUndefined(),
  );
});
