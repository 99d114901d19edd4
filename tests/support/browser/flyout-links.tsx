import { renderToString } from 'react-dom/server';
import type { SiteCode } from '../../../src/contracts/shop/site.contract.ts';
import { AccountFlyout } from '../../../src/regions/header/AccountFlyout.tsx';
import { CartFlyout } from '../../../src/regions/header/CartFlyout.tsx';
import { customerFixtures, previewFixtures } from '../../../src/regions/header/header.fixtures.ts';
import { StoreFlyout } from '../../../src/regions/header/StoreFlyout.tsx';
import { SiteProvider } from '../../../src/sites/site-context.tsx';
import { sites } from '../../../src/sites/sites.ts';
import { regionWords } from './region-words.ts';

/** HTML of all that the header's flyouts show, to strangers and to whom the shop knows: no page carries it before it opens. */
export const drawnFlyouts = (code: SiteCode): string =>
  renderToString(
    <SiteProvider value={{ site: sites[code], t: regionWords(code) }}>
      <StoreFlyout />
      {Object.entries(customerFixtures).map(([name, customer]) => (
        <AccountFlyout key={name} customer={customer} />
      ))}
      <CartFlyout preview={previewFixtures.empty} />
    </SiteProvider>,
  );
