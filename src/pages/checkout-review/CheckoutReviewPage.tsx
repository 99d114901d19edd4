import { checkoutPath, reviewPath } from '../../contracts/order/order.contract.ts';
import type { CommerceEvent } from '../../contracts/tracking/tracking.contract.ts';
import { checkoutTerms } from '../../sites/checkout.ts';
import { privacyPath, termsPath } from '../../sites/links.ts';
import { useSite, useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Check } from '../../ui/check/Check.tsx';
import { Expansion } from '../../ui/expansion/Expansion.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import { TextSections } from '../content/TextSections.tsx';
import { DurabilityLabel, GuaranteeNotice } from '../shell/GuaranteePicture.tsx';
import { InlineText } from '../shell/InlineText.tsx';
import { Refusal } from '../shell/Refusal.tsx';
import { stepEvent } from '../checkout/checkout-tracking.rules.ts';
import { CheckoutFrame } from '../checkout/CheckoutFrame.tsx';
import styles from '../checkout/checkout.module.css';
import { OrderSumList, OrderSummary } from '../checkout/OrderSummary.tsx';
import { StaffNote } from '../shell/staff/StaffNote.tsx';
import { AddressPanel, FactPanel } from '../order/OrderPanels.tsx';
import type { CheckoutReviewPageProps } from './checkout-review.page.ts';

const wordOf = ({ isBroken, isUnagreed, isTooOften }: CheckoutReviewPageProps) => {
  if (isBroken) return 'page.checkout-review.broken';
  if (isTooOften) return 'page.checkout-review.tooOften';
  return isUnagreed ? 'page.checkout.faulty' : undefined;
};

const Trouble = (props: CheckoutReviewPageProps) => {
  const { changes, preview } = props;
  const word = wordOf(props);
  const t = useT();
  if (preview === 'refused')
    return (
      <Refusal className={styles.trouble}>
        <Notification kind="error">
          <StaffNote word="nothingOrdered" />
        </Notification>
      </Refusal>
    );
  if (word)
    return (
      <Refusal className={styles.trouble}>
        <Notification kind="error">{t(word)}</Notification>
      </Refusal>
    );
  if (!changes) return null;
  return (
    <Refusal className={styles.trouble}>
      <Notification kind="warning">
        {t('page.checkout-review.changed')}
        {changes.length > 0 && (
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
      </Notification>
    </Refusal>
  );
};

const Change = ({ what, back }: { readonly what: string; readonly back: CommerceEvent }) => {
  const t = useT();
  return (
    <a href={checkoutPath} data-track={JSON.stringify([back])}>
      {t('page.checkout-review.edit')}
      <Hidden>{`, ${what}`}</Hidden>
    </a>
  );
};

/** LAW-3: the contracts filled with this order, folded, above the box that agrees to them. */
const Contracts = ({ contracts }: Pick<CheckoutReviewPageProps, 'contracts'>) => (
  <>
    {contracts.map(({ name, text }) => (
      <Expansion key={name} id={name} title={text.title}>
        {text.lead !== undefined && (
          <p>
            <InlineText text={text.lead} />
          </p>
        )}
        <TextSections sections={text.sections} />
      </Expansion>
    ))}
  </>
);

/**
 * The notes that the law of the country requires before the button, and the button with its required text. What is agreed to is
 * apart from what is only taken note of: the privacy notice, the right of withdrawal (LAW-3).
 */
const OrderButton = ({ isUnagreed, withdrawalUrl, contracts }: CheckoutReviewPageProps) => {
  const { site, t } = useSite();
  const contract = contracts.at(-1);
  const terms = (
    <InlineText text={t('page.checkout-review.terms', { terms: contract ? `#${contract.name}` : termsPath })} />
  );
  return (
    <>
      <Contracts contracts={contracts} />
      {checkoutTerms[site.code].agrees ? (
        <Check name="terms" required error={isUnagreed ? t('page.account.fault.agree') : undefined}>
          {terms}
        </Check>
      ) : (
        <p className={styles.note}>{terms}</p>
      )}
      <p className={styles.note}>
        <InlineText text={t('page.checkout-review.privacy', { privacy: privacyPath })} />
      </p>
      <p className={styles.note}>
        {`${t('page.order.withdrawal')} `}
        <a href={withdrawalUrl}>{t('page.order.withdrawalLink')}</a>
      </p>
      <Button type="submit" kind="activating" size="large" width="full">
        {t('page.checkout-review.order')}
      </Button>
    </>
  );
};

/** SAFE-5: shown instead of the button. */
const PreviewEnd = () => (
  <Notification kind="info">
    <StaffNote word="nothingOrdered" />
  </Notification>
);

/** SHOP-4: the whole order, then the button that places it. */
export const CheckoutReviewPage = (props: CheckoutReviewPageProps) => {
  const t = useT();
  const { attempt, seen, lines, sums, delivery, deliveredTo, greeting, invoiceTo, payment, email, days, storeHours } =
    props;
  const back = stepEvent('reverse_checkout', props, 1);
  return (
    <CheckoutFrame step={2} bought={props}>
      <form className={styles.columns} method="post" noValidate action={reviewPath}>
        <input type="hidden" name="attempt" value={attempt} />
        <input type="hidden" name="seen" value={seen} />
        <div className={styles.main}>
          <div>
            <h1 className={styles.title}>{t('page.checkout-review.title')}</h1>
            <Trouble {...props} />
          </div>
          <AddressPanel
            title={t(`page.order.to.${delivery}`)}
            lines={deliveredTo}
            end={<Change back={back} what={t(`page.order.to.${delivery}`)} />}
          />
          {greeting !== undefined && (
            <FactPanel
              title={t('page.order.greeting')}
              text={greeting}
              end={<Change back={back} what={t('page.order.greeting')} />}
            />
          )}
          <FactPanel title={t(`page.order.days.${delivery}`)} text={days} />
          {storeHours !== undefined && <FactPanel title={t('page.checkout.storeHours')} text={storeHours} />}
          {invoiceTo.length > 0 && (
            <AddressPanel
              title={t('page.order.invoiceTo')}
              lines={invoiceTo}
              end={<Change back={back} what={t('page.order.invoiceTo')} />}
            />
          )}
          <FactPanel
            title={t('page.order.payment')}
            text={payment ? t(`page.order.payment.${payment}`) : t('page.order.nothingToPay')}
            hint={payment && t(`page.checkout.payment.${payment}`)}
            end={<Change back={back} what={t('page.order.payment')} />}
          />
          <FactPanel
            title={t('page.account.field.email')}
            text={email}
            end={<Change back={back} what={t('page.account.field.email')} />}
          />
          {props.labels.map((label) => (
            <div key={label.model}>
              <p className={styles.note}>{label.title}</p>
              <DurabilityLabel label={label} />
            </div>
          ))}
          {props.notice && <GuaranteeNotice notice={props.notice} />}
        </div>
        <OrderSummary lines={lines} sums={<OrderSumList sums={sums} />}>
          {props.preview ? <PreviewEnd /> : <OrderButton {...props} />}
        </OrderSummary>
      </form>
    </CheckoutFrame>
  );
};
