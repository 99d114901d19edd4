import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { BrowserProvider } from '../../platform/browser-context.tsx';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { HoverOverlay } from './HoverOverlay.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const put = () => {
  const browser = fakeBrowser();
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const root = createRoot(element);
  act(() =>
    root.render(
      <BrowserProvider value={() => browser}>
        <HoverOverlay delayMs={1000} text="Ein Wort mehr">
          {(describedBy) => (
            <a href="/bohnen" aria-describedby={describedBy}>
              Bohnen
            </a>
          )}
        </HoverOverlay>
      </BrowserProvider>,
    ),
  );
  ends.push(() => act(() => root.unmount()));
  const link = element.querySelector('a');
  return {
    browser,
    element,
    link,
    send: (type: string, pointerType = 'mouse') =>
      act(() => void link?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))),
    pass: (ms: number) => act(() => browser.clock.pass(ms)),
    shown: () => element.querySelector('[role="tooltip"]'),
  };
};

describe('[HDR-14] a hover overlay', () => {
  it('opens after 1000 ms of hovering, describes its target and closes when the mouse leaves', async () => {
    const { send, pass, shown, link, element } = put();
    send('pointerover');
    pass(999);
    expect(shown()).toBeNull();
    pass(1);
    expect(shown()?.textContent).toBe('Ein Wort mehr');
    expect(link?.getAttribute('aria-describedby')).toBe(shown()?.id);
    expect(await axeFaults(element)).toEqual([]);
    send('pointerout');
    pass(200);
    expect(shown()).toBeNull();
    expect(link?.hasAttribute('aria-describedby')).toBe(false);
  });

  it('opens by focus too and closes by Escape and by losing the focus', () => {
    const { browser, pass, shown, link } = put();
    act(() => link?.focus());
    pass(1000);
    expect(shown()).not.toBeNull();
    act(() => browser.pressEscape());
    pass(200);
    expect(shown()).toBeNull();
    act(() => link?.blur());
    act(() => link?.focus());
    pass(1000);
    expect(shown()).not.toBeNull();
    act(() => link?.blur());
    pass(200);
    expect(shown()).toBeNull();
  });

  it('does not open by touch, nor when the mouse leaves earlier', () => {
    const { send, pass, shown } = put();
    send('pointerover', 'touch');
    pass(2000);
    expect(shown()).toBeNull();
    send('pointerover');
    pass(999);
    send('pointerout');
    pass(2000);
    expect(shown()).toBeNull();
  });
});
