import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/axe.ts';
import { giveModalDialogs } from '../../../tests/support/modal-dialogs.ts';
import { awake, leavePage, putRegion, soon } from '../../../tests/support/region-page.tsx';
import { fakeBrowser } from '../../platform/fake.ts';
import { picturesFixtures } from './pictures.fixtures.ts';
import { island } from './pictures.island.tsx';
import type { ProductPicturesProps } from './ProductPictures.tsx';

beforeEach(giveModalDialogs);
afterEach(leavePage);

const put = (props: ProductPicturesProps, script = true): HTMLElement =>
  putRegion({ island, props, browser: fakeBrowser({}), script });
const links = (element: HTMLElement) => [...element.querySelectorAll<HTMLAnchorElement>('ul a')];
const dialogOf = (element: HTMLElement) => element.querySelector('dialog');
const buttonOf = (element: HTMLElement, words: string) =>
  [...element.querySelectorAll<HTMLButtonElement>('dialog button')].find(({ textContent }) => textContent === words);
const press = (target: HTMLElement | undefined, keys: MouseEventInit = {}): boolean =>
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })) ?? true;

describe.each(Object.entries<ProductPicturesProps>(picturesFixtures))('%s', (_name, props) => {
  it('[UI-5] leads each picture to itself in large, without a script', async () => {
    const element = put(props, false);
    expect(links(element).map((link) => link.getAttribute('href'))).toEqual(
      props.pictures.map(({ name }) => `/pictures/original/1600/${name}.webp`),
    );
    expect(dialogOf(element)?.open).toBe(false);
    expect(await axeFaults(element)).toEqual([]);
  });

  it('[UI-5] opens a picture in a modal with its name, and closes it', async () => {
    const element = put(props);
    await awake(element);
    expect(press(links(element)[0])).toBe(false);
    await soon(() => expect(dialogOf(element)?.open).toBe(true));
    expect(dialogOf(element)?.querySelector('img')?.alt).toBe(props.pictures[0]?.alt);
    expect(document.getElementById(dialogOf(element)?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      props.title,
    );
    expect(await axeFaults(element)).toEqual([]);
    press(buttonOf(element, props.words.close));
    await soon(() => expect(dialogOf(element)?.querySelector('img')).toBeNull());
    expect(dialogOf(element)?.open).toBe(false);
  });
});

describe('several pictures', () => {
  it('[UI-1] have a way to the next one and back, which ends at the ends', async () => {
    const props = picturesFixtures['three pictures'];
    const element = put(props);
    await awake(element);
    press(links(element)[1]);
    const isOff = (words: string) => buttonOf(element, words)?.getAttribute('aria-disabled') === 'true';
    const seen = () => [
      dialogOf(element)?.querySelector('output')?.textContent,
      isOff(props.words.previous),
      isOff(props.words.next),
    ];
    await soon(() => expect(seen()).toEqual(['2 / 3', false, false]));
    press(buttonOf(element, props.words.next));
    await soon(() => expect(seen()).toEqual(['3 / 3', false, true]));
    press(buttonOf(element, props.words.next));
    press(buttonOf(element, props.words.previous));
    await soon(() => expect(seen()).toEqual(['2 / 3', false, false]));
    press(buttonOf(element, props.words.previous));
    await soon(() => expect(seen()).toEqual(['1 / 3', true, false]));
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'leave a press with %j to the browser',
    async (keys) => {
      const element = put(picturesFixtures['three pictures']);
      await awake(element);
      expect(press(links(element)[0], keys)).toBe(true);
      expect(dialogOf(element)?.open).toBe(false);
    },
  );
});
