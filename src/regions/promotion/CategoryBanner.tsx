import inside from 'virtual:icons/arrow-right';
import outside from 'virtual:icons/arrow-square-out';
import type { ShownContent } from '../../contracts/content/promotion.contract.ts';
import { linkEvents, promotionClick } from '../../domain/tracking/tracking.rules.ts';
import { useT } from '../../sites/site-context.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './category-banner.module.css';
import { LegalText } from './LegalText.tsx';
import { lookOf, pictureOf, safeLink } from './promotion.rules.ts';
import { PromotionImage } from './PromotionImage.tsx';
import { Voucher } from './Voucher.tsx';

const pathOf = (link: string): string => link.replace(/[?#].*$/, '');

/**
 * PROMO-5: text and code beside a picture; the link opens a new tab, so that the list stays open. A link to the page that the
 * banner is on is left out, and only one that leaves the site has the icon for that.
 */
export const CategoryBanner = ({
  content,
  standsOn,
}: {
  readonly content: ShownContent;
  readonly standsOn?: string | undefined;
}) => {
  const t = useT();
  const {
    headline = '',
    subline,
    voucherCode,
    voucherCodeInstructions,
    legalText,
    legalTextHint: hint = t('promotion.conditions'),
    ctaButtonText,
  } = content;
  const { theme, style } = lookOf(content);
  const picture = pictureOf(content);
  const target = safeLink(content.ctaButtonLink);
  const link = target !== undefined && pathOf(target) === standsOn ? undefined : target;
  return (
    <section
      className={styles.banner}
      data-theme={theme}
      data-alone={picture === undefined || undefined}
      style={style}
      aria-label={headline}
    >
      <div className={styles.words}>
        <p className={styles.headline}>{headline}</p>
        {subline !== undefined && <p>{subline}</p>}
        {voucherCode !== undefined && (
          <Voucher
            code={voucherCode}
            instructions={voucherCodeInstructions}
            copied={[promotionClick('copy', voucherCode)]}
          />
        )}
        <div className={styles.foot}>
          {link !== undefined && ctaButtonText !== undefined && (
            <a
              className={styles.link}
              href={link}
              target="_blank"
              rel="noopener"
              data-track={JSON.stringify(linkEvents(link))}
            >
              {ctaButtonText}
              <Icon body={link.startsWith('/') ? inside : outside} size={18} />
              <Hidden>{t('promotion.newTab')}</Hidden>
            </a>
          )}
          {legalText !== undefined && (
            <LegalText hint={hint} text={legalText} opened={[promotionClick('open_legal', hint)]} />
          )}
        </div>
      </div>
      {picture && (
        <PromotionImage picture={picture} className={styles.picture} imageClass={styles.image} ratio={[16, 9]} />
      )}
    </section>
  );
};
