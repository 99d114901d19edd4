import { writeFileSync } from 'node:fs';
import { lawPage, lawTable } from '../tests/support/law-table.ts';
import { repositoryRoot } from '../tests/support/repository.ts';

writeFileSync(`${repositoryRoot}${lawPage}`, lawTable());
