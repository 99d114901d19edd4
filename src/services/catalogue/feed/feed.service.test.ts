import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { feedFormats } from '../../../contracts/shop/commands.contract.ts';
import { fileOf, goodRow, inPieces, readAll } from './feed.fixtures.ts';
import type { WrittenRow } from './feed-write.rules.ts';

const addressed = (part: string) => {
  const address = `https://www.example.com/${part}.jpg`;
  return { name: `${part}--${createHash('sha256').update(address).digest('hex').slice(0, 20)}`, address };
};

const full: WrittenRow = {
  ...goodRow,
  id: 'coat-camel-36',
  item_group_id: 'coat',
  description: 'Ein Mantel, der „alles“ mitmacht & mehr.\n\n70 % Wolle, 30 % Polyamid.',
  product_highlight: 'Knielang, "tailliert"',
  link: 'https://www.example.com/coat?a=1&b=2',
  image_link: 'https://www.example.com/coat-camel-mist.jpg',
  additional_image_link: ['https://www.example.com/coat-close.jpg', 'https://www.example.com/coat-pair.jpg'],
  sale_price: '9.90 EUR',
  sale_price_effective_date: '2026-11-27T00:00+0100/2026-11-30T00:00+0100',
  availability: 'preorder',
  availability_date: '2026-12-24',
  quantity: '7',
  product_type: 'Damen > Jacken und Mäntel > Mäntel > Wolle',
  brand: 'Kontor',
  gtin: '4006381333931',
  mpn: 'KM-36',
  color: 'Camel',
  size: '36',
  unit_pricing_measure: '0.25 kg',
  product_detail: [
    'Kontor:Origin:Brasilien',
    'Kontor:origin:Peru & Chile',
    'Kontor:origin:Brasilien',
    'General:lid:Wolle',
    ':material:Wolle',
  ],
  custom_label_0: 'new',
  custom_label_2: 'Intensity 4',
  custom_label_3: 'herbst',
};

describe('[RUN-3] a feed gives the same as XML and as TSV', () => {
  it.each(feedFormats)('%s: every attribute', async (format) => {
    const { items, bad } = await readAll(inPieces(fileOf(format, [full, goodRow])));
    expect(bad).toEqual([]);
    expect(items[0]).toEqual({
      id: 'coat-camel-36',
      productSourceId: 'coat',
      title: 'Becher aus Steinzeug',
      details: 'Knielang, "tailliert"',
      description: 'Ein Mantel, der „alles“ mitmacht & mehr.\n\n70 % Wolle, 30 % Polyamid.',
      picture: addressed('coat-camel-mist').name,
      pictures: [addressed('coat-close').name, addressed('coat-pair').name],
      sources: [addressed('coat-camel-mist'), addressed('coat-close'), addressed('coat-pair')],
      priceMinor: 1290,
      sale: { amountMinor: 990, from: new Date('2026-11-26T23:00Z'), to: new Date('2026-11-29T23:00Z') },
      availability: 'PREORDER',
      availableFrom: '2026-12-24',
      quantity: 7,
      path: ['Damen', 'Jacken und Mäntel', 'Mäntel'],
      labels: ['new'],
      customLabels: ['new', '', 'Intensity 4', 'herbst'],
      intensity: 4,
      brand: 'Kontor',
      gtin: '4006381333931',
      mpn: 'KM-36',
      color: 'Camel',
      size: '36',
      content: { amount: 250, unit: 'g' },
      traits: [
        { name: 'origin', value: 'Brasilien' },
        { name: 'origin', value: 'Peru & Chile' },
        { name: 'material', value: 'Wolle' },
      ],
    });
    expect(items[1]).toEqual({
      id: 'mug-1',
      productSourceId: 'mug-1',
      title: 'Becher aus Steinzeug',
      details: '',
      description: '',
      picture: 'no-picture',
      pictures: [],
      priceMinor: 1290,
      availability: 'AVAILABLE',
      path: [],
      labels: [],
      customLabels: [],
    });
  });

  it.each(feedFormats)('%s: wherever the file is cut into pieces', async (format) => {
    const file = fileOf(format, [full, goodRow, full]);
    const whole = await readAll(inPieces(file));
    expect(whole.items).toHaveLength(3);
    // Up to here a piece may end in the middle of a letter, also the first one, which tells the encoding.
    const sizes = [1, 2, 3, 7, ...Array.from({ length: 500 }, (_, n) => 199 + n)];
    for (const size of sizes) expect(await readAll(inPieces(file, size))).toEqual(whole);
  });

  it.each(feedFormats)('%s: in UTF-16 and with a byte order mark too', async (format) => {
    const file = fileOf(format, [full]).replace(' encoding="UTF-8"', '');
    const whole = await readAll(inPieces(file));
    expect(whole.items).toHaveLength(1);
    expect(await readAll(inPieces(`\uFEFF${file}`))).toEqual(whole);
    expect(await readAll(inPieces(Buffer.from(`\uFEFF${file}`, 'utf16le')))).toEqual(whole);
  });
});

describe.each(feedFormats)('[RUN-3] a bad row of a %s feed is left out with line and reason', (format) => {
  /** The line on which the second row begins. */
  const line = format === 'xml' ? 6 : 3;
  it.each<[string, WrittenRow, string]>([
    ['no id', { id: '' }, 'it has no id'],
    ['no title', { title: '' }, 'it has no title'],
    ['no price', { price: '' }, 'it has no price'],
    ['a price without currency', { price: '12.90' }, 'price "12.90" is no price like 12.90 EUR'],
    ['another currency', { price: '12.90 CHF' }, 'price is in CHF, this site sells in EUR'],
    ['a sale price in another currency', { sale_price: '9 CHF' }, 'sale_price is in CHF, this site sells in EUR'],
    [
      'a sale without an end',
      { sale_price: '9 EUR', sale_price_effective_date: '2026-11-27' },
      'sale_price_effective_date "2026-11-27" is not two moments with / between',
    ],
    ['no availability', { availability: '' }, 'it has no availability'],
    ['an unknown availability', { availability: 'vielleicht' }, 'its availability "vielleicht" is unknown'],
    ['a wrong day', { availability_date: '24.12.2026' }, 'availability_date "24.12.2026" is no date like 2026-12-24'],
    ['a wrong quantity', { quantity: '-3' }, 'quantity "-3" is no whole number'],
    ['text read in the wrong encoding', { title: 'KÃ¤se' }, 'title: its encoding is broken'],
    ['a title without an end', { title: 'x'.repeat(301) }, 'title is longer than 300 characters'],
  ])('%s', async (_, changes, reason) => {
    const rows: WrittenRow[] = [goodRow, { ...goodRow, id: 'mug-2', ...changes }, { ...goodRow, id: 'mug-3' }];
    const { items, bad } = await readAll(inPieces(fileOf(format, rows)));
    expect(items.map(({ id }) => id)).toEqual(['mug-1', 'mug-3']);
    expect(bad).toEqual([{ line, reason, ...(changes.id === '' ? {} : { id: 'mug-2' }) }]);
  });

  it('bytes that are no text', async () => {
    const file = Buffer.from(fileOf(format, [goodRow, { ...goodRow, id: 'mug-2', title: 'Kaese' }]));
    file[file.indexOf('aese')] = 0xe4;
    const { items, bad } = await readAll(inPieces(file));
    expect(items).toHaveLength(1);
    expect(bad).toEqual([{ line, id: 'mug-2', reason: 'title: its encoding is broken' }]);
  });

  it('a sale price that is none is no fault', async () => {
    const { items } = await readAll(inPieces(fileOf(format, [{ ...goodRow, sale_price: '12.90 EUR' }])));
    expect(items[0]).not.toHaveProperty('sale');
  });
});

const rss = (inside: string, head = '') =>
  `${head}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${inside}</channel></rss>`;
const xmlItem = (inside = '') =>
  `<item><g:id>1</g:id><g:title>A</g:title><g:price>1 EUR</g:price><g:availability>in_stock</g:availability>${inside}</item>`;

describe('[RUN-3] XML', () => {
  it('takes the plain names of RSS where the feed has no own', async () => {
    const plain =
      '<item><title>A &amp; B</title><description><![CDATA[<p>C & D</p>]]></description><g:id>1</g:id><g:price>1 EUR</g:price><g:availability>in_stock</g:availability></item>';
    const { items } = await readAll(inPieces(rss(plain)));
    expect(items[0]).toMatchObject({ title: 'A & B', description: 'C & D' });
    const both = await readAll(inPieces(rss(xmlItem('<title>Nicht dieser</title>'))));
    expect(both.items[0]).toMatchObject({ title: 'A' });
  });

  it('does not take the price of the shipping for the price', async () => {
    const shipping = '<g:shipping><g:country>DE</g:country><g:price>4.95 CHF</g:price></g:shipping>';
    const before = xmlItem().replace('<item>', `<item>${shipping}`);
    const { items, bad } = await readAll(inPieces(rss(xmlItem(shipping) + before)));
    expect(bad).toEqual([]);
    expect(items.map(({ priceMinor }) => priceMinor)).toEqual([100, 100]);
  });

  it.each([
    ['an entity that XML does not know', '<g:brand>A&nbsp;B</g:brand>', 'it holds an entity that XML does not know'],
    ['a control character', '<g:brand>A\u0001B</g:brand>', 'it holds characters that XML does not allow'],
  ])('leaves out an item with %s', async (_, inside, reason) => {
    const { items, bad } = await readAll(inPieces(rss(`${xmlItem(inside)}\n${xmlItem()}`)));
    expect(items).toHaveLength(1);
    expect(bad).toEqual([{ line: 1, id: '1', reason }]);
  });

  it('leaves out an item that is longer than any article', async () => {
    const { items, bad } = await readAll(inPieces(rss(xmlItem(`<x>${'y'.repeat(300_000)}</x>`) + xmlItem())));
    expect([items.length, bad]).toEqual([1, [{ line: 1, id: '1', reason: 'it is too long' }]]);
  });
});

const bomb = `<!DOCTYPE lolz [<!ENTITY a "lol">${'bcdefghi'.replaceAll(/./g, (name) => `<!ENTITY ${name} "&a;&a;&a;">`)}]>`;

describe('[RUN-3] what is no feed is refused, and says why', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'it is empty'],
    ['white space', ' \n\n ', 'it is empty'],
    [
      'a text',
      'Sehr geehrte Damen und Herren',
      'line 1: a feed names its columns, with tabs between them; id, title, price, availability are missing',
    ],
    [
      'a table with commas',
      'id,title,price,availability\n1,A,1 EUR,in_stock',
      'line 1: a feed names its columns, with tabs between them; id, title, price, availability are missing',
    ],
    [
      'a table without a column',
      'id\ttitle\tprice\n1\tA\t1 EUR',
      'line 1: a feed names its columns, with tabs between them; availability is missing',
    ],
    [
      'JSON',
      '{"id": 1}',
      'line 1: a feed names its columns, with tabs between them; id, title, price, availability are missing',
    ],
    [
      'a picture',
      Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]),
      'line 1: a feed names its columns, with tabs between them; id, title, price, availability are missing',
    ],
    ['a page', '<html><body></body></html>', 'line 1: a feed begins with <rss>, not with <html>'],
    ['a page with a DOCTYPE', '<!DOCTYPE html><html></html>', 'line 1: a feed has no DOCTYPE'],
    ['entities that grow', rss(xmlItem('<g:brand>&i;</g:brand>'), bomb), 'line 1: a feed has no DOCTYPE'],
    [
      'a file from outside',
      rss(xmlItem('<g:brand>&x;</g:brand>'), '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/hostname">]>'),
      'line 1: a feed has no DOCTYPE',
    ],
    ['XML that breaks off', rss(xmlItem()).slice(0, -20), 'line 1: unclosed tag: item'],
    [
      'XML with a bare &',
      rss(xmlItem('<g:brand>A & B</g:brand>') + xmlItem('<g:brand>C &amp; D</g:brand>')),
      'line 1: a bare & stands there; XML wants &amp;',
    ],
    ['XML that does not close', `<rss><channel><item><g:id>1</item></channel></rss>`, 'line 1: unexpected close tag'],
    ['elements without end', `<rss>${'<a>'.repeat(40)}`, 'line 1: its elements lie too deep in each other'],
    [
      'a text without end',
      `<rss><channel><item><g:id>${'1'.repeat(5_000_000)}`,
      'line 1: there is no end to one of its texts',
    ],
    ['an unknown encoding', '<?xml version="1.0" encoding="klingon"?><rss/>', 'its encoding klingon is unknown'],
  ])('%s', async (_, file, refused) => {
    const result = await readAll(inPieces(file));
    expect(result.refused).toBe(refused);
  });

  it('a file in Latin-1 is read where it says so', async () => {
    const head = '<?xml version="1.0" encoding="ISO-8859-1"?>';
    const { items } = await readAll(inPieces(Buffer.from(rss(xmlItem('<g:brand>Käse</g:brand>'), head), 'latin1')));
    expect(items[0]?.brand).toBe('Käse');
  });
});

describe('[RUN-3] TSV', () => {
  const head = 'ID\tTitle\tg:price\tavailability\tSale Price\n';
  it('takes column names as shops write them, and rows that end early', async () => {
    const { items, bad } = await readAll(inPieces(`${head}1\tA\t2 EUR\tin stock\t1 EUR\n2\tB\t2 EUR\tin stock\n`));
    expect(bad).toEqual([]);
    expect(items.map(({ id, sale }) => [id, sale?.amountMinor])).toEqual([
      ['1', 100],
      ['2', undefined],
    ]);
  });

  it.each([
    ['"A\tB"', 'A B'],
    ['"A\nB"', 'A B'],
    ['"A ""B"""', 'A "B"'],
    ['A "B" C', 'A "B" C'],
    ['"A" B', '"A" B'],
    ['3,5" Becher', '3,5" Becher'],
  ])('reads the cell %s', async (cell, title) => {
    const { items } = await readAll(inPieces(`${head}1\t${cell}\t2 EUR\tin stock\n2\tB\t2 EUR\tin stock\n`));
    expect(items.map((item) => item.title)).toEqual([title, 'B']);
  });

  it('says on which line a row begins, after rows of several lines', async () => {
    const { bad } = await readAll(inPieces(`${head}1\t"A\nB\nC"\t2 EUR\tin stock\n2\tB\t2 CHF\tin stock\n`));
    expect(bad).toEqual([{ line: 5, id: '2', reason: 'price is in CHF, this site sells in EUR' }]);
  });

  it('leaves out a row with more cells than columns', async () => {
    const { items, bad } = await readAll(inPieces(`${head}1\tA\t2 EUR\tin stock\t\t\n2\tB\t2 EUR\tin stock\t\tC\n`));
    expect(items.map(({ id }) => id)).toEqual(['1']);
    expect(bad).toEqual([{ line: 3, reason: 'it has more cells than the first line has names' }]);
  });

  it('is refused where a quote stays open, because it swallows the rows behind it', async () => {
    const rows = Array.from({ length: 5 }, (_, n) => `${n}\tA\t2 EUR\tin stock\n`).join('');
    const { refused } = await readAll(inPieces(`${head}x\t"A\t2 EUR\tin stock\n${rows}`));
    expect(refused).toBe('line 2: the row that begins there does not end; is a quote left open?');
  });
});

describe('[RUN-12] expiration_date', () => {
  const read = (rows: string) => readAll(inPieces(`id\texpiration_date\n${rows}`));
  it.each([
    [
      'over: the row needs nothing but an id',
      'K1\t2026-11-20T13:00+0100',
      { expired: [{ kind: 'expired', line: 2, id: 'K1' }] },
    ],
    ['over, without an id', '\t2026-11-20', { bad: [{ line: 2, reason: 'it has no id' }] }],
    [
      'not over: an article like others',
      'K1\t2026-11-20T12:00:01Z',
      { bad: [{ line: 2, id: 'K1', reason: 'it has no title' }] },
    ],
    ['none', 'K1\t', { bad: [{ line: 2, id: 'K1', reason: 'it has no title' }] }],
    [
      'no moment',
      'K1\tyesterday',
      { bad: [{ line: 2, id: 'K1', reason: 'expiration_date "yesterday" is no moment like 2026-12-24T18:00Z' }] },
    ],
  ])('%s', async (_, row, found) => expect(await read(`${row}\n`)).toEqual({ items: [], bad: [], ...found }));

  it('is read from XML too', async () => {
    const item = '<item><g:id>K1</g:id><g:expiration_date>2026-02-24T00:30-0800</g:expiration_date></item>';
    const feed = `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${item}</channel></rss>`;
    expect(await readAll(inPieces(feed))).toMatchObject({ bad: [], expired: [{ kind: 'expired', id: 'K1' }] });
  });
});
