import { expect, test } from '../support/browser/journey.ts';
import { regionIn } from '../support/browser/regions.ts';
import { shiftsOf, watchShifts } from '../support/browser/shifts.ts';
import { longestShare, tasksOf } from '../support/browser/task-times.ts';
import { isCall, isFont, watchWire } from '../support/browser/wire.ts';
import { openForeignSite, type ForeignSite } from '../support/other-servers/foreign-site.ts';

/** EMB-8 */
const mostBytes = 30_000;
const mostFiles = 5;
/** `npm run embed` holds the longest task against 50 ms. */
const mostShare = 0.5;

const pageWith = (head: string, top: string, end: string): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Rezepte</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>body { margin: 0 } main { height: 4000px }</style>${head}</head><body>${top}<main><h1>Rezepte</h1></main>${end}</body></html>`;

const reserved = `<style>kontor-header:not([data-status='shown']) { display: block; min-height: 222px }
  @media (max-width: 979px) { kontor-header:not([data-status='shown']) { min-height: 204px } }</style>`;
const pages = [
  { path: '/include.html', html: pageWith('', '{{header}}', '{{footer}}') },
  {
    path: '/element.html',
    html: pageWith(
      `${reserved}<script src="/kontor.js" async></script>`,
      '<kontor-header></kontor-header>',
      '<kontor-footer></kontor-footer>',
    ),
  },
];

test.describe('[EMB-8] header and footer on a page of another team, before their first use', () => {
  let theirs: ForeignSite;
  test.beforeAll(async ({ shop }) => {
    theirs = await openForeignSite(shop.port, pages);
    // A fragment is compressed well at its second request.
    for (const region of ['header', 'footer'])
      for (const query of ['', '?assets=none'])
        for (let time = 0; time < 3; time += 1)
          await shop.ask({ path: `/fragments/${region}${query}`, headers: { 'accept-encoding': 'br' } });
  });
  test.afterAll(() => theirs.close());

  test('leave newsletter and footer out of the first frame on a phone, and bring them by themselves', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const session = await context.newCDPSession(page);
    await session.send('Animation.enable');
    const speed = (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate });
    await speed(0);
    await page.goto(`${theirs.origin}/include.html`);
    await expect(page.getByRole('banner')).toBeVisible();
    const later = ['newsletter', 'footer'].map((region) => regionIn(page, region));
    for (const region of later) {
      await expect(region).toHaveCSS('content-visibility', 'hidden');
      await expect(region).toHaveCSS('visibility', 'hidden');
    }
    await speed(1);
    for (const region of later) {
      await expect(region).toHaveCSS('content-visibility', 'visible');
      await expect(region).toBeVisible();
    }
  });

  for (const [way, path, included] of [
    ['by an include', '/include.html', ['header', 'footer']],
    ['by the script tag', '/element.html', []],
  ] as const) {
    for (const width of [390, 1280]) {
      test(`cost at most 30 kB and 5 files ${way}, move nothing and hold no task up (${width} px)`, async ({
        page,
        browser,
        shop,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await watchShifts(page);
        const wire = await watchWire(page);
        const tasks = await tasksOf(browser, page, theirs.origin + path);
        await expect(regionIn(page, 'footer')).toHaveAttribute('data-status', /./);
        await expect(regionIn(page, 'header')).toHaveAttribute('data-status', /./);
        await page.waitForLoadState('networkidle');
        const inPage = await Promise.all(
          included.map(async (region) => {
            const answer = await shop.ask({ path: `/fragments/${region}`, headers: { 'accept-encoding': 'br' } });
            return Number(answer.headers['content-length']);
          }),
        );
        const counted = [...wire].filter(([file]) => file !== path && !isCall(file) && !isFont(file));
        const bytes = inPage.concat(counted.map(([, size]) => size)).reduce((sum, size) => sum + size, 0);
        expect(bytes, JSON.stringify([counted, inPage])).toBeLessThanOrEqual(mostBytes);
        expect(counted.length, counted.join(' ')).toBeLessThanOrEqual(mostFiles);
        expect(await shiftsOf(page)).toEqual([]);
        expect(longestShare(tasks)).toBeLessThan(mostShare);
        expect(tasks.length).toBeGreaterThan(3);
      });
    }
  }
});
