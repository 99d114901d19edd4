import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../sites/site.ts';

/** Words of the titles, and forms that shoppers may type instead: `forms/README.md` says where they come from. */
export const formsOf = (language: Language): (readonly [base: string, form: string])[] =>
  readFileSync(join(import.meta.dirname, `forms/${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [base = '', forms = ''] = line.split(': ');
      return forms.split(' ').map((form) => [base, form] as const);
    });

/** Sites with a language each. */
export const formSites = ['DE', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR'] as const;
