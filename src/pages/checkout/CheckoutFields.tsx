import { salutations } from '../../contracts/customer/account.contract.ts';
import { longestEmail } from '../../contracts/customer/login.contract.ts';
import { checkoutTerms } from '../../sites/checkout.ts';
import { useSite } from '../../sites/site-context.tsx';
import { Choice } from './Choice.tsx';
import { Field } from '../../ui/field/Field.tsx';
import type { SentForm } from '../account/account.rules.ts';
import { NameFields } from '../account/ProfileFields.tsx';
import styles from './checkout.module.css';

/** Customer and delivery address, with the fields of the country's addresses. */
export const CheckoutFields = ({ form }: { readonly form: SentForm }) => {
  const { site, t } = useSite();
  const { wantsPhone, hasDistrict, taxId } = checkoutTerms[site.code];
  const { values, errors } = form;
  const told = (name: string) => ({ name, value: values[name], error: errors[name] });
  return (
    <div className={styles.fields}>
      <Choice
        look="row"
        name="salutation"
        legend={t('page.checkout.salutation')}
        value={values['salutation']}
        options={salutations.map((one) => ({ value: one, text: t(`page.account.salutation.${one}`) }))}
      />
      <NameFields form={form} />
      <Field {...told('company')} label={t('page.account.field.company')} autoComplete="organization" maxLength={80} />
      {taxId && <Field {...told('taxId')} label={t('page.checkout.taxId')} maxLength={20} />}
      <Field
        {...told('street')}
        label={t('page.account.field.street')}
        autoComplete="address-line1"
        maxLength={80}
        required
      />
      <Field {...told('extra')} label={t('page.account.field.extra')} autoComplete="address-line2" maxLength={80} />
      <div className={styles.pair}>
        <Field
          {...told('postcode')}
          label={t('page.account.field.postcode')}
          autoComplete="postal-code"
          maxLength={10}
          required
        />
        <Field
          {...told('city')}
          label={t('page.account.field.city')}
          autoComplete={hasDistrict ? 'address-level1' : 'address-level2'}
          maxLength={80}
          required
        />
      </div>
      {hasDistrict && (
        <Field
          {...told('district')}
          label={t('page.checkout.district')}
          autoComplete="address-level2"
          maxLength={80}
          required
        />
      )}
      <div className={styles.pair}>
        <Field
          {...told('email')}
          type="email"
          label={t('page.account.field.email')}
          autoComplete="email"
          hint={t('page.checkout.emailHint')}
          maxLength={longestEmail}
          required
        />
        <Field
          {...told('phone')}
          type="tel"
          label={wantsPhone ? t('page.checkout.phone') : t('page.account.field.phone')}
          autoComplete="tel"
          hint={t('page.checkout.phoneHint')}
          maxLength={30}
          required={wantsPhone}
        />
      </div>
    </div>
  );
};
