import type { RefObject } from 'react';
import { useBrowser } from '../../platform/browser-context.tsx';
import { useOnce } from '../../platform/use-once.ts';
import type { WholeBrowser } from '../../platform/whole-browser.ts';
import { useFlyout } from '../../ui/flyout/use-flyout.ts';
import { wideQuery } from './navigation.constants.ts';
import { holdAnnounced } from './navigation.effects.ts';
import {
  closed,
  transition,
  type Address,
  type Aim,
  type NavigationEvent,
  type NavigationState,
} from './navigation.machine.ts';

export type Send = (event: NavigationEvent) => void;

/** The entry or row that an element belongs to, by the attributes that the view writes on them. */
export const aimOf = (element: Element): Aim | undefined => {
  const row = element.closest<HTMLElement>('[data-row]')?.dataset['row'];
  if (row !== undefined) return { on: 'row', at: row };
  if (element.closest('[data-flyout]')) return undefined;
  const entry = element.closest<HTMLElement>('[data-entry]')?.dataset['entry'];
  return entry === undefined ? undefined : { on: 'entry', at: entry };
};

/** Height between the lower edge of the row and that of the window. */
const roomBelow = (root: HTMLElement | null, { viewport }: WholeBrowser): number =>
  viewport.height() - (root?.getBoundingClientRect().bottom ?? 0);

const linkOf = (root: HTMLElement | null, target: Address): HTMLElement | null | undefined => {
  const entries = [...(root?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
  return entries.find(({ dataset }) => dataset['entry'] === target)?.querySelector('a');
};

/** The mouse may have come before the region was hydrated, and not have moved since. */
const hoveredAim = (root: HTMLElement | null): Aim | undefined => {
  const entry = root?.querySelector('[data-entry]:hover');
  return entry ? aimOf(entry) : undefined;
};

/** The flyouts of `ui/flyout` with the navigation's machine on top. */
export const useNavigation = (root: RefObject<HTMLElement | null>, lock: boolean): readonly [NavigationState, Send] => {
  const browserOf = useBrowser();
  const [state, send] = useFlyout<Address, NavigationState, NavigationEvent>(root, {
    machine: { closed, transition },
    hold: (browser) => holdAnnounced(browser, lock),
    room: (browser) => roomBelow(root.current, browser),
    linkOf: (target) => linkOf(root.current, target),
    where: wideQuery,
  });
  useOnce(() => {
    if (browserOf().media.matches('(hover: hover) and (pointer: fine)'))
      send({ tag: 'aimed', aim: hoveredAim(root.current) });
  });
  return [state, send];
};
