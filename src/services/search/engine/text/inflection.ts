import type { Language } from '../../../../sites/site.ts';

/**
 * Endings of folded text (no diacritics, no case) by which a form differs from the word in its dictionary form, and what that
 * word may end with instead. A stem of one word and of its form can differ (bögre and bögrét: `bog`, `bogr`); here the
 * shop's own words decide: what is left of a form counts only if it is one of them.
 */
interface Inflection {
  readonly endings: readonly string[];
  /** what the dictionary form may end with; '' for nothing */
  readonly finals: readonly string[];
  /** sounds that the ending changes, back to how the word ends without it */
  readonly restored?: readonly (readonly [RegExp, string])[];
}

/** Shorter words are not taken for what a form was made of. */
const shortestBase = 3;

const list = (text: string): readonly string[] => text.split(' ');
/** Each ending after each other one: a case after a plural. */
const after = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((two) => one + two));

/** konev of konve, kubek of kubka. */
const droppedE = [/([^aeiouy])([^aeiouy])$/, '$1e$2'] as const;

const hungarianCases = list(
  't at et ot ban ben ba be bol n on en ra re rol nak nek hoz hez tol nal nel val vel ig kent',
);
const hungarianDoubled = list('b c d f g j k l m n p r s t v z').flatMap((sound) => [`${sound}al`, `${sound}el`]);
const turkishPlurals = list('lar ler');
const turkishCases = list('i u a e in un da de ta te dan den tan ten yi yu ya ye nin nun si su li lu siz suz lik luk');

const inflections: Readonly<Record<Language, Inflection>> = {
  de: { endings: list('e en er es em ern n nen s se sen ere erer eren eres'), finals: ['', 'e', 'er'] },
  fr: { endings: list('s x es e ne nes te tes le les se ses'), finals: ['', 'e'], restored: [[/au$/, 'al']] },
  cs: {
    endings: list('y a e u o i ou em um ach am ami ech im ich imi eho emu ym ych ymi ej ove ovi oveho ova'),
    finals: ['', 'a', 'o', 'e', 'y', 'i'],
    restored: [droppedE],
  },
  sk: {
    endings: list('y a e u o i ou om ov ach iach am iam ami mi och ej ia iu ie im ich imi eho emu ym ych ymi ho ovi'),
    finals: ['', 'a', 'o', 'e', 'y', 'i', 'ia', 'ie'],
    restored: [droppedE],
  },
  pl: {
    endings: list('y a e u o i ie ia iu om ow ach ami em im ich imi ego emu ej ym ych ymi owi owie iem iej iego iemu'),
    finals: ['', 'a', 'o', 'e', 'y', 'i', 'ie'],
    restored: [[/ci$/, 't'], [/dzi$/, 'd'], [/c$/, 't'], [/rz$/, 'r'], [/dz$/, 'g'], droppedE],
  },
  hu: {
    endings: [
      ...hungarianCases,
      ...after(list('k ok ek ak ja je a e i'), ['', ...hungarianCases]),
      ...hungarianDoubled,
    ],
    finals: [''],
  },
  tr: {
    endings: [...turkishPlurals, ...turkishCases, ...after(turkishPlurals, turkishCases)],
    finals: [''],
    restored: [
      [/g$/, 'k'],
      [/b$/, 'p'],
      [/d$/, 't'],
    ],
  },
};

/**
 * Returns a function that lists what a folded word may be a form of, in the order of the endings; most of the list are no words
 * at all. Words with digits are forms of nothing.
 */
export const basesOf = (language: Language): ((word: string) => string[]) => {
  const { endings, finals, restored = [] } = inflections[language];
  return (word) => {
    if (/\d/.test(word)) return [];
    const bases = new Set<string>();
    for (const ending of endings) {
      const rest = word.slice(0, word.length - ending.length);
      if (rest.length < shortestBase || !word.endsWith(ending)) continue;
      for (const final of finals) bases.add(rest + final);
      for (const [sound, before] of restored) {
        if (!sound.test(rest)) continue;
        const base = rest.replace(sound, before);
        for (const final of finals) bases.add(base + final);
      }
    }
    bases.delete(word);
    return [...bases];
  };
};
