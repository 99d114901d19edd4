import { CommandError } from '../../contracts/shop/commands.contract.ts';
import { readPositionals, UseError } from '../arguments.ts';
import { withTab, type Tab } from './browser.ts';
import { findingsOf, reportOf, type Heard } from './embed-check.rules.ts';
import { findChromium } from './find-chromium.ts';
import type { PageFacts } from './page-facts.ts';
import { factsExpression } from './page-readers.ts';

const use =
  'npm run shop -- embed-check https://recipes.example.de/cakes   (a page with regions, as a visitor opens it)';

/** A page that never stops to ask for something is read as it is then. */
const longestLoadMs = 20_000;

const ours = /^\/(?:assets|service|brand|pictures|json|fragments)\/|^\/kontor\.js$/;
const isOurs = (address: string): boolean => URL.canParse(address) && ours.test(new URL(address).pathname);

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs before the page's own scripts and keeps what the browser says of it. */
const listen = (): void => {
  const said = { stopped: [] as { directive: string; what: string }[], moved: [] as string[], shift: 0 };
  Object.assign(globalThis, { kontorCheck: said });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, target }) => {
    const isInRegion = target instanceof Element && target.closest('k-region') !== null;
    const what = blockedURI.includes('/') ? blockedURI : (sourceFile ?? '');
    said.stopped.push({ directive: effectiveDirective, what: isInRegion ? 'a region itself' : what });
  });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      const { value, hadRecentInput, sources } = entry as Shift; // not in the types of the browser
      if (hadRecentInput) continue;
      said.shift += value;
      for (const { node } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const region = element?.closest<HTMLElement>('k-region')?.dataset['region'];
        if (element) said.moved.push(region === undefined ? element.localName : `${element.localName} in ${region}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const valueOf = async <Value>(tab: Tab, expression: string): Promise<Value> => {
  const { result, exceptionDetails } = await tab.send<{
    readonly result: { readonly value: Value };
    readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
  }>('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
  if (exceptionDetails) throw new CommandError(`The page cannot be read: ${exceptionDetails.exception?.description}`);
  return result.value;
};

interface Seen {
  readonly facts: PageFacts;
  readonly heard: Heard;
}

interface Answer {
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Collects the requests of the regions that fail from here on, and those for files that the shop soon has no longer. */
const watchRequests = (tab: Tab): Pick<Heard, 'failed' | 'older'> => {
  const addresses = new Map<string, string>();
  const failed: { path: string; why: string }[] = [];
  const older: { path: string; until: string }[] = [];
  tab.on('Network.requestWillBeSent', ({ requestId, request }: { requestId: string; request: { url: string } }) =>
    addresses.set(requestId, request.url),
  );
  tab.on('Network.responseReceived', ({ response: { url, status, headers } }: { response: Answer }) => {
    if (!isOurs(url)) return;
    const path = new URL(url).pathname;
    if (status >= 400) failed.push({ path, why: String(status) });
    const [, until] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'sunset') ?? [];
    if (until !== undefined) older.push({ path, until });
  });
  tab.on(
    'Network.loadingFailed',
    ({
      requestId,
      errorText,
      canceled,
      blockedReason,
    }: {
      requestId: string;
      errorText: string;
      canceled?: boolean;
      blockedReason?: string;
    }) => {
      const url = addresses.get(requestId) ?? '';
      if (!canceled && blockedReason !== 'csp' && isOurs(url))
        failed.push({ path: new URL(url).pathname, why: errorText });
    },
  );
  return { failed, older };
};

/** Opens a page and waits until its requests have ended for half a second. */
const openIdle = async (tab: Tab, address: string): Promise<void> => {
  const idle = new Set<string>();
  let becameIdle = (): void => {};
  tab.on('Page.lifecycleEvent', ({ name, loaderId }: { name: string; loaderId: string }) => {
    if (name === 'networkIdle') idle.add(loaderId);
    becameIdle();
  });
  await tab.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const opened = await tab.send<{ readonly loaderId: string; readonly errorText?: string }>('Page.navigate', {
    url: address,
  });
  if (opened.errorText) throw new CommandError(`${address} cannot be opened: ${opened.errorText}.`);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, longestLoadMs);
    becameIdle = () => {
      if (!idle.has(opened.loaderId)) return;
      clearTimeout(timer);
      resolve();
    };
    becameIdle();
  });
};

/** Opens the page and reads what is to be known of it. */
const look = async (tab: Tab, address: string): Promise<Seen> => {
  const requests = watchRequests(tab);
  for (const domain of ['Network', 'Page', 'Runtime']) await tab.send(`${domain}.enable`);
  await tab.send('Emulation.setDeviceMetricsOverride', {
    width: 1280,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${listen.toString()})()` });
  await openIdle(tab, address);
  const facts = await valueOf<PageFacts>(tab, factsExpression);
  const { stopped, ...moves } = await valueOf<Pick<Heard, 'stopped' | 'shift' | 'moved'>>(tab, 'kontorCheck');
  return {
    facts,
    heard: { ...requests, ...moves, stopped: stopped.filter(({ what }) => what === 'a region itself' || isOurs(what)) },
  };
};

/** Opens a page of another team in Chromium, and says what on it hurts the regions. Returns 1 if something does. */
export const embedCheckCommand = async (args: readonly string[]): Promise<number> => {
  const [address, ...more] = readPositionals(args, use);
  if (address === undefined || more.length > 0) throw new UseError(`Which page?\n${use}`);
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new UseError(`"${address}" is no address of a page.\n${use}`);
  const path = findChromium('shell');
  if (path === undefined)
    throw new CommandError(
      'This needs Chromium or Chrome, which is not here: install one (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to it. It needs nothing else.',
    );
  const { facts, heard } = await withTab(path, (tab) => look(tab, address));
  const findings = findingsOf(facts, heard);
  process.stdout.write(reportOf(address, facts, findings));
  return findings.length > 0 ? 1 : 0;
};
