import type { ProductFacts, PromisedDurability } from '../../contracts/catalogue/product-facts.contract.ts';
import type { PageText } from '../../contracts/content/content.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { memoize } from '../../lib/flow/memoize.ts';
import { qrCodeOf, type QrCode } from '../../lib/text/qr-code.ts';
import { durabilityUrl, guaranteeWords, type GuaranteeWords } from '../../sites/law/guarantee-words.ts';
import { lawAreas } from '../product/duties.rules.ts';
import { linesOf, widthOf } from './text-lines.rules.ts';

/** From this day the notice and the label are due (Implementing Regulation (EU) 2025/1960 art. 3). */
const dueSince = new Date('2026-09-27T00:00:00Z');

/** A line of text in a picture: where its baseline begins, in units of the picture. */
export interface PictureLine {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly isBold?: true | undefined;
}

/** LAW-7: the harmonised notice; its sides are those of A4. */
export interface GuaranteeNotice {
  readonly width: number;
  readonly height: number;
  readonly title: PictureLine;
  /** the box around the lead */
  readonly box: { readonly y: number; readonly height: number };
  readonly lead: readonly PictureLine[];
  readonly body: readonly PictureLine[];
  readonly code: QrCode & { readonly x: number; readonly y: number; readonly side: number };
  readonly address: string;
  readonly url: string;
  /** the file of the Commission, which is then shown instead of the drawing, and the same words for those who cannot see it */
  readonly official?: { readonly picture: string; readonly words: string };
}

const width = 480;
const height = Math.round(width * Math.SQRT2);
const margin = 24;
const bandHeight = 84;
const codeSide = 92;
const [largest, smallest, step] = [14, 8, 0.25];

interface Paragraph {
  readonly text: string;
  readonly mark?: string;
  readonly isBold?: true;
  /** beside the code, and so narrower */
  readonly isNarrow?: true;
}

const paragraphsOf = (words: GuaranteeWords): readonly Paragraph[] => [
  { text: words.claim },
  ...words.claims.map((text) => ({ text, mark: '•' })),
  { text: words.liable },
  ...words.remedies.map((text) => ({ text, mark: '•' })),
  { text: words.longer, isNarrow: true },
  { text: words.more, isNarrow: true },
  { text: words.address, isNarrow: true, isBold: true },
  { text: words.todo, isBold: true },
  ...words.steps.map((text, place) => ({ text, mark: `${place + 1}.` })),
  { text: words.commercial },
];

const inner = width - 2 * margin;
/** Bold letters are wider. */
const boldRoom = 0.93;

/** Sets the lead from this line on, and returns its lines with the height of the box around them. */
const leadFrom = (lead: string, y: number, size: number) => {
  const lines = linesOf(lead, ((inner - 24) / size) * boldRoom).map((text, place): PictureLine => ({
    x: margin + 12,
    y: y + 8 + size * (1 + place * 1.25),
    size,
    text,
    isBold: true,
  }));
  return { lines, height: lines.length * size * 1.25 + 16 };
};

/** Sets one paragraph, and returns its lines. */
const linesFrom = ({ text, mark, isBold, isNarrow }: Paragraph, top: number, size: number): PictureLine[] => {
  const indent = mark === undefined ? 0 : size * 1.4;
  const room = inner - indent - (isNarrow ? codeSide + 16 : 0);
  const lines = linesOf(text, (room / size) * (isBold ? boldRoom : 1)).map((line, place): PictureLine => ({
    x: margin + indent,
    y: top + place * size * 1.25,
    size,
    text: line,
    isBold,
  }));
  return mark === undefined ? lines : [{ x: margin + size * 0.3, y: top, size, text: mark }, ...lines];
};

/** Sets the paragraphs below each other from a line on, some of them beside the code; returns where the code and the text end. */
const bodyFrom = (paragraphs: readonly Paragraph[], top: number, size: number) => {
  const lines: PictureLine[] = [];
  let y = top;
  let codeFrom = 0;
  let wasMarked = false;
  for (const paragraph of paragraphs) {
    const isMarked = paragraph.mark !== undefined;
    if (paragraph.isNarrow && codeFrom === 0) codeFrom = y - size;
    if (!paragraph.isNarrow && codeFrom > 0) y = Math.max(y, codeFrom + codeSide + size);
    // A list ends with the space that parts paragraphs.
    if (wasMarked && !isMarked) y += size * 0.3;
    const set = linesFrom(paragraph, y, size);
    lines.push(...set);
    y = (set.at(-1)?.y ?? y) + size * (isMarked ? 1.4 : 1.6);
    wasMarked = isMarked;
  }
  return { lines, codeFrom, end: y };
};

/** The same few addresses stand on many pages. */
const codeOf = memoize((url) => qrCodeOf(url, 'medium'), 20);

/** Sets the notice in a type of one size; the picture may be too low for it. */
const setIn = (words: GuaranteeWords, size: number): GuaranteeNotice & { readonly end: number } => {
  const boxY = bandHeight + 14;
  const lead = leadFrom(words.lead, boxY, size * 1.15);
  const body = bodyFrom(paragraphsOf(words), boxY + lead.height + size * 1.6, size);
  const titleSize = Math.min(30, (inner - 64) / (widthOf(words.title.toLocaleUpperCase()) * 1.08));
  return {
    width,
    height,
    title: { x: margin, y: bandHeight / 2 + titleSize * 0.36, size: titleSize, text: words.title, isBold: true },
    box: { y: boxY, height: lead.height },
    lead: lead.lines,
    body: body.lines,
    code: { ...codeOf(words.url), x: width - margin - codeSide, y: body.codeFrom, side: codeSide },
    address: words.address,
    url: words.url,
    end: body.end,
  };
};

/** Draws the notice of a site in the largest type that fits. It is the same for all visitors, and takes some milliseconds. */
const noticeOf = memoize((site: SiteCode): GuaranteeNotice | undefined => {
  const words = guaranteeWords[site];
  if (!words) return undefined;
  for (let size = largest; size > smallest; size -= step) {
    const { end, ...notice } = setIn(words, size);
    if (end <= height - margin / 2) return notice;
  }
  const { end: _, ...notice } = setIn(words, smallest);
  return notice;
}, siteCodes.length);

const wordsOf = ({ title, lead, body }: GuaranteeNotice): string =>
  [title, ...lead, ...body].map(({ text }) => text).join(' ');

/**
 * Returns the notice of a site of the Union, from the day on which it is due. `picture` is the name of the Commission's file
 * among the pictures of the shop, if the shop has it.
 */
export const guaranteeNotice = (site: SiteCode, at: Date, picture?: string): GuaranteeNotice | undefined => {
  const notice = at >= dueSince ? noticeOf(site) : undefined;
  return notice && picture !== undefined ? { ...notice, official: { picture, words: wordsOf(notice) } } : notice;
};

/** Returns the words of the notice as a text for a mail (art. 8 (7) of Directive 2011/83/EU asks for them on a durable medium). */
export const guaranteeText = (site: SiteCode, at: Date): PageText | undefined => {
  const words = guaranteeWords[site];
  if (!words || at < dueSince) return undefined;
  return {
    title: words.title,
    lead: words.lead,
    sections: [
      { paragraphs: [words.claim], list: [...words.claims] },
      { paragraphs: [words.liable], list: [...words.remedies] },
      { paragraphs: [words.longer, `[${words.address}](${words.url})`] },
      { heading: words.todo, list: [...words.steps] },
      { paragraphs: [words.commercial] },
    ],
  };
};

/** LAW-7: the harmonised label of a guarantee of durability by the producer. */
export interface DurabilityLabel extends PromisedDurability {
  readonly model: string;
  readonly code: QrCode;
  readonly url: string;
}

/** The label is due for more than this: as long as the legal guarantee no producer needs to promise. */
const labelledAboveYears = 2;

type PromiseFacts = Pick<ProductFacts, 'guaranteeYears' | 'guaranteeLabel' | 'tradeName' | 'maker'>;

/**
 * Returns what a producer promises, if it guarantees the durability for more than two years on a site of the Union. A label that the shop
 * does not have (a feed may name any) is left out: our drawing stands in its place.
 */
export const promisedDurability = (
  site: SiteCode,
  { guaranteeYears, guaranteeLabel, tradeName, maker }: PromiseFacts,
  at: Date,
  hasPicture: (name: string) => boolean,
): PromisedDurability | undefined => {
  const years = Number(guaranteeYears);
  const brand = tradeName ?? maker;
  if (lawAreas[site] !== 'union' || at < dueSince || !(years > labelledAboveYears) || brand === undefined)
    return undefined;
  const isThere = guaranteeLabel !== undefined && hasPicture(guaranteeLabel);
  return { years, brand, ...(isThere ? { picture: guaranteeLabel } : {}) };
};

/** Returns the label of a promise for one model. */
export const durabilityLabel = (promised: PromisedDurability, model: string): DurabilityLabel => ({
  ...promised,
  model,
  code: codeOf(durabilityUrl),
  url: durabilityUrl,
});
