import { describe, expect, it } from 'vitest';
import { pageHtml, pageWords } from '../../../tests/support/pages/draw-page.tsx';
import tr from '../../../content/contracts/tr.json' with { type: 'json' };
import { guaranteeWords } from '../../sites/law/guarantee-words.ts';
import { durabilityLabel, guaranteeNotice } from '../../domain/guarantee/guarantee-picture.rules.ts';
import { lawAreas } from '../../domain/product/duties.rules.ts';
import { checkoutPath } from '../../contracts/order/order.contract.ts';
import { contractWords, filledContract, type ContractedOrder } from '../../domain/order/contract-form.rules.ts';
import { checkoutTerms } from '../../sites/checkout.ts';
import { privacyPath, termsPath } from '../../sites/links.ts';
import { allSites, sites } from '../../sites/sites.ts';
import type { Site } from '../../sites/site.ts';
import type { CheckoutReviewPageProps } from './checkout-review.page.ts';
import { CheckoutReviewPage } from './CheckoutReviewPage.tsx';

const orderOn = ({ currency }: Site): ContractedOrder => {
  const money = (amountMinor: number) => ({ amountMinor, currency });
  return {
    lines: [
      { kind: 'article', productId: '1', title: 'Espresso [x](https://win.example)', quantity: 2, price: money(19900) },
    ],
    sums: { value: money(39800), discounts: [], shipping: money(4990), total: money(44790), taxes: [] },
    address: {
      firstName: 'Ada',
      lastName: 'Kaya',
      street: 'Cadde 1',
      postcode: '34433',
      city: 'İstanbul',
      phone: '0555',
    },
    email: 'ada@example.com',
    delivery: 'home',
    deliveredTo: ['Ada Kaya', 'Cadde 1'],
    payment: 'prepayment',
    at: new Date('2026-11-23T10:00:00Z'),
  };
};

const drawn = (site: Site, picture?: string, invoiceTo: readonly string[] = []): Document => {
  const order = orderOn(site);
  const words = contractWords(order, site, pageWords(site.code));
  const contracts =
    site.code === 'TR' ? tr.contracts.map(({ name, text }) => ({ name, text: filledContract(text, words) })) : [];
  const { lines, sums, email, deliveredTo, delivery, payment } = order;
  const seen = { seen: 's', attempt: 'a', invoiceTo, days: '25. – 27. November', withdrawalUrl: '/w', contracts };
  const notice = guaranteeNotice(site.code, order.at, picture);
  const props: CheckoutReviewPageProps = {
    lines,
    sums,
    email,
    deliveredTo,
    delivery,
    payment,
    ...seen,
    ...(notice ? { notice } : {}),
    labels: [{ ...durabilityLabel({ years: 5, brand: 'Brewline' }, '101410001'), title: 'Espresso' }],
  };
  return new DOMParser().parseFromString(pageHtml(<CheckoutReviewPage {...props} />, site.code), 'text/html');
};

describe.each(allSites)('the review of an order on $code', (site) => {
  it('[LAW-3] has agreed to the terms, and the privacy notice is only taken note of', () => {
    const page = drawn(site);
    const box = page.querySelector('input[name="terms"]')?.closest('label');
    expect(Boolean(box)).toBe(checkoutTerms[site.code].agrees);
    const privacy = page.querySelector(`a[href="${privacyPath}"]`);
    expect(privacy).not.toBeNull();
    expect(privacy?.closest('label')).toBeNull();
    const terms = page.querySelector(`a[href="${site.code === 'TR' ? '#distance-contract' : termsPath}"]`);
    expect(terms).not.toBeNull();
    if (box) expect(box.contains(terms)).toBe(true);
  });

  it('[SHOP-4] leads from both addresses to where they are changed', () => {
    const page = drawn(site, undefined, ['Bora Kaya', 'Cadde 2']);
    const panels = [...page.querySelectorAll('address')].map((address) => address.closest('section'));
    expect(panels.map((panel) => panel?.querySelector('a')?.getAttribute('href'))).toEqual([
      checkoutPath,
      checkoutPath,
    ]);
  });

  it('[LAW-7] shows the label of a guarantee of durability before the button, with the title of its product', () => {
    const page = drawn(site);
    const label = page.querySelector('details svg[role="img"]');
    expect(label?.getAttribute('aria-label')).toMatch(/^GARAN.*Brewline/);
    expect(label?.closest('details')?.previousElementSibling?.textContent).toBe('Espresso');
    const button = page.querySelector('button[type="submit"]');
    expect(button && label?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('[LAW-7] shows the notice on the legal guarantee in full before the button, in the Union alone', () => {
    const page = drawn(site);
    const notice = page.querySelector('figure svg');
    expect(notice !== null).toBe(lawAreas[site.code] === 'union');
    if (!notice) return;
    expect(notice.closest('details')).toBeNull();
    const button = page.querySelector('button[type="submit"]');
    expect(button && notice.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(page.querySelector('figcaption a')?.getAttribute('href')).toMatch(/^https:\/\/europa\.eu\/youreurope\//);
  });
});

it('[LAW-7] the review shows the Commission’s own notice where the shop has its file, with its words', () => {
  const page = drawn(sites.DE, 'eu-notice-de');
  expect(page.querySelector('figure svg')).toBeNull();
  const image = page.querySelector<HTMLImageElement>('figure img');
  expect(image?.src).toContain('/pictures/original/640/eu-notice-de.webp');
  expect(image?.alt).toContain(guaranteeWords.DE?.lead);
  expect(page.querySelector('figcaption a')).not.toBeNull();
});

describe('the contracts on TR', () => {
  it('[LAW-3] are filled with the order, folded above the box that agrees to them', () => {
    const page = drawn(sites.TR);
    const [form, contract] = [page.querySelector('#pre-information'), page.querySelector('#distance-contract')];
    expect(form?.querySelector('summary')?.textContent).toBe('Ön Bilgilendirme Formu');
    expect(contract?.querySelector('summary')?.textContent).toBe('Mesafeli Satış Sözleşmesi');
    for (const text of [form?.textContent ?? '', contract?.textContent ?? ''])
      for (const part of ['Ada Kaya', 'Cadde 1', 'Espresso', '2 × 199', '447,90', '23 Kasım 2026'])
        expect(text).toContain(part);
    expect(page.body.textContent).not.toContain('[[');
    expect(page.querySelector('a[href*="win.example"]')).toBeNull();
    const agreed = page.querySelector('input[name="terms"]')?.closest('label');
    expect(agreed?.querySelector('a[href="#pre-information"]')).not.toBeNull();
  });
});
