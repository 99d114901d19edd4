import { describe, expect, it } from 'vitest';
import type { Themeworld } from '../../contracts/content/themeworld.contract.ts';
import { worldsFixture } from '../../regions/navigation/navigation.fixtures.ts';
import { sectionsOf, worldFacts } from './themeworld.rules.ts';

describe('the sections of the themeworlds', () => {
  it('[NAV-4] are sorted into their order, and empty ones are left out', () => {
    expect(sectionsOf(worldsFixture).map(({ key }) => key)).toEqual(['scout', 'new', 'more', 'lastChance']);
    const { lastChance: _, ...sections } = worldsFixture.sections;
    const some = { ...worldsFixture, sections: { ...sections, more: { headline: 'x', themeworlds: [] } } };
    expect(sectionsOf(some).map(({ key }) => key)).toEqual(['scout', 'new']);
  });
});

describe('the texts of a themeworld', () => {
  const { translations: words } = worldsFixture;
  const world = worldsFixture.sections.new?.themeworlds[1];
  if (!world) throw new Error('the fixtures have no such world');
  it.each<[string, Partial<Themeworld>, object | undefined, readonly string[]]>([
    ['where it can be had and until when', {}, undefined, ['Auch in der Filiale', 'Endet am 6.12.']],
    [
      'its badge',
      { badges: ['scout'] },
      { tone: 'leaf', text: 'Fundstück' },
      ['Auch in der Filiale', 'Endet am 6.12.'],
    ],
    [
      'how short the time is instead',
      { badges: ['new'], onlyXDaysLeftText: 'Nur noch 2 Tage' },
      { tone: 'plum', text: 'Nur noch 2 Tage' },
      ['Auch in der Filiale'],
    ],
    [
      'what the card is good for',
      { kontorCard: true, availability: [] },
      undefined,
      ['Vorteil mit der KontorCard', 'Endet am 6.12.'],
    ],
    [
      'nothing of a key without words',
      { availability: ['storeWednesday'], badges: ['preview'], endDateText: '' },
      { tone: 'ink', text: 'Bald da' },
      [],
    ],
  ])('[NAV-4] are right for %s', (_, change, tag, lines) => {
    const facts = worldFacts({ ...world, ...change }, words);
    expect(facts.tag).toEqual(tag);
    expect(facts.lines).toEqual(lines);
  });
});
