import type { ReactNode } from 'react';
import type { SubscribeRequest } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import {
  newsletterPagePath,
  trapField,
  type NewsletterPictures,
} from '../../contracts/newsletter/newsletter.contract.ts';
import { newsletterStatuses } from '../../contracts/customer/newsletter-status.contract.ts';
import type { PostedForm } from '../../contracts/newsletter/newsletter-pages.contract.ts';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import { emptyValues } from '../../domain/newsletter/newsletter.rules.ts';
import { newsletterLinks } from '../../sites/newsletter-links.ts';
import { useSite } from '../../sites/site-context.tsx';
import { useId } from '../../platform/ids.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { useFaultFocus } from '../../ui/field/fault-focus.ts';
import { Notification } from '../../ui/notification/Notification.tsx';
import { EmailField, Rest } from './Fields.tsx';
import { LinkedText } from './LinkedText.tsx';
import styles from './newsletter.module.css';

export interface NewsletterProps {
  /** the content of a page, or the block above the footer (FOOT-3) */
  readonly variant: 'page' | 'block';
  readonly pictures: Pick<NewsletterPictures, 'desktop' | 'tablet'>;
  readonly origin: Pick<SubscribeRequest, 'origin' | 'originAddition'>;
  /** NEWS-12: the origin for trackers; usually `onsite:subsite` */
  readonly tracked?: string;
  /** NEWS-4: the script's calls go to the private base path */
  readonly isSinglePageApp?: boolean;
  /** NEWS-9: set by the page that an invalid link led to */
  readonly isLinkInvalid: boolean;
  /** a plain form was accepted */
  readonly isDone: boolean;
  /** a plain form was refused */
  readonly posted?: PostedForm;
  /** in the place of the button, if nothing can be sent (SAFE-5) */
  readonly notice?: ReactNode;
}

const Picture = ({ pictures: { desktop, tablet } }: Pick<NewsletterProps, 'pictures'>) => (
  <picture>
    <source media="(min-width: 1024px)" srcSet={desktop.src} width={desktop.width} height={desktop.height} />
    <source media="(min-width: 767px)" srcSet={tablet.src} width={tablet.width} height={tablet.height} />
    {/* NEWS-1: no picture on small screens. It is not rendered there, so a lazy browser never loads it. */}
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
  // No field is wrong then, so the page is focused here.
  const refusal = {
    tabIndex: -1,
    'data-refusal': true,
    ...useFaultFocus('message', useId(), shown === 'generic'),
  };
  return (
    <div role="alert" className={styles.banner}>
      {(['link', 'generic'] as const).map((kind) => (
        <div
          key={kind}
          data-banner={kind}
          hidden={kind !== shown}
          {...(kind === 'generic' && kind === shown ? refusal : {})}
        >
          <Notification kind="error">{t(`form.newsletter.error.${kind}`)}</Notification>
        </div>
      ))}
    </div>
  );
};

/**
 * NEWS-1: the form of the site's country, rendered on the server only. Without JavaScript the browser posts it to its page, which
 * responds with the same messages. The script (newsletter-form.effects.ts) finds all texts that it needs in the HTML.
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
          data-single-page={props.isSinglePageApp || undefined}
        >
          <Banners {...props} />
          <EmailField {...fields} />
          <div className={styles.trap} aria-hidden="true">
            <label htmlFor={`${idPrefix}trap`}>{t('form.newsletter.trap')}</label>
            <input id={`${idPrefix}trap`} name={trapField} defaultValue="" tabIndex={-1} autoComplete="off" />
          </div>
          <input type="hidden" name="origin" value={origin.origin} />
          <input type="hidden" name="originAddition" value={origin.originAddition} />
          {tracked !== undefined && <input type="hidden" name="tracked" value={tracked} />}
          <div className={styles.rest}>
            <Rest {...fields} links={links} />
          </div>
          {props.notice ? (
            <div className={styles.banner}>{props.notice}</div>
          ) : (
            <Button type="submit" size="large" kind="activating" width="full">
              {t('form.newsletter.submit')}
            </Button>
          )}
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
