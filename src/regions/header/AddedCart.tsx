import { useRef, useState } from 'react';
import { forgetAdded, lastAdded, undoAdded, type Added } from '../../clients/cart-added.effects.ts';
import type { CartAnswered } from '../../clients/cart-load.effects.ts';
import { useBrowser } from '../../platform/browser-context.tsx';
import { useOnce } from '../../platform/use-once.ts';
import { refusalText } from '../../sites/refusals.ts';
import { useT } from '../../sites/site-context.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import { withFirst } from './cart-preview.rules.ts';
import styles from './cart-flyout.module.css';
import { CartFlyout } from './CartFlyout.tsx';
import { useCartPreview } from './use-cart-preview.ts';

const titleOf = (element: HTMLElement | null): HTMLElement | null | undefined =>
  element?.closest('section')?.querySelector<HTMLElement>('[tabindex]');

/** CART-4, CART-8: what was just added, with undo. The page has announced it already, so only the result of the undo is announced. */
const Message = ({ added }: { readonly added: Added }) => {
  const t = useT();
  const browserOf = useBrowser();
  const root = useRef<HTMLDivElement>(null);
  const [undone, setUndone] = useState<CartAnswered | 'sent'>();
  // Onto the title and not onto a button: the key that added may be pressed twice.
  const focusTitle = () => titleOf(root.current)?.focus();
  useOnce(focusTitle);
  const undo = () => {
    focusTitle();
    setUndone('sent');
    void undoAdded(browserOf(), added).then(setUndone);
  };
  const answer = undone === 'sent' ? undefined : undone;
  return (
    <div className={styles.added} ref={root}>
      {!answer && (
        <Notification kind="success">
          {`${t('buy.added', { title: added.title })} `}
          <button className={styles.undo} type="button" disabled={undone === 'sent'} onClick={undo}>
            {t('cart.undo')}
          </button>
        </Notification>
      )}
      {/* Always in the page, so that screen readers announce its changes. */}
      <output>
        {answer && (
          <Notification kind={answer.kind === 'refused' ? 'error' : 'info'}>
            {answer.kind === 'refused' ? refusalText(t, answer.refusal) : t('header.undone', { title: added.title })}
          </Notification>
        )}
      </output>
    </div>
  );
};

/** The content of the cart's flyout, opened by hand or by an addition. */
export const AddedCart = () => {
  const [added] = useState(lastAdded);
  useOnce(forgetAdded);
  const preview = useCartPreview();
  return (
    <>
      {added && <Message added={added} />}
      <CartFlyout preview={withFirst(preview, added)} />
    </>
  );
};
