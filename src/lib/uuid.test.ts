import { expect, it } from 'vitest';
import { isUuid } from './uuid.ts';

const uuid = '0af76519-16cd-43dd-8448-eb211c80319c';

it('accepts what randomUUID writes', () => expect(isUuid(uuid)).toBe(true));

it.each([
  '',
  uuid.toUpperCase(),
  uuid.replaceAll('-', ''),
  `${uuid}0`,
  `0${uuid}`,
  `${uuid}\n`,
  uuid.replace('a', 'g'),
])('refuses %j', (text) => expect(isUuid(text)).toBe(false));
