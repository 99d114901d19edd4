import type { NewsletterProps } from './NewsletterForm.tsx';
import { emptyValues } from '../../domain/newsletter/newsletter.rules.ts';

const folder = '/service/newsletterfrontend/newslettersubscriptionform';
const plain: NewsletterProps = {
  variant: 'page',
  pictures: {
    desktop: { src: `${folder}/aaaaaaaaaaaaaaaaaaaa.jpg`, width: 900, height: 1080 },
    tablet: { src: `${folder}/bbbbbbbbbbbbbbbbbbbb.jpg`, width: 1440, height: 640 },
  },
  origin: { origin: 'NEWSLETTER', originAddition: 'page' },
  isLinkInvalid: false,
  isDone: false,
};

export const newsletterFixtures = {
  fresh: plain,
  'above the footer': { ...plain, variant: 'block', origin: { origin: 'NEWSLETTER', originAddition: 'footer' } },
  'after a link that is no longer valid': { ...plain, isLinkInvalid: true },
  'after a plain form that was taken': { ...plain, isDone: true },
  'after a plain form that was refused': {
    ...plain,
    posted: {
      values: { ...emptyValues, email: 'a@b', firstName: 'www.example.com' },
      faults: { email: 'invalid', salutation: 'missing', firstName: 'invalid', lastName: 'missing', legal: 'missing' },
      isBroken: false,
    },
  },
  'after a plain form that met a fault': { ...plain, posted: { values: undefined, faults: {}, isBroken: true } },
} as const satisfies Readonly<Record<string, NewsletterProps>>;
