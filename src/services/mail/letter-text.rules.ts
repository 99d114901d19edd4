import type { Letter, MailBlock, MailDocument, MailLine, MailText } from '../../contracts/shop/mail.contract.ts';
import { named, partsOf, wholeAddress, type LetterFrame } from './letter-frame.rules.ts';

const width = 72;

const wrapped = (text: string): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
};

const words = (text: MailText, origin: string): string =>
  partsOf(text)
    .map((part) => (typeof part === 'string' ? part : `${part.text} (${wholeAddress(part.href, origin)})`))
    .join('');

const line = ({ text, detail, amount }: MailLine, colon: string): string =>
  `${text}${detail ? ` (${detail})` : ''}${colon} ${amount}`;

const underlined = (text: string, sign: string): string =>
  `${wrapped(text)}\n${sign.repeat(Math.min(text.length, width))}`;

const documentText = ({ title, lead, sections }: MailDocument, origin: string): string => {
  const line = (text: MailText): string => wrapped(words(text, origin));
  const parts = sections.flatMap(({ heading, paragraphs, list }) => [
    ...(heading === undefined ? [] : [underlined(heading, '-')]),
    ...paragraphs.map(line),
    ...(list.length > 0 ? [list.map((item) => `- ${line(item).replaceAll('\n', '\n  ')}`).join('\n')] : []),
  ]);
  return [underlined(title, '='), ...(lead === undefined ? [] : [line(lead)]), ...parts].join('\n\n');
};

const blockText = (block: MailBlock, frame: LetterFrame): string => {
  const { origin, colon } = frame;
  switch (block.kind) {
    case 'picture':
    case 'pixel':
      return '';
    case 'title':
      return underlined(block.text, '=');
    case 'heading':
      return underlined(block.text, '-');
    case 'text':
    case 'note':
      return wrapped(words(block.text, origin));
    case 'document':
      return documentText(block, origin);
    case 'button':
      // Each address is on a line of its own, so that line wrapping does not break it.
      return `${block.text}${colon}\n${wholeAddress(block.href, origin)}`;
    case 'code':
      return [`${block.label}${colon} ${block.code}`, ...(block.note ? [wrapped(block.note)] : [])].join('\n');
    case 'address':
      return block.lines.join('\n');
    case 'lines':
      return [...block.lines, ...block.sums].map((one) => line(one, colon)).join('\n');
    case 'facts':
      return block.facts.map(({ name, value }) => `${named(name, frame)} ${value}`).join('\n');
  }
};

/** A letter as plain text. */
export const letterText = ({ blocks, reason, unsubscribe }: Letter, frame: LetterFrame): string => {
  const { origin, colon } = frame;
  const body = blocks.map((block) => blockText(block, frame)).filter((text) => text !== '');
  const end = [
    '--',
    wrapped(reason),
    wrapped(frame.addressedTo),
    ...(unsubscribe ? [`${frame.unsubscribe}${colon} ${wholeAddress(unsubscribe.page, origin)}`] : []),
    wrapped(frame.imprint),
    frame.links.map(({ text, href }) => `${text}${colon} ${wholeAddress(href, origin)}`).join('\n'),
  ];
  return `${[frame.shopName.toUpperCase(), ...body, ...end].join('\n\n')}\n`;
};
