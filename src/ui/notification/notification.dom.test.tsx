import { act } from 'preact/test-utils';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { Notification, type NotificationProps } from './Notification.tsx';

afterEach(() => document.body.replaceChildren());

const draw = (props: NotificationProps): HTMLElement => {
  const place = document.body.appendChild(document.createElement('div'));
  void act(() => createRoot(place).render(<Notification {...props} />));
  return place;
};

it.each(['info', 'success', 'error', 'warning'] as const)(
  '[UI-4] of the kind %s has its own icon and disappears when it is closed',
  async (kind) => {
    const onClose = vi.fn();
    const place = draw({ kind, onClose, closeLabel: 'Schließen', children: 'Nur noch zwei Stück.' });
    expect(place.querySelector<HTMLElement>('[data-kind]')?.dataset['kind']).toBe(kind);
    const others = (['info', 'success', 'error', 'warning'] as const).filter((other) => other !== kind);
    const iconOf = (element: HTMLElement) => element.querySelector('svg')?.innerHTML;
    for (const other of others) expect(iconOf(draw({ kind: other, children: 'x' }))).not.toBe(iconOf(place));
    expect(await axeFaults(place)).toEqual([]);
    place.querySelector('button')?.click();
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

it('[UI-4] a notification that cannot be closed has no button', () => {
  expect(draw({ kind: 'info', children: 'x' }).querySelector('button')).toBeNull();
});
