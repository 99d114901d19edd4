import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { sites } from '../sites/sites.ts';
import * as hydration from './hydrate.tsx';
import type { Island, Start, Wake } from './island.ts';
import { regionElement } from './k-region.ts';
import { giveModalDialogs } from '../../tests/support/browser/modal-dialogs.ts';
import { soon } from '../../tests/support/shops/soon.ts';

/** A region with a field, a counter and a button, as small as can be. */
const seen = { typed: '', clicks: 0, mounts: 0 };
let isBroken = false;
let breakNow = (): void => {};
const Probe = ({ label, broken = false }: { readonly label: string; readonly broken?: boolean }) => {
  const [text, setText] = useState('');
  const [count, setCount] = useState(0);
  const [choice, setChoice] = useState('s');
  const [ticked, setTicked] = useState(false);
  const [color, setColor] = useState('red');
  const [, drawAgain] = useState(0);
  useEffect(() => {
    seen.mounts += 1;
    breakNow = () => {
      isBroken = true;
      drawAgain(1);
    };
  }, []);
  if (isBroken) throw new Error('this region broke later');
  if (broken && typeof window !== 'undefined' && label === 'breaks') throw new Error('this region is broken');
  return (
    <form>
      <p>{label}</p>
      {/* oxlint-disable-next-line react/no-danger -- as ui/live */}
      <span data-live="" dangerouslySetInnerHTML={{ __html: '' }} />
      <input
        aria-label="term"
        value={text}
        onChange={(event) => {
          seen.typed = event.target.value;
          setText(event.target.value);
        }}
      />
      <select aria-label="size" value={choice} onChange={(event) => setChoice(event.target.value)}>
        <option value="s">S</option>
        <option value="m">M</option>
      </select>
      <input aria-label="gift" type="checkbox" checked={ticked} onChange={(event) => setTicked(event.target.checked)} />
      {['red', 'blue'].map((name) => (
        <input
          key={name}
          type="radio"
          name="color"
          aria-label={name}
          value={name}
          checked={color === name}
          onChange={(event) => setColor(event.target.value)}
        />
      ))}
      <output>{`${text}|${choice}|${ticked}|${color}|${count}`}</output>
      <button
        type="button"
        data-keep-click
        onClick={() => {
          seen.clicks += 1;
          setCount(count + 1);
        }}
      >
        add
      </button>
    </form>
  );
};

const probe = (wake: Wake): Island<{ label: string }> => ({ name: 'probe', wake, Component: Probe });
const faults: string[] = [];
let loads = 0;
let chunkFails = false;
/** what a load waits for */
let onItsWay: Promise<unknown> = Promise.resolve();
const starts: Record<string, Start> = {};
const browser = { ...fakeBrowser(), log: { warn: (message: string) => void faults.push(message) } };

customElements.define(
  'k-region',
  regionElement({
    islands: {
      probe: async () => {
        loads += 1;
        await onItsWay;
        if (chunkFails) throw new Error('the chunk did not come');
        return { island: probe('intent') as Island<never> };
      },
    },
    starts,
    texts: { DE: async () => ({ site: sites.DE, catalogue: {} }) },
    hydrate: async () => hydration,
    browser,
  }),
);

const markup = (wake: Wake | '', label = 'hello', extra = ''): string => {
  const inner = renderToString(<Probe label={label} />);
  const props = JSON.stringify({ label, broken: label === 'breaks' }).replaceAll('"', '&quot;');
  return `<k-region data-region="probe" data-site="DE" data-id="probe-" data-wake="${wake}" data-props="${props}" ${extra}>${inner}</k-region>`;
};

const put = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  const element = document.querySelector<HTMLElement>('k-region');
  if (!element) throw new Error('no region in the markup');
  return element;
};

const status = (element: HTMLElement, wanted: string) => soon(() => expect(element.dataset['status']).toBe(wanted));

const output = (element: HTMLElement) => element.querySelector('output')?.textContent;
const field = (element: HTMLElement, label: string) => {
  const found = element.querySelector<HTMLInputElement & HTMLSelectElement>(`[aria-label="${label}"]`);
  if (!found) throw new Error(`no field ${label}`);
  return found;
};

beforeEach(() => {
  Object.assign(seen, { typed: '', clicks: 0, mounts: 0 });
  faults.length = 0;
  isBroken = false;
  loads = 0;
  chunkFails = false;
  onItsWay = Promise.resolve();
});
afterEach(() => {
  document.body.innerHTML = '';
  for (const name of Object.keys(starts)) delete starts[name];
});

describe('a region', () => {
  it('[EMB-2] sleeps until the visitor points at it, then wakes once', async () => {
    const element = put(markup('intent'));
    expect(element.dataset['status']).toBe('asleep');
    expect(loads).toBe(0);
    element.dispatchEvent(new Event('pointerenter'));
    element.dispatchEvent(new Event('focusin', { bubbles: true }));
    await status(element, 'awake');
    expect(loads).toBe(1);
    await soon(() => expect(seen.mounts).toBe(1));
    expect(faults).toEqual([]);
  });

  it('begins to wake after the frames that show what the tap did before', async () => {
    const frame = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValueOnce(0);
    const element = put(markup('intent'));
    element.dispatchEvent(new Event('pointerenter'));
    await new Promise((task) => setImmediate(task));
    expect([loads, element.dataset['status']]).toEqual([0, 'waking']);
    frame.mock.calls[0]?.[0](0);
    await status(element, 'awake');
  });

  it('[EMB-2] wakes without a visitor when its start script asks for it, and only then', async () => {
    starts['probe'] = (_element, _browser, wake) => wake?.();
    const element = put(markup('start'));
    await status(element, 'awake');
    expect(loads).toBe(1);
    starts['probe'] = () => {};
    const other = put(markup('start'));
    other.dispatchEvent(new Event('pointerenter'));
    expect(other.dataset['status']).toBe('asleep');
  });

  it('[EMB-2] sleeps when it is removed and wakes when it is inserted again', async () => {
    const element = put(markup('intent'));
    element.dispatchEvent(new Event('pointerenter'));
    await status(element, 'awake');
    element.remove();
    expect(element.dataset['status']).toBe('asleep');
    const again = put(markup('intent'));
    again.dispatchEvent(new Event('pointerenter'));
    await status(again, 'awake');
    await soon(() => expect(seen.mounts).toBe(2));
  });

  it('[EMB-2] has the HTML of the server when the same element is inserted again, and wakes', async () => {
    const element = put(markup('intent'));
    const served = element.innerHTML;
    element.querySelector('button')?.click();
    await soon(() => expect(output(element)).toBe('|s|false|red|1'));
    element.remove();
    expect(element.innerHTML).toBe(served);
    document.body.append(element);
    expect(element.dataset['status']).toBe('asleep');
    element.querySelector('button')?.click();
    await soon(() => expect(output(element)).toBe('|s|false|red|1'));
    expect(seen.mounts).toBe(2);
    expect(faults).toEqual([]);
  });

  it('[EMB-2] wakes once when it is moved while its chunks load', async () => {
    const element = put(markup('intent'));
    element.dispatchEvent(new Event('pointerenter'));
    expect(element.dataset['status']).toBe('waking');
    element.remove();
    document.body.append(element);
    element.dispatchEvent(new Event('pointerenter'));
    await status(element, 'awake');
    await soon(() => expect(seen.mounts).toBe(1));
    element.querySelector('button')?.click();
    await soon(() => expect(seen.clicks).toBe(1));
  });

  it('keeps typed, chosen and ticked values from before it woke and passes them to the region', async () => {
    const element = put(markup('intent'));
    const term = field(element, 'term');
    term.focus();
    term.value = 'kaffee';
    term.setSelectionRange(3, 3);
    field(element, 'size').value = 'm';
    field(element, 'gift').checked = true;
    field(element, 'blue').checked = true;
    term.dispatchEvent(new Event('focusin', { bubbles: true }));
    await status(element, 'awake');
    expect(seen.typed).toBe('kaffee');
    expect(term.value).toBe('kaffee');
    expect(term.selectionStart).toBe(3);
    await soon(() => expect(output(element)).toBe('kaffee|m|true|blue|0'));
  });

  it('repeats a tap from before it woke once', async () => {
    const element = put(markup('intent'));
    element.querySelector('button')?.click();
    expect(element.getAttribute('aria-busy')).toBe('true');
    await status(element, 'awake');
    await soon(() => expect(seen.clicks).toBe(1));
    expect(element.hasAttribute('aria-busy')).toBe(false);
    element.querySelector('button')?.click();
    await soon(() => expect(seen.clicks).toBe(2));
  });

  it('repeats a tap inside another region that never wakes', async () => {
    const inner = put(markup('intent'));
    const outer = document.createElement('k-region');
    inner.before(outer);
    outer.append(inner);
    inner.querySelector('button')?.click();
    await status(inner, 'awake');
    await soon(() => expect(seen.clicks).toBe(1));
  });

  it.each([
    ['a finger', 'touch', true],
    ['a pen', 'pen', true],
    ['the mouse', 'mouse', false],
    ['a key', '', false],
  ])('keeps a tap that is for touch only: %s', async (_, pointerType, isKept) => {
    const element = put(markup('intent'));
    const button = element.querySelector('button');
    button?.setAttribute('data-keep-click', 'touch');
    if (pointerType === '') button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    else button?.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true }));
    const again: string[] = [];
    element.addEventListener('click', (event) => again.push(event instanceof PointerEvent ? event.pointerType : ''));
    const click = new PointerEvent('click', { bubbles: true, cancelable: true, pointerType });
    button?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(isKept);
    element.dispatchEvent(new Event('pointerenter'));
    await status(element, 'awake');
    // The same kind of click, so that the region can tell it from the mouse's.
    await soon(() => expect(again).toEqual([pointerType]));
  });

  it('gives the tap back to the page when its chunk fails', async () => {
    chunkFails = true;
    const element = put(markup('intent'));
    const nativeClicks: Event[] = [];
    element.addEventListener('click', (event) => nativeClicks.push(event));
    element.querySelector('button')?.click();
    await status(element, 'failed');
    expect(nativeClicks).toHaveLength(1);
    expect(faults).toHaveLength(1);
  });

  it('gives the tap back to the page after five seconds, and the next one at once', async () => {
    vi.useFakeTimers();
    onItsWay = new Promise(() => {});
    const element = put(markup('intent'));
    const nativeClicks: Event[] = [];
    element.addEventListener('click', (event) => nativeClicks.push(event));
    element.querySelector('button')?.click();
    vi.advanceTimersByTime(4999);
    expect(nativeClicks).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(nativeClicks).toHaveLength(1);
    element.querySelector('button')?.click();
    expect(nativeClicks).toHaveLength(2);
    expect(element.dataset.status).toBe('waking');
    vi.useRealTimers();
  });

  it('[NAV-7, HDR-9] shows the panel of the page at once, until the tap is repeated by the page or taken back', async () => {
    giveModalDialogs();
    const tap = () => {
      const element = put(`${markup('intent')}<dialog id="early-probe">menu</dialog>`);
      const button = element.querySelector('button');
      button?.setAttribute('data-early', 'early-probe');
      button?.click();
      const panel = document.querySelector('dialog');
      expect(panel?.open).toBe(true);
      return { element, panel };
    };
    const kept = tap();
    await status(kept.element, 'awake');
    await soon(() => expect(seen.clicks).toBe(1));
    // The region puts its own in place of it.
    expect(kept.panel?.open).toBe(true);

    const takenBack = tap();
    takenBack.panel?.close();
    await status(takenBack.element, 'awake');
    await soon(() => expect(seen.mounts).toBe(2));

    chunkFails = true;
    const failed = tap();
    await status(failed.element, 'failed');
    expect(failed.panel?.open).toBe(false);
    expect(seen.clicks).toBe(1);
  });

  it('[EMB-3] that breaks does not change the page around it and is logged', async () => {
    document.body.innerHTML = `<p id="around">around</p>${markup('intent', 'breaks')}`;
    const element = document.querySelector<HTMLElement>('k-region');
    if (!element) throw new Error('no region');
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    element.dispatchEvent(new Event('pointerenter'));
    await status(element, 'failed');
    quiet.mockRestore();
    expect(document.getElementById('around')?.textContent).toBe('around');
    expect(faults.some((fault) => fault.includes('probe'))).toBe(true);
  });

  it('[EMB-3] that breaks while it wakes is the HTML of the server again, with what was typed and tapped', async () => {
    const element = put(markup('intent', 'breaks'));
    const served = element.innerHTML;
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    const clicked: (string | null)[] = [];
    document.addEventListener('click', ({ target }) => clicked.push((target as Element).textContent), { once: true });
    field(element, 'term').value = 'kaffee';
    field(element, 'gift').checked = true;
    element.querySelector('button')?.click();
    await status(element, 'failed');
    quiet.mockRestore();
    expect(element.innerHTML).toBe(served);
    expect(field(element, 'term').value).toBe('kaffee');
    expect(field(element, 'gift').checked).toBe(true);
    // The browser gets the tap: a form is sent, a link is followed.
    expect(clicked).toEqual(['add']);
    expect(seen.clicks).toBe(0);
  });

  it('[EMB-3] that breaks later is the HTML of the server again, and keeps what its start script shows', async () => {
    const element = put(markup('intent', 'hello'));
    const served = element.innerHTML;
    element.dispatchEvent(new Event('pointerenter'));
    await status(element, 'awake');
    await soon(() => expect(seen.mounts).toBe(1));
    const live = element.querySelector('[data-live]');
    if (live) live.textContent = '3';
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    breakNow();
    await status(element, 'failed');
    quiet.mockRestore();
    expect(element.querySelector('[data-live]')).toBe(live);
    expect(element.innerHTML).toBe(served.replace('data-live=""></span>', 'data-live="">3</span>'));
    // A page that takes it out and puts it back has a region that works.
    isBroken = false;
    element.remove();
    document.body.append(element);
    element.querySelector('button')?.click();
    await soon(() => expect(output(element)).toBe('|s|false|red|1'));
  });

  it('[EMB-2] of another origin shows its HTML and does nothing', () => {
    const ran = vi.fn();
    starts['probe'] = ran;
    const element = put(markup('intent', 'hello', 'data-origin="https://shop.example"'));
    element.dispatchEvent(new Event('pointerenter'));
    expect(element.dataset['status']).toBe('foreign');
    expect(ran).not.toHaveBeenCalled();
    expect(loads).toBe(0);
  });

  it('[EMB-2] runs its start at once and stops it when it is removed', () => {
    const stop = vi.fn();
    starts['probe'] = () => stop;
    const element = put(markup(''));
    expect(stop).not.toHaveBeenCalled();
    element.remove();
    expect(stop).toHaveBeenCalledTimes(1);
  });
});
