import { describe, expect, it } from 'vitest';
import { placeOf, type Place } from './stores.rules.ts';

const place = (name: string, postcode: string): Place => ({ name, postcode, at: [50, 10] });
const places = [
  place('Köln', '50667'),
  place('Kölleda', '99625'),
  place('Bonn', '53111'),
  place('Au', '79280'),
  place('Frankfurt am Main', '60311'),
  place('Bad Homburg', '61348'),
  place('Hamburg-Altona', '22765'),
  place('Hamburg', '20095'),
  place('X-Y', '10115'),
  place('Äb', '10117'),
  place('Öb', '10119'),
  place('Üb', '10178'),
];
const found = (term: string) => placeOf(term, places, 5)?.name;

describe('[SHOP-6] a place is found', () => {
  it.each([
    ['koeln', 'Köln'],
    ['köln', 'Köln'],
    // One typo from four letters on, two from eight on, none below.
    ['kölm', 'Köln'],
    ['kolmm', undefined],
    ['bonnn', 'Bonn'],
    ['ai', undefined],
    ['au', 'Au'],
    ['homburk', undefined],
    ['hamburk', 'Hamburg'],
    ['hamvurk', undefined],
    ['bad hamburk', 'Bad Homburg'],
    ['frankfurd an main', 'Frankfurt am Main'],
    // A beginning has three letters, and fits better than a typo.
    ['fra', 'Frankfurt am Main'],
    ['fr', undefined],
    ['koll', 'Kölleda'],
    ['hamburg', 'Hamburg'],
    ['hamburg altona', 'Hamburg-Altona'],
    // Of two that fit alike the first one.
    ['hamb', 'Hamburg-Altona'],
    ['aeb', 'Äb'],
    ['oeb', 'Öb'],
    ['ueb', 'Üb'],
    ['koelladx', 'Kölleda'],
    ['(au)', 'Au'],
    ['x – y', 'X-Y'],
    ['xy', undefined],
  ])('by the name %j: %s', (term, name) => expect(found(term)).toBe(name));

  it.each([
    ['50667', 'Köln'],
    ['50', 'Köln'],
    ['53', 'Bonn'],
    ['5', undefined],
    ['506679', undefined],
    // The longest common beginning, then the nearest number.
    ['5312', 'Bonn'],
    ['6100', 'Bad Homburg'],
    ['1011', 'X-Y'],
    ['60', 'Frankfurt am Main'],
    ['62', 'Bad Homburg'],
    ['30159', undefined],
    ['99-625', 'Kölleda'],
    // A name wins over the number beside it; an unknown name leaves the number.
    ['50667 Hamburg', 'Hamburg'],
    ['20095 xyzzy', 'Hamburg'],
    ['53111  bad  homburg', 'Bad Homburg'],
    ['79280 Au', 'Au'],
    ['Au 20095', 'Au'],
    ['', undefined],
  ])('by the postcode %j: %s', (term, name) => expect(found(term)).toBe(name));
});
