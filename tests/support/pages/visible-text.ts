import facts from '../../../content/facts.json' with { type: 'json' };
import { memoize } from '../../../src/lib/flow/memoize.ts';
import type { Site } from '../../../src/sites/site.ts';
import { germanIn } from '../words/german.ts';

const unescaped = (text: string): string =>
  text
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Texts and attributes as they stand in a document: what it says to the eye, to the ear, and where it is found or shared. */
const textsIn = (html: string): readonly string[] => {
  const said = html.replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ');
  const attributes = [...said.matchAll(/\s(?:alt|aria-label|title|placeholder|content)="([^"]+)"/g)];
  return [...attributes.map(([, text = '']) => text), ...said.split(/<[^>]*>/)];
};

/** Makers and their addresses are names, in any language, and so are the codes of organic control. */
const makers = Object.values({ ...facts.makers, ...facts.responsible }).flatMap(({ name, street, city }) => [
  name,
  street,
  city,
]);
const withoutNames = (text: string): string =>
  makers.reduce((rest, name) => rest.replaceAll(name, ' '), text).replaceAll(/\b[A-Z]{2}-ÖKO-\d{3}\b/g, ' ');

/** Finds words in the pages of a site that were left in German. Pages share most of their texts, so each is read once. */
export const germanFinder = ({ language }: Site): ((html: string) => readonly string[]) => {
  if (language === 'de') return () => [];
  const wordsIn = memoize((written) => {
    const text = unescaped(written).trim();
    return germanIn(withoutNames(text), language).map((word) => `${word} in ${text.slice(0, 60)}`);
  }, 100_000);
  return (html) => textsIn(html).flatMap(wordsIn);
};
