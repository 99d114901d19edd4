const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** Where a choice is wrong, one of its radio buttons stands for it. */
const nameOf = (html: string, { 0: tag, index }: RegExpExecArray): string => {
  const own = attribute(tag, 'name');
  if (own !== undefined) return own;
  const [radio = ''] = /<input\b[^>]*>/.exec(html.slice(index)) ?? [];
  return attribute(radio, 'name') ?? '';
};

/** The words that an element is described by. */
const wordsOf = (html: string, tag: string): string =>
  (attribute(tag, 'aria-describedby') ?? '')
    .split(' ')
    .map((id) => {
      const at = id === '' ? -1 : html.indexOf(` id="${id}"`);
      const [, words = ''] = /^[^>]*>([^]*?)<\/(?:p|div)>/.exec(at < 0 ? '' : html.slice(at)) ?? [];
      return words.replaceAll(/<[^>]*>/g, '').trim();
    })
    .join('');

/** A form whose fields the browser checks is not sent with a fault: the shop's own message is never seen, nothing is tracked. */
const isCheckedByBrowser = (html: string, index: number): boolean => {
  const [form = ''] = /^<form\b[^>]*>/.exec(html.slice(html.lastIndexOf('<form', index))) ?? [];
  return !/\snovalidate\b/i.test(form);
};

/** What a page that gives a form back tells a browser without a script: where the focus goes, and what is wrong with what. */
export const readRefusal = (html: string) => {
  const wrong = [...html.matchAll(/<(?:input|select|textarea|fieldset)\b[^>]*\saria-invalid="true"[^>]*>/g)];
  const focused = [...html.matchAll(/<\w+\b[^>]*\sautofocus\b[^>]*>/g)].map(([tag]) =>
    tag.includes(' data-refusal=') ? 'the refusal' : (attribute(tag, 'name') ?? tag),
  );
  return {
    focused,
    wrong: wrong.map((found) => nameOf(html, found)),
    unsent: wrong.flatMap((found) => (isCheckedByBrowser(html, found.index) ? [nameOf(html, found)] : [])),
    unsaid: wrong.flatMap((found) => (wordsOf(html, found[0]) === '' ? [nameOf(html, found)] : [])),
  };
};
