import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openForeignSite } from '../support/other-servers/foreign-site.ts';
import { expect, test } from '../support/browser/journey.ts';
import { regionIn, untilStatus } from '../support/browser/regions.ts';
import { repositoryRoot } from '../support/words/repository.ts';
import { wordsOf } from '../support/words/words.ts';

const t = wordsOf('DE');

const assets = join(repositoryRoot, 'dist/client/assets');
/** Its own part, the hash, and the ending. */
const builtName = /^(.+)-([\w-]{7})(\.\w+)$/;

/** Files of a version that no process has any more: those of the build under other names, as a shop keeps them for seven days. */
const keepOlderVersion = (filesDir: string) => {
  const names = new Map(
    readdirSync(assets).flatMap((name) => {
      const [, own, hash, ending] = builtName.exec(name) ?? [];
      return hash === undefined ? [] : [[name, `${own}-${hash.split('').toReversed().join('')}${ending}`] as const];
    }),
  );
  const renamed = (text: string): string =>
    [...names].reduce((changed, [name, older]) => changed.replaceAll(name, older), text);
  const built = join(filesDir, 'built');
  mkdirSync(built, { recursive: true });
  for (const [name, older] of names) {
    const bytes = readFileSync(join(assets, name));
    writeFileSync(join(built, older), /\.(?:js|css)$/.test(name) ? renamed(bytes.toString()) : bytes);
  }
  return renamed;
};

test('[RUN-10, EMB-2] a fragment of an older version that a host has kept is styled, wakes and searches', async ({
  page,
  shop,
}) => {
  const renamed = keepOlderVersion(shop.filesDir);
  const header = renamed((await shop.ask({ path: '/fragments/header' })).body);
  const theirs = await openForeignSite(shop.port, [
    {
      path: '/kept.html',
      html: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Rezepte</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>body { margin: 0 }</style></head><body>${header}<main><h1>Rezepte</h1></main></body></html>`,
    },
  ]);
  await page.goto(`${theirs.origin}/kept.html`);
  const field = page.getByRole('combobox', { name: t('search.label') });
  await expect(regionIn(page, 'header').locator('header')).toHaveCSS('position', 'sticky');
  await field.click();
  await untilStatus(regionIn(page, 'search'), 'awake');
  await field.fill('kaffee');
  await expect(page.getByRole('option').first()).toHaveCSS('display', 'inline-flex');
  // Nothing of it came from the files of today.
  const today = new Set(readdirSync(assets));
  const asked = theirs.passedOn().filter((path) => path.startsWith('/assets/'));
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((path) => today.has(path.slice('/assets/'.length)))).toEqual([]);
  await theirs.close();
});
