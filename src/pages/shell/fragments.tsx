import type { ComponentType } from 'react';
import type { ShownPromotion } from '../../contracts/content/promotion.contract.ts';
import { Region, StaticRegion } from '../../islands/Region.tsx';
import { island as preview } from '../../regions/preview/preview.island.tsx';
import { island as promotion } from '../../regions/promotion/promotion.island.tsx';
import type { HeaderSettings } from '../../regions/header/settings.rules.ts';
import { EveryPageShell, type PreviewMark } from './EveryPage.tsx';
import { NewsletterShell, type NewsletterSettings } from './NewsletterShell.tsx';
import { useSite } from '../../sites/site-context.tsx';
import { pageDataOf } from './page-data.rules.ts';
import { AppBannerShell, ConsentShell, FooterShell, HeaderShell, TrackingShell } from './Shell.tsx';
import { RecentRow } from './rows/RecentRow.tsx';
import type { ShellData } from './shell-data.ts';

/** Settings of a fragment, read from the query by the schema of fragments.contract.ts. */
export interface FragmentSettings extends HeaderSettings {
  readonly newsletter: NewsletterSettings;
  /** PROMO-1: the slot of the fragment `promotion` */
  readonly slot: string;
  readonly tag: string | undefined;
  /** TRK-6: the product of the page, for the fragment `recent` */
  readonly product: string | undefined;
}

export interface FragmentProps {
  readonly settings: FragmentSettings;
  readonly shell: ShellData;
  /** what the slot of the fragment `promotion` shows now */
  readonly shown: ShownPromotion | undefined;
  /** address of styles that the region asks for later (EMB-8); none where the page writes the tags itself */
  readonly laterSheet: string | undefined;
  /** of a preview for staff, in which nothing is tracked or sent (SAFE-5) */
  readonly mark: PreviewMark | undefined;
}

const ConsentFragment = ({ shell, mark }: FragmentProps) => {
  const { site } = useSite();
  return (
    <>
      {!mark && (
        <TrackingShell
          page={pageDataOf({ name: 'other', type: 'content', language: site.locale, abTests: {} })}
          events={[]}
        />
      )}
      <ConsentShell shell={shell} />
    </>
  );
};

// What belongs to every page comes with its header: the author need not ask for more (docs/contracts/fragments.md).
const HeaderFragment = ({
  settings: { newsletter: _newsletter, slot: _slot, tag: _tag, product: _product, ...settings },
  shell,
  mark,
}: FragmentProps) => (
  <>
    <HeaderShell shell={shell} settings={settings} searchTerm="" />
    <EveryPageShell mark={mark} reducedHeader={settings.reduced} />
  </>
);

const FooterFragment = ({ settings: { reduced, platform }, shell, mark }: FragmentProps) => (
  <FooterShell
    shell={shell}
    hasNewsletter={!reduced}
    reduced={reduced}
    isPreview={mark !== undefined}
    platform={platform}
  />
);

const RecentFragment = ({ settings: { product }, laterSheet }: FragmentProps) => (
  <RecentRow id="recent-heading" productId={product} sheet={laterSheet} />
);

/** EMB-1: the regions for other teams' pages, composed as on the shop's own pages. */
export const fragments = {
  // Consent is first for keyboard and screen reader, as on the shop's pages (CONS-2).
  shell: (props: FragmentProps) => (
    <>
      <ConsentFragment {...props} />
      <HeaderFragment {...props} />
    </>
  ),
  consent: ConsentFragment,
  header: HeaderFragment,
  footer: FooterFragment,
  'shell-end': (props: FragmentProps) => (
    <>
      {!props.settings.reduced && <RecentFragment {...props} />}
      <FooterFragment {...props} />
    </>
  ),
  recent: RecentFragment,
  newsletter: ({ settings: { newsletter }, shell, mark }: FragmentProps) => (
    <NewsletterShell
      pictures={shell.newsletterPictures}
      variant="page"
      place="fragment"
      isPreview={mark !== undefined}
      settings={newsletter}
    />
  ),
  promotion: ({ settings: { slot, tag }, shown }: FragmentProps) =>
    shown && (
      <Region
        of={promotion}
        id={`promotion-${slot}`}
        props={{ promotionId: slot, promotion: shown, ...(tag === undefined ? {} : { anyOfTags: [tag] }) }}
      />
    ),
  activity: () => <StaticRegion name="activity" />,
  preview: ({ mark }: FragmentProps) => <Region of={preview} props={mark ? { mark } : {}} />,
  'app-banner': () => <AppBannerShell />,
} satisfies Readonly<Record<string, ComponentType<FragmentProps>>>;

export type FragmentName = keyof typeof fragments;
