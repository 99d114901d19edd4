import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownEngine, searchAt } from '../../../../tests/support/search-index.ts';
import { sites } from '../../../sites/sites.ts';

/** Words of the titles, and forms that shoppers may type instead: `forms/README.md` says where they come from. */
const formsOf = (language: string): (readonly [base: string, form: string])[] =>
  readFileSync(join(import.meta.dirname, `forms/${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [base = '', forms = ''] = line.split(': ');
      return forms.split(' ').map((form) => [base, form] as const);
    });

describe('500 inflected forms of a language', () => {
  it.each(['DE', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR'] as const)(
    '[SRCH-11] find on %s what the word of the title finds, at least 98 times of 100',
    (site) => {
      const engine = ownEngine(site);
      const find = (query: string, limit: number) =>
        engine.search({ query, offset: 0, limit, sort: 'relevance', filters: [], at: searchAt.getTime() }).productIds;
      const forms = formsOf(sites[site].language);
      expect(new Set(forms.map((pair) => pair.join(' '))).size).toBe(500);
      const missed = forms.filter(([base, form]) => {
        const [first] = find(base, 1);
        return first === undefined || !find(form, 10).includes(first);
      });
      expect(missed.length / forms.length, missed.join(', ')).toBeLessThanOrEqual(0.02);
    },
  );
});
