import {
  themeworldSections,
  type Themeworld,
  type ThemeworldNavigation,
  type ThemeworldSection,
} from '../../contracts/content/themeworld.contract.ts';

export interface WorldSection {
  readonly key: ThemeworldSection;
  readonly headline: string;
  readonly themeworlds: readonly Themeworld[];
}

/** NAV-4: sorts the sections into their fixed order and leaves out empty ones. */
export const sectionsOf = ({ sections }: ThemeworldNavigation): readonly WorldSection[] =>
  themeworldSections.flatMap((key) => {
    const section = sections[key];
    return section && section.themeworlds.length > 0 ? [{ key, ...section }] : [];
  });

const badgeTones = { scout: 'leaf', new: 'ink', preview: 'ink' } as const;

export interface WorldFacts {
  readonly tag?: { readonly tone: 'leaf' | 'ink' | 'plum'; readonly text: string };
  readonly lines: readonly string[];
}

/** NAV-4: a short remaining time precedes all other texts; without it the end is a line of its own. */
export const worldFacts = (world: Themeworld, words: Readonly<Record<string, string>>): WorldFacts => {
  const { availability, badges, endDateText, kontorCard, onlyXDaysLeftText } = world;
  const [badge] = badges;
  const badgeText = badge && words[badge];
  const tag = onlyXDaysLeftText
    ? { tone: 'plum' as const, text: onlyXDaysLeftText }
    : badge && badgeText && { tone: badgeTones[badge] ?? 'ink', text: badgeText };
  const lines = [
    ...availability.flatMap((key) => words[key] ?? []),
    ...(kontorCard && words['kontorCard'] ? [words['kontorCard']] : []),
    ...(endDateText && !onlyXDaysLeftText ? [endDateText] : []),
  ];
  return { ...(tag ? { tag } : {}), lines };
};
