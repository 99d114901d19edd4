import { act } from 'preact/test-utils';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { Button, ButtonLink } from './Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';

afterEach(() => document.body.replaceChildren());

const draw = (element: React.ReactNode): HTMLElement => {
  const place = document.body.appendChild(document.createElement('div'));
  void act(() => createRoot(place).render(element));
  const [drawn] = place.children;
  if (!(drawn instanceof HTMLElement)) throw new Error('nothing was drawn');
  return drawn;
};

describe('a button', () => {
  it('[UI-1] is by default medium, as wide as its text, primary and not loading', () => {
    const { dataset } = draw(<Button>Los</Button>);
    expect(Object.fromEntries(Object.entries(dataset))).toEqual({ size: 'medium', width: 'content', kind: 'primary' });
  });

  it.each(['small', 'medium', 'large'] as const)('[UI-1] has the size %s', (size) => {
    expect(draw(<Button size={size}>Los</Button>).dataset['size']).toBe(size);
  });

  it.each(['content', 'full'] as const)('[UI-1] is as wide as its %s', (width) => {
    expect(draw(<Button width={width}>Los</Button>).dataset['width']).toBe(width);
  });

  it.each(['primary', 'secondary', 'activating', 'sale', 'community'] as const)('[UI-1] has the kind %s', (kind) => {
    expect(draw(<Button kind={kind}>Los</Button>).dataset['kind']).toBe(kind);
  });

  it.each([
    ['as it is', {}, 1],
    ['while loading', { state: 'loading' as const }, 0],
    ['when disabled', { disabled: true }, 0],
  ])('[UI-1] handles clicks %s: %o', (_, props, clicks) => {
    const onClick = vi.fn();
    draw(
      <Button onClick={onClick} {...props}>
        Los
      </Button>,
    ).click();
    expect(onClick).toHaveBeenCalledTimes(clicks);
  });

  it('[UI-1] submits no form while it is loading and is marked as busy', () => {
    const sent = vi.fn((event: Event) => event.preventDefault());
    const form = draw(
      <form>
        <Button type="submit" state="loading">
          Los
        </Button>
      </form>,
    );
    form.addEventListener('submit', sent);
    const button = form.querySelector('button');
    button?.click();
    expect(sent).not.toHaveBeenCalled();
    expect(button?.getAttribute('aria-busy')).toBe('true');
    expect(button?.textContent).toBe('Los');
  });
});

describe('a call to action', () => {
  it('[UI-1] is a link only if it has an address', () => {
    expect(draw(<ButtonLink href="/kaffee">Zum Kaffee</ButtonLink>).getAttribute('href')).toBe('/kaffee');
    const nowhere = draw(<ButtonLink href={undefined}>Zum Kaffee</ButtonLink>);
    expect(nowhere.hasAttribute('href')).toBe(false);
    expect(nowhere.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('an icon button', () => {
  it.each(['small', 'large'] as const)('[UI-1] of the size %s has an accessible name', async (size) => {
    const button = draw(
      <IconButton icon="" size={size}>
        Schließen
      </IconButton>,
    );
    expect([button.dataset['size'], button.textContent]).toEqual([size, 'Schließen']);
    expect(await axeFaults(button)).toEqual([]);
  });

  it.each([
    ['default', 1, null, null],
    ['active', 1, 'true', null],
    ['disabled', 0, null, 'true'],
  ] as const)('[UI-1] that is %s handles %i clicks', (state, clicks, pressed, disabled) => {
    const onClick = vi.fn();
    const button = draw(
      <IconButton icon="" state={state} onClick={onClick}>
        Merken
      </IconButton>,
    );
    button.click();
    expect(onClick).toHaveBeenCalledTimes(clicks);
    expect(button.dataset['state']).toBe(state);
    expect([button.getAttribute('aria-pressed'), button.getAttribute('aria-disabled')]).toEqual([pressed, disabled]);
  });
});
