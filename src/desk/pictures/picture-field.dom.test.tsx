import { act } from 'preact/test-utils';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { giveModalDialogs } from '../../../tests/support/browser/modal-dialogs.ts';
import { FormChoices, SchemaForm } from '../items/SchemaForm.tsx';

const pictures = [
  { name: 'world-winter', url: '/pictures/original/320/world-winter.webp', focus: { x: 0.5, y: 0.6 } },
  { name: 'world-sleep', url: '/pictures/original/320/world-sleep.webp', focus: { x: 0.5, y: 0.5 } },
];
const share = { type: 'number', minimum: 0 };
const focus = { type: 'object', properties: { x: share, y: share }, required: ['x', 'y'] };
const schemas = {
  world: { properties: { picture: { type: 'string' }, focus }, required: ['picture'] },
  teaser: { properties: { picture: { type: 'string' } }, required: ['picture'] },
  cutout: { properties: { imagePath: { type: 'string' }, imageCss: { type: 'string' } }, required: ['imagePath'] },
};

const saved = vi.fn();
const changed = vi.fn<(value: object) => void>();
const now = (): unknown => changed.mock.lastCall?.[0];
const Form = ({ kind, start }: { readonly kind: keyof typeof schemas; readonly start: object }) => {
  const [value, setValue] = useState(start);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        saved();
      }}
    >
      <FormChoices value={{ categories: [], pictures }}>
        <SchemaForm
          schema={schemas[kind]}
          value={value}
          language="en"
          onChange={(fresh) => {
            changed(fresh);
            setValue(fresh);
          }}
        />
      </FormChoices>
      <button type="submit">Save</button>
    </form>
  );
};

beforeEach(() => {
  giveModalDialogs();
  saved.mockClear();
  changed.mockClear();
});
afterEach(() => document.body.replaceChildren());

const open = (kind: keyof typeof schemas, start: object): void => {
  const place = document.body.appendChild(document.createElement('main'));
  void act(() => createRoot(place).render(<Form kind={kind} start={start} />));
};
const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = (name: string): void => void act(() => button(name)?.click());
const field = (label: string): HTMLInputElement | undefined => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return found?.control instanceof HTMLInputElement ? found.control : undefined;
};
const type = (label: string, text: string): void =>
  void act(() => {
    const input = field(label);
    if (input) input.value = text;
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('[DESK-2] the picture of an item', () => {
  it('is chosen from the pictures of the shop, found by words', async () => {
    open('world', { picture: 'world-winter', focus: { x: 0.1, y: 0.2 } });
    press('Choose a picture');
    expect(document.querySelector('dialog')?.open).toBe(true);
    expect(document.querySelector('output')?.textContent).toBe('Pictures: 2');
    type('Words in the name', 'sleep');
    expect(document.querySelector('output')?.textContent).toBe('Pictures: 1');
    expect(await axeFaults(document.body)).toEqual([]);
    press('world-sleep');
    expect(document.querySelector('dialog')).toBeNull();
    // The point was one of the other picture.
    expect(now()).toEqual({ picture: 'world-sleep' });
  });

  it('keeps its focus point when it is chosen again', () => {
    const start = { picture: 'world-winter', focus: { x: 0.1, y: 0.2 } };
    open('world', start);
    press('Choose a picture');
    press('world-winter');
    expect(changed).not.toHaveBeenCalled();
  });

  it('does not save the draft by Enter among the pictures', () => {
    open('world', { picture: 'world-winter' });
    press('Choose a picture');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    void act(() => void field('Words in the name')?.dispatchEvent(enter));
    expect(enter.defaultPrevented).toBe(true);
    expect(saved).not.toHaveBeenCalled();
  });

  it.each([
    ['150', { x: 1, y: 0.6 }],
    ['-3', { x: 0, y: 0.6 }],
    ['33.4', { x: 0.33, y: 0.6 }],
  ])('has a focus point by number, %s %% from the left', (text, point) => {
    open('world', { picture: 'world-winter' });
    expect(field('From the left, %')?.value).toBe('50');
    expect(field('From the top, %')?.value).toBe('60');
    type('From the left, %', text);
    expect(now()).toEqual({ picture: 'world-winter', focus: point });
    press('As the picture has it');
    expect(now()).toEqual({ picture: 'world-winter' });
  });

  it('has a focus point by a press on it', () => {
    open('world', { picture: 'world-winter' });
    const stage = document.querySelector<HTMLButtonElement>('button[aria-hidden]');
    if (stage) stage.getBoundingClientRect = () => new DOMRect(100, 50, 200, 400);
    void act(() => void stage?.dispatchEvent(new MouseEvent('click', { clientX: 150, clientY: 350, bubbles: true })));
    expect(now()).toEqual({ picture: 'world-winter', focus: { x: 0.25, y: 0.75 } });
  });

  it('has none where it is shown whole', () => {
    open('teaser', { picture: 'world-winter' });
    expect(field('From the left, %')).toBeUndefined();
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/pictures/original/320/world-winter.webp');
  });

  it('of a promotion keeps its size and has its point in the CSS', () => {
    open('cutout', { imagePath: '/pictures/16x9/800/world-winter.webp', imageCss: 'margin: 4px' });
    type('From the top, %', '90');
    expect(now()).toMatchObject({ imageCss: 'margin: 4px; object-position: 50% 90%' });
    press('Choose a picture');
    press('world-sleep');
    expect(now()).toEqual({ imagePath: '/pictures/16x9/800/world-sleep.webp', imageCss: 'margin: 4px' });
  });
});
