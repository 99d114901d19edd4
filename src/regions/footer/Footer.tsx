import type { FooterContent } from '../../contracts/content/footer.contract.ts';
import type { Platform } from '../../contracts/shop/site.contract.ts';
import { CountryChoice, type Country } from './CountryChoice.tsx';
import { idGiver } from './footer.rules.ts';
import { FooterGroup, SeoGroup } from './FooterGroups.tsx';
import { Apps, FooterEnd, Logos, Seals, Social } from './FooterParts.tsx';
import { layoutOfPlatform } from './layout.rules.ts';
import styles from './footer.module.css';

export interface FooterProps {
  readonly content: FooterContent;
  readonly countries: readonly Country[];
  /** FOOT-5: the visitor comes from a partner, uses the app, or the page sets it */
  readonly reduced: boolean;
  /** FOOT-5: nothing that leads away from the order but the groups that the content keeps there */
  readonly inCheckout: boolean;
  /** FOOT-6: without it the width decides */
  readonly platform?: Platform | undefined;
}

/** FOOT-4: the end of every page. Links, panels and lists are native elements: no script is needed. */
export const Footer = ({ content, countries, reduced, inCheckout, platform }: FooterProps) => {
  const giveId = idGiver();
  const { socialMedia: social, appReferences: apps } = content;
  const hasChannels = !(reduced || inCheckout);
  const groups = content.teaserGroups.filter(({ hideGroupInCheckout }) => !(inCheckout && hideGroupInCheckout));
  return (
    <footer className={styles.footer} {...(platform ? { 'data-layout': layoutOfPlatform(platform) } : {})}>
      <div className={styles.width}>
        {/* The means of payment and delivery matter most in the checkout, so their logos stay without their groups. */}
        <Logos headline={content.headline} images={content.teaserGroups.flatMap(({ images }) => images)} />
        {groups.length > 0 && (
          <div className={styles.groups}>
            {groups.map((group) => (
              <FooterGroup key={group.heading.link.text} group={group} giveId={giveId} />
            ))}
          </div>
        )}
        {!inCheckout && content.seo.columns.length > 0 && <SeoGroup seo={content.seo} giveId={giveId} />}
        <div className={styles.middle}>
          {hasChannels && social.icons.length > 0 && <Social social={social} giveId={giveId} />}
          {hasChannels && apps.icons.length > 0 && <Apps apps={apps} giveId={giveId} />}
          {!inCheckout && content.qualityLogos && <Seals seals={content.qualityLogos} giveId={giveId} />}
          <CountryChoice countries={countries} />
        </div>
      </div>
      <FooterEnd content={content} giveId={giveId} hasView={!platform} />
    </footer>
  );
};
