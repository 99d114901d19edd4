import { act } from 'preact/test-utils';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { BrowserProvider } from '../../platform/browser-context.tsx';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { movePointer } from '../../../tests/support/browser/pointer.ts';
import { HoverOverlay } from './HoverOverlay.tsx';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const put = () => {
  const browser = fakeBrowser();
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const root = createRoot(element);
  void act(() =>
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
  ends.push(() => void act(() => root.unmount()));
  const link = element.querySelector('a');
  return {
    browser,
    element,
    link,
    comes: (pointerType = 'mouse'): void => void act(() => movePointer(null, link, pointerType)),
    leaves: (): void => void act(() => movePointer(link, null)),
    pass: (ms: number): void => void act(() => browser.clock.pass(ms)),
    shown: () => element.querySelector('[role="tooltip"]'),
  };
};

describe('[HDR-14] a hover overlay', () => {
  it('opens after 1000 ms of hovering, describes its target and closes when the mouse leaves', async () => {
    const { comes, leaves, pass, shown, link, element } = put();
    comes();
    pass(999);
    expect(shown()).toBeNull();
    pass(1);
    expect(shown()?.textContent).toBe('Ein Wort mehr');
    expect(link?.getAttribute('aria-describedby')).toBe(shown()?.id);
    expect(await axeFaults(element)).toEqual([]);
    leaves();
    pass(200);
    expect(shown()).toBeNull();
    expect(link?.hasAttribute('aria-describedby')).toBe(false);
  });

  it('opens by focus too and closes by Escape and by losing the focus', () => {
    const { browser, pass, shown, link } = put();
    void act(() => link?.focus());
    pass(1000);
    expect(shown()).not.toBeNull();
    void act(() => browser.pressEscape());
    pass(200);
    expect(shown()).toBeNull();
    void act(() => link?.blur());
    void act(() => link?.focus());
    pass(1000);
    expect(shown()).not.toBeNull();
    void act(() => link?.blur());
    pass(200);
    expect(shown()).toBeNull();
  });

  it('does not open by touch, nor when the mouse leaves earlier', () => {
    const { comes, leaves, pass, shown } = put();
    comes('touch');
    pass(2000);
    expect(shown()).toBeNull();
    comes();
    pass(999);
    leaves();
    pass(2000);
    expect(shown()).toBeNull();
  });
});
