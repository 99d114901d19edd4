import { useId } from 'react';
import type { SubscribeRequest } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import {
  newsletterPagePath,
  trapField,
  type NewsletterPictures,
} from '../../contracts/newsletter/newsletter.contract.ts';
import { newsletterStatuses } from '../../contracts/customer/header-start.contract.ts';
import type { PostedForm } from '../../contracts/newsletter/newsletter-pages.contract.ts';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import { emptyValues } from '../../domain/newsletter/newsletter.rules.ts';
import { newsletterLinks } from '../../sites/newsletter-links.ts';
import { useSite } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import { EmailField, Rest } from './Fields.tsx';
import { LinkedText } from './LinkedText.tsx';
import styles from './newsletter.module.css';

export interface NewsletterProps {
  /** a page's own part, or the block above the footer (FOOT-3) */
  readonly variant: 'page' | 'block';
  readonly pictures: Pick<NewsletterPictures, 'desktop' | 'tablet'>;
  readonly origin: Pick<SubscribeRequest, 'origin' | 'originAddition'>;
  /** NEWS-12: what trackers hear as origin, `{origin}:{originAddition}`; usually `onsite:subsite` */
  readonly tracked?: string;
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
    {/* NEWS-1: none below, where it is not drawn: a browser that loads late then never does. */}
    <img className={styles.image} src={tablet.src} width={tablet.width} height={tablet.height} alt="" loading="lazy" />
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
        <div
          key={kind}
          data-banner={kind}
          hidden={kind !== shown}
          // No field is wrong: the page stands here (server/first-fault.ts).
          {...(kind === 'generic' && kind === shown ? { tabIndex: -1, 'data-refusal': true } : {})}
        >
          <Notification kind="error">{t(`form.newsletter.error.${kind}`)}</Notification>
        </div>
      ))}
    </div>
  );
};

/**
 * NEWS-1: the form of the site's country, drawn by the server alone. Without JavaScript the browser posts it, whole, to its page;
 * which answers with the same messages. What makes it quicker (newsletter-form.effects.ts) finds in it every word that it may need.
 */
export const NewsletterForm = (props: NewsletterProps) => {
  const { site, t } = useSite();
  const form = newsletterForms[site.code];
  const links = newsletterLinks(site.code);
  const { posted, isDone, origin, tracked, variant } = props;
  const idPrefix = `${useId()}-`;
  const fields = { idPrefix, form, values: posted?.values ?? emptyValues, faults: posted?.faults ?? {} };
  const Heading = variant === 'page' ? 'h1' : 'h2';
  return (
    <section className={styles.newsletter} data-variant={variant} aria-labelledby={`${idPrefix}title`}>
      <div className={styles.side}>
        <Picture pictures={props.pictures} />
        <p className={styles.bubble}>
          <strong>{t('form.newsletter.bubble.value')}</strong>
          <span>{t('form.newsletter.bubble.text')}</span>
        </p>
      </div>
      <div className={styles.words} data-done={isDone}>
        <Heading id={`${idPrefix}title`} className={styles.title}>
          {t('form.newsletter.title')}
        </Heading>
        {variant === 'block' &&
          newsletterStatuses.map((known) => (
            <p key={known} className={styles.known} data-known={known}>
              {t(`form.newsletter.known.${known}`)}
            </p>
          ))}
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
          data-rules={JSON.stringify(form)}
          data-tracked={tracked}
        >
          <Banners {...props} />
          <EmailField {...fields} />
          <div className={styles.trap} aria-hidden="true">
            <label htmlFor={`${idPrefix}trap`}>{t('form.newsletter.trap')}</label>
            <input id={`${idPrefix}trap`} name={trapField} defaultValue="" tabIndex={-1} autoComplete="off" />
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
