import { describe, expect, it } from 'vitest';
import { keysAskedBy } from './browser-keys.ts';

const files: Readonly<Record<string, string>> = {
  'src/regions/hours/hours.island.tsx': `
    import { Hours, type HoursProps } from './Hours.tsx';
    export const island = { name: 'hours', wake: 'intent', Component: Hours };`,
  'src/regions/hours/Hours.tsx': `
    import type { Day } from './types.ts';
    import { Live } from '../../ui/Live.tsx';
    const later = () => import('./late.ts');
    export const Hours = ({ day }) => <p>{t('hours.title')} {t(days[day])}</p>;`,
  'src/regions/hours/late.ts': `export { days } from './days.ts';`,
  'src/regions/hours/days.ts': `export const days = { one: 'hours.day.one', none: 'hours.closed' };`,
  'src/regions/hours/types.ts': `export const onServer = 'hours.server';`,
  'src/regions/map/map.island.tsx': `
    import { Live } from '../../ui/Live.tsx';
    export const island = { name: 'map', wake: 'intent', Component: () => t('map.title') + t('hours.closed'), ownTexts: true };`,
  'src/regions/sum/sum.island.tsx': 'export const Sum = ({ day }) => t(`hours.day.${day}`);',
  'src/ui/Live.tsx': `export const Live = () => t('ui.live');`,
};
const keys = ['hours.closed', 'hours.day.one', 'hours.server', 'hours.title', 'map.title', 'ui.live'];

const asked = (islands: readonly string[]) =>
  keysAskedBy({ islands: islands.map((path) => `src/regions/${path}`), keys, read: (path) => files[path] ?? '' });

describe('the texts of a region', () => {
  it('are sent to the browser if a file that its island loads asks for them, at once or late', () => {
    const { shared, own } = asked(['hours/hours.island.tsx']);
    expect([...shared]).toEqual(['hours.closed', 'hours.day.one', 'hours.title', 'ui.live']);
    expect(own.size).toBe(0);
  });

  it('are sent with the region alone if it says so and no other region asks for them', () => {
    const { shared, own } = asked(['hours/hours.island.tsx', 'map/map.island.tsx']);
    expect([...shared]).toContain('hours.closed');
    expect([...(own.get('map') ?? [])]).toEqual(['map.title']);
  });

  it('must be asked for in full', () => {
    expect(() => asked(['sum/sum.island.tsx'])).toThrow(
      'src/regions/sum/sum.island.tsx: write the keys of `hours.day.…` in full, so that the build finds them',
    );
  });
});
