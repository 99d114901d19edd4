import type { PageDefinition } from '../page.ts';

/** Every component in every state, and every region in every state of its fixtures. For developers. */
export const gallery: PageDefinition<object> = {
  name: 'gallery',
  paths: ['/gallery'],
  type: 'content',
  personal: false,
  demoOnly: true,
  query: [],
  load: () => Promise.resolve({ kind: 'shown', status: 200, head: { title: 'Gallery' }, props: {} }),
};
