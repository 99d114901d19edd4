import { describe, expect, it } from 'vitest';
import type { Letter } from '../../contracts/shop/mail.contract.ts';
import { allCatalogues } from '../../server/rendering/texts/catalogues.ts';
import { companyLaw } from '../../sites/law/company-law.ts';
import { allSites, sites } from '../../sites/sites.ts';
import { translator } from '../../sites/translate.ts';
import { frameOf, wholeAddress } from './letter-frame.rules.ts';
import { letterHtml } from './letter-html.rules.ts';
import { letterText } from './letter-text.rules.ts';

const catalogues = allCatalogues();
const origin = 'https://www.kontor.example';
const company = { company: 'Kontor Handels GmbH', street: 'Am Sandtorkai 12', city: '20457 Hamburg' };

describe.each(allSites)('a letter of $code', (site) => {
  const letter: Letter = {
    site: site.code,
    to: 'anna@example.com',
    subject: 'Subject & more',
    preview: 'Preview',
    blocks: [
      { kind: 'picture', src: '/p.jpg', alt: 'Beans', width: 1200, height: 600 },
      { kind: 'title', text: 'Title <b>' },
      { kind: 'heading', text: 'Heading' },
      { kind: 'text', text: ['Go ', { text: 'there', href: '/there' }, '.'] },
      { kind: 'button', text: 'Confirm', href: `/confirm?token=${'t'.repeat(90)}` },
      { kind: 'code', label: 'Voucher', code: 'KAFFEE-1', note: 'for a month' },
      {
        kind: 'lines',
        lines: [{ text: 'Coffee', detail: '250 g', amount: '7,99' }],
        sums: [
          { text: 'Postage', amount: '0,00' },
          { text: 'Total', amount: '7,99' },
        ],
      },
      {
        kind: 'facts',
        facts: [
          { name: 'Order', value: '4711' },
          { name: 'What about?', value: 'Coffee' },
        ],
      },
      { kind: 'note', text: 'A note' },
    ],
    reason: 'Because.',
    unsubscribe: { page: '/leave?token=x', oneClick: '/one' },
  };
  const frame = frameOf(site, { origin, t: translator(catalogues[site.code], site.locale), company }, letter);
  const html = letterHtml(letter, frame);
  const text = letterText(letter, frame);

  it('[LAW-4] names the company, and nothing of what it does not have', () => {
    expect(frame.imprint).toContain('Kontor Handels GmbH');
    expect(frame.imprint).not.toContain('·');
    const whole = Object.fromEntries(companyLaw[site.code].fields.map((field) => [field, `<${field}>`]));
    const named = frameOf(
      site,
      {
        origin,
        t: translator(catalogues[site.code], site.locale),
        company: { register: '<register>', vatId: '<vatId>', ...whole },
      },
      letter,
    ).imprint;
    for (const field of ['company', 'street', 'city', 'register', 'vatId']) expect(named).toContain(`<${field}>`);
  });

  it('[NEWS-10] has the same content as HTML and as text', () => {
    const plain = html.replaceAll(/<style>.*?<\/style>/gs, '').replaceAll(/<[^>]+>/g, ' ');
    const words = ['Heading', 'there', 'Confirm', 'KAFFEE-1', '7,99', '250 g', '4711', 'A note', 'Because.'];
    for (const word of [...words, frame.imprint, frame.unsubscribe, frame.addressedTo]) {
      expect(plain).toContain(word);
      expect(text.replaceAll(/\s+/g, ' ')).toContain(word.replaceAll(/\s+/g, ' '));
    }
    expect(html).toContain('Title &lt;b&gt;');
    expect(text).toContain('Title <b>');
  });

  it('[NEWS-10] is in the site’s language and carries the imprint and the ways to contact and privacy', () => {
    expect(html).toContain(`<html lang="${site.locale}">`);
    expect(frame.imprint.length).toBeGreaterThan(40);
    for (const path of ['/contact', '/c/service-datenschutz', '/c/service-agb', '/leave?token=x']) {
      expect(html).toContain(`href="${origin}${path}"`);
      expect(text).toContain(origin + path);
    }
  });

  it('has whole addresses only, each on one line of the text', () => {
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
    expect(text).toContain(`\n${origin}/confirm?token=${'t'.repeat(90)}\n`);
  });

  it('names things with the colon of the language, and asks without one', () => {
    const colon = site.language === 'fr' ? '\u00A0:' : ':';
    expect(html).toContain(`Order${colon}</span> 4711`);
    expect(html).toContain('What about?</span> Coffee');
    for (const line of [`Order${colon} 4711`, `Voucher${colon} KAFFEE-1`, `Total${colon} 7,99`, 'What about? Coffee'])
      expect(text).toContain(`\n${line}\n`);
  });

  it('has no key instead of a text', () => expect(text).not.toMatch(/\bmail\.\w/));
});

it.each([
  ['/a', `${origin}/a`],
  ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
  ['//elsewhere.example', origin],
  ['javascript:alert(1)', origin],
  ['javascript:alert("https://elsewhere.example")', origin],
  ['data:text/html,x', origin],
])('[SAFE-3] an address %s leads to %s', (href, whole) => expect(wholeAddress(href, origin)).toBe(whole));

describe('the parts of a letter', () => {
  const site = sites.DE;
  const plain: Letter = { site: 'DE', to: 'a@example.com', subject: 's', preview: 'p', blocks: [], reason: 'r' };
  const drawn = (blocks: Letter['blocks']) => {
    const letter = { ...plain, blocks };
    const frame = frameOf(site, { origin, t: translator(catalogues.DE, 'de-DE'), company }, letter);
    return { html: letterHtml(letter, frame), text: letterText(letter, frame) };
  };
  const section = {
    heading: 'Second <part>',
    paragraphs: ['One', ['by ', { text: 'link', href: '/c/x' }]],
    list: ['item '.repeat(20).trim(), 'last'],
  };
  const document = { kind: 'document', title: 'Terms & more', lead: 'Of 2026', sections: [section] } as const;

  it('[LAW-3] have a document with title, lead, headings, paragraphs and lists', () => {
    const { html, text } = drawn([document]);
    expect(text).toContain(
      `\n\nTerms & more\n============\n\nOf 2026\n\nSecond <part>\n-------------\n\nOne\n\nby link (${origin}/c/x)\n\n- item `,
    );
    expect(text).toMatch(/\n- item[^\n]{50,70}\n {2}item[^\n]+\n- last\n/);
    expect(html).toMatch(
      /<h2 style="[^"]+">Terms &amp; more<\/h2><p style="[^"]+">Of 2026<\/p><h3 style="[^"]+">Second &lt;part&gt;<\/h3>/,
    );
    expect(html).toMatch(/<ul style="[^"]+"><li style="[^"]+">item[^<]+<\/li><li style="[^"]+">last<\/li><\/ul>/);
  });

  it('[LAW-3] have a document without lead, heading and list', () => {
    const { html, text } = drawn([{ kind: 'document', title: 'Bare', sections: [{ paragraphs: ['One'], list: [] }] }]);
    expect(text).toContain('\n\nBare\n====\n\nOne\n\n--\n');
    expect(html).not.toMatch(/<h3|<ul|undefined/);
  });

  it('have an address by lines, and a picture and a pixel that the text leaves out', () => {
    const { html, text } = drawn([
      { kind: 'address', lines: ['Ada <Berg>', 'Street 1'] },
      { kind: 'picture', src: '/p.jpg', alt: 'Beans', width: 1200, height: 600 },
      { kind: 'pixel', src: '/o.gif' },
    ]);
    expect(text).toContain('\n\nAda <Berg>\nStreet 1\n\n--\n');
    expect(html).toContain('Ada &lt;Berg&gt;<br>Street 1</p>');
    expect(html).toContain(`<img src="${origin}/p.jpg" width="600" height="300" alt="Beans"`);
    expect(html).toContain(
      `<td class="pixel" style="padding:0;font-size:0;line-height:0"><img src="${origin}/o.gif" width="1" height="1" alt=""`,
    );
  });

  it('have a code without a note, and lines without details', () => {
    const { html, text } = drawn([
      { kind: 'code', label: 'Voucher', code: 'A-1' },
      {
        kind: 'lines',
        lines: [{ text: 'Mug', amount: '7,99' }],
        sums: [
          { text: 'Sum', amount: '7,99' },
          { text: 'Total', amount: '8,99' },
        ],
      },
    ]);
    expect(text).toContain('\n\nVoucher: A-1\n\nMug: 7,99\nSum: 7,99\nTotal: 8,99\n\n--\n');
    expect(html).not.toContain('<br><span');
    expect(html.match(/font-weight:700"[^>]*>(?:Total|Sum)/g)).toEqual([expect.stringContaining('Total')]);
  });

  it('have lines of at most 72 characters, and a word that is longer on a line of its own', () => {
    const { text } = drawn([{ kind: 'text', text: `${'a'.repeat(36)} ${'b'.repeat(35)} ${'c'.repeat(80)} d` }]);
    expect(text).toContain(`\n${'a'.repeat(36)} ${'b'.repeat(35)}\n${'c'.repeat(80)}\nd\n`);
    expect(drawn([{ kind: 'title', text: 'x'.repeat(80) }]).text).toContain(`\n${'='.repeat(72)}\n`);
  });

  it('name no way to leave where there is none', () => {
    const { html, text } = drawn([]);
    expect(html + text).not.toContain(
      frameOf(site, { origin, t: translator(catalogues.DE, 'de-DE'), company }, plain).unsubscribe,
    );
  });
});
