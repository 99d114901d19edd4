import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '../support/browser/journey.ts';
import { namedAhead, onLine, savesData } from '../support/browser/line.ts';
import { everyPage } from '../support/pages/every-page.ts';
import { mostAhead, pageBudgets } from '../support/pages/page-budgets.ts';
import { plainVisitor } from '../support/people/plain-visitor.ts';

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

for (const [name, budget] of Object.entries(pageBudgets)) {
  test(`${name}: requests, pictures and bytes of a first visit stay within the budget`, async ({
    page,
    context,
    shop,
    staff,
  }) => {
    const visitor = plainVisitor(shop, 'DE');
    const path = (await everyPage[name]?.to(visitor, staff)) ?? '';
    await visitor.handOver(context);
    const asked = { requests: 0, pictures: 0 };
    page.on('request', (request) => (asked[request.resourceType() === 'image' ? 'pictures' : 'requests'] += 1));
    await savesData(page);
    const answer = await page.goto(shop.originOf('DE') + path, { waitUntil: 'networkidle' });
    const html = brotliCompressSync((await answer?.body()) ?? '', brotli).length / 1000;
    const found = { ...asked, html };
    for (const [what, most] of Object.entries(budget))
      expect.soft(found[what as keyof typeof found], what).toBeLessThanOrEqual(most);
  });

  test(`${name}: what is fetched ahead of the first tap stays within the budget`, async ({
    page,
    context,
    shop,
    staff,
  }) => {
    const visitor = plainVisitor(shop, 'DE');
    const path = (await everyPage[name]?.to(visitor, staff)) ?? '';
    await visitor.handOver(context);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await onLine(page, { saveData: false, effectiveType: '4g' });
    await page.goto(shop.originOf('DE') + path);
    const files = await namedAhead(page);
    expect(files.join(' ')).toContain('preact-');
    await expect.poll(() => files.every((file) => scripts.has(`/assets/${file}`))).toBe(true);
    const ahead = [...scripts].filter((file) => !/\/runtime-/.test(file));
    const bodies = await Promise.all(ahead.map((file) => shop.ask({ path: file })));
    const bytes = bodies.map(({ body }) => brotliCompressSync(body).length);
    expect(bytes.reduce((sum, one) => sum + one, 0) / 1000).toBeLessThanOrEqual(mostAhead);
  });
}
