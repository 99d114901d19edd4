import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../src/sites/site.ts';
import { repositoryRoot } from '../words/repository.ts';

/** Words of the titles, and forms that shoppers may type instead: `src/services/search/queries/forms/README.md` says where they come from. */
export const formsOf = (language: Language): (readonly [base: string, form: string])[] =>
  readFileSync(join(repositoryRoot, `src/services/search/queries/forms/${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [base = '', forms = ''] = line.split(': ');
      return forms.split(' ').map((form) => [base, form] as const);
    });

/** Sites with a language each. */
export const formSites = ['DE', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR'] as const;
