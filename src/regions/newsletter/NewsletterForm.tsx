import { useId } from 'react';
import type { SubscribeRequest } from '../../contracts/newsletter-bodies.contract.ts';
import { newsletterPagePath, trapField, type NewsletterPictures } from '../../contracts/newsletter.contract.ts';
import type { PostedForm } from '../../contracts/newsletter-pages.contract.ts';
import { newsletterForms } from '../../contracts/newsletter-forms.constants.ts';
import { emptyValues } from '../../contracts/newsletter.rules.ts';
import { newsletterLinks } from '../../sites/newsletter-links.ts';
import { useSite } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import { EmailField, Rest } from './Fields.tsx';
import { LinkedText } from './LinkedText.tsx';
import styles from './newsletter.module.css';

export interface NewsletterProps {
  readonly pictures: Pick<NewsletterPictures, 'desktop' | 'tablet'>;
  readonly origin: Pick<SubscribeRequest, 'origin' | 'originAddition'>;
  /** NEWS-9: asked for by the page that a dead link led to */
  readonly isLinkInvalid: boolean;
  /** a plain form was taken */
  readonly isDone: boolean;
  /** a plain form was refused */
  readonly posted?: PostedForm;
}

const Picture = ({ pictures: { desktop, tablet } }: Pick<NewsletterProps, 'pictures'>) => (
  <picture>
    <source media="(min-width: 1024px)" srcSet={desktop.src} width={desktop.width} height={desktop.height} />
    <source media="(min-width: 767px)" srcSet={tablet.src} width={tablet.width} height={tablet.height} />
    {/* NEWS-1: none below, so that phones fetch nothing. */}
    <img
      className={styles.image}
      src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="
      alt=""
      loading="lazy"
    />
  </picture>
);

const bannerOf = ({ isLinkInvalid, posted }: NewsletterProps): 'none' | 'link' | 'generic' => {
  if (posted?.isBroken) return 'generic';
  return isLinkInvalid ? 'link' : 'none';
};

const Banners = (props: NewsletterProps) => {
  const { t } = useSite();
  const shown = bannerOf(props);
  return (
    <div role="alert" className={styles.banner}>
      {(['link', 'generic'] as const).map((kind) => (
        <div key={kind} data-banner={kind} hidden={kind !== shown}>
          <Notification kind="error">{t(`form.newsletter.error.${kind}`)}</Notification>
        </div>
      ))}
    </div>
  );
};

/**
 * NEWS-1: the form of the site's country, drawn by the server alone. Without JavaScript the browser posts it, whole, to its page;
 * which answers with the same messages.
 */
export const NewsletterForm = (props: NewsletterProps) => {
  const { site, t } = useSite();
  const form = newsletterForms[site.code];
  const links = newsletterLinks(site.code);
  const id = useId();
  const { posted, isDone, origin } = props;
  const fields = { form, values: posted?.values ?? emptyValues, faults: posted?.faults ?? {} };
  return (
    <section className={styles.newsletter} aria-labelledby={`${id}title`}>
      <div className={styles.side}>
        <Picture pictures={props.pictures} />
        <p className={styles.bubble}>
          <strong>{t('form.newsletter.bubble.value')}</strong>
          <span>{t('form.newsletter.bubble.text')}</span>
        </p>
      </div>
      <div className={styles.words} data-done={isDone}>
        <h1 id={`${id}title`} className={styles.title}>
          {t('form.newsletter.title')}
        </h1>
        <div className={styles.success} data-success tabIndex={-1} hidden={!isDone}>
          <p className={styles.thanks}>{t('form.newsletter.success.title')}</p>
          <p>{t('form.newsletter.success.text')}</p>
        </div>
        <form
          className={styles.form}
          method="post"
          action={newsletterPagePath}
          noValidate
          hidden={isDone}
          data-revealed={posted !== undefined}
        >
          <Banners {...props} />
          <EmailField {...fields} />
          <div className={styles.trap} aria-hidden="true">
            <label htmlFor={`${id}trap`}>{t('form.newsletter.trap')}</label>
            <input id={`${id}trap`} name={trapField} defaultValue="" tabIndex={-1} autoComplete="off" />
          </div>
          <input type="hidden" name="origin" value={origin.origin} />
          <input type="hidden" name="originAddition" value={origin.originAddition} />
          <div className={styles.rest}>
            <Rest {...fields} links={links} />
          </div>
          <Button type="submit" size="large" kind="activating" width="full">
            {t('form.newsletter.submit')}
          </Button>
          <p className={styles.notes}>
            {t('form.newsletter.mandatory')}
            {form.hasFootnote && <span> {t('form.newsletter.footnote')}</span>}{' '}
            <LinkedText text={t('form.newsletter.conditions')} hrefs={[links.voucher]} />
          </p>
        </form>
      </div>
    </section>
  );
};
