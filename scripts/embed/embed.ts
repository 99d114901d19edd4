// `npm run embed [-- way …] [--write-docs]`: follows each page of docs/embedding, and opens what came of it in Chromium.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { browserOf } from '../../bench/harness/browser.ts';
import { freshBuild } from '../../tests/support/shops/build.ts';
import { openShop, temporaryFolder } from '../../tests/support/shops/shop.ts';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { appWays } from './app-ways.ts';
import { tableOf, withTable, type Measured } from './table.ts';
import { visit } from './visit.ts';
import { plainWays } from './ways.ts';

// Each process and folder is ended with this process.
process.setMaxListeners(50);
const ways = [...plainWays, ...appWays];
const { values, positionals } = parseArgs({ options: { 'write-docs': { type: 'boolean' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !ways.some((way) => way.name === name));
if (unknown.length > 0)
  throw new Error(`there is no way ${unknown.join(', ')}; there are: ${ways.map(({ name }) => name).join(', ')}`);
if (values['write-docs'] && positionals.length > 0) throw new Error('--write-docs writes the table of all ways');

freshBuild();
const shop = await openShop({ dataDir: temporaryFolder('embed-shop') });
// A fragment is packed well at its second request.
for (const region of ['header', 'footer', 'shell', 'shell-end'])
  for (const query of ['?site=DE', '?assets=none&site=DE', '?assets=none&links=absolute&site=DE'])
    for (let time = 0; time < 3; time += 1)
      await shop.ask({ path: `/fragments/${region}${query}`, headers: { 'accept-encoding': 'br' } });
const browser = await browserOf();
const measured: Measured[] = [];
const failed: string[] = [];
for (const way of ways.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  process.stdout.write(`${way.name} …\n`);
  try {
    const host = await way.open(shop);
    try {
      measured.push({ title: way.title, cost: await visit(browser, way, host) });
    } finally {
      await host.stop();
    }
  } catch (fault) {
    failed.push(way.name);
    process.stderr.write(`${way.name}: ${fault instanceof Error ? fault.message : String(fault)}\n`);
  }
}
await browser.close();
await shop.stop();
process.stdout.write(`\n${tableOf(measured)}\n`);
if (failed.length > 0) process.stderr.write(`\nDid not work: ${failed.join(', ')}\n`);
else if (values['write-docs']) {
  const path = `${repositoryRoot}docs/benchmarks.md`;
  const model = cpus()[0]?.model ?? 'unknown';
  const at = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${model.trim()}), Node ${process.versions.node}.`;
  writeFileSync(path, withTable(readFileSync(path, 'utf8'), at, measured));
}
process.exitCode = failed.length > 0 ? 1 : 0;
