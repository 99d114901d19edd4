import { describe, expect, it } from 'vitest';
import { barOf, createProgress, figure } from './progress.ts';

const recorded = (isTTY: boolean) => {
  const written: string[] = [];
  let at = 0;
  const progress = createProgress({ isTTY, write: (text: string) => written.push(text) }, () => at);
  return {
    written,
    progress,
    after: (ms: number) => {
      at += ms;
      return progress;
    },
  };
};

describe('progress', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1_234_567, '1,234,567'],
  ])('writes %s as %s', (count, text) => expect(figure(count)).toBe(text));

  it.each([
    [0, `[${'░'.repeat(24)}]`],
    [0.5, `[${'█'.repeat(12)}${'░'.repeat(12)}]`],
    [1, `[${'█'.repeat(24)}]`],
    [1.2, `[${'█'.repeat(24)}]`],
  ])('draws %s', (share, bar) => expect(barOf(share)).toBe(bar));

  it('draws over itself on a terminal, ten times a second at most, and leaves nothing', () => {
    const { written, progress, after } = recorded(true);
    progress.show(0.1, 10);
    after(100).show(0.5, 1000);
    after(50).show(0.6, 1200);
    after(50).show(1, 2000);
    progress.end();
    expect(written).toEqual([
      `\r\u001B[K${barOf(0.5)}  50 %  1,000 articles`,
      `\r\u001B[K${barOf(1)} 100 %  2,000 articles`,
      '\r\u001B[K',
    ]);
  });

  it('writes plain lines elsewhere, every five seconds', () => {
    const { written, progress, after } = recorded(false);
    after(4999).show(0.1, 10);
    after(1).show(0.2, 20);
    after(100).show(0.3, 30);
    after(5000).show(undefined, 40);
    progress.end();
    expect(written).toEqual(['20 %  20 articles\n', '40 articles\n']);
  });

  it('says nothing of what is done at once', () => {
    const { written, progress } = recorded(true);
    progress.show(1, 3);
    progress.end();
    expect(written).toEqual([]);
  });
});
