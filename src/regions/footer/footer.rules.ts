import {
  footerLogos,
  footerLogosPath,
  type FooterContent,
  type FooterLogo,
} from '../../contracts/content/footer.contract.ts';

/** FOOT-7: keeps letters, digits and hyphens. */
export const idOf = (text: string): string => text.replaceAll(/[^A-Za-z0-9-]/g, '');

/** FOOT-7 */
export const isAway = (url: string): boolean => /^(?:http|mailto)/.test(url);
export const wayOf = (href: string) =>
  isAway(href)
    ? ({ href, target: '_blank', rel: 'noopener noreferrer', referrerPolicy: 'no-referrer' } as const)
    : { href };

const logos: ReadonlySet<string> = new Set(footerLogos);
const isLogo = (name: string): name is FooterLogo => logos.has(name);

/** Returns the kind of an image (FOOT-8), or `undefined` for an unknown one. */
export const logoOf = (source: string): FooterLogo | undefined => {
  const [, name = ''] = /^\/service\/footer-images\/logos\/([a-z-]+)\.svg$/.exec(source) ?? [];
  return source.startsWith(`${footerLogosPath}/`) && isLogo(name) ? name : undefined;
};

/** FOOT-8: unknown logos render nothing and are logged. */
export const withKnownLogos = (content: FooterContent, onUnknown: (source: string) => void): FooterContent => {
  const isKnown = ({ source }: { readonly source: string }): boolean => {
    const known = logoOf(source) !== undefined;
    if (!known) onUnknown(source);
    return known;
  };
  const { qualityLogos, teaserGroups } = content;
  return {
    ...content,
    teaserGroups: teaserGroups.map((group) => Object.assign({}, group, { images: group.images.filter(isKnown) })),
    ...(qualityLogos
      ? { qualityLogos: { ...qualityLogos, logos: qualityLogos.logos.filter(({ image }) => isKnown(image)) } }
      : {}),
  };
};

/** Ids are unique in a page: of two equal texts the first one gets it. */
export const idGiver = () => {
  const given = new Set<string>();
  return (text: string): { readonly id?: string } => {
    const id = idOf(text);
    if (id === '' || given.has(id)) return {};
    given.add(id);
    return { id };
  };
};
