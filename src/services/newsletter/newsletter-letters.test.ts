import { describe, expect, it } from 'vitest';
import type { Letter } from '../../contracts/shop/mail.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { newsletterLinks } from '../../sites/newsletter-links.ts';
import { sites } from '../../sites/sites.ts';
import { confirmationLetter, reminderLetter, welcomeLetter, type LetterTo } from './newsletter-letters.rules.ts';

/** Texts are their keys, so that a letter shows which it has. */
const to = (site: SiteCode): LetterTo => ({
  site,
  email: 'anna@example.com',
  t: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
  picture: { src: '/welcome.jpg', width: 600, height: 300 },
});
const token = 'a b';
const kindsOf = ({ blocks }: Letter) => blocks.map(({ kind }) => kind);
const unsubscribe = {
  page: '/subscribenewsletter/unsubscribe?token=a%20b',
  oneClick: '/service/newsletter/api/unsubscribe/a b',
};

describe.each(siteCodes)('the newsletter’s letters on %s', (site) => {
  const days = site === 'TR' ? 14 : 30;

  it('ask to confirm: nothing in it was typed but the address, and it unsubscribes nothing', () => {
    const letter = confirmationLetter(to(site), token);
    expect(letter).toEqual({
      site,
      to: 'anna@example.com',
      subject: 'mail.newsletter.confirm.subject',
      preview: 'mail.newsletter.confirm.preview',
      blocks: [
        { kind: 'title', text: 'mail.newsletter.confirm.title' },
        { kind: 'text', text: 'mail.newsletter.confirm.text' },
        {
          kind: 'button',
          text: 'mail.newsletter.confirm.button',
          href: '/subscribenewsletter/confirm?token=a%20b',
        },
        { kind: 'note', text: `mail.newsletter.confirm.expires ${days}` },
        { kind: 'note', text: 'mail.newsletter.confirm.ignore' },
      ],
      reason: 'mail.newsletter.confirm.reason',
    });
  });

  it('lead a subscriber who signed up again to the preferences', () => {
    const letter = reminderLetter(to(site), token);
    expect(letter).toMatchObject({ site, to: 'anna@example.com', reason: 'mail.newsletter.reason', unsubscribe });
    expect(letter.blocks.at(-1)).toEqual({
      kind: 'button',
      text: 'mail.newsletter.preferences',
      href: '/subscribenewsletter/preferences?token=a%20b',
    });
    expect([letter.subject, letter.preview, ...kindsOf(letter)]).toEqual([
      'mail.newsletter.already.subject',
      'mail.newsletter.already.preview',
      'title',
      'text',
      'button',
    ]);
  });

  it('[NEWS-11] welcome with a voucher, its end and its conditions; only TR counts opened mails', () => {
    const end = new Date('2027-02-21T12:00:00Z');
    const letter = welcomeLetter(to(site), token, { code: 'ABC', to: end });
    const day = new Intl.DateTimeFormat(sites[site].locale, { dateStyle: 'long', timeZone: sites[site].timeZone });
    expect(letter).toEqual({
      site,
      to: 'anna@example.com',
      subject: 'mail.newsletter.welcome.subject',
      preview: 'mail.newsletter.welcome.preview',
      blocks: [
        { kind: 'picture', src: '/welcome.jpg', width: 600, height: 300, alt: 'mail.newsletter.welcome.alt' },
        { kind: 'title', text: 'mail.newsletter.welcome.title' },
        { kind: 'text', text: 'mail.newsletter.welcome.text' },
        { kind: 'text', text: 'mail.newsletter.welcome.gift' },
        {
          kind: 'code',
          label: 'mail.newsletter.welcome.voucher',
          code: 'ABC',
          note: `mail.newsletter.welcome.until ${day.format(end)}`,
        },
        { kind: 'button', text: 'mail.newsletter.welcome.button', href: '/' },
        {
          kind: 'note',
          text: [
            'mail.newsletter.welcome.choose',
            ' ',
            { text: 'mail.newsletter.preferences', href: '/subscribenewsletter/preferences?token=a%20b' },
          ],
        },
        {
          kind: 'note',
          text: [{ text: 'mail.newsletter.welcome.conditions', href: newsletterLinks(site).voucher }],
        },
        ...(site === 'TR' ? [{ kind: 'pixel', src: '/service/newsletter/api/opened/a b' }] : []),
      ],
      reason: 'mail.newsletter.reason',
      unsubscribe,
    });
  });

  it('welcome again without a second voucher', () => {
    const letter = welcomeLetter(to(site), token, undefined);
    expect([letter.subject, letter.preview]).toEqual([
      'mail.newsletter.again.subject',
      'mail.newsletter.again.preview',
    ]);
    expect(kindsOf(letter).filter((kind) => kind !== 'pixel')).toEqual(['picture', 'title', 'text', 'button', 'note']);
  });
});
