import { redirectsPath, type RedirectTable } from '../../contracts/search/search.contract.ts';
import { redirectAddress, redirectTarget } from '../../domain/search/search.rules.ts';
import { suggestionClick } from '../../domain/tracking/tracking.rules.ts';
import { memoizePerOwner } from '../../lib/flow/memoize-per-owner.ts';
import { membersOf } from '../../lib/json.ts';
import type { Browser } from '../../platform/browser.ts';
import type { Stop } from '../../platform/clock.ts';
import type { HttpResult } from '../../platform/http.ts';
import { browserWayBack } from '../../platform/way-back.ts';
import type { ShownSite } from '../../sites/site.ts';
import type { SearchEffect, SearchEvent } from './search.machine.ts';
import { productAddress, readSuggestions, resultsAddress, suggestionsAddress } from './search.rules.ts';

type Send = (event: SearchEvent) => void;

/** What only the rendered region can do. */
export interface SearchView {
  readonly takeFocus: () => void;
  readonly loseFocus: () => void;
}

const isAnswered = (answer: HttpResult): boolean => answer.kind === 'answer' && answer.status < 400;
const reasonOf = (answer: HttpResult): string => (answer.kind === 'answer' ? `status ${answer.status}` : answer.reason);

/** SRCH-8: reads the targets that are texts and ignores everything else. */
const readTable = (body: unknown): RedirectTable => {
  const pairs = Object.entries(membersOf(membersOf(body)['redirects'])).flatMap(([words, target]): [string, string][] =>
    typeof target === 'string' ? [[words, target]] : [],
  );
  return Object.fromEntries(pairs);
};

const loadTable = (browser: Browser): Promise<RedirectTable> =>
  memoizePerOwner(browser, redirectsPath, async () => {
    const answer = await browser.http.call({ method: 'GET', path: redirectsPath });
    if (isAnswered(answer) && answer.kind === 'answer') return readTable(answer.body);
    browser.log.warn(`no table of redirects: ${reasonOf(answer)}`);
    return {};
  });

/** Runs the machine's effects, with at most one timer and one request at a time. */
export const searchEffects = (browserOf: () => Browser, site: ShownSite, view: () => SearchView) => {
  let table: RedirectTable = {};
  let waiting: Stop = () => {};
  let request: AbortController | undefined;
  let step: Stop | undefined;

  const drop = (): void => {
    waiting();
    request?.abort();
    request = undefined;
  };
  const ask = async (id: number, text: string, send: Send): Promise<void> => {
    const own = new AbortController();
    request = own;
    const path = suggestionsAddress(text, site.code);
    const answer = await browserOf().http.call({ method: 'GET', path, signal: own.signal });
    if (own.signal.aborted) return;
    const suggestions = answer.kind === 'answer' && isAnswered(answer) ? readSuggestions(answer.body) : undefined;
    send(suggestions ? { tag: 'answered', id, suggestions } : { tag: 'failed', id, why: reasonOf(answer) });
  };
  /** Replaces the history entry of a filled header, so that the back button leads to the page, not to its open search. */
  const goTo = (url: string): void => {
    if (!step) return browserOf().goTo(url);
    step = undefined;
    browserWayBack.goInstead(url);
  };
  const fill = (send: Send): void => {
    step ??= browserWayBack.step(() => {
      step = undefined;
      send({ tag: 'closeAsked' });
    });
  };
  const unfill = (): void => {
    const last = step;
    step = undefined;
    last?.();
  };
  return {
    run: (effect: SearchEffect, send: Send): void => {
      switch (effect.tag) {
        case 'wait':
          waiting();
          waiting = browserOf().clock.after(effect.ms, () => send({ tag: 'timeUp', id: effect.id }));
          return;
        case 'ask':
          return void ask(effect.id, effect.text, send);
        case 'drop':
          return drop();
        case 'log':
          return browserOf().log.warn(`no suggestions after five tries: ${effect.why}`);
        case 'takeFocus':
        case 'loseFocus':
          return view()[effect.tag]();
        // SRCH-7, SRCH-8
        case 'search': {
          const { text } = effect;
          const target = redirectTarget(table, text, site.locale);
          return goTo(target === undefined ? resultsAddress(text) : redirectAddress(target, browserOf().url().origin));
        }
        case 'follow':
          browserOf().events.emit('kontor:tracked', suggestionClick(effect.suggestion.product.id, effect.text));
          return goTo(productAddress(effect.suggestion.product, effect.text));
        case 'filled':
          return fill(send);
        case 'unfilled':
          return unfill();
        case 'goBack':
          return browserWayBack.go();
      }
    },
    begin: async (): Promise<void> => {
      table = await loadTable(browserOf());
    },
    /** Cancels everything when the region is removed. */
    end: (): void => {
      drop();
      unfill();
    },
  };
};
