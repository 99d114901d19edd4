import { salutations } from '../../contracts/account.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { Select } from '../../ui/select/Select.tsx';
import styles from './account.module.css';
import type { SentForm } from './account.rules.ts';

/** Name fields of every form about a person. */
export const NameFields = ({ form: { values, errors } }: { readonly form: SentForm }) => {
  const t = useT();
  return (
    <div className={styles.pair}>
      <Field
        name="firstName"
        label={t('page.account.field.firstName')}
        value={values['firstName']}
        error={errors['firstName']}
        autoComplete="given-name"
        maxLength={40}
        required
      />
      <Field
        name="lastName"
        label={t('page.account.field.lastName')}
        value={values['lastName']}
        error={errors['lastName']}
        autoComplete="family-name"
        maxLength={40}
        required
      />
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
