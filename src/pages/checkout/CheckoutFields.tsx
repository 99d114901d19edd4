import { salutations } from '../../contracts/customer/account.contract.ts';
import { longestEmail } from '../../contracts/customer/login.contract.ts';
import { mostOfGreeting } from '../../domain/order/greeting.rules.ts';
import { otherField } from '../../domain/order/order.rules.ts';
import { checkoutTerms } from '../../sites/checkout.ts';
import { useSite, useT } from '../../sites/site-context.tsx';
import { Check } from '../../ui/check/Check.tsx';
import { Choice } from './Choice.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import type { SentForm } from '../account/account.rules.ts';
import { NameFields } from '../account/ProfileFields.tsx';
import styles from './checkout.module.css';

type Told = (name: string) => {
  readonly name: string;
  readonly value?: string | undefined;
  readonly error?: string | undefined;
};

/** Street and town, with the fields of the country's addresses. */
const PlaceFields = ({ told, of }: { readonly told: Told; readonly of: '' | 'shipping ' }) => {
  const { site, t } = useSite();
  const { hasDistrict } = checkoutTerms[site.code];
  return (
    <>
      <Field
        {...told('street')}
        label={t('page.account.field.street')}
        autoComplete={`${of}address-line1`}
        maxLength={80}
        required
      />
      <Field
        {...told('extra')}
        label={t('page.account.field.extra')}
        autoComplete={`${of}address-line2`}
        maxLength={80}
      />
      <div className={styles.pair}>
        <Field
          {...told('postcode')}
          label={t('page.account.field.postcode')}
          autoComplete={`${of}postal-code`}
          inputMode="numeric"
          maxLength={10}
          required
        />
        <Field
          {...told('city')}
          label={t('page.account.field.city')}
          autoComplete={hasDistrict ? `${of}address-level1` : `${of}address-level2`}
          maxLength={80}
          required
        />
      </div>
      {hasDistrict && (
        <Field
          {...told('district')}
          label={t('page.checkout.district')}
          autoComplete={`${of}address-level2`}
          maxLength={80}
          required
        />
      )}
    </>
  );
};

const toldIn =
  ({ values, errors }: SentForm, nameOf = (name: string) => name): Told =>
  (name) => {
    const own = nameOf(name);
    return { name: own, value: values[own], error: errors[own] };
  };

/** Another address for the parcel; without a tick its fields are hidden by style, and the server does not read them. */
export const OtherAddress = ({ form }: { readonly form: SentForm }) => {
  const t = useT();
  const told = toldIn(form, otherField);
  return (
    <div className={styles.elsewhere}>
      <Check name="otherAddress" checked={form.values['otherAddress'] === 'on'}>
        {t('page.checkout.otherAddress')}
      </Check>
      <fieldset className={styles.other}>
        <legend className={styles.hint}>{t('page.checkout.otherAddressHint')}</legend>
        <NameFields form={form} nameOf={otherField} of="shipping " />
        <Field
          {...told('company')}
          label={t('page.account.field.company')}
          autoComplete="shipping organization"
          maxLength={80}
        />
        <PlaceFields told={told} of="shipping " />
        <TextArea
          {...told('greeting')}
          label={t('page.checkout.greeting')}
          hint={t('page.checkout.greetingHint', mostOfGreeting)}
          maxLength={mostOfGreeting.characters}
        />
      </fieldset>
    </div>
  );
};

/** The customer and the address of the invoice, which is usually that of the parcel, too. */
export const CheckoutFields = ({ form }: { readonly form: SentForm }) => {
  const { site, t } = useSite();
  const { wantsPhone, taxId } = checkoutTerms[site.code];
  const told = toldIn(form);
  return (
    <div className={styles.fields}>
      <Choice
        look="row"
        name="salutation"
        legend={t('page.checkout.salutation')}
        value={form.values['salutation']}
        options={salutations.map((one) => ({ value: one, text: t(`page.account.salutation.${one}`) }))}
      />
      <NameFields form={form} />
      <Field {...told('company')} label={t('page.account.field.company')} autoComplete="organization" maxLength={80} />
      {taxId && <Field {...told('taxId')} label={t('page.checkout.taxId')} maxLength={20} />}
      <PlaceFields told={told} of="" />
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
