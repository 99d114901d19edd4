import { Region, CachedStaticRegion, StaticRegion } from '../../islands/Region.tsx';
import { consentFixtures } from '../../regions/consent/consent.fixtures.ts';
import { Consent } from '../../regions/consent/Consent.tsx';
import { enlargeFixtures } from '../../regions/enlarge/enlarge.fixtures.ts';
import { EnlargeDialog } from '../../regions/enlarge/EnlargeDialog.tsx';
import { newsletterFixtures } from '../../regions/newsletter/newsletter.fixtures.ts';
import { NewsletterForm, type NewsletterProps } from '../../regions/newsletter/NewsletterForm.tsx';
import { passwordFixtures } from '../../regions/password/password.fixtures.ts';
import { PasswordField, type PasswordFieldProps } from '../../regions/password/PasswordField.tsx';
import { previewFixtures } from '../../regions/preview/preview.fixtures.ts';
import { island as preview } from '../../regions/preview/preview.island.tsx';
import { watchFixtures } from '../../regions/watch/watch.fixtures.ts';
import { WatchButton } from '../../regions/watch/WatchButton.tsx';
import { idOf } from './example.rules.ts';
import { Example } from './Example.tsx';
import styles from './gallery.module.css';

/** Question and settings at once; on a page the browser decides which of them is visible. */
export const ConsentExamples = () =>
  Object.entries(consentFixtures).map(([name, props]) => (
    <Example key={name} name={name}>
      <div className={styles.shown}>
        <CachedStaticRegion name="gallery" of={Consent} props={props} id={idOf('consent', name)} />
      </div>
    </Example>
  ));

/** Closed, as the server draws it. */
export const EnlargeExamples = () =>
  Object.entries(enlargeFixtures).map(([name, props]) => (
    <Example key={name} name={name}>
      <StaticRegion name="gallery">
        <EnlargeDialog {...props} />
      </StaticRegion>
    </Example>
  ));

export const NewsletterExamples = () =>
  Object.entries<NewsletterProps>(newsletterFixtures).map(([name, props]) => (
    <Example key={name} name={name}>
      <CachedStaticRegion name="gallery" of={NewsletterForm} props={props} id={idOf('newsletter', name)} />
    </Example>
  ));

export const PasswordExamples = () => (
  <div className={styles.columns}>
    {Object.entries<PasswordFieldProps>(passwordFixtures).map(([name, props]) => (
      <Example key={name} name={name}>
        <StaticRegion name="password">
          <PasswordField {...props} />
        </StaticRegion>
      </Example>
    ))}
  </div>
);

export const PreviewExamples = () =>
  Object.entries(previewFixtures).map(([name, props]) => (
    <Example key={name} name={name}>
      <div className={styles.screen}>
        <Region of={preview} props={props} id={idOf('preview', name)} />
      </div>
    </Example>
  ));

export const WatchExamples = () =>
  Object.entries(watchFixtures).map(([name, props]) => (
    <Example key={name} name={name}>
      <StaticRegion name="watch">
        <WatchButton {...props} />
      </StaticRegion>
    </Example>
  ));
