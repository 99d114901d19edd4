import { hydrateRoot } from 'react-dom/client';
import type { DeskData } from './desk-data.ts';
import { Desk } from './Desk.tsx';

/** The one script of the desk's pages: a root of its own, which shoppers never load. */
const place = document.querySelector<HTMLElement>('[data-desk]');
if (place) {
  // Written by the page of the same version.
  const data = JSON.parse(place.dataset['desk'] ?? '{}') as DeskData;
  place.replaceChildren();
  // Nothing is taken over: `createRoot` would lengthen the file of React that shoppers load.
  // React tells that it draws instead, as an error; here this is meant.
  hydrateRoot(place, null, { onRecoverableError: () => undefined }).render(<Desk data={data} />);
}
