import type { Language } from '../../../../sites/site.ts';
import { nounsApart } from './apart.ts';

/**
 * Inflectional endings, longest first, of folded text (no diacritics, no case). The stemmer is light on purpose: a stem only
 * adds further forms of a word, at a lower weight than the typed word, so a wrong stem costs little.
 */
interface Endings {
  /** length in characters below which nothing is removed */
  readonly shortest: number;
  /** applied one after the other; each removes at most one ending */
  readonly rounds: readonly (readonly string[])[];
  /** spellings that are made equal before endings are removed */
  readonly before?: readonly (readonly [RegExp, string])[];
  /** sounds that inflection changes, made equal afterwards */
  readonly after?: readonly (readonly [RegExp, string])[];
}

const list = (text: string): readonly string[] => text.split(' ').toSorted((a, b) => b.length - a.length);

/** A vowel that inflection drops: sweter, swetra. */
const fleetingE = [/([^aeiouy])i?e([lrn])$/, '$1$2'] as const;

const endingsOf: Readonly<Record<Language, Endings>> = {
  de: {
    shortest: 3,
    before: [
      [/(?<![aeq])ue/g, 'u'],
      [/ae/g, 'a'],
      [/oe/g, 'o'],
    ],
    rounds: [list('innen ern em en er es e n s')],
  },
  fr: {
    shortest: 3,
    rounds: [list('s x'), list('issements issement ements ement ees ee es e er ez ir'), list('e i')],
    after: [
      [/eau$/, 'el'],
      [/aux$/, 'al'],
      [/au$/, 'al'],
      [/(.)\1$/, '$1'],
    ],
  },
  cs: {
    shortest: 3,
    rounds: [
      list(
        'ovych ovym ovymi ovou oveho ovemu ami emi imi ymi ach ech ich ych eho emu imu iho ovi ove ova ovy um em im ym om am ou ej uv y i a e u o',
      ),
      list('ek ec ok ik k c'),
      // adjectives of a material: bavlna, bavlněný
      list('en'),
    ],
    after: [[/z$/, 'h'], fleetingE],
  },
  sk: {
    shortest: 3,
    rounds: [
      list(
        'ovych ovym ovymi ovou oveho ovemu encami ami emi imi ymi mi ach iach och ech ich ych eho emu iho ovi ova ove ovy ata om em im ym am iam ou ej ov y i a e u o',
      ),
      list('iek ek ec ok k c'),
      // adjectives of a material: bavlna, bavlnený
      list('en'),
    ],
    after: [fleetingE],
  },
  pl: {
    shortest: 3,
    rounds: [
      list(
        'owego owemu owych owymi owym owej ami emi imi ymi ach ech ich ych ego emu iego iemu iej owi owie owy owa owe om em im ym iem ej ow ie ia iu io y i a e u o',
      ),
      list('iek ek ec ki k c'),
      // adjectives of a material: bawełna, bawełniany; skóra, skórzany
      list('ian an'),
    ],
    after: [[/rz$/, 'r'], fleetingE],
  },
  hu: {
    shortest: 3,
    rounds: [
      list('hoz hez nak nek val vel bol bel rol tol ban ben nal nel kent ert ig ba be ra re on en ul'),
      list('jait jeit jai jei ait eit aim eim aid eid unk uk juk ja je am em om ad ed od'),
      list('okat eket akat at et ot'),
      list('t'),
      list('ok ek ak k'),
      list('a e o i'),
    ],
  },
  tr: {
    shortest: 3,
    rounds: [
      list(
        'larinin lerinin larini lerini larina lerine lardan lerden larda lerde larin lerin lari leri lara lere lar ler',
      ),
      list(
        'sindan sinden sinda sinde sinin sunun sina sine sini sunu nin nun dan den tan ten da de ta te si su yi yu ya ye na ne',
      ),
      list('li lu lik luk ci cu'),
      list('in un im um i u a e'),
    ],
    after: [
      [/g$/, 'k'],
      [/b$/, 'p'],
      [/d$/, 't'],
    ],
  },
};

const cut = (word: string, endings: readonly string[], shortest: number): string => {
  for (const ending of endings) {
    if (word.length - ending.length >= shortest && word.endsWith(ending)) return word.slice(0, -ending.length);
  }
  return word;
};

/** Returns the stemmer of a language; it takes and returns folded words. Words with digits stay as they are. */
export const stemOf = (language: Language): ((word: string) => string) => {
  const { shortest, rounds, before = [], after = [] } = endingsOf[language];
  const apart = new Map(
    nounsApart[language].flatMap((line) => {
      const forms = line.split(' ');
      return forms.map((form): readonly [string, string] => [form, forms[0] ?? form]);
    }),
  );
  return (word) => {
    if (/\d/.test(word)) return word;
    const own = apart.get(word);
    if (own !== undefined) return own;
    let stem = word;
    for (const [from, to] of before) stem = stem.replace(from, to);
    for (const endings of rounds) stem = cut(stem, endings, shortest);
    for (const [from, to] of after) stem = stem.replace(from, to);
    return stem;
  };
};
