import { describe, expect, it } from 'vitest';
import { isTest, ourFiles, readOurs } from '../support/words/repository.ts';

/** A source file of a region, or of the flyouts that regions share. */
interface Source {
  readonly path: string;
  readonly text: string;
}

const nothingOpen = 'it closes what is open, and nothing is open while the region is asleep';
const byHeader = 'header.start.ts hears it, stores the cart and emits kontor:cart-stored, which cart.start.ts hears';

/** What a region hears only when awake, and why it need not hear it asleep. */
const onlyAwake: Readonly<Record<string, string>> = {
  'cart: kontor:cart-update': byHeader,
  'cart: onOnline': byHeader,
  'cart: onOther': byHeader,
  'cart: onReturn': byHeader,
  'flyout: kontor:header-close': nothingOpen,
  'flyout: vueHeaderNavigationOpened': nothingOpen,
  'header: kontor:cart-stored': 'the flyout reads the stored cart each time it opens',
  'navigation: kontor:header-close': nothingOpen,
  'promotion: vueHeaderNavigationOpened': nothingOpen,
  'search: kontor:header-close': nothingOpen,
  'search: onReturn': nothingOpen,
};

const heard = /(?:events\.on\(\s*'([^']+)'|\b(onOther|onReturn|onOnline)\()/g;
const isOurs = ({ path }: Source): boolean => /^src\/(?:regions|ui\/flyout)\//.test(path) && !isTest(path);

/** What the files hear, as `region: event`. */
const heardIn = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) => {
    const region = path.split('/')[2] ?? path;
    return [...text.matchAll(heard)].map(([, event, port]) => `${region}: ${event ?? port}`);
  });

/** One line per fault. */
const asleepFaults = (sources: readonly Source[], excused: Readonly<Record<string, string>>): string[] => {
  const isStart = ({ path }: Source): boolean => path.endsWith('.start.ts');
  const own = sources.filter(isOurs);
  const asleep = new Set(heardIn(own.filter(isStart)));
  const awake = new Set(heardIn(own.filter((source) => !isStart(source))));
  const missing = [...awake].filter((name) => !asleep.has(name));
  return [
    ...missing.filter((name) => !(name in excused)).map((name) => `${name} is not heard by a *.start.ts`),
    ...Object.keys(excused)
      .filter((name) => !missing.includes(name))
      .map((name) => `${name} needs no excuse`),
  ];
};

const sources = ourFiles('src/')
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readOurs(path) }));

describe('a region that is asleep', () => {
  it('hears what it hears awake, or says why it need not', () => {
    expect(heardIn(sources.filter(isOurs)).length).toBeGreaterThan(20);
    expect(asleepFaults(sources, onlyAwake)).toEqual([]);
  });

  it('is reported when it misses an event, and an excuse that nothing needs', () => {
    const planted = (name: string, text: string): Source => ({ path: `src/regions/hours/${name}`, text });
    const awake = planted('use-hours.ts', "events.on('kontor:day-changed', look); browser.onReturn(look);");
    expect(asleepFaults([awake], {})).toEqual([
      'hours: kontor:day-changed is not heard by a *.start.ts',
      'hours: onReturn is not heard by a *.start.ts',
    ]);
    const start = planted('hours.start.ts', "return events.on('kontor:day-changed', () => wake?.());");
    const excuse = { 'hours: onReturn': 'the page is left', 'hours: kontor:day-changed': 'not needed' };
    expect(asleepFaults([awake, start], excuse)).toEqual(['hours: kontor:day-changed needs no excuse']);
  });
});
