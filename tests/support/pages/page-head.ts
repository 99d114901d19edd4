import { structuredFaults, structuredKinds } from './structured-data.ts';

/** What search engines read of a page before they read the page. */
export interface PageHeadRead {
  readonly canonical: string | undefined;
  readonly isHidden: boolean;
  /** language and address of the same page on other sites */
  readonly alternates: readonly (readonly [language: string, address: string])[];
}

const unescaped = (text: string): string =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return found === undefined ? undefined : unescaped(found);
};

const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'));
const tagsIn = (head: string, name: string): string[] => head.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

export const readHead = (html: string): PageHeadRead => {
  const head = headOf(html);
  const links = tagsIn(head, 'link');
  const canonical = links.find((tag) => attribute(tag, 'rel') === 'canonical');
  return {
    canonical: canonical === undefined ? undefined : attribute(canonical, 'href'),
    isHidden: tagsIn(head, 'meta').some(
      (tag) => attribute(tag, 'name') === 'robots' && (attribute(tag, 'content') ?? '').includes('noindex'),
    ),
    alternates: links.flatMap((tag) => {
      const language = attribute(tag, 'hreflang');
      return language === undefined ? [] : [[language, attribute(tag, 'href') ?? ''] as const];
    }),
  };
};

const metaOf = (html: string) => {
  const tags = tagsIn(headOf(html), 'meta');
  return (name: string): string | undefined => {
    const tag = tags.find((one) => attribute(one, 'property') === name || attribute(one, 'name') === name);
    return tag === undefined ? undefined : attribute(tag, 'content');
  };
};

/** Kinds of structured data that a page of an address must give. */
const kindsByAddress: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/-p\d{9}\.html$/, ['Product', 'BreadcrumbList']],
  [/-[ct]\d+\.html(?:\?|$)/, ['BreadcrumbList', 'ItemList']],
  [/-s\d+\.html$/, ['BreadcrumbList']],
];

/** What a page that is to be found must say beside its canonical address. */
const shownFaults = (html: string, { canonical = '', alternates }: PageHeadRead, locale: string): string[] => {
  const meta = metaOf(html);
  const { origin, pathname, search } = new URL(canonical);
  const own = alternates.find(([language]) => language === locale)?.[1];
  const german = alternates.find(([language]) => language === 'de-DE')?.[1];
  const languages = alternates.map(([language]) => language);
  const kinds = new Set(structuredKinds(html));
  const missing = kindsByAddress
    .filter(([pattern]) => pattern.test(pathname + search))
    .flatMap(([, needed]) => needed.filter((kind) => !kinds.has(kind)));
  const wrong: readonly (readonly [isWrong: boolean, words: string])[] = [
    [(meta('description') ?? '') === '', 'no description'],
    [meta('og:url') !== canonical, 'og:url is another address'],
    [!(meta('og:image') ?? '').startsWith(`${origin}/pictures/`), 'no picture to be shared by'],
    [!(Number(meta('og:image:width')) >= 300 && Number(meta('og:image:height')) > 0), 'the picture has no size'],
    [new Set(languages).size !== languages.length, 'a language twice'],
    [languages.length > 0 && own !== canonical, `hreflang of its own language is ${own}`],
    [alternates.find(([language]) => language === 'x-default')?.[1] !== german, 'x-default is not the German page'],
    // Further pages of a list are no translations of one another: nothing says what stands where.
    [languages.length === 0 && !search.startsWith('?page='), 'no hreflang'],
    [missing.length > 0, `no ${missing.join(', ')}`],
    [/[?&](?!page=)/.test(search), 'canonical with a query'],
  ];
  return wrong.flatMap(([isWrong, words]) => (isWrong ? [words] : []));
};

/** What is wrong with what a page tells search engines, in words. */
export const headFaults = (html: string, origin: string, locale: string): readonly string[] => {
  const head = readHead(html);
  const { canonical, isHidden } = head;
  const titles = headOf(html).match(/<title>[^<]+<\/title>/g) ?? [];
  return [
    ...(titles.length === 1 ? [] : ['not one title']),
    ...((canonical === undefined) === isHidden ? [] : ['canonical and noindex at once, or neither']),
    ...(canonical === undefined || canonical.startsWith(`${origin}/`) ? [] : [`canonical leads to ${canonical}`]),
    ...(canonical === undefined ? [] : shownFaults(html, head, locale)),
    ...structuredFaults(html),
  ];
};

/** A sitemap's addresses, each with the same page on other sites. */
export const readSiteList = (xml: string): ReadonlyMap<string, PageHeadRead['alternates']> =>
  new Map(
    [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gs)].map(([, address = '', others = '']) => [
      unescaped(address),
      [...others.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, language = '', href = '']) => [language, unescaped(href)] as const,
      ),
    ]),
  );

export const listsIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<sitemap><loc>([^<]+)<\/loc><\/sitemap>/g)].map(([, address = '']) => unescaped(address));
