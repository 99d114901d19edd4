import type { PageText } from '../../contracts/content/content.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { qrCodeOf, type QrCode } from '../../lib/text/qr-code.ts';
import { durabilityUrl, guaranteeWords, type GuaranteeWords } from '../../sites/guarantee-words.ts';
import { linesOf, widthOf } from './text-lines.rules.ts';

/** From this day the notice and the label are due (Implementing Regulation (EU) 2025/1960 art. 3). */
const dueSince = new Date('2026-09-27T00:00:00Z');

/** A line of text in a picture: where its baseline begins, in units of the picture. */
export interface PictureLine {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly isBold?: true;
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

/** Sets the notice in a type of one size; the picture may be too low for it. */
const setIn = (words: GuaranteeWords, size: number): GuaranteeNotice & { readonly end: number } => {
  const leading = size * 1.25;
  const inner = width - 2 * margin;
  const leadSize = size * 1.15;
  const leadTexts = linesOf(words.lead, ((inner - 24) / leadSize) * 0.93);
  const boxY = bandHeight + 14;
  const boxHeight = leadTexts.length * leadSize * 1.25 + 16;
  const lead = leadTexts.map((text, place): PictureLine => ({
    x: margin + 12,
    y: boxY + 8 + leadSize * (1 + place * 1.25),
    size: leadSize,
    text,
    isBold: true,
  }));
  const body: PictureLine[] = [];
  let y = boxY + boxHeight + leading * 1.3;
  let codeFrom = 0;
  let codeUntil = 0;
  let wasMarked = false;
  for (const { text, mark, isBold, isNarrow } of paragraphsOf(words)) {
    if (isNarrow && codeFrom === 0) {
      codeFrom = y - size;
      codeUntil = codeFrom + codeSide;
    }
    if (!isNarrow && codeFrom > 0 && y - size < codeUntil) y = codeUntil + size;
    // A list ends with the space that parts paragraphs.
    if (mark === undefined && wasMarked) y += size * 0.3;
    wasMarked = mark !== undefined;
    const indent = mark === undefined ? 0 : size * 1.4;
    const room = inner - indent - (isNarrow ? codeSide + 16 : 0);
    if (mark !== undefined) body.push({ x: margin + size * 0.3, y, size, text: mark });
    for (const line of linesOf(text, (room / size) * (isBold ? 0.93 : 1))) {
      body.push({ x: margin + indent, y, size, text: line, ...(isBold ? { isBold } : {}) });
      y += leading;
    }
    y += size * (mark === undefined ? 0.35 : 0.15);
  }
  const titleRoom = inner - 64;
  const titleSize = Math.min(30, titleRoom / (widthOf(words.title.toLocaleUpperCase()) * 1.08));
  return {
    width,
    height,
    title: { x: margin, y: bandHeight / 2 + titleSize * 0.36, size: titleSize, text: words.title, isBold: true },
    box: { y: boxY, height: boxHeight },
    lead,
    body,
    code: { ...qrCodeOf(words.url, 'medium'), x: width - margin - codeSide, y: codeFrom, side: codeSide },
    address: words.address,
    url: words.url,
    end: y,
  };
};

/** Draws the notice in the largest type that fits. */
const noticeIn = (words: GuaranteeWords): GuaranteeNotice => {
  for (let size = largest; size > smallest; size -= step) {
    const { end, ...notice } = setIn(words, size);
    if (end <= height - margin / 2) return notice;
  }
  const { end: _, ...notice } = setIn(words, smallest);
  return notice;
};

/** Returns the notice of a site of the Union, from the day on which it is due. */
export const guaranteeNotice = (site: SiteCode, at: Date): GuaranteeNotice | undefined => {
  const words = guaranteeWords[site];
  return words && at >= dueSince ? noticeIn(words) : undefined;
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
export interface DurabilityLabel {
  readonly years: number;
  readonly brand: string;
  readonly model: string;
  readonly code: QrCode;
  readonly url: string;
}

/** The label is due for more than this: as long as the legal guarantee no producer needs to promise. */
const labelledAboveYears = 2;

/** Returns the label of a product, if its producer guarantees its durability for more than two years. */
export const durabilityLabel = (
  {
    guaranteeYears,
    tradeName,
    maker,
  }: { readonly guaranteeYears?: string; readonly tradeName?: string; readonly maker?: string },
  model: string,
): DurabilityLabel | undefined => {
  const years = Number(guaranteeYears);
  const brand = tradeName ?? maker;
  if (!(years > labelledAboveYears) || brand === undefined) return undefined;
  return { years, brand, model, code: qrCodeOf(durabilityUrl, 'medium'), url: durabilityUrl };
};
