import { shoeMaterials } from '../../../contracts/catalogue/product-facts.contract.ts';
import { fibreNamed, fibreText } from '../../../sites/fibres.ts';
import type { Language } from '../../../sites/site.ts';
import { oneLine } from './feed-text.rules.ts';
import type { Read } from './feed-values.rules.ts';

/** Reads the text of one fact to the value that is stored. */
export type Reader = (text: string, language: Language) => Read<string>;

export const fault = (what: string): { readonly fault: string } => ({ fault: what });
export const quoted = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

export const text =
  (longest: number): Reader =>
  (value) =>
    value.length > longest ? fault(`is longer than ${longest} characters`) : { value };

export const matching =
  (pattern: RegExp, example: string): Reader =>
  (value) =>
    pattern.test(value) ? { value } : fault(`${quoted(value)} is not like ${example}`);

export const oneOf =
  (words: readonly string[]): Reader =>
  (value) => {
    const found = words.find((word) => word.toLowerCase() === value.toLowerCase().replaceAll(/[\s_]+/g, '-'));
    return found === undefined ? fault(`${quoted(value)} is none of ${words.join(', ')}`) : { value: found };
  };

/** `12.5`, `12,5 g`; without plus or minus, with at most two decimals. */
export const amount =
  (unit: string, most: number): Reader =>
  (value) => {
    const [, whole, fraction = '', given = unit] = /^(\d{1,5})(?:[.,](\d{1,2}))?\s*([a-z]{1,4})?$/i.exec(value) ?? [];
    if (whole === undefined || given.toLowerCase() !== unit.toLowerCase())
      return fault(`${quoted(value)} is not like 12.5 ${unit}`);
    const number = Number(`${whole}.${fraction}`);
    return number > most ? fault(`${quoted(value)} is more than ${most} ${unit}`) : { value: String(number) };
  };

const share = /^(?:%\s*(\d{1,3})|(\d{1,3})\s*%)\s+(.+)$/;

/** `70 % Wolle, 30 % Polyamid`, or `%70 yün`: names of the law in the site's language, 100 % together. */
export const fibres: Reader = (value, language) => {
  const found: string[] = [];
  let sum = 0;
  for (const part of value.split(',').map(oneLine)) {
    const [, before, behind, name = ''] = share.exec(part) ?? [];
    const percent = Number(before ?? behind ?? 0);
    if (percent === 0)
      return fault(`${quoted(part)} is not like ${fibreText([{ fibre: 'wool', percent: 70 }], language, language)}`);
    const fibre = fibreNamed(name, language);
    if (fibre === undefined) return fault(`${quoted(name)} is no name of a fibre by law`);
    sum += percent;
    found.push(`${fibre} ${percent}`);
  }
  return sum === 100 ? { value: found.join(',') } : fault(`adds up to ${sum} % and not to 100 %`);
};

export const materials: Reader = (value) => {
  const found: string[] = [];
  for (const part of value.split(',')) {
    const read = oneOf(shoeMaterials)(oneLine(part), 'de');
    if ('fault' in read) return read;
    found.push(read.value);
  }
  return found.length > 2 ? fault('has more than two materials') : { value: found.join(',') };
};

export const list: Reader = (value) => ({
  value: value
    .split(',')
    .map(oneLine)
    .filter((word) => word !== '')
    .join(', '),
});

/** At most eight: the shop shows four. */
export const ids: Reader = (value) => {
  const named = value
    .split(',')
    .map(oneLine)
    .filter((id) => id !== '');
  return named.length > 8 ? fault('names more than eight products') : { value: [...new Set(named)].join(',') };
};
