import { accountLinks } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import styles from '../account/account.module.css';
import { AccountFrame, Panel } from '../account/AccountFrame.tsx';
import { LoyaltyCard } from '../account/LoyaltyCard.tsx';
import type { CardPageProps } from './card.page.ts';

/** Quiet zone on each side of the bars, in modules; scanners need it. */
const quiet = 10;
const height = 40;

export const CardPage = ({ framed, name, card, cardNumber, barcode, said }: CardPageProps) => {
  const t = useT();
  return (
    <AccountFrame title={t('page.account.nav.card')} current={accountLinks.card} framed={framed} said={said}>
      {cardNumber === undefined ? (
        <Panel title={t('page.account.card.join')}>
          <p>{t('page.account.card.none')}</p>
          <p>{t('page.account.card.perk')}</p>
          <form method="post" action={accountLinks.card}>
            <Button type="submit" kind="activating">
              {t('page.account.card.join')}
            </Button>
          </form>
        </Panel>
      ) : (
        <>
          <LoyaltyCard name={name} card={card} cardNumber={cardNumber} />
          {barcode && (
            <Panel title={t('page.account.card.till')}>
              <svg
                className={styles.barcode}
                viewBox={`0 0 ${barcode.width + 2 * quiet} ${height}`}
                role="img"
                aria-label={t('page.account.card.barcode', { number: cardNumber })}
                shapeRendering="crispEdges"
              >
                {barcode.bars.map(({ at, width }) => (
                  <rect key={at} x={at + quiet} y={0} width={width} height={height} />
                ))}
              </svg>
            </Panel>
          )}
          <p className={styles.hint}>{t('page.account.card.perk')}</p>
        </>
      )}
    </AccountFrame>
  );
};
