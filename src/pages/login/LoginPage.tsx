import { orderFinderPath } from '../../contracts/order/order-state.contract.ts';
import { accountLinks, accountPages } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Check } from '../../ui/check/Check.tsx';
import { Field } from '../../ui/field/Field.tsx';
import styles from '../account/account.module.css';
import { LinkPanel, SaidNote } from '../account/AccountFrame.tsx';
import { EmailField } from '../account/ProfileFields.tsx';
import content from '../shell/content.module.css';
import type { LoginPageProps } from './login.page.ts';

const Demo = ({ customers }: { readonly customers: LoginPageProps['demo'] }) => {
  const t = useT();
  const [first] = customers;
  if (!first) return null;
  return (
    <section className={styles.demo}>
      <h2>{t('page.account.demo.title')}</h2>
      <p>{t('page.account.demo.text', { password: first.password })}</p>
      <dl>
        {customers.map(({ email, name, card }) => (
          <div key={email} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{`${email} (${t(`page.account.card.${card}`)})`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** The cart belongs to the account: a guest begins with an empty one. */
const GuestPanel = () => {
  const t = useT();
  return (
    <form className={styles.panel} method="post" action={accountLinks.logout}>
      <h2 className={styles.panelTitle}>{t('page.account.login.guestTitle')}</h2>
      <p>{t('page.account.login.guestText')}</p>
      <input type="hidden" name="next" value="guest" />
      <Button type="submit" kind="secondary">
        {t('page.account.login.guest')}
      </Button>
    </form>
  );
};

const OtherWays = () => {
  const t = useT();
  return (
    <div className={styles.main}>
      <section className={styles.panel}>
        <h2 className={styles.panelTitle}>{t('page.account.login.newTitle')}</h2>
        <p>{t('page.account.login.newText')}</p>
        <ButtonLink href={accountLinks.register} kind="secondary">
          {t('page.account.login.newLink')}
        </ButtonLink>
      </section>
      <LinkPanel title={t('page.order-link.title')} text={t('page.order-link.text')} href={orderFinderPath} />
    </div>
  );
};

export const LoginPage = ({ form, back, demo, isBuyer }: LoginPageProps) => {
  const t = useT();
  const { values, errors, said } = form;
  return (
    <div className={`${content.width} ${styles.page}`}>
      <h1 className={styles.title}>{t('page.account.login.title')}</h1>
      <SaidNote said={said} />
      {isBuyer && <p>{t('page.account.login.toOrder')}</p>}
      <div className={styles.two}>
        <div>
          <form className={styles.form} method="post" noValidate action={accountLinks.login}>
            {back !== undefined && <input type="hidden" name="back" value={back} />}
            <EmailField form={form} autoComplete="username" />
            <Field
              name="password"
              type="password"
              label={t('page.account.field.password')}
              error={errors['password']}
              autoComplete="current-password"
              required
            />
            <Check name="remember" checked={values['remember'] === 'on'}>
              {t('page.account.login.remember')}
            </Check>
            <div className={styles.actions}>
              <Button type="submit" size="large">
                {t('page.account.login.submit')}
              </Button>
              <a className={styles.link} href={accountPages.forgotten}>
                {t('page.account.login.forgotten')}
              </a>
            </div>
          </form>
          <Demo customers={demo} />
        </div>
        {isBuyer ? <GuestPanel /> : <OtherWays />}
      </div>
    </div>
  );
};
