import { channelTolerance, shareTolerance } from './compare.rules.ts';

/** A view as both shops drew it. */
export interface Pair {
  readonly name: string;
  readonly share: number;
  readonly hasChanged: boolean;
  /** why one of the two could not be drawn */
  readonly fault?: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

const styles = `body { margin: 24px; font: 15px/1.4 sans-serif }
figure { display: inline-block; width: 32%; margin: 0 0.5% 24px 0; vertical-align: top }
img { display: block; width: 100%; border: 1px solid #bbb }
h2 { margin: 32px 0 8px; font-size: 18px }`;

const pictureOf = (folder: string, { name }: Pair): string =>
  `<figure><a href="${folder}/${escaped(name)}.png"><img loading="lazy" src="${folder}/${escaped(name)}.png" alt=""></a><figcaption>${folder}</figcaption></figure>`;

const sectionOf = (pair: Pair): string =>
  pair.fault === undefined
    ? `<h2>${escaped(pair.name)}: ${percent(pair.share)}</h2>${['before', 'after', 'marked'].map((folder) => pictureOf(folder, pair)).join('')}`
    : `<h2>${escaped(pair.name)}</h2><p>${escaped(pair.fault)}</p>`;

/** The local page of pairs: what could not be drawn first, then what differs, the most at the top; the rest by name. */
export const pairsPage = (commit: string, pairs: readonly Pair[]): string => {
  const broken = pairs.filter(({ fault }) => fault !== undefined);
  const changed = pairs.filter(({ fault, hasChanged }) => fault === undefined && hasChanged);
  const same = pairs.filter(({ fault, hasChanged }) => fault === undefined && !hasChanged);
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Before and after</title>',
    `<style>${styles}</style>`,
    `<h1>${escaped(commit)} and the working tree</h1>`,
    `<p>${changed.length} of ${pairs.length} views differ in more than ${percent(shareTolerance)} of their pixels by more than ${channelTolerance} of 255; ${broken.length} could not be drawn.</p>`,
    ...broken.map(sectionOf),
    ...changed.toSorted((a, b) => b.share - a.share).map(sectionOf),
    `<h2>The same</h2><p>${same.map(({ name }) => `<a href="after/${escaped(name)}.png">${escaped(name)}</a>`).join(', ')}</p>`,
  ].join('\n');
};
