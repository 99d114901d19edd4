import { cartFormPath, cartPagePath } from '../../contracts/cart/cart.contract.ts';
import { sizeMissingPrefix } from '../../contracts/catalogue/dimension.contract.ts';
import { useSite } from '../../sites/site-context.tsx';
import { refusalText } from '../../sites/refusals.ts';
import { stockWords } from '../../sites/delivery/stock.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import { Stepper } from '../../ui/stepper/Stepper.tsx';
import { Stock } from '../../ui/stock/Stock.tsx';
import type { BuyState } from './buy.machine.ts';
import {
  chosenArticle,
  isColorOut,
  isOut,
  isSizeMissing,
  isSizeOut,
  mostOf,
  openArticle,
  type BuyArticle,
  type BuyProps,
} from './buy.rules.ts';
import styles from './buy.module.css';
import { ColorChoice, SizeChoice } from './ChoiceGroup.tsx';
import { PriceBlock } from './PriceBlock.tsx';
import { useBuy } from './use-buy.ts';

const StockLine = ({ article }: { readonly article: BuyArticle | undefined }) => {
  const { site, t } = useSite();
  if (!article) return <Stock tone="out">{t('buy.noSuch')}</Stock>;
  const { tone, key, values } = stockWords(article, site);
  return <Stock tone={tone}>{t(key, values)}</Stock>;
};

const Message = ({ status, onClose }: { readonly status: BuyState['status']; readonly onClose: () => void }) => {
  const { t } = useSite();
  const close = { onClose, closeLabel: t('buy.close') };
  return (
    // Always in the page, so that screen readers announce its changes.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold phrases only, no link beside a button
    <div className={styles.message} role="status">
      {status.tag === 'added' && (
        <Notification kind="success" {...close}>
          {`${t('buy.added', { title: status.title })} `}
          <a className={styles.link} href={cartPagePath}>
            {t('buy.toCart')}
          </a>
        </Notification>
      )}
      {status.tag === 'refused' && (
        <Notification kind="error" {...close}>
          {refusalText(t, status.refusal)}
        </Notification>
      )}
    </div>
  );
};

/** SHOP-3, CART-4: colour, size, quantity and the button for the cart. A plain form until it is hydrated. */
export const BuyBox = (box: BuyProps) => {
  const { t } = useSite();
  const [{ choice, quantity, status }, send] = useBuy(box);
  const isOpen = isSizeMissing(box, choice);
  const ofColor = openArticle(box, choice);
  const chosen = chosenArticle(box, choice);
  const article = isOpen ? ofColor : chosen;
  const shownPrice = article ?? ofColor;

  return (
    <form
      className={styles.buy}
      action={cartFormPath}
      method="post"
      // The shop shows its limits in its own messages.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send('addPressed');
      }}
    >
      {/* The server finds the article by what is chosen; where nothing is, the product has one. */}
      <input type="hidden" name="productId" value={box.productId} />
      <input type="hidden" name="mode" value="add" />
      <input type="hidden" name="back" value={box.url} />
      {shownPrice && <PriceBlock article={shownPrice} isFrom={isOpen && ofColor?.hasRange} />}
      {box.colors.length > 0 && (
        <ColorChoice
          colors={box.colors}
          chosen={choice.color}
          isOut={(color) => isColorOut(box, color)}
          onChoose={(color) => send({ tag: 'colorChosen', color })}
        />
      )}
      {box.sizes.length > 0 && (
        <SizeChoice
          sizes={box.sizes}
          chosen={choice.size}
          isOut={(size) => isSizeOut(box, size, choice)}
          onChoose={(size) => send({ tag: 'sizeChosen', size })}
          table={box.sizeTable}
          messageId={`${sizeMissingPrefix}${box.productId}`}
          missing={status.tag === 'sizeMissing' ? status.id : undefined}
        />
      )}
      <p className={styles.stock}>
        <StockLine article={article} />
        {article?.availability === 'AVAILABLE' && <small>{box.delivery}</small>}
      </p>
      <div className={styles.row}>
        <Stepper
          as="field"
          name="quantity"
          size="large"
          value={quantity}
          max={mostOf(chosen, box.mostPieces)}
          words={{ group: t('buy.quantity'), less: t('buy.less'), more: t('buy.more') }}
          onStep={(next) => send({ tag: 'quantityChosen', quantity: next })}
        />
        <div className={styles.button}>
          <Button
            type="submit"
            kind="activating"
            size="large"
            width="full"
            keepClick
            disabled={isOut(article)}
            state={status.tag === 'adding' ? 'loading' : 'none'}
          >
            {t(article?.availability === 'PREORDER' ? 'buy.preorder' : 'buy.add')}
          </Button>
        </div>
      </div>
      <Message status={status} onClose={() => send({ tag: 'messageClosed' })} />
    </form>
  );
};
