import { useRef, type RefObject } from 'react';
import { useBrowser } from '../../platform/browser-context.tsx';
import type { WholeBrowser } from '../../platform/whole-browser.ts';
import { useOnce } from '../../platform/use-once.ts';
import { closeMs, openDelayMs } from '../../ui/flyout/flyout.constants.ts';
import { flyoutMachine, seen, type FlyoutEvent, type FlyoutState } from '../../ui/flyout/flyout.machine.ts';
import { useFlyout, usePressKind, type Send } from '../../ui/flyout/use-flyout.ts';
import styles from './header-icons.module.css';
import { IconEntry } from './IconEntry.tsx';
import { iconNames, type IconName } from './icons.constants.ts';

const machine = flyoutMachine<IconName>({ openMs: openDelayMs, closeMs });

const headerOf = (root: HTMLElement | null): HTMLElement | null => root?.closest<HTMLElement>('[data-header]') ?? root;

/** HDR-10: where the header sticks an open flyout holds the page; where it does not, the page scrolls on. */
const sticks = (root: HTMLElement | null): boolean =>
  root?.closest<HTMLElement>('[data-region="header"]')?.dataset['sticky'] !== 'false';

const holdPage = (root: HTMLElement | null, browser: WholeBrowser) => {
  // Only one part of the header is open at a time.
  browser.events.emit('kontor:header-close', {});
  return browser.root.hold({ lock: sticks(root) });
};

const roomBelow = (root: HTMLElement | null, { viewport }: WholeBrowser): number =>
  viewport.height() - Math.max(0, headerOf(root)?.getBoundingClientRect().bottom ?? 0);

const iconAt = (element: Element | null): IconName | undefined => {
  const name = element?.closest<HTMLElement>('[data-icon]')?.dataset['icon'];
  return iconNames.find((icon) => icon === name);
};

/** The mouse may have come before the region was hydrated, and not have moved since. */
const useHovered = (root: RefObject<HTMLElement | null>, send: Send<IconName>): void => {
  const browserOf = useBrowser();
  useOnce(() => {
    const hovered = iconAt(root.current?.querySelector('[data-icon]:hover') ?? null);
    if (hovered && browserOf().media.matches('(hover: hover) and (pointer: fine)'))
      send({ tag: 'pointerCame', target: hovered });
  });
};

const heldBy = (state: FlyoutState<IconName>): IconName | undefined =>
  state.tag === 'open' ? state.target : undefined;

/**
 * HDR-1, HDR-9: the links to stores, account and cart, each with a flyout. Without JavaScript, and until hydration, they are
 * plain links; header.start.ts fills in the personal parts.
 */
export const HeaderIcons = () => {
  const root = useRef<HTMLUListElement>(null);
  const [state, send] = useFlyout<IconName, FlyoutState<IconName>, FlyoutEvent<IconName>>(root, {
    machine,
    hold: (browser) => holdPage(root.current, browser),
    room: (browser) => roomBelow(root.current, browser),
    linkOf: (target) => root.current?.querySelector<HTMLElement>(`[data-icon="${target}"] a`),
  });
  useHovered(root, send);
  const { isTouch, handlers } = usePressKind();
  const open = seen(state);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events are those of the links inside
    <ul
      ref={root}
      className={styles.icons}
      data-flyout-open={state.tag === 'open' ? '' : undefined}
      {...handlers}
      onPointerOver={({ pointerType, target }) => {
        if (pointerType !== 'mouse' || !(target instanceof Element)) return;
        const name = target.closest('[data-shade]') ? undefined : iconAt(target);
        send(name ? { tag: 'pointerCame', target: name } : { tag: 'pointerLeft' });
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') send({ tag: 'pointerLeft' });
      }}
      onBlur={({ relatedTarget }) => {
        // `null`: the window lost the focus, or something that is not focusable was pressed.
        if (relatedTarget !== null && !root.current?.contains(relatedTarget)) send({ tag: 'closeAsked' });
      }}
    >
      {iconNames.map((name) => (
        <IconEntry
          key={name}
          name={name}
          isOpen={heldBy(state) === name}
          open={open?.target === name ? open : undefined}
          isGoing={state.tag === 'closing'}
          isTouch={isTouch}
          send={send}
        />
      ))}
    </ul>
  );
};
