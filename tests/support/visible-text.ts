import type { Site } from '../../src/sites/site.ts';
import { germanIn } from './german.ts';

const unescaped = (text: string): string =>
  text
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** What a document says: to the eye, to the ear, and where it is found or shared. */
export const textsIn = (html: string): readonly string[] => {
  const said = html.replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ');
  const attributes = [...said.matchAll(/\s(?:alt|aria-label|title|placeholder|content)="([^"]+)"/g)];
  return [...attributes.map(([, text = '']) => text), ...said.split(/<[^>]*>/)]
    .map((text) => unescaped(text).trim())
    .filter((text) => text !== '');
};

/** Words of a page that were left in German. */
export const germanOn = (html: string, { language }: Site): readonly string[] =>
  language === 'de'
    ? []
    : textsIn(html).flatMap((text) => germanIn(text, language).map((word) => `${word} in ${text.slice(0, 60)}`));
