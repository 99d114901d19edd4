import { Region } from '../../islands/Region.tsx';
import { island as cart } from '../../regions/cart/cart.island.tsx';
import { useT } from '../../sites/site-context.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import content from '../shell/content.module.css';
import { CategorySquares } from '../shell/rows/CategorySquares.tsx';
import { StaffNote } from '../shell/staff/StaffNote.tsx';
import styles from './cart.module.css';
import { entryCount } from '../../domain/cart/kinds/kinds.ts';
import { KeptList } from './KeptList.tsx';
import { MergeWords } from './MergeWords.tsx';
import { VoucherBox } from './VoucherBox.tsx';
import type { CartPageProps } from './cart.page.ts';

export const CartPage = ({ voucher, codeSavesMore, kept, isNotSoldNow, departments, ...props }: CartPageProps) => {
  const t = useT();
  return (
    <div className={`${content.width} ${styles.page}`}>
      <h1 className={styles.title}>{t('page.cart.title')}</h1>
      {isNotSoldNow && (
        <Notification kind="warning">
          <StaffNote word="notSoldNow" />
        </Notification>
      )}
      {props.cart?.merge && <MergeWords report={props.cart.merge} />}
      <Region of={cart} props={props} />
      {props.cart && entryCount(props.cart) > 0 && (
        <VoucherBox cart={props.cart} message={voucher} savesMore={codeSavesMore} />
      )}
      {kept && <KeptList kept={kept} />}
      {departments && (
        <nav className={styles.departments} aria-labelledby="cart-departments">
          <h2 id="cart-departments">{t('page.home.categories')}</h2>
          <CategorySquares categories={departments} />
        </nav>
      )}
    </div>
  );
};
