import { cartFormPath } from '../../contracts/cart/cart.contract.ts';
import { usePrice, useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Price } from '../../ui/price/Price.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { WeeksSelect } from './WeeksSelect.tsx';
import styles from './offer-form.module.css';
import type { PageOffer } from './offers.ts';

type OfferOf<Kind extends PageOffer['kind']> = Extract<PageOffer, { kind: Kind }>;

const Hidden = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <input type="hidden" name={name} value={value} />
);

const GiftCards = ({ cards }: OfferOf<'gift-card'>) => {
  const t = useT();
  const price = usePrice();
  const [first] = cards;
  return (
    <>
      {first && <Hidden name="productId" value={first.productId} />}
      <fieldset className={styles.choices}>
        <legend className={styles.label}>{t('page.content.offer.giftCard')}</legend>
        {cards.map((card, place) => (
          <label key={card.tcm} className={styles.choice}>
            <input className={styles.radio} type="radio" name="tcm" value={card.tcm} defaultChecked={place === 1} />
            <Price figure={price(card.price)} size="small" />
          </label>
        ))}
      </fieldset>
      <Button type="submit" kind="activating">
        {t('page.content.offer.add')}
      </Button>
    </>
  );
};

const Partner = ({ product }: OfferOf<'partner-product'>) => {
  const t = useT();
  const price = usePrice();
  const { partnerProductId, partner, title } = product;
  return (
    <>
      <Hidden name="partnerProductId" value={partnerProductId} />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.note}>{t('page.content.offer.partner', { partner })}</p>
        <Price figure={price(product.price)} />
      </div>
      <Button type="submit" kind="activating">
        {t('page.content.offer.add')}
      </Button>
    </>
  );
};

const Subscription = ({ coffees, pieces, weeks }: OfferOf<'subscription'>) => {
  const t = useT();
  const price = usePrice();
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className={styles.label}>{t('page.content.offer.coffee')}</legend>
        {coffees.map(({ id, title, choice, price: { now } }, place) => (
          <label key={id} className={styles.choice} data-wide>
            <input className={styles.radio} type="radio" name="coffee" value={id} defaultChecked={place === 0} />
            <span className={styles.coffee}>
              {title}
              {choice !== undefined && <span className={styles.note}>{choice}</span>}
            </span>
            <Price figure={price(now)} size="small" />
          </label>
        ))}
      </fieldset>
      <div className={styles.row}>
        <Select
          name="pieces"
          label={t('page.content.offer.pieces')}
          options={pieces.map((count) => ({ value: String(count), text: String(count) }))}
          value="1"
        />
        <WeeksSelect weeks={weeks} />
      </div>
      <Button type="submit" kind="activating">
        {t('page.content.offer.subscribe')}
      </Button>
      <p className={styles.note}>{t('page.content.offer.later')}</p>
    </>
  );
};

/** CART-16: a plain form; the response is the cart page. */
export const OfferForm = ({ offer, back }: { readonly offer: PageOffer; readonly back: string }) => (
  <form className={styles.offer} action={cartFormPath} method="post">
    <Hidden name="kind" value={offer.kind} />
    <Hidden name="mode" value="add" />
    <Hidden name="back" value={back} />
    {offer.kind === 'gift-card' && <GiftCards {...offer} />}
    {offer.kind === 'partner-product' && <Partner {...offer} />}
    {offer.kind === 'subscription' && <Subscription {...offer} />}
  </form>
);
