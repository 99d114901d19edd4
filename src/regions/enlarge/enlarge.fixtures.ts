import type { EnlargeProps } from './EnlargeDialog.tsx';

/** The server draws the dialog without pictures. */
export const enlargeFixtures = {
  'a coat': { title: 'Wollmantel' },
} as const satisfies Readonly<Record<string, EnlargeProps>>;
