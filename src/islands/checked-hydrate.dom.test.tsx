import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { soon } from '../../tests/support/shops/soon.ts';
import { RootIds, useId } from '../platform/ids.tsx';
import { sites } from '../sites/sites.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { hydrate } from './checked-hydrate.tsx';
import type { Island } from './island.ts';

const Probe = ({ words }: { readonly words: string }) => (
  <p id={useId()} title="a title">
    {words} at <b>8:00</b>
    <span data-live="count" />
  </p>
);
const island: Island<{ words: string }> = { name: 'probe', wake: 'intent', Component: Probe };
const said: string[] = [];
beforeEach(() => void said.splice(0));

/** Wakes a region whose HTML is not quite that of the server. */
const wake = async (change: (html: string) => string): Promise<HTMLElement> => {
  const element = document.createElement('div');
  Object.assign(element.dataset, { id: 'probe-', props: JSON.stringify({ words: 'open' }) });
  element.innerHTML = change(
    renderToString(
      <RootIds prefix="probe-">
        <Probe words="open" />
      </RootIds>,
    ),
  );
  let isAwake = false;
  hydrate({
    element,
    island: island as Island<never>,
    texts: { site: sites.DE, catalogue: {} },
    browser: { ...fakeBrowser(), log: { warn: (message: string) => void said.push(message) } },
    onAwake: () => (isAwake = true),
    onBroken: (fault) => void said.push(String(fault)),
  });
  await soon(() => expect(isAwake).toBe(true));
  return element;
};

it.each([
  ['the same', (html: string) => html],
  ['a count that the start script wrote', (html: string) => html.replace('></span>', '>3</span>')],
  ['another kind of space in a date', (html: string) => html.replace(' at', '\u{a0}at')],
])('says nothing of %s', async (_, change) => {
  const element = await wake(change);
  expect(said).toEqual([]);
  expect(element.querySelector('p')?.id).toBe('probe-_1');
});

it.each([
  ['a text', (html: string) => html.replace('open', 'closed'), 'closed at  is open at'],
  ['an attribute', (html: string) => html.replace('a title', 'no title'), '<p id=probe-_1 title=no title> is <p '],
  ['an attribute that nobody drew', (html: string) => html.replace('<b', '<b class="x"'), '<b class=x> is <b>'],
  ['an element less', (html: string) => html.replace('<b>8:00</b>', ''), '<span data-live=count> is <b>'],
  ['an element more', (html: string) => `${html}<hr>`, '<hr> is nothing'],
])('says where the server’s HTML has %s', async (_, change, words) => {
  await wake(change);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(words);
});
