import type { Stop } from '../clock.ts';
import { listen } from '../listen.ts';

/** The visitor goes back or forward within the page. */
export const onMoved = (listener: () => void): Stop => listen(window, 'popstate', listener);
