import { writeFileSync } from 'node:fs';
import { promisesIn, promisesPage, provedIds } from '../tests/support/words/promises.ts';
import { readOurs, repositoryRoot } from '../tests/support/words/repository.ts';

/** Writes into docs/promises.md which promises a test proves by now. */
const page = readOurs(promisesPage);
const proved = provedIds();
const lines = page.split('\n');
for (const { id, line } of promisesIn(page)) {
  const mark = proved.has(id) ? 'proved' : 'open';
  lines[line] = (lines[line] ?? '').replace(/\[[a-z]+\]/, `[${mark}]`);
}
writeFileSync(`${repositoryRoot}${promisesPage}`, lines.join('\n'));
