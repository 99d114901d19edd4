import type { Consent } from '../../contracts/tracking/consent-cookie.contract.ts';
import { domainOf } from '../../domain/tracking/consent-domain.rules.ts';
import { consentIn, grantedOf } from '../../domain/tracking/consent.rules.ts';
import type { Browser } from '../../platform/browser.ts';
import { vendorScript, type VendorScript } from '../../platform/vendor-script.ts';

/** CONS-1: the vendor's overlay asks and stores the choice; the page gets the same event. */
export const actByVendor = (
  { vendor = '', live = '', dev = '', systems }: Readonly<DOMStringMap>,
  browser: Browser,
  choice: string,
  forgetRefused: (consent: Consent) => void,
  script: VendorScript = vendorScript,
): void => {
  if (choice === 'open') script.openSettings();
  if (choice !== 'begin') return;
  const id = domainOf(browser.url().hostname, systems) === 'LIVE' ? live : dev;
  script.load(vendor, id, () => {
    const consent = consentIn(browser.cookies);
    if (!consent) return;
    browser.events.emit('kontor:consent-updated', { categories: grantedOf(consent) });
    forgetRefused(consent);
  });
};
