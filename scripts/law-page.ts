import { writeFileSync } from 'node:fs';
import { lawPage, lawTable } from '../tests/support/pages/law-table.ts';
import { repositoryRoot } from '../tests/support/words/repository.ts';

writeFileSync(`${repositoryRoot}${lawPage}`, lawTable());
