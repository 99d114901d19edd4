import type { ShownContent } from '../../contracts/content/promotion.contract.ts';
import { linkEvents } from '../../domain/tracking/tracking.rules.ts';
import styles from './phase-integration.module.css';
import { linkOf, lookOf, pictureOf } from './promotion.rules.ts';
import { PromotionImage } from './PromotionImage.tsx';

/** PROMO-6: a picture as wide as the page, a short text on it, one link. */
export const PhaseIntegration = ({ content }: { readonly content: ShownContent }) => {
  const { headline = '', subline } = content;
  const { theme, style } = lookOf(content);
  const picture = pictureOf(content);
  const link = linkOf(content);
  return (
    <section className={styles.block} data-theme={theme} style={style}>
      {picture && (
        <PromotionImage picture={picture} className={styles.picture} imageClass={styles.image} ratio={[2400, 1000]} />
      )}
      <div className={styles.width}>
        <div className={styles.words}>
          <h2 className={styles.headline}>{headline}</h2>
          {subline !== undefined && <p className={styles.lead}>{subline}</p>}
          {link && (
            <a className={styles.button} href={link.url} data-track={JSON.stringify(linkEvents(link.url))}>
              {link.boldLink ? <b>{link.text}</b> : link.text}
            </a>
          )}
        </div>
      </div>
    </section>
  );
};
