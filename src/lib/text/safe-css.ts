/**
 * CSS that content may have for its own block (PROMO-10): layout properties with numbers, lengths and a few keywords. Nothing
 * that loads, covers or leaves the block: no URL, no function, no position.
 */
const size = String.raw`\d{1,4}(?:\.\d{1,3})?(?:px|%|em|rem)?`;
const place = `(?:left|right|top|bottom|center|-?${size})`;
const pattern = (source: string): RegExp => new RegExp(`^(?:${source})$`);
const one = pattern(size);
/** margins and paddings are not negative: the block would overlap its surroundings */
const box = pattern(`(?:${size}|auto)(?: (?:${size}|auto)){0,3}`);

const allowed: Readonly<Record<string, RegExp>> = {
  'object-fit': pattern('cover|contain|scale-down'),
  'object-position': pattern(`${place}(?: ${place})?`),
  'aspect-ratio': pattern(String.raw`\d{1,4}(?: ?/ ?\d{1,4})?`),
  'text-align': pattern('left|right|center|start|end'),
  'justify-content': pattern('start|end|center|space-between|flex-start|flex-end'),
  'align-items': pattern('start|end|center|stretch|flex-start|flex-end'),
  'max-width': one,
  padding: box,
  'padding-top': one,
  'padding-bottom': one,
  'padding-left': one,
  'padding-right': one,
  margin: box,
  'border-radius': pattern(`${size}(?: ${size}){0,3}`),
  opacity: pattern(String.raw`0?\.\d{1,2}|[01]`),
};

const longest = 500;
const camel = (name: string): string => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Parses `object-position: 50% 100%; margin-top: 8px` into a React style. Declarations that are not allowed are left out. */
export const safeCss = (text: string): Readonly<Record<string, string>> => {
  if (text.length > longest) return {};
  return Object.fromEntries(
    text.split(';').flatMap((declaration) => {
      const [name = '', ...rest] = declaration.split(':');
      const property = name.trim().toLowerCase();
      const value = rest.join(':').trim().toLowerCase();
      return Object.hasOwn(allowed, property) && allowed[property]?.test(value) ? [[camel(property), value]] : [];
    }),
  );
};

/** Returns the declarations that are not allowed, for the check of content before an import. */
export const refusedCss = (text: string): string[] =>
  text
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '' && Object.keys(safeCss(declaration)).length === 0);
