import { describe, expect, it } from 'vitest';
import { isTest, ourFiles, readOurs } from '../support/words/repository.ts';

/** A source file: its path and the paths of regions that it imports from. */
interface Source {
  readonly path: string;
  readonly text: string;
}

const folders = (sources: readonly Source[]): string[] => [
  ...new Set(sources.flatMap(({ path }) => /^src\/regions\/([^/]+)\//.exec(path)?.[1] ?? [])),
];

const isGallery = (path: string): boolean => path.startsWith('src/pages/gallery/');
const isFixture = (path: string): boolean => path.endsWith('.fixtures.ts');
/** A region without a component (activity, tracking, recent) has nothing to show in the gallery. */
const hasView = (name: string, sources: readonly Source[]): boolean =>
  sources.some(
    ({ path }) => path.startsWith(`src/regions/${name}/`) && /\/[A-Z][A-Za-z]*\.tsx$/.test(path) && !isTest(path),
  );

/** What is missing in the folders of regions, one line per fault. */
export const regionFaults = (sources: readonly Source[]): string[] => {
  const gallery = sources.filter(({ path }) => isGallery(path));
  const composing = sources.filter(({ path }) => path.startsWith('src/pages/') && !isGallery(path) && !isTest(path));
  return folders(sources).flatMap((name) => {
    const own = sources.filter(({ path }) => path.startsWith(`src/regions/${name}/`));
    const readme = own.find(({ path }) => path === `src/regions/${name}/README.md`);
    const lines = readme?.text.trimEnd().split('\n').length ?? 0;
    const fixtures = own.filter(({ path }) => isFixture(path));
    const isShown = gallery.some(({ text }) => new RegExp(`regions/${name}/[^']*\\.fixtures\\.ts'`).test(text));
    const isUsed = composing.some(
      ({ text }) => text.includes(`/regions/${name}/`) || new RegExp(`Region\\s+name="${name}"`).test(text),
    );
    const faults: readonly (readonly [isMissing: boolean, fault: string])[] = [
      [!readme, 'README.md is missing'],
      [readme !== undefined && (lines < 10 || lines > 25), `README.md has ${lines} lines, not 10 to 25`],
      [fixtures.length === 0, 'a *.fixtures.ts is missing'],
      [!isShown && hasView(name, sources), 'the gallery shows none of its fixtures'],
      [!isUsed, 'no page, shell or fragment composes it'],
    ];
    return faults.filter(([isMissing]) => isMissing).map(([, fault]) => `${name}: ${fault}`);
  });
};

const sources = ourFiles('src/')
  .filter((path) => /^src\/(?:regions|pages)\//.test(path) && !path.endsWith('.css'))
  .map((path) => ({ path, text: readOurs(path) }));

describe('regions', () => {
  it('have a README of 10 to 25 lines, fixtures, an entry in the gallery and a page that composes them', () => {
    expect(folders(sources).length).toBeGreaterThan(10);
    expect(regionFaults(sources)).toEqual([]);
  });

  it('are reported when one of these is missing', () => {
    const planted = (path: string, text = ''): Source => ({ path: `src/regions/opening-hours/${path}`, text });
    expect(regionFaults([planted('OpeningHours.tsx')])).toEqual([
      'opening-hours: README.md is missing',
      'opening-hours: a *.fixtures.ts is missing',
      'opening-hours: the gallery shows none of its fixtures',
      'opening-hours: no page, shell or fragment composes it',
    ]);
    const whole = [
      planted('OpeningHours.tsx'),
      planted('README.md', 'line\n'.repeat(9)),
      planted('opening-hours.fixtures.ts'),
      { path: 'src/pages/home/HomePage.tsx', text: "from '../../regions/opening-hours/OpeningHours.tsx'" },
    ];
    expect(regionFaults(whole)).toEqual([
      'opening-hours: README.md has 9 lines, not 10 to 25',
      'opening-hours: the gallery shows none of its fixtures',
    ]);
    const inGallery = {
      path: 'src/pages/gallery/GalleryPage.tsx',
      text: "from '../../regions/opening-hours/opening-hours.fixtures.ts'",
    };
    expect(regionFaults([planted('activity.ts'), inGallery])).not.toContainEqual(expect.stringContaining('gallery'));
    expect(regionFaults([inGallery, planted('OpeningHours.tsx')])).toContain(
      'opening-hours: no page, shell or fragment composes it',
    );
  });
});
