const goods = {
  productId: '101310001',
  title: 'Handfilter',
  price: { amountMinor: 3499, currency: 'EUR' },
  tcm: '10131',
} as const;
const link = (url: string, words: string, more = '') => `<a href="${url}"${more}>${words}</a>`;
const tile = (id: string) => `<article data-key="${id}">${link(`/p${id}.html`, `Produkt ${id}`)}</article>`;

/** The content of a list as the page draws it, as HTML, with what the script reads of it. */
export const listFixture = ({
  products = ['1', '2'],
  order = 'relevance',
  filters = ['a', 'b'],
  chosen,
}: {
  readonly products?: readonly string[];
  readonly order?: string;
  readonly filters?: readonly string[];
  /** a chosen filter */
  readonly chosen?: string;
} = {}): string => `<h2 tabindex="-1">${products.length} Produkte</h2>
  ${chosen === undefined ? '' : `<ul data-key="chosen"><li data-key="${chosen}">${link('/kaffee', `${chosen} entfernen`)}</li></ul>`}
  <form action="/kaffee" method="get"><select name="sort" aria-label="Sortieren">${['relevance', 'newest']
    .map((value) => `<option value="${value}"${value === order ? ' selected' : ''}>${value}</option>`)
    .join('')}</select></form>
  <ul>${filters.map((value) => `<li data-key="${value}">${link(`/kaffee?filters=${value}`, value)}</li>`).join('')}</ul>
  <div>${products.map(tile).join('')}</div>
  <span data-more>${link('/kaffee?upto=2#newest', 'mehr')}</span>
  <form method="post" action="/cart" data-add='${JSON.stringify(goods)}'><button>hinein</button></form>
  <span data-live="list"></span>
  <div data-toast><output><span data-live="toast" data-words='{"added":"Liegt im Warenkorb"}'></span></output></div>`;
