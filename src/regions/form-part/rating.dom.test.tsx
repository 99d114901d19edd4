import { afterEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { awake, leavePage, putRegion } from '../../../tests/support/pages/region-page.tsx';
import { soon } from '../../../tests/support/shops/soon.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import type { RatingChoiceProps } from '../../ui/rating-choice/RatingChoice.tsx';
import { ratingFixtures } from './rating.fixtures.ts';
import { movePointer } from '../../../tests/support/browser/pointer.ts';
import { island } from './form-part.island.tsx';

afterEach(leavePage);

const put = (props: RatingChoiceProps, script = true): HTMLElement =>
  putRegion({ island, props: { part: 'rating', of: props }, browser: fakeBrowser({}), script });
const radios = (element: HTMLElement) => [...element.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
const shown = (element: HTMLElement) => element.querySelector('[aria-hidden="true"]:not(svg)')?.textContent;

describe.each(Object.entries<RatingChoiceProps>(ratingFixtures))('%s', (_name, props) => {
  it('[UI-4] shows five labelled radio buttons, one of them chosen, without a script', async () => {
    const element = put(props, false);
    expect(radios(element).map(({ name, value, checked }) => [name, value, checked])).toEqual(
      [1, 2, 3, 4, 5].map((figure) => [props.name, String(figure), figure === props.value]),
    );
    expect(radios(element).map((radio) => radio.closest('label')?.textContent)).toEqual([...props.words]);
    expect(await axeFaults(element)).toEqual([]);
  });

  it('hydrates without a change', async () => {
    const element = put(props);
    const before = element.innerHTML;
    await awake(element);
    expect(element.innerHTML).toBe(before);
  });

  it('[UI-4] names the one pointed at, and then the chosen one', async () => {
    const element = put(props);
    await awake(element);
    const third = radios(element)[2]?.closest('label') ?? null;
    movePointer(document.body, third);
    await soon(() => expect(shown(element)).toBe(props.words[2]));
    movePointer(third, document.body);
    await soon(() => expect(shown(element)).toBe(props.value === undefined ? '' : props.words[props.value - 1]));
    radios(element)[4]?.click();
    await soon(() => expect(shown(element)).toBe(props.words[4]));
  });
});

it('[UI-4] tells the page what is pointed at and what is selected, by the event `rating-selected`', async () => {
  const browser = fakeBrowser({});
  const heard: unknown[] = [];
  browser.events.on('rating-selected', (detail) => heard.push(detail));
  const element = putRegion({ island, props: { part: 'rating', of: ratingFixtures['stars, none given'] }, browser });
  await awake(element);
  movePointer(document.body, radios(element)[1]?.closest('label') ?? null);
  radios(element)[3]?.click();
  await soon(() =>
    expect(heard).toEqual([
      { name: 'stars', value: 2, by: 'hover' },
      { name: 'stars', value: 4, by: 'selection' },
    ]),
  );
});
