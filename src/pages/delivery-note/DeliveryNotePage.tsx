import { useT } from '../../sites/site-context.tsx';
import content from '../shell/content.module.css';
import styles from './delivery-note.module.css';
import type { DeliveryNotePageProps } from './delivery-note.page.ts';

export const DeliveryNotePage = ({ number, day, lines, deliveredTo, greeting }: DeliveryNotePageProps) => {
  const t = useT();
  return (
    <div className={content.width}>
      <div className={styles.page}>
        <address className={styles.address}>{deliveredTo.join('\n')}</address>
        <h1 className={styles.title}>{t('page.delivery-note.title')}</h1>
        <dl className={styles.facts}>
          <dt>{t('page.order.number')}</dt>
          <dd>{number}</dd>
          <dt>{t('page.order.day')}</dt>
          <dd>{day}</dd>
        </dl>
        {greeting !== undefined && <p className={styles.greeting}>{greeting}</p>}
        <ul className={styles.lines}>
          {lines.map(({ title, choice, quantity }) => (
            <li key={`${title} ${choice ?? ''}`}>
              <span>{`${quantity} ×`}</span>
              <span>{choice === undefined ? title : `${title}, ${choice}`}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
