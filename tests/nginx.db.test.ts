import { afterAll, beforeAll, describe, it } from 'vitest';
import { cachePromises } from '../deploy/cache-promises.ts';
import { findNginx, withoutNginx } from '../deploy/nginx-here.ts';
import { setPromises, type SetPromise } from '../deploy/promises.ts';
import { proxyPromises } from '../deploy/proxy-promises.ts';
import { findVarnish, withoutVarnish } from '../deploy/varnish-here.ts';
import { behindVarnish, quickVarnishPromises } from '../deploy/varnish-promises.ts';
import { openWholeSet, type WholeSet } from '../deploy/whole-set.ts';
import { freshBuild } from './support/shops/build.ts';
import { repositoryRoot } from './support/words/repository.ts';

const noVarnish = findVarnish() ? '' : ` (${withoutVarnish})`;
const missing = findNginx() ? '' : ` (${withoutNginx})`;

describe.skipIf(missing !== '')(`two shop processes on one PostgreSQL behind nginx${missing}`, () => {
  let set: WholeSet | undefined;
  beforeAll(async () => {
    freshBuild();
    set = await openWholeSet({ program: repositoryRoot, varnish: true });
  });
  afterAll(async () => {
    await set?.close();
  });

  const hold = async (promise: SetPromise) => {
    if (!set) throw new Error('the set did not open');
    await promise.hold(set);
  };
  it.each(setPromises)('$title', hold, 40_000);
  it.each(cachePromises)('[RUN-8] $title', hold, 60_000);
  describe.skipIf(noVarnish !== '')(`behind Varnish${noVarnish}`, () => {
    it.each(quickVarnishPromises)(
      '[RUN-8] $title',
      async ({ hold: holdBehind }) => {
        if (!set) throw new Error('the set did not open');
        await holdBehind(behindVarnish(set));
      },
      60_000,
    );
  });
  it.each(proxyPromises)('[RUN-8] $title', hold, 60_000);
});
