import { describe, expect, it } from 'vitest';
import { keptWith } from '../../contracts/tracking/consent.contract.ts';
import { searchedIn, searchedKey, withSearch } from './searched.rules.ts';

describe('the searches of this browser', () => {
  it('[TRK-4] are removed when their consent is withdrawn', () => {
    expect(keptWith.C0003.storage).toContain(searchedKey);
  });

  it.each<[string | undefined, string[]]>([
    [undefined, []],
    ['', []],
    ['{"a":1}', []],
    ['null', []],
    ['"tee"', []],
    ['[', []],
    [`["tee",1,null,"","${'x'.repeat(61)}",["a"],"tee","kaffee"]`, ['tee', 'kaffee']],
    ['["1","2","3","4","5","6","7"]', ['1', '2', '3', '4', '5', '6']],
  ])('[SRCH-5] in %j are %j', (text, expected) => expect(searchedIn(text)).toEqual(expected));

  it.each<[string[], string, string[]]>([
    [[], ' blauer   mantel ', ['blauer mantel']],
    [['tee', 'kaffee'], 'kaffee', ['kaffee', 'tee']],
    [['tee'], '  ', ['tee']],
    [['tee'], 'x'.repeat(61), ['tee']],
    [['1', '2', '3', '4', '5', '6'], '7', ['7', '1', '2', '3', '4', '5']],
  ])('[SRCH-5] %j and %j become %j', (before, typed, after) => expect(withSearch(before, typed)).toEqual(after));
});
