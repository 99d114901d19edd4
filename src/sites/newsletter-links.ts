import { newsletterForms } from './newsletter-forms.ts';
import type { SiteCode } from '../contracts/shop/site.contract.ts';
import { privacyPath } from './links.ts';

export interface NewsletterLinks {
  readonly voucher: string;
  readonly privacy: string;
  readonly contact: string;
  readonly example?: string;
  /** pages of TR only */
  readonly information?: string;
  readonly commercialMessages?: string;
  readonly personalMarketing?: string;
}

const common = { voucher: '/c/newsletter-gutschein', privacy: privacyPath, contact: '/contact' } as const;

/** NEWS-14: the links of the form. */
export const newsletterLinks = (site: SiteCode): NewsletterLinks => {
  if (site === 'TR')
    return {
      ...common,
      privacy: '/c/e-bulten-aydinlatma-metni',
      information: '/c/e-bulten-bilgilendirme',
      commercialMessages: '/c/ticari-elektronik-ileti',
      personalMarketing: '/c/kisisellestirilmis-pazarlama',
    };
  return newsletterForms[site].hasExample ? { ...common, example: '/c/newsletter-beispiel' } : common;
};
