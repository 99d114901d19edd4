import { dimensionParameter } from '../../contracts/catalogue/dimension.contract.ts';
import type { WholeBrowser } from '../../platform/whole-browser.ts';

export const writeAddress = (browser: WholeBrowser, slug: string): void => {
  const url = browser.url();
  url.searchParams.set(dimensionParameter, slug);
  browser.replaceUrl(url);
};
