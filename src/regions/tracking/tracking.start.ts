import type { Start } from '../../islands/island.ts';
import type { Stop } from '../../platform/clock.ts';
import type { NavigationAction } from '../../contracts/tracking/tracking.contract.ts';
import type { Told } from './told.ts';

// Our own server wrote them there.
const eventsIn = (text = '[]'): readonly Told['event'][] => JSON.parse(text) as readonly Told['event'][];

/**
 * TRK-4: what happens waits in this page's memory until it is known what may be measured, and ends with the page. Who says no
 * is not listened to.
 */
export const start: Start = (element, browser) => {
  const { acts, clock, events } = browser;
  let waiting: Told[] = [];
  /** nothing while nobody has chosen; necessary things alone are one */
  let granted: readonly string[] = [];
  let isNewChoice = false;
  let isOver = false;
  const tell = (text: string | undefined): void => {
    for (const event of eventsIn(text)) events.emit('kontor:tracked', event);
  };
  const stopWaiting = [
    // Whoever sends these makes them by tracking.rules.ts.
    events.on('kontor:tracked', (event) => {
      if (granted.length !== 1) waiting.push({ at: clock.now(), event: event as Told['event'] });
    }),
    events.on('kontor:consent-updated', ({ categories, isNew = false }) => {
      granted = categories;
      isNewChoice = isNew;
      if (categories.length === 1) waiting = [];
      else void import('./tracking.effects.ts').then(({ follow }) => takeOver(follow));
    }),
  ];
  const stops = [
    acts.onTrack(tell),
    acts.onWay((way) => {
      // As `navigationAction` makes it; here without the other events that it stands with.
      const went: NavigationAction = {
        event: 'ga_event',
        category: 'navigation',
        action: 'click',
        label: way.join('>'),
      };
      events.emit('kontor:tracked', went);
    }),
  ];
  const end = (all: Stop[]): void => {
    for (const stop of all.splice(0)) stop();
  };
  const takeOver = (follow: typeof import('./tracking.effects.ts').follow): void => {
    if (isOver || stopWaiting.length === 0) return;
    end(stopWaiting);
    stops.push(follow(element.dataset, browser, { waiting, granted, isNew: isNewChoice }));
  };
  tell(element.dataset['events']);
  return () => {
    isOver = true;
    end(stopWaiting);
    end(stops);
  };
};
