import type { ShownContent } from '../../contracts/content/promotion.contract.ts';
import { linkEvents, promotionAction, promotionClick } from '../../domain/tracking/tracking.rules.ts';
import { useT } from '../../sites/site-context.tsx';
import { LegalText } from './LegalText.tsx';
import { lookOf, safeLink, selected } from './promotion.rules.ts';
import styles from './top-banner.module.css';
import { Voucher } from './Voucher.tsx';

/** PROMO-4 */
export const TopBanner = ({ content }: { readonly content: ShownContent }) => {
  const t = useT();
  const {
    headline = '',
    headlineShort,
    legalText,
    legalTextHint: hint = t('promotion.conditions'),
    legalTextHintShort,
    voucherCode,
    ctaButtonText,
  } = content;
  const { theme, style } = lookOf(content);
  const link = safeLink(content.ctaButtonLink);
  const shows = selected(content);
  const words = (
    <>
      <span className={headlineShort === undefined ? undefined : styles.long}>{headline}</span>
      {headlineShort !== undefined && <span className={styles.short}>{headlineShort}</span>}
    </>
  );
  return (
    <section className={styles.banner} data-theme={theme} style={style} aria-label={t('promotion.label')}>
      <div className={styles.row}>
        {/* With a button, the text is not a second link. */}
        {link !== undefined && shows !== 'ctaButton' ? (
          <a
            className={styles.headline}
            href={link}
            data-track={JSON.stringify(linkEvents(link, promotionAction('click')))}
          >
            {words}
          </a>
        ) : (
          <strong className={styles.headline}>{words}</strong>
        )}
        {shows === 'voucherCode' && voucherCode !== undefined && (
          <span className={styles.voucher}>
            <Voucher
              code={voucherCode}
              instructions={content.voucherCodeInstructions}
              copied={[promotionClick('copy', voucherCode), promotionAction('copy')]}
            />
          </span>
        )}
        {shows === 'ctaButton' && link !== undefined && (
          <a
            className={styles.button}
            href={link}
            data-track={JSON.stringify(linkEvents(link, promotionAction('click cta')))}
          >
            {ctaButtonText}
          </a>
        )}
        {legalText !== undefined && (
          <LegalText
            hint={hint}
            hintShort={legalTextHintShort}
            text={legalText}
            opened={[promotionClick('open_legal', hint), promotionAction('open legal')]}
          />
        )}
      </div>
    </section>
  );
};
