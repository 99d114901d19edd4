import type { Start } from '../../islands/island.ts';
import { stopAll } from '../../platform/listen.ts';
import type { NavigationAction, PageView } from '../../contracts/tracking/tracking.contract.ts';
import type { Choice, TimedEvent } from './timed-event.ts';

// Trusted: our server wrote them.
const eventsIn = (text = '[]'): readonly TimedEvent['event'][] => JSON.parse(text) as readonly TimedEvent['event'][];

/**
 * TRK-4: events wait in the memory of this page until the choice is known, and are lost with the page. After a refusal they are
 * ignored.
 */
export const start: Start = (element, browser) => {
  const { acts, clock, events, onceOpened, onReturn } = browser;
  let waiting: TimedEvent[] = [];
  /** no category until there is a choice; granting only the necessary one is a choice */
  let choice: Choice = { categories: [] };
  const tell = (text: string | undefined): void => {
    for (const event of eventsIn(text)) events.emit('kontor:tracked', event);
  };
  const view = (): void => {
    const viewed: PageView = { event: 'page_view' };
    events.emit('kontor:tracked', viewed);
  };
  const stopWaiting = [
    // All emitters build these by tracking.rules.ts.
    events.on('kontor:tracked', (event) => {
      if (choice.categories.length !== 1) waiting.push({ at: clock.now(), event: event as TimedEvent['event'] });
    }),
    events.on('kontor:consent-updated', (made) => {
      choice = made;
      if (made.categories.length === 1) waiting = [];
      else void import('./tracking.effects.ts').then((effects) => takeOver(effects.follow));
    }),
  ];
  const stops = [
    acts.onTrack(tell),
    acts.onWay((way) => {
      // A copy of `navigationAction`, so that its module is not loaded here.
      const went: NavigationAction = {
        event: 'ga_event',
        category: 'navigation',
        action: 'click',
        label: way.join('>'),
      };
      events.emit('kontor:tracked', went);
    }),
    onReturn(view),
  ];
  const takeOver = (follow: typeof import('./tracking.effects.ts').follow): void => {
    // An earlier load has taken over, or the page is left.
    if (stopWaiting.length === 0) return;
    stopAll(stopWaiting);
    stops.push(follow(element.dataset, browser, { waiting, choice }));
  };
  // The visitor may never open a prerendered page.
  stops.push(
    onceOpened(() => {
      view();
      tell(element.dataset['events']);
    }),
  );
  return () => {
    stopAll(stopWaiting);
    stopAll(stops);
  };
};
