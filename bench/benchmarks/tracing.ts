import { createServer } from 'node:http';
import { freePort } from '../../tests/support/other-servers/free-port.ts';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { medianWithin, micro, middle, mustBe, type Benchmark, type Figure } from '../harness/figures.ts';
import type { Lab } from '../harness/lab.ts';
import { measure, requestText } from '../harness/load.ts';
import { openBenchShop, type BenchShop } from '../harness/shop.ts';

const benchmark = 'tracing';
const connections = 16;
const rounds = 11;
/** Off must cost nothing: the difference of two processes that are alike. */
const mostOff = 1.05;

const asked = {
  'home from memory, br': { path: '/', headers: { accept: 'text/html', 'accept-encoding': 'br' } },
  'results from memory, br': {
    path: '/search?query=kaffee&page=1',
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  },
} as const;

/** Takes what a process sends and keeps nothing. */
const openCollector = async () => {
  const port = await freePort();
  let batches = 0;
  const server = createServer((request, response) => {
    batches += 1;
    request.resume().once('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}`, batches: () => batches, close: () => void server.close() };
};

const figuresOf = async (
  { seconds }: Lab,
  shops: readonly [off: BenchShop, alike: BenchShop, on: BenchShop],
  what: keyof typeof asked,
): Promise<readonly Figure[]> => {
  const lists = [[requestText(asked[what])]];
  const cpuOf = async ({ port, pid }: BenchShop, forSeconds: number): Promise<number> => {
    const measured = mustBe(await measure({ port, connections, seconds: forSeconds, lists }, [pid]), [200]);
    return measured.cpuUs[0] ?? Number.NaN;
  };
  for (const shop of shops) await cpuOf(shop, seconds);
  const found: { off: number; alike: number; on: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Who comes first changes, so that a machine that slows down favours none.
    const times = [0, 0, 0];
    for (let turn = 0; turn < shops.length; turn += 1) {
      const place = (round + turn) % shops.length;
      const shop = shops[place];
      if (shop) times[place] = await cpuOf(shop, seconds / 4);
    }
    const [off = 0, alike = 0, on = 0] = times;
    found.push({ off, alike, on });
  }
  const row = (name: string, version: 'alike' | 'on', most?: number): Figure => {
    const [ratio, low, high] = medianWithin(found.map((one) => one[version] / one.off));
    return {
      benchmark,
      what: `${what}, ${name}: CPU a request`,
      value: `${ratio.toFixed(2)} times (${low.toFixed(2)} to ${high.toFixed(2)})`,
      note: `${rounds} rounds by turns; median ${micro(middle(found.map((one) => one[version])))} against ${micro(middle(found.map((one) => one.off)))}`,
      ...(most === undefined ? {} : { budget: `${most} times`, kept: ratio <= most }),
    };
  };
  return [row('tracing off, two processes', 'alike', mostOff), row('every request traced, to off', 'on')];
};

/** Three processes of this version: two without telemetry, whose difference is the noise, and one that traces every request. */
export const tracing: Benchmark = {
  name: benchmark,
  about: 'CPU a request with every request traced, and with tracing off, by turns',
  run: async (lab) => {
    const collector = await openCollector();
    const open = async (settings: Readonly<Record<string, string>>): Promise<BenchShop> => {
      const folder = await lab.filledFolder();
      return openBenchShop(folder, undefined, repositoryRoot, settings);
    };
    const on = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    const shops = [await open({}), await open({}), await open(on)] as const;
    try {
      const figures: Figure[] = [];
      for (const what of Object.keys(asked) as (keyof typeof asked)[])
        figures.push(...(await figuresOf(lab, shops, what)));
      if (collector.batches() === 0) throw new Error('nothing was sent to the collector');
      return figures;
    } finally {
      for (const shop of shops) await shop.stop();
      collector.close();
    }
  },
};
