import { StaticRegion } from '../../islands/Region.tsx';
import { NewsletterForm } from '../../regions/newsletter/NewsletterForm.tsx';
import { NothingSent } from '../shell/NothingSent.tsx';
import content from '../shell/content.module.css';
import type { NewsletterPageProps } from './newsletter.page.ts';
import styles from './newsletter.module.css';

const origin = { origin: 'NEWSLETTER', originAddition: 'page' } as const;

export const NewsletterPage = (props: NewsletterPageProps) => (
  <div className={`${content.width} ${styles.page}`}>
    {props.posted?.isPreview && <NothingSent isRefusal />}
    <StaticRegion name="newsletter">
      <NewsletterForm variant="page" origin={origin} {...props} />
    </StaticRegion>
  </div>
);
