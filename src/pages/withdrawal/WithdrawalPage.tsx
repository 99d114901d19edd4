import { longestArticles } from '../../contracts/customer/contact.contract.ts';
import { nameOn } from '../../domain/customer/names.rules.ts';
import { useSite } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import styles from '../account/account.module.css';
import { SmallPage } from '../account/AccountFrame.tsx';
import { fieldOf } from '../contact/contact-form.rules.ts';
import { MessagePage, SenderFields } from '../contact/MessagePage.tsx';
import { TrapField } from '../contact/TrapField.tsx';
import { NothingSent } from '../shell/staff/NothingSent.tsx';
import type { WithdrawalPageProps } from './withdrawal.page.ts';
import own from './withdrawal.module.css';

type Review = NonNullable<WithdrawalPageProps['review']>;

const Declared = ({ withdrawal }: Pick<Review, 'withdrawal'>) => {
  const { site, t } = useSite();
  const { email, orderNumber, articles } = withdrawal;
  const facts = [
    [t('mail.contact.name'), nameOn(site, withdrawal)],
    [t('page.account.field.email'), email],
    [t('page.withdrawal.orderNumber'), orderNumber],
    [t('mail.withdrawal.articles'), articles],
  ] as const;
  return (
    <div className={own.declared}>
      <p>{t(articles === undefined ? 'page.withdrawal.declaration.whole' : 'page.withdrawal.declaration.some')}</p>
      <dl className={own.facts}>
        {facts.map(([term, value]) =>
          value === undefined ? null : [<dt key={`${term} name`}>{term}</dt>, <dd key={term}>{value}</dd>],
        )}
      </dl>
    </div>
  );
};

/** The second step: what is declared, and the button with the words of the law. */
const ReviewPage = ({ review, isPreview }: { readonly review: Review; readonly isPreview: boolean }) => {
  const { t } = useSite();
  const { withdrawal, attempt } = review;
  const { firstName, lastName, email, orderNumber = '', articles = '' } = withdrawal;
  const hidden = { attempt, firstName, lastName, email, orderNumber, articles };
  return (
    <SmallPage title={t('page.withdrawal.review')}>
      <Declared withdrawal={withdrawal} />
      <p>{t('page.withdrawal.reviewText', { email })}</p>
      <form className={styles.form} method="post" noValidate>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.actions}>
          {isPreview ? (
            <NothingSent />
          ) : (
            <Button type="submit" size="large" name="step" value="confirm">
              {t('page.withdrawal.confirm')}
            </Button>
          )}
          <Button type="submit" size="large" kind="secondary" name="step" value="change">
            {t('page.withdrawal.change')}
          </Button>
        </div>
      </form>
    </SmallPage>
  );
};

export const WithdrawalPage = ({ form, isSent, preview, review }: WithdrawalPageProps) => {
  const { t } = useSite();
  if (review) return <ReviewPage review={review} isPreview={preview !== undefined} />;
  return (
    <MessagePage kind="withdrawal" form={form} isSent={isSent} preview={preview}>
      <SenderFields form={form} />
      <Field
        {...fieldOf(form, 'orderNumber', t)}
        label={t('page.withdrawal.orderNumber')}
        hint={t('page.withdrawal.orderNumberText')}
        maxLength={30}
      />
      <TextArea
        {...fieldOf(form, 'articles', t)}
        label={t('page.withdrawal.articles')}
        hint={t('page.withdrawal.articlesText')}
        maxLength={longestArticles}
      />
      <TrapField />
    </MessagePage>
  );
};
