import type { Address } from '../../contracts/customer/account.contract.ts';
import { nameOn } from '../../domain/customer/names.rules.ts';
import { Region } from '../../islands/Region.tsx';
import { island as formPart } from '../../regions/form-part/form-part.island.tsx';
import { accountPages } from '../../sites/links.ts';
import { useSite, useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Check } from '../../ui/check/Check.tsx';
import { Field } from '../../ui/field/Field.tsx';
import styles from '../account/account.module.css';
import { AccountFrame, Panel, SaidNote } from '../account/AccountFrame.tsx';
import { NameFields } from '../account/ProfileFields.tsx';
import type { AccountAddressesPageProps } from './account-addresses.page.ts';

const AddressRow = ({ address }: { readonly address: Address }) => {
  const { site, t } = useSite();
  const { id, company, street, extra, postcode, city, isDefault } = address;
  const lines = [company, nameOn(site, address), street, extra, `${postcode} ${city}`];
  return (
    <li className={styles.row}>
      <address>
        {lines.map((line) => line !== undefined && <div key={line}>{line}</div>)}
        {isDefault && <div className={styles.hint}>{t('page.account.address.isDefault')}</div>}
      </address>
      <form className={styles.actions} method="post" action={accountPages.addresses}>
        <input type="hidden" name="id" value={id} />
        <a className={styles.link} href={`${accountPages.addresses}?edit=${id}#address`}>
          {t('page.account.address.edit')}
        </a>
        <Region
          of={formPart}
          id={`confirm-${id}`}
          props={{
            part: 'confirm',
            of: {
              name: 'action',
              value: 'remove',
              label: t('page.account.address.remove'),
              question: {
                title: t('page.account.address.removeAsk'),
                text: lines.filter((line) => line !== undefined).join(', '),
                yes: t('page.account.address.removeYes'),
                no: t('page.account.address.removeNo'),
              },
            },
          }}
        />
      </form>
    </li>
  );
};

export const AccountAddressesPage = ({ framed, addresses, form, editing }: AccountAddressesPageProps) => {
  const t = useT();
  const { values, errors } = form;
  return (
    <AccountFrame title={t('page.account.nav.addresses')} current={accountPages.addresses} framed={framed}>
      {addresses.length > 0 && (
        <Panel title={t('page.account.address.kept')}>
          <ul className={styles.rows}>
            {addresses.map((address) => (
              <AddressRow key={address.id} address={address} />
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={t(editing === undefined ? 'page.account.address.new' : 'page.account.address.change')} id="address">
        <SaidNote said={form.said} />
        <form className={styles.form} method="post" noValidate action={accountPages.addresses}>
          {editing !== undefined && <input type="hidden" name="id" value={editing} />}
          <NameFields form={form} />
          <Field
            name="company"
            label={t('page.account.field.company')}
            value={values['company']}
            error={errors['company']}
            autoComplete="organization"
            maxLength={80}
          />
          <Field
            name="street"
            label={t('page.account.field.street')}
            value={values['street']}
            error={errors['street']}
            autoComplete="address-line1"
            maxLength={80}
            required
          />
          <Field
            name="extra"
            label={t('page.account.field.extra')}
            value={values['extra']}
            error={errors['extra']}
            autoComplete="address-line2"
            maxLength={80}
          />
          <div className={styles.pair}>
            <Field
              name="postcode"
              label={t('page.account.field.postcode')}
              value={values['postcode']}
              error={errors['postcode']}
              autoComplete="postal-code"
              inputMode="numeric"
              maxLength={10}
              required
            />
            <Field
              name="city"
              label={t('page.account.field.city')}
              value={values['city']}
              error={errors['city']}
              autoComplete="address-level2"
              maxLength={80}
              required
            />
          </div>
          <Check name="isDefault" checked={values['isDefault'] === 'on'}>
            {t('page.account.address.default')}
          </Check>
          <div className={styles.actions}>
            <Button type="submit">{t('page.account.save')}</Button>
          </div>
        </form>
      </Panel>
    </AccountFrame>
  );
};
