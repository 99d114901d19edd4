import type { DeskKind, ItemBodies } from '../../contracts/staff/desk-items.contract.ts';

/** What a draft shows, and no page without it. */
export const draftWords = 'Nur im Entwurf';

/** A new promotion above all others of the strip in the header. */
export const draftOfStrip = {
  kind: 'promotion',
  site: 'DE',
  key: 'header_top Draft',
  body: {
    slot: 'header_top',
    type: 'ApiHeaderBenefitsPromotion',
    name: 'Draft',
    priority: 1000,
    content: { links: [{ url: '/c/service', text: draftWords }] },
  },
  version: 0,
};

const strip = draftOfStrip;
const { body } = strip;

/** Drafts that the call refuses: what is wrong, the body, the status. */
export const badDrafts: readonly (readonly [what: string, payload: object, status: number])[] = [
  ['no site', { ...strip, site: 'XX' }, 400],
  ['a field that there is not', { ...strip, isLive: true }, 400],
  ['a field of the item that there is not', { ...strip, body: { ...body, html: 'x' } }, 400],
  ['a kind that there is not', { ...strip, kind: 'price' }, 400],
  ['a type that there is not', { ...strip, body: { ...body, type: 'ApiX' } }, 400],
  ['a time with a second', { ...strip, body: { ...body, from: '2026-03-06T08:00:00' } }, 400],
  ['a time in days', { ...strip, body: { ...body, from: '+3T08:00' } }, 400],
  ['a key without a slot', { ...strip, key: 'x' }, 400],
  ['a version that is no number', { ...strip, version: '0' }, 400],
  ['a name that is too long', { ...strip, body: { ...body, name: 'x'.repeat(161) } }, 400],
  [
    'a link that runs code',
    { ...strip, body: { ...body, content: { links: [{ url: 'javascript:x', text: 'x' }] } } },
    422,
  ],
  [
    'too many links',
    { ...strip, body: { ...body, content: { links: Array.from({ length: 5 }, () => body.content.links[0]) } } },
    422,
  ],
  ['another site than its release has', { ...strip, site: 'TR' }, 422],
  ['an older version', { ...strip, version: 0 }, 409],
  ['a body of a megabyte', { ...strip, body: { ...body, content: { headline: 'x'.repeat(1_000_000) } } }, 413],
];

const hidden = 'NurImEntwurf';

/** A draft of each kind on DE, with words that no page has without it. Total: a new kind has to be among them. */
export const itemsOfKinds: { readonly [Kind in DeskKind]: { readonly key: string; readonly body: ItemBodies[Kind] } } =
  {
    promotion: { key: draftOfStrip.key, body: { ...draftOfStrip.body, type: 'ApiHeaderBenefitsPromotion' } },
    themeworld: {
      key: 'themeworld 999',
      body: {
        title: `${hidden} Welt`,
        text: 'Für kalte Tage.',
        section: 'new',
        picture: 'world-winter',
        focus: { x: 0.2, y: 0.9 },
        from: '2026-03-01T00:00',
        to: '2026-03-30T00:00',
        badges: ['new'],
        availability: ['storeAlso'],
        kontorCard: false,
        products: ['105110001'],
      },
    },
    navigation: {
      key: 'navigation entries',
      body: {
        entries: [
          {
            category: 8000,
            teaser: {
              title: `${hidden} Teaser`,
              items: [{ title: hidden, category: 1100, picture: 'nav-roestungen' }],
            },
          },
          { category: 1000 },
        ],
      },
    },
    search: {
      key: 'search words',
      body: { redirects: [{ target: '/categories/outlet', words: ['nurimentwurf'] }], synonyms: [] },
    },
    voucher: { key: 'voucher NURIMENTWURF', body: { title: hidden, percent: 20 } },
  };
