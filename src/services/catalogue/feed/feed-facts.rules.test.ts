import { describe, expect, it } from 'vitest';
import { factNames, type ProductFacts } from '../../../contracts/catalogue/product-facts.contract.ts';
import { allSites, sites } from '../../../sites/sites.ts';
import { feedFormats } from '../../../contracts/shop/commands.contract.ts';
import { readFacts, writtenFacts } from './feed-facts.rules.ts';
import { fileOf, goodRow, inPieces, readAll } from './feed.fixtures.ts';

const read = (details: readonly string[], certificates: readonly string[] = [], energyClass = '') =>
  readFacts({ details, certificates, energyClass, gender: '', ageGroup: '' }, 'de');

/** Every fact that there is. */
const all: ProductFacts & Record<(typeof factNames)[number], string> = {
  kind: 'food',
  maker: 'Röster "Elbe": Söhne, Co.',
  tradeName: 'Elbe',
  makerAddress: 'Am Deich 1, 21107 Hamburg',
  makerCountry: 'CH',
  makerEmail: 'post@elbe.example',
  responsible: 'Kontor GmbH',
  responsibleAddress: 'Am Sandtorkai 12, 20457 Hamburg',
  responsibleEmail: 'sicher@kontor.example',
  warnings: 'Heiß, sehr heiß.\nNicht für Kinder.',
  foodName: 'Milchschokolade',
  ingredients: 'Zucker, Vollmilchpulver, Karamell (12 %: Butter)',
  allergens: 'Vollmilchpulver, Butter',
  traces: 'Kann Nüsse enthalten.',
  origin: 'Peru',
  organicCode: 'DE-ÖKO-006',
  organicOrigin: 'EU/non-EU',
  storage: 'Trocken, kühl.',
  durability: 'Siehe Packung.',
  caffeine: '32',
  energy: '2300',
  calories: '551',
  fat: '34.5',
  saturates: '21',
  carbohydrate: '54',
  sugars: '52',
  protein: '7',
  salt: '0.45',
  fibres: 'wool 70,polyamide 30',
  liningFibres: 'viscose 100',
  fillingFibres: 'other 100',
  animalParts: 'yes',
  shoeUpper: 'leather,textile',
  shoeLining: 'coated-leather',
  shoeSole: 'other',
  battery: 'built-in',
  energyClass: 'F',
  registration: '123456',
  guaranteeYears: '5',
  guaranteeLabel: 'eu-label-101410001',
  wood: 'Quercus robur PL, Olea europaea IT',
  gender: 'female',
  ageGroup: 'kids',
  goesWith: 'K2,105110001',
  ratingAverage: '4.6',
  ratingCount: '126',
  ratingSource: 'Stiftung Sterne',
};

describe('[LAW-5] facts in a feed', () => {
  it.each(allSites)('are written and read in the language of $code', (site) => {
    const { certification, ...written } = writtenFacts(all, site);
    expect(Object.keys(all)).toEqual(factNames);
    expect(readFacts({ ...written, certificates: [certification] }, site.language)).toEqual({ value: all });
  });

  it('have the names that feeds know them by', () => {
    const { details, ...named } = writtenFacts(all, sites.DE);
    const names = details.map((detail) => detail.split(':'));
    expect(
      Object.entries(Object.groupBy(names, ([section = '']) => section)).map(([section, rows = []]) =>
        [section, ...rows.map(([, name]) => name)].join(' '),
      ),
    ).toEqual([
      'safety kind maker trade_name maker_address maker_country maker_email responsible responsible_address responsible_email warning warning',
      'food name ingredients allergens traces origin organic_code organic_origin storage durability caffeine',
      'nutrition energy_kj energy_kcal fat saturates carbohydrate sugars protein salt',
      'textile fibres lining filling animal_parts',
      'shoes upper lining sole',
      'electrical battery',
      'guarantee years label',
      'wood species',
      'related goes_with',
      'rating average count source',
    ]);
    expect(named).toEqual({ certification: 'EC:EPREL:123456', energyClass: 'F', gender: 'female', ageGroup: 'kids' });
    const none = { details: [], certification: '', energyClass: '', gender: '', ageGroup: '' };
    expect(writtenFacts({}, sites.DE)).toEqual(none);
  });

  it.each([
    ['Safety:Maker Email:post@elbe.example', { makerEmail: 'post@elbe.example' }],
    ['SAFETY:maker-email:post@elbe.example', { makerEmail: 'post@elbe.example' }],
    ['textile:fibres:%70 wolle,  %30 POLYAMID', { fibres: 'wool 70,polyamide 30' }],
    ['textile:fibres:70\u00A0% Wolle, 30% Polyamid'.replace('30%', '30 %'), { fibres: 'wool 70,polyamide 30' }],
    ['nutrition:fat:12,5 g', { fat: '12.5' }],
    ['nutrition:energy_kj:2300 kJ', { energy: '2300' }],
    ['shoes:sole:Coated Leather', { shoeSole: 'coated-leather' }],
    ['related:goes_with: K2 , K3,K2,', { goesWith: 'K2,K3' }],
    ['General:fibres:nothing of ours', {}],
    ['food:name:', {}],
  ])('%s is read', (detail, facts) => expect(read([detail])).toEqual({ value: facts }));

  it.each([
    ['safety:kind:drug', 'product_detail safety:kind "drug" is none of coffee, coffee-extract,'],
    ['safety:maker_email:post', 'product_detail safety:maker_email "post" is not like service@example.com'],
    ['safety:maker_country:Deutschland', 'product_detail safety:maker_country "Deutschland" is not like DE'],
    ['safety:maker_country:DEU', 'product_detail safety:maker_country "DEU" is not like DE'],
    [`safety:maker:${'x'.repeat(121)}`, 'product_detail safety:maker is longer than 120 characters'],
    ['food:organic_code:Bio', 'product_detail food:organic_code "Bio" is not like DE-ÖKO-006'],
    ['food:organic_code:xDE-ÖKO-006', 'product_detail food:organic_code "xDE-ÖKO-006" is not like DE-ÖKO-006'],
    ['food:organic_code:DE-ÖKO-00612', 'product_detail food:organic_code "DE-ÖKO-00612" is not like DE-ÖKO-006'],
    ['food:organic_origin:Mars', 'product_detail food:organic_origin "Mars" is none of EU, non-EU, EU/non-EU'],
    ['food:allergens:Milch', 'product_detail food:allergens names "Milch", which the ingredients lack'],
    ['food:caffeine:viel', 'product_detail food:caffeine "viel" is not like 12.5 mg'],
    ['nutrition:fat:-1', 'product_detail nutrition:fat "-1" is not like 12.5 g'],
    ['nutrition:fat:120 g', 'product_detail nutrition:fat "120 g" is more than 100 g'],
    ['nutrition:salt:400 mg', 'product_detail nutrition:salt "400 mg" is not like 12.5 g'],
    ['textile:fibres:70 % Wolle, 20 % Polyamid', 'product_detail textile:fibres adds up to 90 % and not to 100 %'],
    ['textile:fibres:100 % Lambswool', 'product_detail textile:fibres "Lambswool" is no name of a fibre by law'],
    ['textile:fibres:Wolle', 'product_detail textile:fibres "Wolle" is not like 70 % Wolle'],
    ['textile:animal_parts:ja', 'product_detail textile:animal_parts "ja" is none of yes'],
    ['shoes:upper:Leder', 'product_detail shoes:upper "Leder" is none of leather, coated-leather, textile, other'],
    ['shoes:upper:leather,textile,other', 'product_detail shoes:upper has more than two materials'],
    ['electrical:battery:yes', 'product_detail electrical:battery "yes" is none of included, built-in'],
    ['related:goes_with:1,2,3,4,5,6,7,8,9', 'product_detail related:goes_with names more than eight products'],
    ['rating:average:0.5', 'product_detail rating:average "0.5" is not like 4.6'],
    ['rating:average:5.1', 'product_detail rating:average "5.1" is not like 4.6'],
    ['rating:count:0', 'product_detail rating:count "0" is not like 126'],
    ['rating:count:12x', 'product_detail rating:count "12x" is not like 126'],
    ['rating:count:-3', 'product_detail rating:count "-3" is not like 126'],
    ['rating:average:4.6', 'product_detail rating: has not all of average, count and source'],
    ['guarantee:years:2', 'product_detail guarantee:years "2" is not like 5, from 3 to 49'],
  ])('%s is refused', (detail, fault) => {
    const answer = read([detail]);
    expect('fault' in answer && answer.fault.replaceAll('\u00A0', ' ')).toContain(fault);
  });

  it('refuses facts that contradict each other', () => {
    expect(read(['nutrition:carbohydrate:5', 'nutrition:sugars:6'])).toHaveProperty('fault');
    expect(read(['nutrition:fat:5', 'nutrition:saturates:6'])).toHaveProperty('fault');
    expect(read(['food:name:A', 'food:name:B'])).toHaveProperty('fault', 'product_detail food:name is given twice');
    expect(read(['food:ingredients:Vollmilchpulver', 'food:allergens:Milch'])).toHaveProperty('fault');
  });

  it('reads the label of energy by Google’s names', () => {
    expect(read([], ['EC:EPREL:42', 'ADEME:vehicle:1'], 'F')).toEqual({
      value: { energyClass: 'F', registration: '42' },
    });
    expect(read([], ['EC:EPREL:x'])).toHaveProperty('fault', 'certification "EC:EPREL:x" is not like EC:EPREL:123456');
    expect(read([], ['EC:EPREL:x1'])).toHaveProperty('fault');
    for (const energyClass of ['A', 'A+', 'A++', 'A+++', 'G'])
      expect(read([], [], energyClass)).toEqual({ value: { energyClass } });
    for (const wrong of ['A++++', 'F1', 'xF']) expect(read([], [], wrong)).toHaveProperty('fault');
    expect(read([], [], 'H')).toHaveProperty('fault', 'energy_efficiency_class "H" is not like A to G');
  });

  it.each([
    ['Female', 'KIDS', { gender: 'female', ageGroup: 'kids' }],
    ['everybody', 'old', {}],
    ['', '', {}],
  ])('reads gender %j and age group %j by Google’s words, and ignores others', (gender, ageGroup, facts) => {
    expect(readFacts({ details: [], certificates: [], energyClass: '', gender, ageGroup }, 'de')).toEqual({
      value: facts,
    });
  });

  it.each(feedFormats)('a %s row with a bad fact is left out with its line', async (format) => {
    const bad = { ...goodRow, id: 'coat', product_detail: ['textile:fibres:100 % Lambswool'] };
    const { items, bad: faults } = await readAll(inPieces(fileOf(format, [goodRow, bad])));
    expect(items.length).toBe(1);
    expect(faults).toEqual([
      {
        line: format === 'tsv' ? 3 : expect.any(Number),
        id: 'coat',
        reason: 'product_detail textile:fibres "Lambswool" is no name of a fibre by law',
      },
    ]);
  });
});
