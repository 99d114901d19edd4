import cross from 'virtual:icons/x';
import { consentCategories } from '../../contracts/tracking/consent-cookie.contract.ts';
import type { ConsentVendor } from '../../contracts/tracking/consent.contract.ts';
import { privacyPath } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { useId } from '../../platform/ids.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Check } from '../../ui/check/Check.tsx';
import surface from '../../ui/dialog/dialog.module.css';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './consent.module.css';

/** Refusing is as near, as large and as prominent as accepting. */
const YesAndNo = () => {
  const t = useT();
  return (
    <>
      <Button name="consent" value="none" width="full">
        {t('consent.refuse')}
      </Button>
      <Button name="consent" value="all" width="full">
        {t('consent.accept')}
      </Button>
    </>
  );
};

const Question = () => {
  const t = useT();
  const titleId = useId();
  return (
    <section className={styles.banner} aria-labelledby={titleId} data-banner hidden>
      <div className={styles.inside}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {t('consent.title')}
          </h2>
          <p className={styles.text}>
            {t('consent.text')} <a href={privacyPath}>{t('consent.privacy')}</a>
          </p>
        </div>
        <div className={styles.answers}>
          <YesAndNo />
          <div className={styles.third}>
            <Button name="consent" value="open" kind="secondary" width="full">
              {t('consent.choose')}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
};

const Settings = () => {
  const t = useT();
  const titleId = useId();
  return (
    <dialog className={`${surface.dialog} ${styles.dialog}`} aria-labelledby={titleId}>
      <div className={styles.panel}>
        <h2 id={titleId} className={styles.title}>
          {t('consent.settings')}
        </h2>
        <button className={styles.close} type="button" name="consent" value="close">
          <Icon body={cross} size={20} />
          <Hidden>{t('consent.close')}</Hidden>
        </button>
        <p className={styles.text}>
          {t('consent.settingsText')} <a href={privacyPath}>{t('consent.privacy')}</a>
        </p>
        <div className={styles.category}>
          <p className={styles.always}>
            <strong>{t('consent.necessary')}</strong>
            <span>{t('consent.always')}</span>
          </p>
          <p className={styles.reason}>{t('consent.necessaryText')}</p>
        </div>
        {consentCategories.map((category) => (
          <div key={category} className={styles.category}>
            <Check name={category}>
              <strong>{t(`consent.${category}`)}</strong>
            </Check>
            <p className={styles.reason}>{t(`consent.${category}Text`)}</p>
          </div>
        ))}
        <div className={styles.pair}>
          <YesAndNo />
          <div className={styles.third}>
            <Button name="consent" value="chosen" kind="secondary" width="full">
              {t('consent.save')}
            </Button>
          </div>
        </div>
      </div>
    </dialog>
  );
};

/**
 * CONS-2: question and settings, the same for all visitors; consent.start.ts shows the question if it has not been answered yet.
 * Without a script there is no tracking and no question.
 */
export const Consent = ({ vendor }: { readonly vendor?: ConsentVendor | undefined }) => {
  const t = useT();
  if (vendor) return null;
  return (
    <>
      <Question />
      <Settings />
      <Hidden>
        <output data-said={t('consent.said')} />
      </Hidden>
    </>
  );
};
