import type { ArticleKind, FactName } from '../../contracts/catalogue/product-facts.contract.ts';

/** Countries whose rules about offers of goods are the same; each site belongs to one. */
export type LawArea = 'union' | 'swiss' | 'turkish';

/** When a duty applies to an article at all; without it always. */
export type DutyCase = 'made-outside' | 'organic' | 'wooden';

/** Facts that an offer of goods of these kinds must have, by the law of each area; an area without a source asks for nothing. */
export interface Duty {
  readonly facts: readonly FactName[];
  readonly kinds: readonly ArticleKind[];
  readonly sources: Readonly<Partial<Record<LawArea, string>>>;
  readonly only?: DutyCase;
}

/** A fact that the law asks of other goods, and not of these. */
export interface Exemption {
  readonly fact: FactName | 'nutrition';
  readonly kinds: readonly ArticleKind[];
  readonly reason: string;
}

export const foodKinds = ['coffee', 'coffee-extract', 'tea', 'honey', 'food', 'caffeinated-drink'] as const;
/** What the rules about the safety of products apply to: neither food nor living plants (Regulation (EU) 2023/988 art. 2). */
const safetyKinds = ['textile', 'shoes', 'electrical', 'light-source', 'toy', 'candle', 'cosmetic', 'general'] as const;
const everyKind = [...foodKinds, ...safetyKinds, 'plant'] as const;

const turkishOffers =
  'Uzaktan İletişim Araçları Yoluyla Piyasaya Arz Edilen Ürünlerin Piyasa Gözetimi ve Denetimi Yönetmeliği (RG 30.10.2024)';
const turkishFood = 'Türk Gıda Kodeksi Gıda Etiketleme ve Tüketicileri Bilgilendirme Yönetmeliği';
const food = (article: string) => ({
  union: `Regulation (EU) 1169/2011 art. 14, ${article}`,
  swiss: 'LGV art. 44, LIV',
  turkish: turkishFood,
});

export const duties: readonly Duty[] = [
  // The kind decides what else is due.
  {
    facts: ['kind'],
    kinds: everyKind,
    sources: {
      union: 'Regulation (EU) 2023/988, Regulation (EU) 1169/2011',
      swiss: 'LGV art. 44',
      turkish: turkishOffers,
    },
  },
  {
    facts: ['maker', 'makerAddress', 'makerCountry', 'makerEmail'],
    kinds: safetyKinds,
    sources: { union: 'Regulation (EU) 2023/988 art. 19 (a)', turkish: turkishOffers },
  },
  // In the Union a responsible person, in Türkiye the importer.
  {
    facts: ['responsible', 'responsibleAddress', 'responsibleEmail'],
    kinds: safetyKinds,
    sources: { union: 'Regulation (EU) 2023/988 art. 16, 19 (b)', turkish: turkishOffers },
    only: 'made-outside',
  },
  {
    facts: ['warnings'],
    kinds: ['toy'],
    sources: {
      union: 'Directive 2009/48/EC art. 11, Regulation (EU) 2023/988 art. 19 (d)',
      swiss: 'VSS',
      turkish: 'Oyuncak Güvenliği Yönetmeliği',
    },
  },
  {
    facts: ['warnings'],
    kinds: ['candle', 'electrical'],
    sources: { union: 'Regulation (EU) 2023/988 art. 19 (d)', turkish: turkishOffers },
  },
  { facts: ['foodName'], kinds: foodKinds, sources: food('art. 9 (1) (a)') },
  { facts: ['maker', 'makerAddress'], kinds: foodKinds, sources: food('art. 9 (1) (h)') },
  { facts: ['storage'], kinds: foodKinds, sources: food('art. 9 (1) (g)') },
  // The day itself is due at delivery only (art. 14 (1) (b)); the offer says where it is printed.
  { facts: ['durability'], kinds: foodKinds, sources: food('art. 9 (1) (f)') },
  { facts: ['ingredients'], kinds: ['food', 'caffeinated-drink'], sources: food('art. 9 (1) (b)') },
  {
    facts: ['energy', 'calories', 'fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt'],
    kinds: ['food', 'caffeinated-drink'],
    sources: food('art. 9 (1) (l), 30, 32'),
  },
  { facts: ['caffeine'], kinds: ['caffeinated-drink'], sources: food('Annex III no. 4.1') },
  {
    facts: ['origin'],
    kinds: ['honey'],
    sources: {
      union: 'Directive 2001/110/EC art. 2, as amended by 2024/1438',
      swiss: 'LIV art. 15',
      turkish: turkishFood,
    },
  },
  {
    facts: ['organicCode'],
    kinds: foodKinds,
    only: 'organic',
    sources: {
      union: 'Regulation (EU) 2018/848 art. 32',
      swiss: 'Bio-Verordnung',
      turkish: 'Organik Tarımın Esasları ve Uygulanmasına İlişkin Yönetmelik',
    },
  },
  {
    facts: ['organicOrigin'],
    kinds: foodKinds,
    only: 'organic',
    sources: { union: 'Regulation (EU) 2018/848 art. 32 (2)' },
  },
  {
    facts: ['fibres'],
    kinds: ['textile'],
    sources: {
      union: 'Regulation (EU) 1007/2011 art. 16',
      turkish:
        'Tekstil Elyaf İsimleri ve Tekstil Ürünlerinin Elyaf Kompozisyonlarıyla İlgili Etiketleme ve İşaretleme Hakkında Yönetmelik',
    },
  },
  {
    facts: ['shoeUpper', 'shoeLining', 'shoeSole'],
    kinds: ['shoes'],
    sources: {
      union: 'Directive 94/11/EC art. 4',
      turkish: 'Ayakkabı malzemelerinin etiketlenmesi tebliği (94/11/AT)',
    },
  },
  {
    facts: ['energyClass', 'registration'],
    kinds: ['light-source'],
    sources: {
      union: 'Regulation (EU) 2017/1369 art. 5, 2019/2015 art. 4',
      swiss: 'EnEV',
      turkish: 'Enerji Etiketlemesi Çerçeve Yönetmeliği',
    },
  },
  // Species and place of growth; which goods are meant is a list of its own (SR 944.021.1).
  { facts: ['wood'], kinds: safetyKinds, only: 'wooden', sources: { swiss: 'SR 944.021' } },
];

export const exemptions: readonly Exemption[] = [
  {
    fact: 'nutrition',
    kinds: ['coffee', 'coffee-extract'],
    reason:
      'Beans, whole or milled, with caffeine or without, and coffee extracts: Regulation (EU) 1169/2011 Annex V no. 7.',
  },
  {
    fact: 'nutrition',
    kinds: ['tea'],
    reason: 'Infusions and tea without added ingredients but flavourings: Regulation (EU) 1169/2011 Annex V no. 8.',
  },
  {
    fact: 'nutrition',
    kinds: ['honey'],
    reason: 'An unprocessed product of one single ingredient: Regulation (EU) 1169/2011 Annex V no. 1.',
  },
  {
    fact: 'ingredients',
    kinds: ['coffee', 'coffee-extract', 'tea', 'honey'],
    reason:
      'One single ingredient with the name of the food (Regulation (EU) 1169/2011 art. 19 (1) (e)); a mixture of teas names its own.',
  },
  {
    fact: 'energyClass',
    kinds: ['electrical'],
    reason:
      'No energy label exists for coffee machines, grinders, kettles, clocks and lamps (Regulation (EU) 2017/1369).',
  },
  {
    fact: 'fibres',
    kinds: ['toy', 'shoes', 'general'],
    reason:
      'Toys, shoes, travel goods and oven gloves need no fibres (Regulation (EU) 1007/2011 Annex V no. 17, 22, 23, 25).',
  },
];
