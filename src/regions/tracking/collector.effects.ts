import { publishPath, type Batch, type CollectedEvent } from '../../contracts/tracking/collector.contract.ts';
import { consentIn } from '../../domain/tracking/consent.rules.ts';
import type { PageData } from '../../contracts/tracking/tracking.contract.ts';
import type { Browser } from '../../platform/browser.ts';
import { wholeBrowser } from '../../platform/whole-browser.ts';
import type { Stop } from '../../platform/clock.ts';
import { firstCollector, transition, type CollectorEffect, type CollectorEvent } from './collector.machine.ts';
import type { TimedEvent } from './timed-event.ts';
import { visitorOf } from './visitor.effects.ts';

/** An order is one event, for any number of loads of its page. */
const idOf = ({ event }: TimedEvent, newId: () => string): string =>
  'transaction_id' in event && event.transaction_id !== undefined ? `${event.event}:${event.transaction_id}` : newId();

export interface Collector {
  readonly add: (timed: TimedEvent) => void;
  /** stops sending and deletes the visitor's id */
  readonly withdraw: () => void;
  readonly stop: Stop;
}

/** TRK-5: numbers events, batches them and sends them. */
export const createCollector = (browser: Browser, page: PageData): Collector => {
  const { clock, cookies, http, log, newId, presence } = wholeBrowser(browser);
  const visitor = visitorOf(browser);
  let visitorId = '';
  let state = firstCollector;
  let stopWaiting: Stop = () => {};

  const publish = async (events: readonly CollectedEvent[]): Promise<CollectorEvent> => {
    // Consent may have been withdrawn in another tab.
    if (!consentIn(cookies)?.C0003) return { tag: 'after withdrawal' };
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
    // The last event that browsers emit reliably; a page that is only hidden continues later.
    if (!isVisible) tell({ tag: 'pageLeft' });
  });
  return {
    add: (timed) => {
      const { id, seq } = visitor.next();
      visitorId = id;
      tell({ tag: 'added', event: { id: idOf(timed, newId), seq, at: timed.at, event: timed.event } });
    },
    withdraw: () => {
      tell({ tag: 'after withdrawal' });
      visitor.forget();
    },
    stop: () => {
      stopLooking();
      tell({ tag: 'after withdrawal' });
    },
  };
};
