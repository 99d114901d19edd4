import type { ArticleOffer, FreeArticleOffer } from '../../contracts/cart/offer.contract.ts';
import type { Refusal } from '../../contracts/cart/cart.contract.ts';
import { useRef } from 'react';
import type { CartItem } from '../../domain/cart/kinds/kind.ts';
import { titleOf } from '../../domain/cart/kinds/kinds.ts';
import type { Cart, CartMessage } from '../../contracts/cart/cart.contract.ts';
import { hasDefects } from '../../domain/cart/cart.rules.ts';
import { fillersFor } from '../../domain/cart/fillers.rules.ts';
import { cartSums } from '../../domain/cart/sum-to-pay.rules.ts';
import { refusalText } from '../../sites/refusals.ts';
import { headerLinks } from '../../sites/links.ts';
import { useSite, useT } from '../../sites/site-context.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import { firstState, isPending, linesOf, nameOfItem, shownCart, type Line, type Notice } from './cart-state.rules.ts';
import styles from './cart.module.css';
import { CartLine } from './CartLine.tsx';
import { CartSummary } from './CartSummary.tsx';
import { Fillers } from './Fillers.tsx';
import { GiftBox } from './GiftBox.tsx';
import { OtherLine } from './OtherLine.tsx';
import { UndoLine } from './UndoLine.tsx';
import { useCart } from './use-cart.ts';

export interface CartProps {
  /** `undefined` where it could not be loaded */
  readonly cart?: Cart;
  /** why it could not be loaded, or the result of the form that led here */
  readonly message?: { readonly code: CartMessage; readonly limit?: number };
  /** the visitor's previous page, to continue shopping */
  readonly back?: string;
  readonly offersUrl: string;
  /** the free articles of the running campaigns */
  readonly gifts?: readonly FreeArticleOffer[];
  /** small things for the amount that is missing for free shipping */
  readonly fillers?: readonly ArticleOffer[];
}

const noticeOf = ({ cart, message }: CartProps): Notice | undefined => {
  if (!message || message.code === 'ADDED' || message.code === 'CHANGED' || message.code === 'KEPT') return undefined;
  const { code, ...limit } = message;
  if (code === 'PAYMENT_KEPT') return { id: 'first', on: 'payment', refusal: { code: 'UNKNOWN' } };
  return { id: 'first', on: cart ? 'change' : 'load', refusal: { code, ...limit } };
};

/** Whether a number of pieces is too large: with a limit of 0 nothing is left, or too little is bought for a free article. */
const isLimit = ({ code, limit }: Refusal): boolean => code.endsWith('_LIMIT') && limit !== 0;

const NoticeWords = ({ notice, onClose }: { readonly notice: Notice; readonly onClose: () => void }) => {
  const t = useT();
  const close = { onClose, closeLabel: t('cart.close') };
  switch (notice.on) {
    case 'load':
      return <Notification kind="error">{t('cart.error.load')}</Notification>;
    case 'offline':
      return (
        <Notification kind="warning" {...close}>
          {t('cart.offline')}
        </Notification>
      );
    case 'payment':
      return (
        <Notification kind="error" {...close}>
          {t('cart.error.payment')}
        </Notification>
      );
    case 'change':
      return (
        <Notification kind="error" {...close}>
          {isLimit(notice.refusal) && <strong>{`${t('cart.limit.title')} `}</strong>}
          {refusalText(t, notice.refusal)}
        </Notification>
      );
  }
};

const Messages = ({
  notice,
  cart,
  message,
  back,
  onClose,
}: {
  readonly notice: Notice | undefined;
  readonly cart: Cart | undefined;
  /** the result of the form that led here */
  readonly message: CartMessage | undefined;
  readonly back: string | undefined;
  readonly onClose: () => void;
}) => {
  const t = useT();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold phrases only, no link beside a button
    <div className={styles.messages} role="status">
      {message === 'ADDED' && !notice && (
        <Notification kind="success">
          {`${t('cart.added')} `}
          {back && (
            <a className={styles.link} href={back}>
              {t('cart.back')}
            </a>
          )}
        </Notification>
      )}
      {message === 'KEPT' && !notice && <Notification kind="success">{t('cart.kept')}</Notification>}
      {notice && <NoticeWords notice={notice} onClose={onClose} />}
      {cart && (message === 'CHANGED' || hasDefects(cart)) && (
        <Notification kind="warning">{t('cart.error.defects')}</Notification>
      )}
    </div>
  );
};

const Empty = ({ offersUrl }: { readonly offersUrl: string }) => {
  const t = useT();
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyTitle}>{t('cart.empty.title')}</h2>
      <p>{t('cart.empty.text')}</p>
      <p className={styles.emptyLinks}>
        <ButtonLink href={headerLinks.home}>{t('cart.empty.shop')}</ButtonLink>
        <ButtonLink href={offersUrl} kind="secondary">
          {t('cart.empty.offers')}
        </ButtonLink>
      </p>
    </div>
  );
};

/** What the shop offers for this cart: nothing where the service sends no prices. */
const Offers = ({
  cart,
  gifts,
  fillers,
  onTake,
}: Pick<CartProps, 'gifts' | 'fillers'> & { readonly cart: Cart; readonly onTake: (item: CartItem) => void }) => {
  const { site } = useSite();
  if (cart.isUnpriced) return null;
  const { free } = cartSums(site.code, cart).shipping;
  return (
    <>
      <GiftBox gifts={gifts ?? []} cart={cart} onTake={onTake} />
      <Fillers offers={fillersFor(fillers ?? [], cart, free?.missing ?? 0)} onTake={onTake} />
    </>
  );
};

/** SHOP-4: the contents of the cart, changed at once and confirmed by the server; plain forms until the region is awake. */
export const CartView = (props: CartProps) => {
  const t = useT();
  const [state, { setQuantity, remove, put, undo, closeNotice }] = useCart(firstState(props.cart, noticeOf(props)));
  const list = useRef<HTMLDivElement>(null);
  const cart = shownCart(state);
  const lines = linesOf(state);
  const called = (item: CartItem) => titleOf(item) || t('cart.unnamed');
  const isEmpty = lines.every(({ tag }) => tag === 'removed');

  /** The focused button disappears with its line: the focus stays in the list. */
  const keepFocus = () => list.current?.focus();
  const takeOut = (item: CartItem) => {
    keepFocus();
    remove(item);
  };
  const bringBack = (removal: string) => {
    keepFocus();
    undo(removal);
  };
  const drawn = (line: Line) => {
    const { item } = line;
    const name = nameOfItem(item);
    if (line.tag === 'removed')
      return <UndoLine key={line.id} item={item} title={called(item)} onUndo={() => bringBack(line.id)} />;
    const common = { isGone: line.tag === 'gone', isPending: isPending(state, item), onRemove: () => takeOut(item) };
    if (item.kind !== 'article') return cart && <OtherLine key={name} item={item} cart={cart} {...common} />;
    return (
      <CartLine
        key={name}
        article={item.article}
        {...common}
        isUnpriced={cart?.isUnpriced === true}
        onQuantity={(quantity) => setQuantity(item.article, quantity)}
      />
    );
  };

  return (
    <div className={styles.cart} data-empty={isEmpty || undefined}>
      <div ref={list} className={styles.list} tabIndex={-1}>
        <Messages
          notice={state.notice}
          cart={cart}
          message={props.message?.code}
          back={props.back}
          onClose={closeNotice}
        />
        <Hidden>
          <output>{state.removed.map(({ item }) => t('cart.removed', { title: called(item) })).join(' ')}</output>
        </Hidden>
        {lines.length > 0 && (
          <ul className={styles.lines} aria-label={t('cart.lines')}>
            {lines.map(drawn)}
          </ul>
        )}
        {cart && !isEmpty && <Offers {...props} cart={cart} onTake={put} />}
        {cart && isEmpty && <Empty offersUrl={props.offersUrl} />}
      </div>
      {cart && !isEmpty && <CartSummary cart={cart} isPending={state.pending.length > 0} />}
    </div>
  );
};
