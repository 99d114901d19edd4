import { afterAll, vi } from 'vitest';

/** Files of the project `dom` share the document of their process; each begins with an empty one, at the same address. */
for (const element of [document.documentElement, document.head, document.body])
  for (const { name } of Array.from(element.attributes)) element.removeAttribute(name);
document.head.replaceChildren();
document.body.replaceChildren();
for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=', 1)[0]}=; path=/; max-age=0`;
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
