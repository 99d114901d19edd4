import { usualOrigin } from '../../contracts/newsletter/newsletter.contract.ts';
import { StaticRegion } from '../../islands/Region.tsx';
import { NewsletterForm } from '../../regions/newsletter/NewsletterForm.tsx';
import { useT } from '../../sites/site-context.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import { NothingSent } from '../shell/staff/NothingSent.tsx';
import content from '../shell/content.module.css';
import type { NewsletterPageProps } from './newsletter.page.ts';
import styles from './newsletter.module.css';

/** A form of another page that was refused keeps where it was. */
const placeOf = ({ posted }: NewsletterPageProps) => {
  const { origin = usualOrigin, originAddition = 'page', tracked } = posted?.from ?? {};
  return { origin: { origin, originAddition }, ...(tracked === undefined ? {} : { tracked }) };
};

export const NewsletterPage = ({ isPreview, ...props }: NewsletterPageProps) => {
  const t = useT();
  return (
    <div className={`${content.width} ${styles.page}`}>
      {props.posted?.isPreview && <NothingSent isRefusal />}
      {props.posted?.isFromElsewhere && <Notification kind="info">{t('page.newsletter.sendHere')}</Notification>}
      <StaticRegion name="newsletter">
        <NewsletterForm
          variant="page"
          {...placeOf(props)}
          {...props}
          {...(isPreview ? { notice: <NothingSent /> } : {})}
        />
      </StaticRegion>
    </div>
  );
};
