import type { ReactNode } from 'react';
import { exportPath } from '../../contracts/customer/account.contract.ts';
import { longestEmail } from '../../contracts/customer/login.contract.ts';
import { accountPages } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Expansion } from '../../ui/expansion/Expansion.tsx';
import { Field } from '../../ui/field/Field.tsx';
import styles from '../account/account.module.css';
import { AccountFrame, Panel, SaidNote } from '../account/AccountFrame.tsx';
import { NewPassword } from '../account/NewPassword.tsx';
import type { SentForm } from '../account/account.rules.ts';
import { NameFields, SalutationField } from '../account/ProfileFields.tsx';
import type { AccountDataPageProps, DataForm } from './account-data.page.ts';

const Form = ({
  action,
  forms,
  submit,
  children,
}: {
  readonly action: DataForm;
  readonly forms: AccountDataPageProps['forms'];
  readonly submit: string;
  readonly children: ReactNode;
}) => (
  <>
    <SaidNote said={forms[action].said} />
    <form className={styles.form} method="post" noValidate action={accountPages.data}>
      <input type="hidden" name="action" value={action} />
      {children}
      <div className={styles.actions}>
        <Button type="submit" kind={action === 'remove' ? 'secondary' : 'primary'}>
          {submit}
        </Button>
      </div>
    </form>
  </>
);

const CurrentPassword = ({ form }: { readonly form: SentForm }) => {
  const t = useT();
  return (
    <Field
      name="current"
      type="password"
      label={t('page.account.field.current')}
      error={form.errors['current']}
      autoComplete="current-password"
      required
    />
  );
};

export const AccountDataPage = ({ framed, email, forms, said }: AccountDataPageProps) => {
  const t = useT();
  const { profile, password, email: change, remove } = forms;
  const isRemoving = remove.said !== undefined || remove.errors['current'] !== undefined;
  return (
    <AccountFrame title={t('page.account.nav.data')} current={accountPages.data} framed={framed} said={said}>
      <Panel title={t('page.account.data.profile')} id="profile">
        <Form action="profile" forms={forms} submit={t('page.account.save')}>
          <SalutationField value={profile.values['salutation']} />
          <NameFields form={profile} />
          <Field
            name="phone"
            type="tel"
            label={t('page.account.field.phone')}
            value={profile.values['phone']}
            error={profile.errors['phone']}
            autoComplete="tel"
            maxLength={30}
          />
        </Form>
      </Panel>
      <Panel title={t('page.account.data.email')} id="email">
        <p className={styles.hint}>{t('page.account.data.emailNow', { email })}</p>
        <Form action="email" forms={forms} submit={t('page.account.data.emailSubmit')}>
          <Field
            name="email"
            type="email"
            label={t('page.account.field.newEmail')}
            value={change.values['email']}
            error={change.errors['email']}
            autoComplete="email"
            maxLength={longestEmail}
            required
          />
          <CurrentPassword form={change} />
        </Form>
      </Panel>
      <Panel title={t('page.account.data.password')} id="password">
        <Form action="password" forms={forms} submit={t('page.account.data.passwordSubmit')}>
          <CurrentPassword form={password} />
          <NewPassword errors={password.errors} />
        </Form>
      </Panel>
      <Panel title={t('page.account.data.export')}>
        <p>{t('page.account.data.exportText')}</p>
        <ButtonLink href={exportPath} kind="secondary">
          {t('page.account.data.exportLink')}
        </ButtonLink>
      </Panel>
      <div id="remove">
        <Expansion title={t('page.account.data.remove')} open={isRemoving}>
          <p>{t('page.account.data.removeText')}</p>
          <Form action="remove" forms={forms} submit={t('page.account.data.removeSubmit')}>
            <CurrentPassword form={remove} />
          </Form>
        </Expansion>
      </div>
    </AccountFrame>
  );
};
