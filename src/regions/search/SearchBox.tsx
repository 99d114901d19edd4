import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { Platform } from '../../contracts/site.contract.ts';
import { useBrowser } from '../../platform/browser-context.tsx';
import type { PanelProps } from './SearchPanel.tsx';
import { SearchView } from './SearchView.tsx';
import { useSearch } from './use-search.ts';

export interface SearchBoxProps {
  /** what the page was searched for; the box shows it */
  readonly term: string;
  /** SITE-9: where the page says it; else the width decides */
  readonly platform?: Platform;
}

/** Fetched, with its styles, while the first letters are typed; without it the box is a form that nothing is suggested to. */
const usePanel = (): ComponentType<PanelProps> | undefined => {
  const browserOf = useBrowser();
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  useEffect(() => {
    import('./SearchPanel.tsx').then(
      ({ SearchPanel }) => setPanel(() => SearchPanel),
      (fault: unknown) => browserOf().log.warn('the panel of the search did not come: the form goes its way', fault),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: the browser never changes
  }, []);
  return Panel;
};

/** The box with its machine. Until it is awake the plain form works by itself. */
export const SearchBox = ({ term, platform }: SearchBoxProps) => {
  const field = useRef<HTMLInputElement>(null);
  const { state, send, focus } = useSearch({ term, platform, field });
  const Panel = usePanel();
  return <SearchView state={state} send={send} focus={focus} field={field} platform={platform} Panel={Panel} />;
};
