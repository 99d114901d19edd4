import { allSites } from '../../../src/sites/sites.ts';
import { languages, type Language } from '../../../src/sites/site.ts';
import { ourFiles, readOurs } from './repository.ts';

/** A text of the content folder, with the language that it is to be in. */
export interface ContentText {
  readonly place: string;
  readonly language: Language;
  readonly text: string;
}

/** What content is written for: a language, a catalogue of texts, or a site. */
const languageOf: ReadonlyMap<string, Language> = new Map([
  ...allSites.map(({ code, language }) => [code, language] as const),
  ...allSites.flatMap(({ catalogue, language }) => catalogue.map((name) => [name, language] as const)),
  ...allSites.map(({ language }) => [language, language] as const),
]);
/** Members that hold no words for visitors: addresses, ids, what a picture is made of. */
const isWordless = (key: string): boolean =>
  /^(?:id|ids|url|to|from|name|owner|code|object|picture|look|with|iconName|imagePath|source|kind|type|css|hex)$|(?:Css|Url|Id|Path)$/.test(
    key,
  );

type Seen = (text: ContentText) => void;

/** The one language of all sites that a part of the content is for. */
const languageForSites = (value: object): Language | undefined => {
  const { sites } = value as { readonly sites?: unknown };
  if (!Array.isArray(sites)) return undefined;
  const languages = new Set(sites.map((site) => languageOf.get(String(site))));
  return languages.size === 1 ? [...languages][0] : undefined;
};

const walk = (value: unknown, place: string, language: Language | undefined, see: Seen): void => {
  if (typeof value === 'string') {
    if (language !== undefined) see({ place, language, text: value });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const own = languageForSites(value) ?? language;
  for (const [key, part] of Object.entries(value)) {
    if (isWordless(key) && !languageOf.has(key)) continue;
    walk(part, `${place}.${key}`, languageOf.get(key) ?? own, see);
  }
};

const isContent = (path: string): boolean =>
  path.endsWith('.json') && !/^content\/(?:maps|pictures|customers)\//.test(path);
const read = (path: string): unknown => JSON.parse(readOurs(path));

/** Every text of the content folder whose language is known. */
export const contentTexts = (): readonly ContentText[] => {
  const texts: ContentText[] = [];
  for (const path of ourFiles('content/').filter(isContent)) {
    const [, base = ''] = /\/([^/]+)\.json$/.exec(path) ?? [];
    walk(read(path), path, languageOf.get(base), (text) => void texts.push(text));
  }
  return texts;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** More than names, sizes and figures, which are alike in many languages. */
const isSentence = (text: string): boolean => (text.match(/(?<!\p{L})\p{Ll}{3,}/gu) ?? []).length > 1;

/** Finds translations that are identical to the German text. */
const copiesOf = (german: unknown, other: unknown, place: string): string[] => {
  if (typeof german === 'string') return german === other && isSentence(german) ? [`${place} is the German text`] : [];
  if (!isObject(german) || !isObject(other)) return [];
  return Object.entries(german).flatMap(([key, part]) => copiesOf(part, other[key], `${place}.${key}`));
};

/** Lists tables of texts that lack a language, and translations that equal the German text. (Pages are checked at the start.) */
export const untranslated = (): readonly string[] => {
  const missing: string[] = [];
  const look = (value: unknown, place: string): void => {
    if (!isObject(value)) return;
    const { de } = value;
    const isTable = de !== undefined && languages.some((name) => name !== 'de' && value[name] !== undefined);
    for (const name of isTable ? languages : []) {
      if (value[name] === undefined) missing.push(`${place} lacks ${name}`);
      else if (name !== 'de') missing.push(...copiesOf(de, value[name], `${place}.${name}`));
    }
    for (const [key, part] of Object.entries(value)) look(part, `${place}.${key}`);
  };
  const isOfPages = (path: string) => /^content\/(?:pages\/|company\.json)/.test(path);
  for (const path of ourFiles('content/').filter((file) => isContent(file) && !isOfPages(file))) look(read(path), path);
  return missing;
};
