import type { ComponentType } from 'react';
import type { HeaderSettings } from '../../regions/header/settings.rules.ts';
import { EveryPageShell, type PreviewMark } from './EveryPage.tsx';
import { NewsletterShell, type NewsletterSettings } from './NewsletterShell.tsx';
import { useSite } from '../../sites/site-context.tsx';
import { pageDataOf } from './page-data.rules.ts';
import { ConsentShell, FooterShell, HeaderShell, TrackingShell } from './Shell.tsx';
import type { ShellData } from './shell-data.ts';

/** Settings of a fragment, read from the query by the schema of fragments.contract.ts. */
export interface FragmentSettings extends HeaderSettings {
  readonly newsletter: NewsletterSettings;
}

interface FragmentProps {
  readonly settings: FragmentSettings;
  readonly shell: ShellData;
  /** of a preview for staff, in which nothing is tracked or sent (SAFE-5) */
  readonly mark: PreviewMark | undefined;
}

/** EMB-1: the regions for other teams' pages, composed as on the shop's own pages. */
export const fragments = {
  consent: ({ shell, mark }: FragmentProps) => {
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
  },
  // Every page has a header, so what belongs to every page comes with it: its author need not ask for more (docs/contracts/fragments.md).
  header: ({ settings, shell, mark }: FragmentProps) => (
    <>
      <HeaderShell shell={shell} settings={settings} searchTerm="" />
      <EveryPageShell mark={mark} reducedHeader={settings.reduced} />
    </>
  ),
  footer: ({ settings: { reduced, platform }, shell, mark }: FragmentProps) => (
    <FooterShell
      shell={shell}
      hasNewsletter={!reduced}
      reduced={reduced}
      isPreview={mark !== undefined}
      platform={platform}
    />
  ),
  newsletter: ({ settings: { newsletter }, shell, mark }: FragmentProps) => (
    <NewsletterShell
      pictures={shell.newsletterPictures}
      variant="page"
      place="fragment"
      isPreview={mark !== undefined}
      settings={newsletter}
    />
  ),
} satisfies Readonly<Record<string, ComponentType<FragmentProps>>>;

export type FragmentName = keyof typeof fragments;
