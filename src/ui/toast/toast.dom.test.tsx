import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { Toast } from './Toast.tsx';
import { showToast, toastShownMs } from './toast.effects.ts';

const words = { added: 'Auf Ihrer Merkliste', removed: 'Von Ihrer Merkliste genommen' };
beforeEach(() => {
  document.body.innerHTML = renderToString(<Toast words={words} link={{ href: '/watchlist', text: 'Ansehen' }} />);
});
afterEach(() => {
  document.body.innerHTML = '';
});
const toast = () => document.querySelector<HTMLElement>('[data-toast]');
const seen = () => [toast()?.dataset['shown'] !== undefined, document.querySelector('output')?.textContent];

describe('a toast', () => {
  it('[UI-5] is an empty live region before its first message', async () => {
    expect(seen()).toEqual([false, '']);
    expect(await axeFaults(document.body)).toEqual([]);
  });

  it('[UI-5] shows a message with its link and disappears after 7.5 s', () => {
    const { clock } = fakeBrowser();
    showToast(document.body, 'added', clock);
    expect(seen()).toEqual([true, words.added]);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/watchlist');
    clock.pass(toastShownMs - 1);
    expect(seen()).toEqual([true, words.added]);
    clock.pass(1);
    expect(seen()).toEqual([false, '']);
    expect(toastShownMs).toBe(7500);
  });

  it('[UI-5] stays while the pointer or the focus is in it', () => {
    const { clock } = fakeBrowser();
    showToast(document.body, 'added', clock);
    document.querySelector('a')?.focus();
    clock.pass(toastShownMs);
    expect(seen()[0]).toBe(true);
    document.querySelector('a')?.blur();
    clock.pass(toastShownMs);
    expect(seen()[0]).toBe(false);
  });

  it('is removed by its caller together with its timer', () => {
    const { clock } = fakeBrowser();
    showToast(document.body, 'added', clock)();
    expect(seen()).toEqual([false, '']);
    clock.pass(toastShownMs - 1);
    showToast(document.body, 'removed', clock);
    clock.pass(1);
    expect(seen()).toEqual([true, words.removed]);
  });

  it('does nothing in an element without a toast', () => {
    document.body.innerHTML = '';
    expect(() => showToast(document.body, 'added', fakeBrowser().clock)()).not.toThrow();
  });
});
