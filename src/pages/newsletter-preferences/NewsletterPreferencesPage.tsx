import {
  interests,
  longestName,
  preferencesPagePath,
  salutations,
  unsubscribePagePath,
} from '../../contracts/newsletter/newsletter.contract.ts';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import { fieldsOf } from '../../domain/newsletter/newsletter.rules.ts';
import { LinkedText } from '../../regions/newsletter/LinkedText.tsx';
import { newsletterLinks } from '../../sites/newsletter-links.ts';
import { useSite } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { useFaultFocus } from '../../ui/field/fault-focus.ts';
import { Notification } from '../../ui/notification/Notification.tsx';
import content from '../shell/content.module.css';
import type { NewsletterPreferencesPageProps } from './newsletter-preferences.page.ts';
import { NewsletterMark } from '../newsletter/NewsletterMark.tsx';
import styles from '../newsletter/newsletter.module.css';

const Interests = ({ chosen }: { readonly chosen: readonly string[] }) => {
  const { t } = useSite();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('page.newsletter.preferences.interests')}</legend>
      <p className={styles.hint}>{t('page.newsletter.preferences.hint')}</p>
      <ul className={styles.interests}>
        {interests.map((interest) => (
          <li key={interest}>
            <label className={styles.interest}>
              <input type="checkbox" name="interests" value={interest} defaultChecked={chosen.includes(interest)} />
              {t(`page.newsletter.interest.${interest}`)}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};

/** of the message above the form */
const wrongId = 'wrong-names';

const NameInput = ({
  name,
  value,
  isWrong,
}: {
  readonly name: string;
  readonly value: string;
  readonly isWrong: boolean;
}) => (
  <input
    name={name}
    defaultValue={value}
    maxLength={longestName}
    {...useFaultFocus('field', name, isWrong)}
    {...(isWrong ? { 'aria-invalid': true, 'aria-describedby': wrongId } : {})}
  />
);

const Personal = ({ subscriber, wrong }: Pick<NewsletterPreferencesPageProps, 'subscriber' | 'wrong'>) => {
  const { site, t } = useSite();
  const form = newsletterForms[site.code];
  const names = fieldsOf(form).filter((field) => field === 'firstName' || field === 'lastName');
  const { personalMarketing } = newsletterLinks(site.code);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('page.newsletter.preferences.personal')}</legend>
      {form.names !== 'absent' && (
        <div className={styles.fields}>
          {form.salutation !== 'absent' && (
            <label className={styles.field}>
              {t('form.newsletter.salutation')}
              <select name="salutation" defaultValue={subscriber.salutation ?? ''}>
                <option value="">{t('form.newsletter.choose')}</option>
                {salutations.map((salutation) => (
                  <option key={salutation} value={salutation}>
                    {t(`form.newsletter.salutation.${salutation}`)}
                  </option>
                ))}
              </select>
            </label>
          )}
          {names.map((name) => (
            <label key={name} className={styles.field}>
              {t(`form.newsletter.${name}`)}
              <NameInput name={name} value={subscriber[name] ?? ''} isWrong={wrong.includes(name)} />
            </label>
          ))}
        </div>
      )}
      <div className={styles.tick}>
        <input id="dne" type="checkbox" name="dne" value="DNE" defaultChecked={subscriber.consents.includes('DNE')} />
        <label htmlFor="dne">
          <LinkedText text={t('form.newsletter.dne')} hrefs={personalMarketing ? [personalMarketing] : []} />
        </label>
      </div>
    </fieldset>
  );
};

export const NewsletterPreferencesPage = (props: NewsletterPreferencesPageProps) => {
  const { token, subscriber, isConfirmed, isSaved, wrong } = props;
  const { t } = useSite();
  return (
    <div className={`${content.width} ${styles.page}`}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          {t(isConfirmed ? 'page.newsletter.confirmed.title' : 'page.newsletter.preferences.title')}
        </h1>
        <p className={styles.lead}>
          {isConfirmed
            ? t('page.newsletter.confirmed.text')
            : t('page.newsletter.preferences.for', { email: subscriber.email ?? '' })}
        </p>
      </div>
      {isSaved && (
        <div className={styles.message}>
          <Notification kind="success">{t('page.newsletter.preferences.saved')}</Notification>
        </div>
      )}
      {wrong.length > 0 && (
        <div className={styles.message} id={wrongId}>
          <Notification kind="error">{t('page.newsletter.preferences.invalid')}</Notification>
        </div>
      )}
      <form className={styles.preferences} method="post" noValidate action={preferencesPagePath}>
        <input type="hidden" name="token" value={token} />
        <Interests chosen={subscriber.interests} />
        <Personal subscriber={subscriber} wrong={wrong} />
        <div className={styles.end}>
          <Button type="submit" size="large">
            {t('page.newsletter.preferences.save')}
          </Button>
          <a href={`${unsubscribePagePath}?${new URLSearchParams({ token })}`}>
            {t('page.newsletter.unsubscribe.link')}
          </a>
        </div>
      </form>
      <NewsletterMark now="confirmed" />
    </div>
  );
};
