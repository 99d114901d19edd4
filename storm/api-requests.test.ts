import { expect, it } from 'vitest';
import { apiRequests } from './api-requests.ts';
import { randomOf } from '../tests/support/words/random.ts';

const description = {
  paths: {
    '/service/x/{id}': {
      put: {
        parameters: [{ name: 'id', in: 'path', schema: { type: 'string' } }],
        requestBody: {
          content: { 'application/json': { schema: { type: 'object', properties: { a: { enum: ['b'] } } } } },
        },
      },
      options: {},
    },
  },
};

it('a request of the description fills its path, and a seed repeats it', () => {
  const [make, ...others] = apiRequests(description);
  expect(others).toEqual([]);
  const all = (seed: number) => {
    const random = randomOf(seed);
    return Array.from({ length: 200 }, () => make?.(random));
  };
  expect(all(7)).toEqual(all(7));
  expect(all(7)).not.toEqual(all(8));
  expect(all(7).filter((one) => one?.method !== 'PUT' || !/^\/service\/x\/[!-~]+$/.test(one.path))).toEqual([]);
  expect(all(7).map((one) => one?.body)).toContain('{"a":"b"}');
});
