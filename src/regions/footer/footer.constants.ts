import type { FlagName } from '../../ui/flag/Flag.tsx';

/** One country speaks two languages under one flag; a site that is not known here gets the first one's. */
const flags: Readonly<Record<string, FlagName>> = {
  DE: 'de',
  AT: 'at',
  CH: 'ch',
  CH_FR: 'ch',
  CZ: 'cz',
  HU: 'hu',
  PL: 'pl',
  SK: 'sk',
  TR: 'tr',
};

export const flagOf = (site: string): FlagName => flags[site] ?? 'de';

/** FOOT-14: the view that was chosen for this session of the browser. */
export const viewCookie = 'KontorView';
