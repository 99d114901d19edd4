import { expect, it } from 'vitest';
import { DatabaseAwayError } from '../../lib/database.ts';
import { createUpkeep, type UpkeepParts } from './upkeep.ts';

/** Tidies up by the given parts. Trusted: tidying up needs nothing else of the shop. */
const tidyUpBy = (tidyUp: readonly (() => Promise<unknown>)[]): Promise<void> =>
  createUpkeep({ tidied: [{ tidyUp }], database: {} } as unknown as UpkeepParts).tidyUp();

const rows = async (): Promise<void> => {
  for (let row = 0; row < 3; row += 1) await Promise.resolve();
};

it('parts are tidied up one after the other: connections are for the shoppers', async () => {
  const seen: string[] = [];
  const part = (name: string) => async (): Promise<void> => {
    seen.push(`${name} begins`);
    await rows();
    seen.push(`${name} ends`);
  };
  await tidyUpBy([part('carts'), part('mails'), part('orders')]);
  expect(seen).toEqual(['carts', 'mails', 'orders'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

it('a part that fails does not keep the others from their turn, and each fault is known', async () => {
  const tidied: string[] = [];
  const faults = [new Error('carts are locked'), new Error('mails are locked')];
  const failing = faults.map((fault) => () => Promise.reject(fault));
  const done = tidyUpBy([...failing, async () => void tidied.push('orders')]);
  await expect(done).rejects.toMatchObject({ errors: faults });
  expect(tidied).toEqual(['orders']);
});

it('[RUN-9] a database that is away is asked once, not for each part', async () => {
  const away = new DatabaseAwayError('no answer');
  let asked = 0;
  const part = async () => {
    asked += 1;
    throw away;
  };
  await expect(tidyUpBy([part, part, part])).rejects.toMatchObject({ errors: [away] });
  expect(asked).toBe(1);
});
