import { publishPath, type Batch, type CollectedEvent } from '../../contracts/tracking/collector.contract.ts';
import { consentIn } from '../../domain/tracking/consent.rules.ts';
import type { PageData } from '../../contracts/tracking/tracking.contract.ts';
import type { Browser } from '../../platform/browser.ts';
import { wholeBrowser } from '../../platform/whole-browser.ts';
import type { Stop } from '../../platform/clock.ts';
import { firstCollector, transition, type CollectorEffect, type CollectorEvent } from './collector.machine.ts';
import type { Told } from './told.ts';
import { visitorOf } from './visitor.effects.ts';

/** An order is one event however often its page is loaded. */
const idOf = ({ event }: Told, newId: () => string): string =>
  'transaction_id' in event && event.transaction_id !== undefined ? `${event.event}:${event.transaction_id}` : newId();

export interface Collector {
  readonly add: (told: Told) => void;
  /** nothing more leaves, and nobody is known any more */
  readonly withdraw: () => void;
  readonly stop: Stop;
}

/** TRK-5: numbers, gathers and sends. */
export const createCollector = (browser: Browser, page: PageData): Collector => {
  const { clock, cookies, http, log, newId, presence } = wholeBrowser(browser);
  const visitor = visitorOf(browser);
  let visitorId = '';
  let state = firstCollector;
  let stopWaiting: Stop = () => {};

  const publish = async (events: readonly CollectedEvent[]): Promise<CollectorEvent> => {
    // It may have been withdrawn in another tab.
    if (!consentIn(cookies)?.C0003) return { tag: 'withdrawn' };
    const body: Batch = { visitor: visitorId, page, events: [...events] };
    const answer = await http.call({ method: 'POST', path: publishPath, body, keepalive: true });
    if (answer.kind === 'failed') return { tag: 'failed' };
    if (answer.status < 300) return { tag: 'taken' };
    log.warn(`${publishPath} answered ${answer.status}`);
    return { tag: answer.status >= 500 || answer.status === 429 ? 'failed' : 'refused' };
  };
  const run = (effect: CollectorEffect): void => {
    stopWaiting();
    if (effect.tag === 'wait') stopWaiting = clock.after(effect.ms, () => tell({ tag: 'timeUp' }));
    if (effect.tag === 'send') void publish(effect.events).then(tell);
    if (effect.tag === 'leave') void publish(effect.events);
  };
  const tell = (event: CollectorEvent): void => {
    const step = transition(state, event);
    state = step.state;
    for (const effect of step.effects) run(effect);
  };
  const stopLooking = presence.onVisibility((isVisible) => {
    // The last moment of which a browser surely tells; a page that is only hidden goes on later.
    if (!isVisible) tell({ tag: 'pageLeft' });
  });
  return {
    add: (told) => {
      const { id, seq } = visitor.next();
      visitorId = id;
      tell({ tag: 'added', event: { id: idOf(told, newId), seq, at: told.at, event: told.event } });
    },
    withdraw: () => {
      tell({ tag: 'withdrawn' });
      visitor.forget();
    },
    stop: () => {
      stopLooking();
      tell({ tag: 'withdrawn' });
    },
  };
};
