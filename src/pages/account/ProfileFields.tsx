import { salutations } from '../../contracts/customer/account.contract.ts';
import { longestEmail } from '../../contracts/customer/login.contract.ts';
import { nameFields } from '../../domain/customer/names.rules.ts';
import { useSite, useT } from '../../sites/site-context.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { Select } from '../../ui/select/Select.tsx';
import styles from './account.module.css';
import type { SentForm } from './account.rules.ts';

/** The address that a visitor logs in with; `autoComplete` names it for password managers where it comes with a password. */
export const EmailField = ({
  form: { values, errors },
  autoComplete,
}: {
  readonly form: SentForm;
  readonly autoComplete: 'email' | 'username';
}) => {
  const t = useT();
  return (
    <Field
      name="email"
      type="email"
      label={t('page.account.field.email')}
      value={values['email']}
      error={errors['email']}
      autoComplete={autoComplete}
      maxLength={longestEmail}
      required
    />
  );
};

const asItIs = (name: string): string => name;

/** Name fields of every form about a person. */
export const NameFields = ({
  form: { values, errors },
  nameOf = asItIs,
  of = '',
}: {
  readonly form: SentForm;
  /** the names of the fields, where the form has those of two people */
  readonly nameOf?: (name: string) => string;
  /** in front of the kind of value that the browser fills in */
  readonly of?: '' | 'shipping ';
}) => {
  const { site, t } = useSite();
  return (
    <div className={styles.pair}>
      {nameFields(site).map((name) => (
        <Field
          key={name}
          name={nameOf(name)}
          label={t(`page.account.field.${name}`)}
          value={values[nameOf(name)]}
          error={errors[nameOf(name)]}
          autoComplete={name === 'firstName' ? `${of}given-name` : `${of}family-name`}
          maxLength={40}
          required
        />
      ))}
    </div>
  );
};

export const SalutationField = ({ value = '' }: { readonly value?: string | undefined }) => {
  const t = useT();
  return (
    <Select
      name="salutation"
      label={t('page.account.field.salutation')}
      value={value}
      options={[
        { value: '', text: t('page.account.salutation.none') },
        ...salutations.map((one) => ({ value: one, text: t(`page.account.salutation.${one}`) })),
      ]}
    />
  );
};
