import { afterAll, beforeAll, describe, it } from 'vitest';
import { findNginx } from '../deploy/nginx-here.ts';
import { setPromises } from '../deploy/promises.ts';
import { openWholeSet, type WholeSet } from '../deploy/whole-set.ts';
import { freshBuild } from './support/build.ts';
import { repositoryRoot } from './support/repository.ts';

const missing = findNginx() ? '' : ' (left out: nginx is not installed; Debian: apt-get install nginx-light)';

describe.skipIf(missing !== '')(`two shop processes on one PostgreSQL behind nginx${missing}`, () => {
  let set: WholeSet | undefined;
  beforeAll(async () => {
    freshBuild();
    set = await openWholeSet({ program: repositoryRoot });
  }, 180_000);
  afterAll(async () => {
    await set?.close();
  });

  it.each(setPromises)(
    '$title',
    async ({ hold }) => {
      if (!set) throw new Error('the set did not open');
      await hold(set);
    },
    40_000,
  );
});
