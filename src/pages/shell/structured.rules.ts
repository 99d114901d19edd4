/** Members of schema.org objects that contain addresses; paths in them become absolute. */
const addresses = new Set(['url', 'item', 'image', '@id', 'logo', 'urlTemplate']);

const absolute = (key: string, value: unknown, origin: string): unknown => {
  if (typeof value === 'string') return addresses.has(key) && value.startsWith('/') ? origin + value : value;
  if (Array.isArray(value)) return value.map((entry) => absolute(key, entry, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, absolute(name, entry, origin)]));
};

/** Structured data for HTML: absolute addresses, and no character that could end the element. */
export const structuredJson = (item: object, origin: string): string =>
  JSON.stringify(absolute('', item, origin))
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028');

/** schema.org BreadcrumbList of a page. */
export const breadcrumbList = (steps: readonly { readonly title: string; readonly url: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ title, url }, position) => ({
    '@type': 'ListItem',
    position: position + 1,
    name: title,
    item: url,
  })),
});

/** schema.org ItemList of a page's items in their order; `before` is the number of items on earlier pages. */
export const itemList = (
  items: readonly { readonly title: string; readonly url: string }[],
  before = 0,
): readonly object[] =>
  items.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          numberOfItems: items.length,
          itemListElement: items.map(({ title, url }, position) => ({
            '@type': 'ListItem',
            position: before + position + 1,
            name: title,
            url,
          })),
        },
      ];
