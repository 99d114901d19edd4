import { act, useState, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeOf as keptPlaceOf } from './places.js';
import { Region } from './react.js';

const asked: string[] = [];
let answer = async (): Promise<Response> => new Response('<p>asked for</p>');
const faults = vi.fn();

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, CSS: { escape: (text: string) => text } });
  asked.length = 0;
  faults.mockClear();
  answer = async () => new Response('<p>asked for</p>');
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const placeOf = (name: string): string => `${name}/fragments/header?site=DE`;
const drawnByServer = (name: string, inside: string): string =>
  `<div data-kontor-place="${placeOf(name)}" style="display:contents">${inside}</div>`;
const root = (html = ''): HTMLElement => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  return place;
};
const settled = (work: () => void): Promise<void> => act(async () => work());
const inside = (): string | undefined => document.querySelector('[data-kontor-place]')?.innerHTML;

describe('[EMB-5] a region of the package in the browser', () => {
  it('stays as the server drew it and as it woke, also when the page around it changes', async () => {
    let again: (text: string) => void = () => undefined;
    const Page = () => {
      const [text, setText] = useState('Rezepte');
      again = setText;
      return (
        <main>
          {text}
          <Region of={placeOf('a')} />
        </main>
      );
    };
    const place = root(`<main>Rezepte${drawnByServer('a', '<p>header</p>')}</main>`);
    const header = place.querySelector('p');
    header?.setAttribute('data-awake', '');
    await settled(() => void hydrateRoot(place, <Page />, { onRecoverableError: faults }));
    await settled(() => again('Suppen'));
    expect(place.textContent).toBe('Suppenheader');
    expect(place.querySelector('p')).toBe(header);
    expect(asked).toEqual([]);
    expect(faults).not.toHaveBeenCalled();
  });

  it('is still there when React draws the whole page again', async () => {
    const Page = ({ text }: { readonly text: string }): ReactElement => (
      <main>
        <h1>{text}</h1>
        <Region of={placeOf('b')} />
      </main>
    );
    const place = root(`<main><h2>an extension was here</h2>${drawnByServer('b', '<p>header</p>')}</main>`);
    await settled(() => void hydrateRoot(place, <Page text="Rezepte" />, { onRecoverableError: faults }));
    expect(faults).toHaveBeenCalled();
    expect(place.querySelector('h1')?.textContent).toBe('Rezepte');
    expect(inside()).toBe('<p>header</p>');
    expect(asked).toEqual([]);
  });

  it('is asked for once where the browser draws the page alone, and kept for the way back', async () => {
    const first = createRoot(root());
    await settled(() => first.render(<Region of={placeOf('c')} />));
    expect(inside()).toBe('<p>asked for</p>');
    await settled(() => first.unmount());
    await settled(() => createRoot(root()).render(<Region of={placeOf('c')} />));
    expect(inside()).toBe('<p>asked for</p>');
    expect(asked).toEqual(['/fragments/header?site=DE']);
  });

  it('wakes where the browser draws the page alone: its script runs, once', async () => {
    const script = '<script type="module" src="/assets/runtime.js" crossorigin></script>';
    answer = async () => new Response(`${script}<k-region></k-region>`);
    await settled(() => createRoot(root()).render(<Region of={placeOf('e')} />));
    await settled(() => createRoot(root()).render(<Region of={placeOf('f')} />));
    const tags = [...document.head.querySelectorAll('script[src="/assets/runtime.js"]')];
    expect(tags.map((tag) => [tag.getAttribute('type'), tag.hasAttribute('crossorigin')])).toEqual([['module', true]]);
  });

  it('needs no request where this browser has fetched it, as a program without a server does', async () => {
    const place = keptPlaceOf('/fragments/header?', '<p>header</p>');
    await settled(() => createRoot(root()).render(<Region of={place} />));
    expect(inside()).toBe('<p>header</p>');
    expect(asked).toEqual([]);
  });

  it('is left out where the host answers with a page of its own, as single-page apps do for every path', async () => {
    answer = async () => new Response('<!doctype html><title>Rezepte</title><div id="root"></div>');
    await settled(() => createRoot(root()).render(<Region of={placeOf('g')} />));
    expect(inside()).toBe('');
  });

  it('is asked for where the server drew the page without it', async () => {
    const place = root(drawnByServer('d', ''));
    await settled(() => void hydrateRoot(place, <Region of={placeOf('d')} />, { onRecoverableError: faults }));
    expect(inside()).toBe('<p>asked for</p>');
    expect(faults).not.toHaveBeenCalled();
  });

  it.each([
    ['an error', async () => new Response('no', { status: 500 })],
    ['no answer', async () => Promise.reject(new TypeError('away'))],
  ])('leaves the page as it is after %s', async (what, failing) => {
    answer = failing;
    await settled(() => createRoot(root()).render(<Region of={placeOf(what)} />));
    expect(inside()).toBe('');
    expect(asked).toHaveLength(1);
  });

  it('asks for nothing where the server had nothing', async () => {
    await settled(() => createRoot(root()).render(<Region of="" />));
    expect(inside()).toBe('');
    expect(asked).toEqual([]);
  });
});
