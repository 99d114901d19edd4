import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { SiteCode } from '../../../src/contracts/shop/site.contract.ts';
import { RegionCollectorProvider, type Drawing } from '../../../src/islands/Region.tsx';
import { compileTexts } from '../../../src/server/rendering/texts/catalogues.ts';
import { demoNames, withNames } from '../../../src/sites/brand.ts';
import { RootIds } from '../../../src/platform/ids.tsx';
import { SiteProvider } from '../../../src/sites/site-context.tsx';
import { allSites, sites } from '../../../src/sites/sites.ts';
import { translator, type Translate } from '../../../src/sites/translate.ts';

type Texts = Readonly<Record<string, string>>;
// Where a document is, files are read through Vite.
const files = import.meta.glob<Texts>('../../../src/sites/texts/*.json', { eager: true, import: 'default' });
const textsOf = (catalogue: string): Texts => files[`../../../src/sites/texts/${catalogue}.json`] ?? {};
const namedTexts = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, withNames(text, demoNames)]));
const words = new Map<SiteCode, Translate>(
  allSites.map(({ catalogue, code, locale }) => [
    code,
    translator(compileTexts(namedTexts(Object.assign({}, ...catalogue.map(textsOf)) as Texts)), locale),
  ]),
);

/** All texts of a site, those that stay on the server too. */
export const pageWords = (code: SiteCode): Translate => words.get(code) ?? ((key) => key);

/** What the server sends of a view; islands of its own are places that stay empty. */
export const pageHtml = (view: ReactElement, code: SiteCode = 'DE'): string => {
  const value = { site: sites[code], t: pageWords(code) };
  const keep = ({ View, props, sharedAs, idPrefix }: Drawing): string =>
    sharedAs === undefined
      ? ''
      : renderToString(
          <RootIds prefix={idPrefix}>
            <SiteProvider value={value}>
              <View {...props} />
            </SiteProvider>
          </RootIds>,
        );
  return renderToString(
    <SiteProvider value={value}>
      <RegionCollectorProvider value={{ origin: undefined, keep, keepText: (text) => text }}>
        {view}
      </RegionCollectorProvider>
    </SiteProvider>,
  );
};

/** A page's view in the document, where its content stands. */
export const drawPage = (view: ReactElement, code: SiteCode = 'DE'): HTMLElement => {
  document.body.innerHTML = `<main>${pageHtml(view, code)}</main>`;
  return document.body;
};

/** As it is read: spaces that hold a line together are spaces. */
export const textOf = (element: Element | null): string => (element?.textContent ?? '').replaceAll('\u00A0', ' ');
