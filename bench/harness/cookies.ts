interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
}

/** `name=value; name=value` as the browser takes them, for the whole site of the address: without a path of its own a cookie is for its folder. */
export const cookiesFor = (cookies: string, url: string): Cookie[] =>
  (cookies === '' ? [] : cookies.split('; ')).map((pair) => ({
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    url: new URL('/', url).href,
  }));
