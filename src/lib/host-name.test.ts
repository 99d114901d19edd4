import { expect, it } from 'vitest';
import { canonicalHost, isOriginOf, nameOfHost } from './host-name.ts';

it.each([
  ['de.localhost', 'de.localhost', 'de.localhost'],
  ['TR.LocalHost.:3000', 'tr.localhost:3000', 'tr.localhost'],
  ['tr.localhost.', 'tr.localhost', 'tr.localhost'],
  ['[::1]:3000', '[::1]:3000', '[::1]'],
  ['', '', ''],
])('%j is written %j and named %j', (host, canonical, name) =>
  expect([canonicalHost(host), nameOfHost(host)]).toEqual([canonical, name]),
);

it.each([
  ['http://de.localhost:3000', 'de.localhost:3000', true],
  ['http://de.localhost.:3000', 'DE.localhost:3000', true],
  ['https://de.localhost', 'de.localhost.', true],
  ['http://de.localhost:3001', 'de.localhost:3000', false],
  ['https://evil.example', 'de.localhost', false],
  ['null', 'de.localhost', false],
  ['null', '', false],
])('the origin %j is one of the host %j: %j', (origin, host, isOne) => expect(isOriginOf(origin, host)).toBe(isOne));
