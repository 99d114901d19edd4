import { act } from 'preact/test-utils';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveModalDialogs } from '../../../tests/support/browser/modal-dialogs.ts';
import { Modal } from './Modal.tsx';

const closed = vi.fn();
const Page = () => {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    closed();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Größen
      </button>
      <Modal isOpen={isOpen} title="Größentabelle" closeLabel="Schließen" onClosed={close}>
        <a href="/gallery">Maße nehmen</a>
        <button type="button" disabled>
          gesperrt
        </button>
      </Modal>
    </>
  );
};

beforeEach(() => {
  giveModalDialogs();
  closed.mockClear();
  const place = document.body.appendChild(document.createElement('div'));
  void act(() => createRoot(place).render(<Page />));
  void act(() => document.querySelector('button')?.click());
});
afterEach(() => document.body.replaceChildren());

const dialog = () => document.querySelector('dialog');
const cross = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Schließen');
const tab = (shiftKey = false): boolean => {
  const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true });
  void act(() => void document.activeElement?.dispatchEvent(event));
  return event.defaultPrevented;
};

describe('a modal', () => {
  it('[UI-5] opens as a native modal dialog named by its title', () => {
    expect(dialog()?.open).toBe(true);
    expect(document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Größentabelle');
  });

  it('[UI-5] cycles the focus within it in both directions', () => {
    cross()?.focus();
    expect(tab()).toBe(true);
    expect(document.activeElement?.textContent).toBe('Maße nehmen');
    expect(tab(true)).toBe(true);
    expect(document.activeElement).toBe(cross());
  });

  it('[UI-5] leaves the other focus moves to the browser', () => {
    dialog()?.querySelector('a')?.focus();
    expect(tab()).toBe(false);
    cross()?.focus();
    expect(tab(true)).toBe(false);
  });

  it.each([
    ['its cross', () => cross()?.click()],
    ['a press beside it', () => dialog()?.click()],
    // Escape closes a modal dialog by itself; it then says so.
    ['Escape', () => dialog()?.close()],
  ])('[UI-5] is closed by %s and calls its listener once', (_, work) => {
    void act(work);
    expect(dialog()?.open).toBe(false);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('[UI-5] stays open by a press inside', () => {
    void act(() => dialog()?.querySelector('h2')?.click());
    expect(dialog()?.open).toBe(true);
  });
});
