import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../support/words/repository.ts';
import { longest } from './longest-first.ts';

it('the files that are begun first are there', () => {
  expect(longest.filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([]);
});
