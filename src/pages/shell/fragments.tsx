import type { ComponentType } from 'react';
import type { HeaderSettings } from '../../regions/header/settings.rules.ts';
import { NewsletterShell } from './NewsletterShell.tsx';
import { ConsentShell, FooterShell, HeaderShell } from './Shell.tsx';
import type { ShellData } from './shell-data.ts';

/** Settings of a fragment, read from the query by the schema of fragments.contract.ts. */
export type FragmentSettings = HeaderSettings;

interface FragmentProps {
  readonly settings: FragmentSettings;
  readonly shell: ShellData;
}

/** EMB-1: the regions that other teams' pages carry, composed as the shop's own pages carry them. */
export const fragments = {
  consent: ({ shell }: FragmentProps) => <ConsentShell shell={shell} />,
  header: ({ settings, shell }: FragmentProps) => <HeaderShell shell={shell} settings={settings} searchTerm="" />,
  footer: ({ settings: { reduced, platform }, shell }: FragmentProps) => (
    <FooterShell shell={shell} hasNewsletter={!reduced} reduced={reduced} platform={platform} />
  ),
  newsletter: ({ shell }: FragmentProps) => (
    <NewsletterShell pictures={shell.newsletterPictures} variant="page" originAddition="fragment" />
  ),
} satisfies Readonly<Record<string, ComponentType<FragmentProps>>>;

export type FragmentName = keyof typeof fragments;
