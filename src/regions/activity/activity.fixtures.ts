const partOf = (claims: object): string =>
  btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A login token as scripts read it; `beganAt` in seconds since 1970, as the shop gives it. */
export const loginTokenOf = (beganAt: number, more: object = {}): string =>
  `e30.${partOf({ ren: beganAt + 600, exp: beganAt + 1800, lid: 'a-customer', ...more })}.sign`;
