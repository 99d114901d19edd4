import type { FlagName } from '../../ui/flag/Flag.tsx';

/** One country has two languages under one flag; an unknown site gets the flag of the first one. */
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

/** FOOT-14: the view that was chosen for this browser session. */
export const viewCookie = 'KontorView';
