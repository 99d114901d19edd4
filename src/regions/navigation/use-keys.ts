import { useRef, type KeyboardEvent } from 'react';
import { useBrowser } from '../../platform/browser-context.tsx';
import { typingPauseMs } from './navigation.constants.ts';
import type { Address } from './navigation.machine.ts';
import { jumpTo, stepTo } from './navigation.rules.ts';
import type { Send } from './use-navigation.ts';

interface Axis {
  readonly back: string;
  readonly forth: string;
}

/** Whether a single character was typed; space scrolls or presses. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** Handles arrows, Home, End and typed letters among links; returns whether the key was one of them. */
export const useListKeys = (axis: Axis): ((event: KeyboardEvent, links: readonly HTMLElement[]) => boolean) => {
  const browserOf = useBrowser();
  const typed = useRef({ word: '', at: -Infinity });

  const typedWord = (key: string): string => {
    const at = browserOf().clock.now();
    const word = at - typed.current.at < typingPauseMs ? typed.current.word + key : key;
    typed.current = { word, at };
    return word;
  };

  return (event, links) => {
    const position = links.findIndex((link) => link.parentElement?.contains(event.target as Node));
    const step = stepTo(event.key, axis, position, links.length);
    const titles = () => links.map(({ textContent }) => textContent ?? '');
    const next = step ?? (isTyped(event) ? jumpTo(titles(), Math.max(0, position), typedWord(event.key)) : undefined);
    if (next === undefined) return false;
    event.preventDefault();
    links[next]?.focus();
    return true;
  };
};

const linksIn = (list: Element, selector: string): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(selector)];

const isInFlyout = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-flyout]') !== null;

/**
 * The keys of the first level: left and right, and down into the flyout. Tab goes from the button of `waiting`, a flyout whose
 * links are still loading, to the first link when it comes; a second Tab does not wait.
 */
export const useRowKeys = (send: Send, waiting: Address | undefined) => {
  const onListKey = useListKeys({ back: 'ArrowLeft', forth: 'ArrowRight' });
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement) || isInFlyout(target)) return;
    if (onListKey(event, linksIn(currentTarget, ':scope > li > span > a'))) return;
    const entry = target.closest<HTMLElement>('[data-entry]')?.dataset['entry'];
    const isTab = event.key === 'Tab' && !event.shiftKey && target.localName === 'button' && entry === waiting;
    if ((event.key !== 'ArrowDown' && !isTab) || entry === undefined) return;
    event.preventDefault();
    send({ tag: 'entered', target: entry });
  };
};

/** The keys of a column: up and down; right into the next column, left back. */
export const useColumnKeys = (send: Send) => {
  const onListKey = useListKeys({ back: 'ArrowUp', forth: 'ArrowDown' });
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
    const column = target.closest('[data-column]');
    if (!column) return;
    if (onListKey(event, linksIn(column, ':scope > li > a, :scope > li > span > a'))) return;
    const row = target.closest<HTMLElement>('[data-row]');
    const isSecond = column.parentElement?.closest('[data-column]') !== null;
    if (event.key === 'ArrowRight' && row && !isSecond) {
      event.preventDefault();
      send({ tag: 'branchEntered', at: row.dataset['row'] ?? '' });
    }
    if (event.key === 'ArrowLeft' && isSecond) {
      event.preventDefault();
      row?.querySelector('a')?.focus();
    }
  };
};
