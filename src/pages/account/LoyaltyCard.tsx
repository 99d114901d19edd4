import type { CardStatus } from '../../contracts/customer/account.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import styles from './account.module.css';

const groups = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** The symbol without the wordmark: a stem and two leaves. */
const Mark = () => (
  <svg className={styles.mark} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
    <path d="M2 1h8v30H2z" />
    <path d="M12 15.2C12 6.6 18.9 1 29.6 1 29.6 9.9 22.6 15.2 12 15.2z" />
    <path d="M12 16.8C22.6 16.8 29.6 22.1 29.6 31 18.9 31 12 25.4 12 16.8z" />
  </svg>
);

/** The loyalty card in its physical form. */
export const LoyaltyCard = ({
  name,
  card,
  cardNumber,
}: {
  readonly name: string;
  readonly card: CardStatus;
  readonly cardNumber: string;
}) => {
  const t = useT();
  return (
    <div className={styles.card}>
      <Mark />
      <div className={styles.cardHead}>
        <span className={styles.holder}>{t('ui.shop.card')}</span>
        <span>{t(`page.account.card.${card}`)}</span>
      </div>
      <div>
        <div className={styles.holder}>{name}</div>
        <div className={styles.number}>{groups(cardNumber)}</div>
      </div>
    </div>
  );
};
