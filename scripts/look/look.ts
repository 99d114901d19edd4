import { chromium, type Browser } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { chromiumFlags, findHeadless } from '../../tests/support/browser/chromium.ts';
import { freshBuild } from '../../tests/support/shops/build.ts';
import { otherVersion } from '../../tests/support/shops/other-version.ts';
import { openShop, temporaryFolder, type RunningShop } from '../../tests/support/shops/shop.ts';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { differenceOf, type Pixels } from './compare.rules.ts';
import { drawView } from './draw.ts';
import { pairsPage, type Pair } from './pairs-page.rules.ts';
import { chosenViews, readWish, type View } from './views.rules.ts';

// `npm run look -- COMMIT`: draws 60 views of that commit and of the working tree with the same browser, and writes a local page
// of pairs (docs/testing.md).
const print = (text: string) => process.stdout.write(`${text}\n`);
const fail = (text: string): never => {
  print(text);
  process.exit(1);
};
const folder = join(repositoryRoot, '.cache/look');

const shortHash = (commit: string): string => {
  const asked = ['rev-parse', '--verify', '--short', `${commit}^{commit}`];
  const { status, stdout, stderr } = spawnSync('git', asked, { cwd: repositoryRoot, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : fail(stderr);
};

const built = (commit: string): string => {
  try {
    return otherVersion(commit).folder;
  } catch (fault) {
    return fail(String(fault));
  }
};

const pixelsOf = async (file: string): Promise<Pixels> => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

const pairOf = async (browser: Browser, before: RunningShop, after: RunningShop, view: View): Promise<Pair> => {
  const { name } = view;
  try {
    await drawView(browser, before, view, join(folder, 'before'));
    await drawView(browser, after, view, join(folder, 'after'));
    const file = (part: string) => join(folder, part, `${name}.png`);
    const { marked, share, hasChanged } = differenceOf(await pixelsOf(file('before')), await pixelsOf(file('after')));
    const { data, width, height } = marked;
    if (hasChanged)
      await sharp(data, { raw: { width, height, channels: 3 } })
        .png()
        .toFile(file('marked'));
    return { name, share, hasChanged };
  } catch (fault) {
    return { name, share: 1, hasChanged: true, fault: fault instanceof Error ? fault.message : String(fault) };
  }
};

const wish = readWish(process.argv.slice(2)) ?? fail('npm run look -- COMMIT');
const commit = shortHash(wish.commit);
const executablePath = findHeadless() ?? fail('Chromium or Chrome is needed; set CHROMIUM_PATH to it.');
rmSync(folder, { recursive: true, force: true });
for (const part of ['before', 'after', 'marked']) mkdirSync(join(folder, part), { recursive: true });
freshBuild();
const tree = built(commit);
const open = (name: string, root: string) => openShop({ dataDir: temporaryFolder(`look-${name}`), root });
const [before, after] = [await open('before', tree), await open('after', repositoryRoot)];
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
const pairs: Pair[] = [];
for (const view of chosenViews()) {
  const pair = await pairOf(browser, before, after, view);
  pairs.push(pair);
  print(`${pair.name}: ${pair.fault ?? `${(pair.share * 100).toFixed(2)} %`}`);
}
await browser.close();
await Promise.all([before.stop(), after.stop()]);
const page = join(folder, 'index.html');
writeFileSync(page, pairsPage(commit, pairs));
print(`${pairs.filter(({ hasChanged }) => hasChanged).length} of ${pairs.length} views differ: ${page}`);
process.exitCode = pairs.some(({ fault }) => fault !== undefined) ? 1 : 0;
