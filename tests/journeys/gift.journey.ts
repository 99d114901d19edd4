import { checkoutPath } from '../../src/contracts/order/order.contract.ts';
import { checkoutTerms } from '../../src/sites/checkout.ts';
import { expect, test } from '../support/browser/journey.ts';
import { axeFaultsOn } from '../support/browser/page-axe.ts';
import { plentifulArticles } from '../support/databases/shelves.ts';
import { visitorOf } from '../support/people/visitor.ts';
import { wordsOf } from '../support/words/words.ts';

const people = {
  DE: {
    buyer: { street: 'Am Sandtorkai 14', postcode: '20457', city: 'Hamburg' },
    receiver: { toStreet: 'Hauptstr. 1', toPostcode: '01067', toCity: 'Dresden' },
  },
  TR: {
    buyer: {
      street: 'İstiklal Cad. No:14',
      postcode: '34437',
      city: 'İstanbul',
      district: 'Beyoğlu',
      phone: '0212 555 01 02',
    },
    receiver: { toStreet: 'Atatürk Cad. 5', toPostcode: '35210', toCity: 'İzmir', toDistrict: 'Konak' },
  },
} as const;

for (const [site, javaScriptEnabled, width] of [
  ['DE', true, 390],
  ['TR', false, 1280],
] as const)
  test(`[SHOP-12] on ${site} a gift goes to another address with a greeting, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    visitor,
    shop,
    faults,
  }) => {
    faults.allow(/status of 400|answer 400/);
    const t = wordsOf(site);
    const { buyer, receiver } = people[site];
    const context = await visitor({ javaScriptEnabled, viewport: { width, height: 800 } });
    const bringing = visitorOf(site);
    for (const article of await plentifulArticles(shop.ask, 1, site)) await bringing.set(shop.ask, article, 1);
    const url = shop.originOf(site);
    await context.addCookies(bringing.cookies().map(([name, value]) => ({ name, value, url })));
    const page = await context.newPage();
    await page.goto(url + checkoutPath);

    const greeting = page.getByLabel(t('page.checkout.greeting'));
    await expect(greeting).toBeHidden();
    const person = { firstName: 'Ada', lastName: 'Berg', email: 'ada@example.com', ...buyer };
    for (const [name, value] of Object.entries(person)) await page.locator(`main [name="${name}"]`).fill(value);
    await page.getByRole('checkbox', { name: t('page.checkout.otherAddress') }).check();
    const place = { toFirstName: 'Ida', toLastName: 'Kaya', ...receiver };
    for (const [name, value] of Object.entries(place)) await page.locator(`main [name="${name}"]`).fill(value);
    await greeting.fill('www.example.com');
    const next = page.getByRole('button', { name: t('page.checkout.next') });
    await next.click();
    const refused = t('page.checkout.fault.greeting', { characters: 240, lines: 6 });
    await expect(greeting).toHaveAccessibleDescription(refused);
    await expect(greeting).toHaveValue('www.example.com');
    if (javaScriptEnabled) {
      expect(await axeFaultsOn(page, { within: 'main' })).toEqual([]);
    }

    await greeting.fill('Alles Gute!\nDeine Ada');
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('page.checkout-review.title'));
    await expect(page.getByText('Alles Gute!')).toBeVisible();
    if (checkoutTerms[site].agrees) await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: t('page.checkout-review.order') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('page.placed-order.thanks'));
    await expect(page.getByText('Alles Gute!')).toBeVisible();
    await expect(page.getByText('Deine Ada')).toBeVisible();
  });
