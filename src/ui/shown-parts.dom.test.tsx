import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../tests/support/browser/axe.ts';
import { Expansion } from './expansion/Expansion.tsx';
import { Picture } from './picture/Picture.tsx';
import { Skeleton } from './skeleton/Skeleton.tsx';
import { Teaser } from './teaser/Teaser.tsx';

const draw = (view: ReactElement): HTMLElement => {
  document.body.innerHTML = renderToString(view);
  return document.body;
};
afterEach(() => {
  document.body.innerHTML = '';
});

describe('a teaser', () => {
  const picture = <img src="/x.webp" alt="" width={488} height={287} />;

  it('[UI-5] is one link with a picture, a headline and a line', async () => {
    const element = draw(<Teaser href="/kaffee" picture={picture} title="Neue Ernte" text="Kaffee" />);
    expect(element.querySelectorAll('a')).toHaveLength(1);
    const link = element.querySelector('a');
    expect([link?.getAttribute('href'), link?.textContent, link?.querySelectorAll('img').length]).toEqual([
      '/kaffee',
      'Neue ErnteKaffee',
      1,
    ]);
    expect(link?.hasAttribute('target')).toBe(false);
    expect(await axeFaults(element)).toEqual([]);
  });

  it('[UI-5] that opens another window gives it no reference to this one', () => {
    const link = draw(<Teaser href="/kaffee" picture={picture} title="Neue Ernte" opensNew />).querySelector('a');
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener']);
  });
});

describe('a picture', () => {
  const sources = (['avif', 'webp'] as const).map((format) => ({
    format,
    url: (width: number) => `/pictures/16x9/${width}/tasse.${format}`,
  }));

  it('[UI-5] offers the widths that its slot can need, the better format first, and reserves its space', async () => {
    const element = draw(
      <Picture sources={sources} widths={[320, 640, 800]} sizes="50vw" alt="Tasse" ratio={[16, 9]} />,
    );
    const source = element.querySelector('source');
    expect([source?.type, source?.srcset.split(', ').at(-1), source?.sizes]).toEqual([
      'image/avif',
      '/pictures/16x9/800/tasse.avif 800w',
      '50vw',
    ]);
    const image = element.querySelector('img');
    expect([image?.getAttribute('width'), image?.getAttribute('height'), image?.getAttribute('loading')]).toEqual([
      '16',
      '9',
      'lazy',
    ]);
    expect(image?.getAttribute('src')).toBe('/pictures/16x9/640/tasse.webp');
    expect(await axeFaults(element)).toEqual([]);
  });
});

describe('an expansion panel', () => {
  it.each([true, false])('[UI-5] starts open: %j, and toggles by its head without a script', async (open) => {
    const element = draw(
      <Expansion title="Versand" open={open}>
        <p>Zwei bis vier Tage.</p>
      </Expansion>,
    );
    const panel = element.querySelector('details');
    expect(panel?.open).toBe(open);
    panel?.querySelector('summary')?.click();
    expect(panel?.open).toBe(!open);
    expect(await axeFaults(element)).toEqual([]);
  });
});

describe('a skeleton', () => {
  it.each(['tile', 'line', 'title'] as const)(
    '[UI-5] is a placeholder of a %s and hidden from screen readers',
    (shape) => {
      const [drawn] = draw(<Skeleton shape={shape} />).children;
      expect([drawn?.getAttribute('data-shape'), drawn?.getAttribute('aria-hidden')]).toEqual([shape, 'true']);
    },
  );
});
