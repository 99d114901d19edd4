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
import { visit, visitByPhone, type PhoneVisit } from './visit.ts';
import { browserWithWayBack, comesBack } from './way-back.ts';
import { plainWays, type Host, type Way } from './ways.ts';

// Each process and folder is ended with this process.
process.setMaxListeners(50);
const ways = [...plainWays, ...appWays];
const { values, positionals } = parseArgs({ options: { 'write-docs': { type: 'boolean' } }, allowPositionals: true });
/** Visits by a slow phone, of which the middle one counts. */
const slowTurns = 5;
const slowRate = 4;
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
const failed = new Set<string>();
const attempt = async (way: Way, work: () => Promise<unknown>): Promise<void> => {
  if (failed.has(way.name)) return;
  try {
    await work();
  } catch (fault) {
    failed.add(way.name);
    process.stderr.write(`${way.name}: ${fault instanceof Error ? fault.message : String(fault)}\n`);
  }
};
const hosts: { readonly way: Way; readonly host: Host; readonly slow: PhoneVisit[] }[] = [];
for (const way of ways.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  process.stdout.write(`${way.name} …\n`);
  await attempt(way, async () => hosts.push({ way, host: await way.open(shop), slow: [] }));
}
// In turn, so that a busy minute of the machine is no fault of one way.
for (let turn = 0; turn < slowTurns; turn += 1)
  for (const { way, host, slow } of hosts)
    await attempt(way, async () => slow.push(await visitByPhone(browser, way, host, slowRate)));
for (const { way, host, slow } of hosts)
  await attempt(way, async () => measured.push({ title: way.title, cost: await visit(browser, way, host, slow) }));
await browser.close();
const whole = await browserWithWayBack();
for (const { way, host } of hosts.filter(({ way: { wakes } }) => wakes))
  await attempt(way, async () => {
    const isKept = await comesBack(whole, host, shop);
    process.stdout.write(`${way.name}: ${isKept ? 'came back from the browser’s cache' : 'says no-store itself'}\n`);
  });
await whole.close();
await Promise.all(hosts.map(({ host }) => host.stop()));
await shop.stop();
process.stdout.write(`\n${tableOf(measured)}\n`);
if (failed.size > 0) process.stderr.write(`\nDid not work: ${[...failed].join(', ')}\n`);
else if (values['write-docs']) {
  const path = `${repositoryRoot}docs/benchmarks.md`;
  const model = cpus()[0]?.model ?? 'unknown';
  const at = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${model.trim()}), Node ${process.versions.node}.`;
  writeFileSync(path, withTable(readFileSync(path, 'utf8'), at, measured));
}
process.exitCode = failed.size > 0 ? 1 : 0;
