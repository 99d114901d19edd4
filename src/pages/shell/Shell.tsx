import { Region, StillRegion } from '../../islands/Region.tsx';
import { Footer } from '../../regions/footer/Footer.tsx';
import { Header } from '../../regions/header/Header.tsx';
import { Navigation } from '../../regions/navigation/Navigation.tsx';
import { island as search } from '../../regions/search/search.island.tsx';
import type { PageType } from '../page.ts';
import type { ShellData } from './shell-data.ts';

/** The header as every page and the header's fragment carry it: regions know one another only here. */
export const HeaderShell = ({
  shell,
  reduced,
  pageType,
  searchTerm,
  section,
}: {
  readonly shell: ShellData;
  readonly reduced: boolean;
  readonly pageType: PageType;
  readonly searchTerm: string;
  /** path of the navigation's entry that the page belongs to */
  readonly section?: string | undefined;
}) => (
  <StillRegion name="header">
    <Header
      benefits={shell.benefits}
      reduced={reduced}
      pageType={pageType}
      search={<Region of={search} props={{ term: searchTerm }} />}
      navigation={<Navigation items={shell.navigation.items} outletUrl={shell.outletUrl} current={section} />}
    />
  </StillRegion>
);

export const FooterShell = ({ shell }: { readonly shell: ShellData }) => (
  <StillRegion name="footer">
    <Footer countries={shell.countries} />
  </StillRegion>
);
