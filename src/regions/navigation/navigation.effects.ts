import type { Stop } from '../../platform/clock.ts';
import type { WholeBrowser } from '../../platform/whole-browser.ts';

/** Marks and locks the page while something is open, and announces both to other teams (HDR-10, HDR-11). */
export const holdAnnounced = ({ root, events }: WholeBrowser, lock: boolean): Stop => {
  const letGo = root.hold({ lock });
  events.emit('vueHeaderNavigationOpened', {});
  return () => {
    letGo();
    events.emit('vueHeaderNavigationClosed', {});
  };
};
