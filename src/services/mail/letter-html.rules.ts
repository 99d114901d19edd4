import type { Letter, MailBlock, MailDocument, MailLine, MailText } from '../../contracts/shop/mail.contract.ts';
import { escapeHtml } from '../../lib/text/html.ts';
import { named, partsOf, wholeAddress, type LetterFrame } from './letter-frame.rules.ts';

/**
 * Mail programs support tables and inline styles, and little else. Colours are those of the shop; they have
 * no names here, because no mail program knows custom properties.
 */
const colours = {
  paper: '#f2eee6',
  card: '#ffffff',
  ink: '#16232c',
  quiet: '#48545c',
  line: '#e0d9cc',
  coffee: '#4f3123',
  coffeeTint: '#f3eae0',
  leaf: '#17604c',
  onCoffee: '#f6ecdf',
} as const;
const text = "font-family:'Hanken Grotesk','Helvetica Neue',Helvetica,Arial,sans-serif";
const display = "font-family:Ysabeau,Optima,Candara,'Gill Sans',sans-serif";
const sides = 'padding-left:40px;padding-right:40px';

const row = (style: string, content: string, className = 'pad'): string =>
  `<tr><td class="${className}" style="${style}">${content}</td></tr>`;

const paragraph = (style: string, content: string): string => `<p style="margin:0;${text};${style}">${content}</p>`;

const words = (value: MailText, origin: string): string =>
  partsOf(value)
    .map((part) =>
      typeof part === 'string'
        ? escapeHtml(part)
        : `<a href="${escapeHtml(wholeAddress(part.href, origin))}" style="color:inherit;text-decoration:underline">${escapeHtml(part.text)}</a>`,
    )
    .join('');

const money = ({ text: name, detail, amount }: MailLine, style: string): string => {
  const small = detail ? `<br><span style="font-size:14px;color:${colours.quiet}">${escapeHtml(detail)}</span>` : '';
  const cell = `${text};font-size:16px;line-height:24px;color:${colours.ink};padding:10px 0;${style}`;
  return `<tr><td style="${cell}">${escapeHtml(name)}${small}</td><td align="right" valign="top" style="${cell};white-space:nowrap;padding-left:16px">${escapeHtml(amount)}</td></tr>`;
};

const table = (rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`;

const button = (block: Extract<MailBlock, { kind: 'button' }>, origin: string): string => {
  const href = escapeHtml(wholeAddress(block.href, origin));
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="whole"><tr><td bgcolor="${colours.leaf}" align="center" style="background:${colours.leaf};border-radius:4px"><a href="${href}" style="display:block;padding:15px 32px;${text};font-size:17px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(block.text)}</a></td></tr></table>`;
};

const code = ({ label, code: value, note }: Extract<MailBlock, { kind: 'code' }>): string => {
  const lines = [
    paragraph(`font-size:14px;line-height:20px;color:${colours.coffee}`, escapeHtml(label)),
    `<p style="margin:6px 0 0;font-family:'SFMono-Regular',Consolas,Menlo,monospace;font-size:26px;line-height:34px;letter-spacing:2px;font-weight:700;color:${colours.ink}">${escapeHtml(value)}</p>`,
    note ? paragraph(`padding-top:6px;font-size:14px;line-height:20px;color:${colours.quiet}`, escapeHtml(note)) : '',
  ];
  return table(
    `<tr><td align="center" style="padding:22px 20px;background:${colours.coffeeTint};border:1.5px dashed #b79a7c;border-radius:8px">${lines.join('')}</td></tr>`,
  );
};

/** A document in small letters below a line, so that it is not taken for the message. */
const documentHtml = ({ title, lead, sections }: MailDocument, origin: string): string => {
  const style = `font-size:14px;line-height:21px;color:${colours.ink}`;
  const line = (value: MailText): string => paragraph(`${style};padding-top:8px`, words(value, origin));
  const item = (value: MailText): string => `<li style="${text};${style};padding-top:6px">${words(value, origin)}</li>`;
  const parts = sections.map(({ heading, paragraphs, list }) =>
    [
      heading === undefined
        ? ''
        : `<h3 style="margin:0;padding-top:16px;${text};${style};font-weight:700">${escapeHtml(heading)}</h3>`,
      ...paragraphs.map(line),
      list.length > 0 ? `<ul style="margin:0;padding:0 0 0 20px">${list.map(item).join('')}</ul>` : '',
    ].join(''),
  );
  const head = `<h2 style="margin:0;padding-top:24px;border-top:1px solid ${colours.line};${display};font-size:20px;line-height:26px;font-weight:600;color:${colours.ink}">${escapeHtml(title)}</h2>`;
  return [head, lead === undefined ? '' : line(lead), ...parts].join('');
};

const blockHtml = (block: MailBlock, frame: LetterFrame): string => {
  const { origin } = frame;
  switch (block.kind) {
    case 'picture':
      return row(
        'padding:0;font-size:0;line-height:0',
        `<img src="${escapeHtml(wholeAddress(block.src, origin))}" width="600" height="${Math.round((600 * block.height) / block.width)}" alt="${escapeHtml(block.alt)}" style="display:block;width:100%;height:auto;border:0;${text};font-size:16px;line-height:24px">`,
        'picture',
      );
    case 'pixel':
      return row(
        'padding:0;font-size:0;line-height:0',
        `<img src="${escapeHtml(wholeAddress(block.src, origin))}" width="1" height="1" alt="" style="display:block;border:0">`,
        'pixel',
      );
    case 'title':
      return row(
        `${sides};padding-top:32px`,
        `<h1 class="title" style="margin:0;${display};font-size:34px;line-height:40px;font-weight:600;color:${colours.ink}">${escapeHtml(block.text)}</h1>`,
      );
    case 'heading':
      return row(
        `${sides};padding-top:28px`,
        `<h2 style="margin:0;${display};font-size:22px;line-height:28px;font-weight:600;color:${colours.ink}">${escapeHtml(block.text)}</h2>`,
      );
    case 'text':
      return row(
        `${sides};padding-top:16px`,
        paragraph(`font-size:17px;line-height:26px;color:${colours.ink}`, words(block.text, origin)),
      );
    case 'address':
      return row(
        `${sides};padding-top:8px`,
        paragraph(`font-size:17px;line-height:26px;color:${colours.ink}`, block.lines.map(escapeHtml).join('<br>')),
      );
    case 'button':
      return row(`${sides};padding-top:24px`, button(block, origin));
    case 'code':
      return row(`${sides};padding-top:24px`, code(block));
    case 'lines': {
      const lines = block.lines.map((line) => money(line, `border-bottom:1px solid ${colours.line}`));
      const sums = block.sums.map((line, at) => money(line, at === block.sums.length - 1 ? 'font-weight:700' : ''));
      return row(`${sides};padding-top:20px`, table([...lines, ...sums].join('')));
    }
    case 'facts':
      return row(
        `${sides};padding-top:16px`,
        block.facts
          .map(({ name, value }) =>
            paragraph(
              `font-size:16px;line-height:26px;color:${colours.ink}`,
              `<span style="color:${colours.quiet}">${escapeHtml(named(name, frame))}</span> ${escapeHtml(value)}`,
            ),
          )
          .join(''),
      );
    case 'document':
      return row(`${sides};padding-top:32px`, documentHtml(block, origin));
    case 'note':
      return row(
        `${sides};padding-top:20px`,
        paragraph(`font-size:14px;line-height:21px;color:${colours.quiet}`, words(block.text, origin)),
      );
  }
};

const small = `font-size:13px;line-height:20px;color:${colours.quiet}`;

const footer = ({ reason, unsubscribe }: Letter, frame: LetterFrame): string => {
  const { origin } = frame;
  const link = (name: string, href: string): string =>
    `<a href="${escapeHtml(wholeAddress(href, origin))}" style="color:${colours.quiet};text-decoration:underline">${escapeHtml(name)}</a>`;
  const leave = unsubscribe ? ` ${link(frame.unsubscribe, unsubscribe.page)}` : '';
  const links = frame.links.map(({ text: name, href }) => link(name, href)).join(' &nbsp;·&nbsp; ');
  return [
    paragraph(small, `${escapeHtml(reason)} ${escapeHtml(frame.addressedTo)}${leave}`),
    paragraph(`${small};padding-top:12px`, links),
    paragraph(`${small};padding-top:12px`, escapeHtml(frame.imprint)),
  ].join('');
};

/** Invisible characters that fill a mailbox's preview, so that the beginning of the mail does not follow the preview text. */
const fillPreview = '&#8199;&#65279;&#847; '.repeat(60);

const head = (subject: string): string =>
  `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light only"><meta name="supported-color-schemes" content="light only"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${escapeHtml(subject)}</title><style>
a{color:${colours.leaf}}
@media (max-width:639px){.pad{padding-left:22px!important;padding-right:22px!important}.outside{padding:0!important}.card{border-radius:0!important}.title{font-size:28px!important;line-height:34px!important}.whole{width:100%!important}}
</style></head>`;

/** A letter as HTML: one column, at most 600 px wide. */
export const letterHtml = (letter: Letter, frame: LetterFrame): string => {
  const logo = `<a href="${escapeHtml(frame.origin)}/" style="text-decoration:none"><img src="${escapeHtml(frame.origin)}/brand/logo-mail.png" width="140" height="34" alt="${escapeHtml(frame.shopName)}" style="display:block;border:0;${display};font-size:26px;line-height:34px;font-weight:700;color:${colours.ink}"></a>`;
  const card = [
    row(`${sides};padding-top:26px;padding-bottom:22px;border-bottom:1px solid ${colours.line}`, logo),
    ...letter.blocks.map((block) => blockHtml(block, frame)),
    row('padding-top:36px;font-size:0;line-height:0', '&nbsp;'),
  ].join('');
  const inner = `<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:${colours.card};border-radius:8px;overflow:hidden">${card}</table><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">${row(`${sides};padding-top:24px;padding-bottom:40px`, footer(letter, frame))}</table>`;
  return `<!doctype html><html lang="${escapeHtml(frame.locale)}">${head(letter.subject)}<body style="margin:0;padding:0;background:${colours.paper};-webkit-text-size-adjust:100%"><div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(letter.preview)} ${fillPreview}</div><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.paper}" style="background:${colours.paper}"><tr><td align="center" class="outside" style="padding:28px 16px 0">${inner}</td></tr></table></body></html>`;
};
