import { afterEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { pageHtml, pageWords } from '../../../tests/support/pages/draw-page.tsx';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { navigationFixtures } from '../../regions/navigation/navigation.fixtures.ts';
import { allSites } from '../../sites/sites.ts';
import { EarlyPanels } from './EarlyPanels.tsx';

const { themeworlds, items, outletUrl } = navigationFixtures['eight departments'];
const first = { themeworlds, items, outletUrl };
afterEach(() => {
  document.body.innerHTML = '';
});

const put = (branch: readonly string[], code: SiteCode = 'DE'): readonly HTMLDialogElement[] => {
  document.body.innerHTML = pageHtml(<EarlyPanels {...first} branch={branch} />, code);
  return [...document.querySelectorAll('dialog')];
};

describe.each(allSites)('the early panels on $code', ({ code }) => {
  it('[NAV-7, HDR-9] are closed, named, close without a script, and pass axe', async () => {
    const t = pageWords(code);
    const dialogs = put([], code);
    expect(dialogs.map(({ id }) => id)).toEqual(['early-menu', 'early-storefinder', 'early-account', 'early-cart']);
    expect(dialogs.filter(({ open }) => open)).toEqual([]);
    for (const dialog of dialogs) {
      const name = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
      expect(name?.textContent).not.toBe('');
      expect(dialog.querySelector('form')?.getAttribute('method')).toBe('dialog');
      dialog.open = true;
    }
    expect(document.querySelector('h2')?.textContent).toBe(t('navigation.main'));
    expect(await axeFaults(document.body)).toEqual([]);
  });
});

describe('the early menu', () => {
  it('[NAV-2, NAV-7] has the first level as links', () => {
    const [menu] = put([]);
    expect([...(menu?.querySelectorAll('li a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      themeworlds.url,
      ...items.map(({ url }) => url),
      outletUrl,
    ]);
  });

  it('[NAV-5] waits with the department of the page', () => {
    const [menu] = put([items[1]?.url ?? '']);
    expect(menu?.querySelector('h2')?.textContent).toBe(items[1]?.title);
    expect(menu?.querySelectorAll('li a')).toHaveLength(0);
  });
});
