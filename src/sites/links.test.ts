import { expect, it } from 'vitest';
import { accountLinks, headerLinks } from './links.ts';

it('every page of the account has its own path without characters that need escapes', () => {
  const paths = Object.values(accountLinks);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^(?:\/[A-Za-z]+)+$/);
  expect(accountLinks.overview).toBe(headerLinks.account);
});
