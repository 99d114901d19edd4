import { expect, it } from 'vitest';
import { canonicalHost, nameOfHost } from './host-name.ts';

it.each([
  ['de.localhost', 'de.localhost', 'de.localhost'],
  ['TR.LocalHost.:3000', 'tr.localhost:3000', 'tr.localhost'],
  ['tr.localhost.', 'tr.localhost', 'tr.localhost'],
  ['[::1]:3000', '[::1]:3000', '[::1]'],
  ['', '', ''],
])('%j is written %j and named %j', (host, canonical, name) =>
  expect([canonicalHost(host), nameOfHost(host)]).toEqual([canonical, name]),
);
