import { StaticRegion } from '../../islands/Region.tsx';
import { PasswordField } from '../../regions/password/PasswordField.tsx';
import { privacyPath } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import account from '../account/account.module.css';
import { Panel, SaidNote } from '../account/AccountFrame.tsx';
import { InlineText } from '../shell/InlineText.tsx';
import type { PlacedOrderPageProps } from './placed-order.page.ts';

type Offer = NonNullable<PlacedOrderPageProps['account']>;

/** An account for a guest who has ordered: the password alone is missing. */
export const AccountForm = ({ offer }: { readonly offer: Offer }) => {
  const t = useT();
  if (offer.kind === 'sent')
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` must not contain blocks
      <div role="status">
        <Notification kind="success">
          {`${t('page.account.register.sent')} ${t('page.account.register.sentText')}`}
        </Notification>
      </div>
    );
  const { errors, said } = offer.form;
  return (
    <Panel title={t('page.placed-order.account.title')} id="account">
      <SaidNote said={said} />
      <p>{t('page.placed-order.account.text')}</p>
      <form className={account.form} method="post" noValidate>
        <input type="hidden" name="act" value="account" />
        <div>
          <StaticRegion name="password">
            <PasswordField name="password" label={t('page.account.field.password')} error={errors['password']} />
          </StaticRegion>
        </div>
        <p className={account.hint}>
          <InlineText text={t('page.checkout-review.privacy', { privacy: privacyPath })} />
        </p>
        <div className={account.actions}>
          <Button type="submit" kind="secondary">
            {t('page.account.register.submit')}
          </Button>
        </div>
      </form>
    </Panel>
  );
};
