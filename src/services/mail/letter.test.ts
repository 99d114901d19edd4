import { describe, expect, it } from 'vitest';
import type { Letter } from '../../contracts/shop/mail.contract.ts';
import { allCatalogues } from '../../server/rendering/texts/catalogues.ts';
import { companyLaw } from '../../sites/company-law.ts';
import { allSites } from '../../sites/sites.ts';
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
  ['data:text/html,x', origin],
])('[SAFE-3] an address %s leads to %s', (href, whole) => expect(wholeAddress(href, origin)).toBe(whole));
