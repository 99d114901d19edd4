import { createRoot } from 'react-dom/client';
import type { DeskData } from './desk-data.ts';
import { Desk } from './Desk.tsx';

/** The one script of the desk's pages: a root of its own, which shoppers never load. */
const place = document.querySelector<HTMLElement>('[data-desk]');
if (place) {
  // Written by the page of the same version.
  const data = JSON.parse(place.dataset['desk'] ?? '{}') as DeskData;
  place.replaceChildren();
  createRoot(place).render(<Desk data={data} />);
}
